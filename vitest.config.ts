import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'examples/*/test/**/*.test.ts'],
    // Forks, not threads: the command line's own tests start workers and child processes.
    pool: 'forks',
    // One more than the cores of a small machine: many tests of the server wait for something.
    maxWorkers: 3,
    // Hundreds of small scenario files over a pure engine: sharing loaded modules costs nothing and saves most of the run.
    isolate: false,
    // Generous: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
