import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { root } from './documents.js'

const languages = ['de', 'en', 'no'] as const

/** How long the steps may take where the machine is busy, in milliseconds. */
export const patience = 240_000

/** How a program ended: its exit code and all that it printed. */
export interface Ended {
  readonly code: number
  readonly said: string
}

/** A copy of the project in which the steps of CONTRIBUTING are followed. */
export class Copy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'doko-adding-'))
  readonly #changed = new Set<string>()
  readonly #sources = new Map<string, ts.SourceFile>()
  #program: ts.Program | undefined

  /** @param more folders and files to copy beside the sources, relative to the project */
  constructor(...more: readonly string[]) {
    const parts = ['src', 'commands', 'assets/locales', '.config', 'package.json', 'tsconfig.json', ...more]
    for (const part of parts) cpSync(path.join(root, part), this.#path(part), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), this.#path('node_modules'))
  }

  #path(file: string): string {
    return path.join(this.folder, file)
  }

  /** The files that were written, in alphabetical order. */
  get changed(): readonly string[] {
    return [...this.#changed].sort()
  }

  /** Forgets which files were written: other steps begin. */
  begin(): void {
    this.#changed.clear()
  }

  write(file: string, text: string): void {
    this.#changed.add(file)
    writeFileSync(this.#path(file), text)
  }

  /**
   * Changes a file as somebody with an editor would.
   * @param place what stands there now, once
   * @throws Error when it does not, so that these steps do not go stale unnoticed
   */
  edit(file: string, place: RegExp, change: (found: string) => string): void {
    const text = readFileSync(this.#path(file), 'utf8')
    const found = place.exec(text)?.[0]
    if (found === undefined) throw new Error(`${file} has no ${String(place)}`)
    this.write(
      file,
      text.replace(found, () => change(found)),
    )
  }

  /** Gives messages a sentence, in each language the same. */
  say(words: Readonly<Record<string, string>>): void {
    for (const language of languages) {
      const file = `assets/locales/${language}.json`
      const known = JSON.parse(readFileSync(this.#path(file), 'utf8')) as Record<string, string>
      this.write(file, JSON.stringify({ ...known, ...words }, null, 2))
    }
  }

  /** Runs the Node program of these arguments in the copy. */
  node(...args: readonly string[]): Promise<Ended> {
    return new Promise((resolve) => {
      const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_OPTIONS: undefined, VITEST: undefined }
      const options = { cwd: this.folder, maxBuffer: 1 << 26, env }
      execFile(process.execPath, args, options, (failure, out, error) => {
        resolve({ code: typeof failure?.code === 'number' ? failure.code : failure ? -1 : 0, said: out + error })
      })
    })
  }

  /**
   * Builds the copy, with the types of its messages.
   * @throws Error with what the build said
   */
  async build(): Promise<void> {
    const { code, said } = await this.node('.config/build.mjs')
    if (code !== 0) throw new Error(said)
  }

  /**
   * What a module's code prints that runs in the copy; it may import sources and what was built.
   * @throws Error with what it said instead
   */
  async asked(code: string): Promise<unknown> {
    const { said } = await this.node('--import', 'tsx', '--input-type=module', '-e', code)
    try {
      return JSON.parse(said) as unknown
    } catch {
      throw new Error(said)
    }
  }

  /** Runs a test file of the copy. */
  test(file: string): Promise<Ended> {
    return this.node('node_modules/vitest/vitest.mjs', 'run', '--config', '.config/vitest.config.ts', file)
  }

  /**
   * What the compiler says of these files, as "file: message". Only they and what they need are read, so that it takes
   * seconds; what was read before and has not changed is not read again.
   */
  complaints(...files: readonly string[]): readonly string[] {
    const { config } = ts.readConfigFile(this.#path('tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: { compilerOptions: object } } // prettier-ignore
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, this.folder)
    const host = ts.createCompilerHost({ ...options, noEmit: true })
    const read = host.getSourceFile.bind(host)
    host.getSourceFile = (name, ...rest) => {
      const known = this.#sources.get(name)
      const source = known && known.text === ts.sys.readFile(name) ? known : read(name, ...rest)
      if (source) this.#sources.set(name, source)
      return source
    }
    const program = ts.createProgram(files.map((file) => this.#path(file)), { ...options, noEmit: true }, host, this.#program) // prettier-ignore
    this.#program = program
    return files.flatMap((file) => {
      const source = program.getSourceFile(this.#path(file))
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      return found.map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}
