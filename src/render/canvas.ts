import { createCanvas, GlobalFonts, Path2D, PDFDocument, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { existsSync } from 'node:fs'
import path from 'node:path'

export { createCanvas, Path2D, PDFDocument }
export type { Canvas }
export type Ctx = SKRSContext2D

/** Our own name for the typeface, so that an installed font of the same name can never slip in. */
export const typeface = 'Doko Barlow Condensed'
export const weights = [500, 600, 700, 800] as const
export type Weight = (typeof weights)[number]

const subsets = ['latin', 'latin-ext'] as const
let loaded = false

/** The nearest `assets/fonts` above this file: the same one from the sources and from the build. */
function fontFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'assets', 'fonts')
    if (existsSync(candidate)) return candidate
    if (path.dirname(folder) === folder) throw new Error('Fonts are missing: there is no folder assets/fonts.')
  }
}

/**
 * Registers the typeface of all pictures; later calls do nothing. Call it at start, so that a missing file is seen then
 * and not as pictures without text.
 * @param folder where the woff2 files are; default: the project's `assets/fonts`
 * @throws Error naming the file when one is missing or no font
 */
export function loadFonts(folder?: string): void {
  if (loaded && folder === undefined) return
  const from = folder ?? fontFolder()
  for (const weight of weights)
    for (const subset of subsets) {
      const file = path.join(from, `barlow-condensed-${subset}-${weight}-normal.woff2`)
      if (!existsSync(file)) throw new Error(`Font file is missing: ${file}`)
      if (!GlobalFonts.registerFromPath(file, typeface)) throw new Error(`Not a usable font file: ${file}`)
    }
  loaded = true
}
