import { defineConfig } from 'vitest/config';

/** Tests that play many random matches: too slow to be run again for each of thousands of mutants. */
const LONG = ['**/laws/**', '**/{texts,load,invariants,hints}.test.ts'];
const mutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

export default defineConfig({
  test: {
    // Patterns without a folder, so that a run may be narrowed to one folder by `dir`.
    include: ['**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'e2e/**',
      '.tools/**',
      '.stryker-tmp/**',
      'dist/**',
      ...(mutating ? LONG : []),
    ],
    // Rules are pure functions, so test files may share a worker; that is five times faster.
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 60_000,
    coverage: { include: ['src/**/*.ts'], exclude: ['**/*.test.ts'] },
  },
});
