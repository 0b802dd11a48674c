import { defineConfig } from 'vitest/config'

/** The tests that mutants of the rules have to get past: the quick ones, which say what the rules are. */
export default defineConfig({
  test: {
    root: '.',
    include: ['test/engine/**/*.test.ts'],
    exclude: ['test/engine/{fair,golden-switches,match,record,sha256,shuffle}.test.ts'],
    isolate: false,
    maxWorkers: 1,
  },
})
