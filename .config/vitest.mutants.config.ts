import { defineConfig } from 'vitest/config'
import areas from './mutants.areas.json' with { type: 'json' }

const isArea = (name: string | undefined): name is keyof typeof areas => name !== undefined && name in areas
const area = process.env.MUTANTS_AREA
if (!isArea(area)) throw new Error(`MUTANTS_AREA names one of ${Object.keys(areas).join(', ')}`)
const { tests } = areas[area]

/**
 * The tests that mutants of an area have to get past: the nearest ones, so that a run takes minutes. They ask the code for
 * something only while they run, so that it is known which test meets which mutant.
 */
export default defineConfig({
  test: {
    root: '.',
    include: tests.filter((glob) => !glob.startsWith('!')),
    exclude: tests.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    testTimeout: 60_000,
    isolate: false,
    maxWorkers: 1,
  },
})
