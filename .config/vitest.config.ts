import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: '.',
    include: ['test/**/*.test.ts'],
    exclude: ['test/bench/**', 'test/soak/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Loading the modules anew for each of the hundred files would take half of the time; no test leaves anything behind in one.
    isolate: false,
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['src/engine/**'], reportsDirectory: '.coverage' },
  },
})
