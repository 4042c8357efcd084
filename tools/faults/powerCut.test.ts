import { expect, onTestFinished, test } from 'vitest';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { Visitor } from '../../test/kit/online.ts';
import { findPostgres, NO_POSTGRES } from '../services/postgres.ts';
import { findRedis, NO_REDIS } from '../services/redis.ts';
import { hasCompiler, NO_COMPILER } from './disk.ts';
import { openTestBed } from './testBed.ts';

if (findPostgres() === undefined) test.skip(NO_POSTGRES);
else if (findRedis() === undefined) test.skip(NO_REDIS);
else if (!hasCompiler()) test.skip(NO_COMPILER);
else
  test('G1.1 a Postgres that loses its power loses writes, and nothing that was granted', async () => {
    const bed = await openTestBed('postgres');
    onTestFinished(() => bed.end());
    const address = await itemAt(bed.servers, 0).address();
    const ann = await new Visitor(() => address).named('Ann');
    let lost = 0;
    await bed.losePower(async () => {
      lost = (await bed.disk?.losePower(seeded(1))) ?? 0;
    });
    const store = await bed.openStore();
    const kept = await store.person(ann.id);
    await store.close();
    expect(lost).toBeGreaterThan(0);
    expect(kept?.name).toBe('Ann');
  });
