import { createCanvas, GlobalFonts, Path2D, PDFDocument, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { fontFiles } from './assets.js'

export { createCanvas, Path2D, PDFDocument }
export type { Canvas }
export type Ctx = SKRSContext2D
export type { Weight } from './assets.js'

/** Our own name for the typeface, so that an installed font of the same name can never slip in. */
export const typeface = 'Doko Barlow Condensed'

let loaded = false

/**
 * Registers the typeface of all pictures; later calls do nothing.
 * @param folder where the woff2 files are; default: the project's `assets/fonts`
 * @throws Error naming the file when one is missing or no font
 */
export function loadFonts(folder?: string): void {
  if (loaded && folder === undefined) return
  for (const file of folder === undefined ? fontFiles() : fontFiles(folder)) {
    if (!GlobalFonts.registerFromPath(file, typeface)) throw new Error(`Not a usable font file: ${file}`)
  }
  loaded = true
}
