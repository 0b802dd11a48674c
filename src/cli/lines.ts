import { createReadStream } from 'node:fs'
import { once } from 'node:events'
import { at } from '../engine/index.js'
import { UsageError } from './help.js'

/** No record is longer; what goes beyond is cut off, so that such a line is malformed and memory stays bounded. */
const longestLine = 8_000_000

/** The lines of a text stream, without their ends; only one chunk and one line are held at a time. */
async function* split(stream: AsyncIterable<unknown>): AsyncGenerator<string> {
  let pieces: string[] = []
  let length = 0
  const keep = (piece: string): void => {
    if (length < longestLine) pieces.push(piece.slice(0, longestLine - length))
    length += piece.length
  }
  let first = true
  for await (const chunk of stream) {
    // Some editors begin a file with a byte order mark.
    const parts = (first ? String(chunk).replace(/^\uFEFF/, '') : String(chunk)).split('\n')
    first = false
    for (const part of parts.slice(0, -1)) {
      keep(part)
      yield pieces.join('')
      pieces = []
      length = 0
    }
    keep(at(parts, parts.length - 1))
  }
  if (length > 0) yield pieces.join('')
}

/**
 * All lines that are not blank from the files, one after another, or from standard input where there are none.
 * @throws UsageError for a file that cannot be read
 */
export async function* linesOf(files: readonly string[]): AsyncGenerator<string> {
  const sources = files.length > 0 ? files : [null]
  for (const file of sources) {
    const stream = file === null ? process.stdin : createReadStream(file)
    stream.setEncoding('utf8')
    try {
      for await (const line of split(stream)) if (line.trim() !== '') yield line
    } catch (error) {
      if (file === null || !(error instanceof Error) || !('code' in error)) throw error
      throw new UsageError(`cannot read ${file}: ${String(error.code)}`)
    }
  }
}

/**
 * The whole text of a file, or of standard input for null.
 * @throws UsageError for a file that cannot be read
 */
export async function textOf(file: string | null): Promise<string> {
  const lines: string[] = []
  for await (const line of linesOf(file === null ? [] : [file])) lines.push(line)
  return lines.join('\n')
}

/** Collects lines and writes them to standard output in blocks, waiting while the reader is slow. */
export class LineWriter {
  #block: string[] = []
  #size = 0

  /** Adds one line. */
  async write(line: string): Promise<void> {
    this.#block.push(line, '\n')
    this.#size += line.length + 1
    if (this.#size >= 65536) await this.flush()
  }

  /** Writes what has been collected. */
  async flush(): Promise<void> {
    const text = this.#block.join('')
    this.#block = []
    this.#size = 0
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain')
  }
}
