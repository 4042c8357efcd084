import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { printed } from '../../test/kit/printed.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { openWorker } from '../../src/cli/worker/worker.ts';
import { findRedis, NO_REDIS, startRedis } from '../services/redis.ts';
import type { Service } from '../services/service.ts';
import { type LadderOptions, runLadder } from './ladder.ts';
import { reportIn, timeless } from './test/timeless.ts';

const TOY = new URL('../../test/kit/toy.ts', import.meta.url).href;
const OPTIONS: LadderOptions = {
  game: 'toy',
  seats: 2,
  levels: 'random,greedy,hints:move',
  matches: 60,
  seed: 'workers',
  mostMoves: 1000,
  workers: 1,
  json: true,
};
const SOL: LadderOptions = { ...OPTIONS, game: 'sol', levels: 'random,greedy', matches: 20 };
const program = findRedis();

async function reported(options: Partial<LadderOptions>, games = TOY): Promise<object> {
  return timeless(reportIn(await printed(() => runLadder({ ...OPTIONS, ...options }, games))));
}

test('nets of this machine are refused where workers play', async () => {
  const run = runLadder({ ...OPTIONS, levels: 'random,a.net:move', redis: 'redis://127.0.0.1:1' }, TOY);
  await expect(run).rejects.toThrow(
    'a.net:move is a file of one machine, so workers cannot play by it: leave out --redis',
  );
});

test('a Redis that does not answer is told', async () => {
  await expect(runLadder({ ...OPTIONS, redis: 'redis://127.0.0.1:1' }, TOY)).rejects.toThrow(
    'this Redis does not answer',
  );
});

if (program === undefined) test.skip(NO_REDIS);
else
  describe('a ladder over a Redis', () => {
    let service: Service;
    let redis = '';
    const open: { close(): Promise<void> }[] = [];
    beforeAll(async () => {
      service = await startRedis(program);
      redis = service.url;
    });
    afterAll(() => service.remove());
    afterEach(async () => {
      for (const one of open.splice(0)) await one.close();
    });
    const worker = async (games?: string): Promise<void> => {
      const named = games === undefined ? {} : { games };
      open.push(await openWorker({ redis, threads: 1, botTime: 5000, ...named }));
    };
    const left = async (): Promise<number> => {
      const client = new Redis(redis);
      const jobs = await client.llen('bull:orrery-batches:wait');
      client.disconnect();
      return jobs;
    };

    test('tells the same as one on this machine, whoever plays', async () => {
      const alone = await reported({});
      expect(await reported({ redis })).toEqual(alone);
      await worker(TOY);
      expect(await reported({ redis })).toEqual(alone);
      expect(await reported({ redis, workers: 0 })).toEqual(alone);
    });

    test('plays here what a worker cannot', async () => {
      await worker('file:///nowhere.ts');
      expect(await reported({ redis })).toEqual(await reported({}));
    });

    test('leaves nothing to workers once it is stopped', async () => {
      await worker(TOY);
      const matchOver = (): void => void process.emit('SIGINT');
      await reported({ redis, matches: 10 ** 6, matchOver });
      await expect.poll(left).toBe(0);
    });

    test('does without workers that die and with those that come', async () => {
      const script = path.resolve(import.meta.dirname, '../../src/cli/main.ts');
      const args = [script, 'worker', '--redis', redis, '--threads', '1'];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      const report = reported({ ...SOL, redis }, GAMES_MODULE);
      await sleep(1000);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await worker();
      expect(await report).toEqual(await reported(SOL, GAMES_MODULE));
    });

    test('goes on here when the Redis dies', async () => {
      const report = reported({ ...SOL, redis, matchOver: () => void service.kill() }, GAMES_MODULE);
      expect(await report).toEqual(await reported(SOL, GAMES_MODULE));
      await service.start();
    });
  });
