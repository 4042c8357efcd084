import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { party, playOn, testServer } from '../../../test/kit/online.ts';
import { printed } from '../../../test/kit/printed.ts';
import type { BotRequest } from '../../bots/botRequest.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { BotPool } from '../../server/bots/botPool.ts';
import { openSharedBotPool } from '../../server/bots/sharedBotPool.ts';
import { runSimulate, type SimulateOptions } from '../commands/simulate.ts';
import { findRedis, NO_REDIS, startRedis } from '../../../tools/services/redis.ts';
import type { Service } from '../../../tools/services/service.ts';
import { openWorker } from './worker.ts';

const TOY = new URL('../../../test/kit/toy.ts', import.meta.url).href;
const program = findRedis();
const START_MS = 90_000;

if (program === undefined) test.skip(NO_REDIS);
else
  describe('workers of a Redis', () => {
    let redis: Service;
    const open: { close(): Promise<void> }[] = [];
    beforeAll(async () => {
      redis = await startRedis(program);
    }, START_MS);
    afterAll(() => redis.remove());
    afterEach(async () => {
      for (const one of open.splice(0)) await one.close();
    });
    const worker = async (): Promise<void> => {
      open.push(await openWorker({ redis: redis.url, threads: 1, botTime: 5000, games: TOY }));
    };

    /** A pool that records what it is asked, in place of a worker. */
    const ownPool = (): BotPool & { readonly asked: BotRequest[] } => {
      const asked: BotRequest[] = [];
      const think = async (request: BotRequest) => {
        asked.push(request);
        return itemAt(request.legal, 0);
      };
      return { asked, ask: think, waiting: () => 0, isBusy: () => false, close: async () => undefined };
    };

    const simulation = (changed: Partial<SimulateOptions> = {}): SimulateOptions => ({
      game: 'toy',
      seats: 'greedy,random',
      matches: 60,
      seed: 'farm',
      first: 0,
      mostMoves: 1000,
      workers: 1,
      json: true,
      ...changed,
    });
    const summaryOf = async (options: SimulateOptions): Promise<Record<string, unknown>> => {
      const lines = await printed(() => runSimulate(options, TOY));
      return JSON.parse(lines.at(-1) as string);
    };

    test('the bots of a server think there', async () => {
      await worker();
      // Threads of the server itself would find no games.
      const server = await testServer({ redis: redis.url }, { gamesModule: 'file:///nowhere.ts' });
      const joined = await party(server, 1, { seats: ['me', { bot: 'greedy' }] });
      await playOn(joined);
      const { outcome } = itemAt(joined.tabs, 0).match(joined.table);
      const notes = joined.tabs[0]?.raw.filter((text) => text.includes('"note"'));
      expect(outcome).toBeDefined();
      expect(notes).toEqual([]);
      await server.stop();
    });

    test('where no worker is, or none answers in time, threads of the server think', async () => {
      const request = {
        game: 'toy',
        bot: 'random',
        seat: 0,
        seed: 1,
        legal: [{ type: 'pass' }],
        view: {},
      } as BotRequest;
      const own = ownPool();
      const alone = await openSharedBotPool(own, { redis: redis.url, patience: 60_000 });
      open.push(alone);
      await alone.ask(request);
      expect(own.asked).toHaveLength(1);
      await worker();
      const hasty = await openSharedBotPool(own, { redis: redis.url, patience: 0 });
      open.push(hasty);
      await hasty.ask(request);
      expect(own.asked).toHaveLength(2);
      const patient = await openSharedBotPool(own, { redis: redis.url, patience: 60_000 });
      open.push(patient);
      await expect(patient.ask({ ...request, game: 'nothing' })).rejects.toThrow('nothing');
      expect(own.asked).toHaveLength(2);
    });

    test('a simulation gives the same there as here', async () => {
      await worker();
      await worker();
      const [here, there] = [
        await summaryOf(simulation()),
        await summaryOf(simulation({ redis: redis.url })),
      ];
      const timeless = ({ movesPerSecond: _, ...rest }: Record<string, unknown>) => rest;
      expect(there['finished']).toBe(60);
      expect(timeless(there)).toEqual(timeless(here));
    });

    test('a worker that is killed leaves its part to the others', async () => {
      const script = path.resolve(import.meta.dirname, '../main.ts');
      const args = [script, 'worker', '--redis', redis.url, '--threads', '1'];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      const options = simulation({ game: 'sol', seats: 'greedy,greedy', matches: 20, redis: redis.url });
      const done = printed(() => runSimulate(options));
      await sleep(500);
      child.kill('SIGKILL');
      await once(child, 'exit');
      open.push(await openWorker({ redis: redis.url, threads: 1, botTime: 5000 }));
      expect(JSON.parse((await done).at(-1) as string)).toMatchObject({ finished: 20 });
    });

    test('without workers a simulation says so', async () => {
      await expect(runSimulate(simulation({ redis: redis.url }), TOY)).rejects.toThrow(
        'no worker listens there',
      );
    });
  });
