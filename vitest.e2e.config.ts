import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole matches and every screen: with these first, no worker is left alone with a long file at the end. */
const LONG = ['views', 'empire', 'match', 'factions', 'seats', 'star', 'online', 'onlinePeople'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONG.length : place;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The pages in a real browser: processes of their own, and time for a machine that is busy. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    globalSetup: 'e2e/setup.ts',
    pool: 'forks',
    isolate: true,
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
