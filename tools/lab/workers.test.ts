import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printed } from '../../test/kit/printed.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { openWorker } from '../../src/cli/worker/worker.ts';
import { findRedis, NO_REDIS, startRedis } from '../services/redis.ts';
import type { Service } from '../services/service.ts';
import { type LabOptions, runLab } from './lab.ts';

const program = findRedis();

if (program === undefined) test.skip(NO_REDIS);
else
  describe('a lab over a Redis', () => {
    let service: Service;
    let folder = '';
    beforeAll(async () => {
      service = await startRedis(program);
      folder = mkdtempSync(path.join(tmpdir(), 'orrery-lab-'));
    });
    afterAll(async () => {
      await service.remove();
      rmSync(folder, { recursive: true });
    });

    test('tells the same as one on this machine, though workers play by changed content', async () => {
      const file = path.join(folder, 'variant.json');
      writeFileSync(file, JSON.stringify({ content: { numbers: { coloniesToWin: 1 } } }));
      const wish: LabOptions = {
        game: 'star',
        variants: [file],
        seats: 2,
        level: 'greedy',
        matches: 6,
        seed: 'workers',
        margin: 4,
        mostMoves: 1000,
        workers: 1,
        json: true,
      };
      const told = async (more: Partial<LabOptions>): Promise<unknown> =>
        JSON.parse((await printed(() => runLab({ ...wish, ...more }, GAMES_MODULE))).at(-1) ?? '');
      const worker = await openWorker({ redis: service.url, threads: 1, botTime: 5000 });
      const overWorkers = await told({ redis: service.url, workers: 0 });
      await worker.close();
      expect(overWorkers).toEqual(await told({}));
    });
  });
