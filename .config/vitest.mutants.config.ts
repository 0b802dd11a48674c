import { defineConfig } from 'vitest/config'

/** The tests that mutants of the rules have to get past: the quick ones, none of random deals. */
export default defineConfig({
  test: {
    root: '.',
    include: ['test/engine/**/*.test.ts'],
    exclude: ['test/engine/{sha256,shuffle,fair}.test.ts'],
    isolate: false,
    maxWorkers: 1,
  },
})
