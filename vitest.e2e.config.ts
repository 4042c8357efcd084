import { defineConfig } from 'vitest/config';
import { longFirst } from './vitest.longFirst.ts';

/** Every screen, and whole matches. */
const LONG = [
  'views',
  'online/tables',
  'why',
  'online/people',
  'match',
  'past',
  'looks',
  'gestures',
  'examples',
  'seats',
  'star',
  'factions',
  'empire',
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
    // A second would fail wherever the machine is busy.
    expect: { poll: { timeout: 120_000 } },
  },
});
