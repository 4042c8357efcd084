import { defineConfig } from 'vitest/config';
import { longFirst } from './vitest.longFirst.ts';

/** Every screen, and whole matches. */
const LONG = [
  'views',
  'empire',
  'match',
  'seats',
  'online/tables',
  'star',
  'examples',
  'gestures',
  'online/people',
  'factions',
];

/** The pages in a real browser: processes of their own, and time for a machine that is busy. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/setup.ts',
    pool: 'forks',
    isolate: true,
    maxWorkers: 3,
    sequence: { sequencer: longFirst(LONG) },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
