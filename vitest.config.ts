import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longFirst } from './vitest.longFirst.ts';

/** What takes longest: many random matches, and servers that are started. */
const LONG = [
  'bench/benchCluster',
  'laws/effects',
  'faults/faults',
  'laws/laws',
  'test/cli',
  'test/library',
  'test/load',
  'test/examples',
  'fleet/fleet',
  'laws/seats',
  'laws/events',
  'bots/bots',
  'bench/bench',
  'test/newGame',
  'laws/options',
  'laws/modes',
  'bots/search',
];
/** Tests that play many random matches: too slow to be run again for each of thousands of mutants. */
const RANDOM = ['**/laws/**', '**/{texts,load,invariants,hints}.test.ts'];
const PATIENCE = 600_000;
const mutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;
/** The game whose rules are mutated; the suites that walk the list of games walk it alone. */
const mutated = process.env['ORRERY_GAME'];

export default defineConfig({
  test: {
    include: mutating ? [`src/games/${mutated}/**/*.test.ts`, 'test/playthroughs.test.ts'] : ['**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'e2e/**',
      '.tools/**',
      '.stryker-tmp/**',
      'dist/**',
      ...(mutating ? RANDOM : []),
    ],
    // Rules are pure functions, so test files may share a worker; that is five times faster.
    isolate: false,
    // Processes, because threads of one process share a registry of compiled code whose races end Node at times.
    pool: 'forks',
    // As the product is started: threads that compile at once can end Node where memory has protection keys.
    execArgv: ['--no-memory-protection-keys'],
    sequence: { sequencer: longFirst(LONG) },
    // More than there are cores on a small machine: many tests wait for other processes.
    maxWorkers: Math.max(3, availableParallelism()),
    // For what hangs: nothing fails because a machine is busy.
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    coverage: { include: ['src/**/*.ts'], exclude: ['**/*.test.ts'] },
  },
});
