import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Reads a file of the project as text. */
export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const pagesUnder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()

/** Every document of the project, relative to its folder. */
export const documents = ['README.md', ...['.github', 'assets', 'test'].flatMap(pagesUnder)]

/** A fenced block of a document: the words after its fence, and its text. */
export interface Block {
  readonly info: string
  readonly text: string
}

/** The fenced blocks of a document, in order. */
export const blocksOf = (file: string): readonly Block[] =>
  [...textOf(file).matchAll(/^ *```([^\n]*)\n(.*?)^ *```$/gms)].map(([, info = '', text = '']) => ({ info, text }))

/** The text of a document without its fenced blocks. */
export const proseOf = (file: string): string => textOf(file).replace(/^ *```[^\n]*\n.*?^ *```$/gms, '')
