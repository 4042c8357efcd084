import { defineConfig } from 'vitest/config';

/** The pages in a real browser: processes of their own, and time for a machine that is busy. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    globalSetup: 'e2e/setup.ts',
    pool: 'forks',
    isolate: true,
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
