import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFaults, removeData } from '../faults/checker.ts';

test('every move that was acknowledged is there after the server was killed, once', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'orrery-faults-'));
  const { acknowledged, stored, broken } = await checkFaults({
    data,
    game: 'sol',
    tables: 4,
    kills: 4,
    seed: 7,
  });
  await removeData(data);
  expect(broken).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
  expect(stored).toBeGreaterThanOrEqual(acknowledged);
}, 180_000);
