import { existsSync } from 'node:fs'
import path from 'node:path'

export const weights = [500, 600, 700, 800] as const
export type Weight = (typeof weights)[number]

const subsets = ['latin', 'latin-ext'] as const

/**
 * The nearest folder of `assets` above this file: the same one from the sources and from the build.
 * @throws Error when there is none
 */
export function assetFolder(name: 'fonts' | 'emojis'): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'assets', name)
    if (existsSync(candidate)) return candidate
    if (path.dirname(folder) === folder) throw new Error(`There is no folder assets/${name}.`)
  }
}

/**
 * The files of the typeface. Ask at start, so that a missing file is seen then and not as pictures without text; the
 * drawing library itself is loaded with the first picture.
 * @param folder where the woff2 files are; default: the project's `assets/fonts`
 * @throws Error naming the file when one is missing
 */
export function fontFiles(folder = assetFolder('fonts')): readonly string[] {
  return weights.flatMap((weight) =>
    subsets.map((subset) => {
      const file = path.join(folder, `barlow-condensed-${subset}-${weight}-normal.woff2`)
      if (!existsSync(file)) throw new Error(`Font file is missing: ${file}`)
      return file
    }),
  )
}
