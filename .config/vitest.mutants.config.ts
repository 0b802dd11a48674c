import { defineConfig } from 'vitest/config'

/**
 * The tests that mutants of the rules have to get past: those that say what the rules are, and the vectors. They ask the rules
 * for something only while they run, so that it is known which test meets which mutant.
 */
export default defineConfig({
  test: {
    root: '.',
    include: ['test/engine/rules/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
  },
})
