import { defineConfig } from 'vitest/config'
import { patience } from '../test/support/patience.js'

export default defineConfig({
  test: {
    root: '.',
    include: ['test/**/*.test.ts'],
    exclude: ['test/bench/**', 'test/soak/**'],
    // Nets for what hangs, no limits that a test counts on: the slowest machine is to stay far below them.
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience } },
    // Loading the modules anew for each of the hundred files would take half of the time; no test leaves anything behind in one.
    // So a module that test files share must not call afterEach and the like at its top: onTestFinished where something is made.
    isolate: false,
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: ['src/engine/**'],
      reportsDirectory: '.coverage',
      thresholds: { 'src/engine/**': { branches: 100 } },
    },
  },
})
