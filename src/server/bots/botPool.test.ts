import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { game } from '../../../test/kit/toy.ts';
import { seeded } from '../../kernel/match/rng.ts';
import type { BotRequest } from '../../bots/botRequest.ts';
import { type BotPool, NOBODY, openBotPool } from './botPool.ts';

const TOY_MODULE = new URL('../../../test/kit/toy.ts', import.meta.url).href;

/** A game whose hints never come to an end. */
const ENDLESS = `data:text/javascript,${encodeURIComponent(`
  export const GAMES = [{
    game: { id: 'toy', seatsOf: () => 2, determinize: () => { for (;;); } },
    hints: {}, texts: {}, score: () => [],
  }];
`)}`;

let pool: BotPool | undefined;
afterEach(() => pool?.close());

function request(bot: string): BotRequest {
  const state = game.setup(2, { hand: 3, showing: false }, seeded(1));
  return {
    game: 'toy',
    bot,
    seat: 0,
    view: game.redact(state, 0),
    legal: game.legalMoves(state, 0),
    seed: 7,
  };
}

test('bots answer with one of the legal moves, the same for the same seed', async () => {
  const opened = openBotPool({ threads: 2, deadline: 20_000, games: TOY_MODULE });
  pool = opened;
  const asked = ['random', 'greedy', 'random', 'greedy', 'random'].map((bot) => opened.ask(request(bot)));
  const moves = await Promise.all(asked);
  for (const move of moves) expect(request('random').legal).toContainEqual(move);
  expect(moves[0]).toEqual(moves[2]);
});

test('a bot that does not answer is stopped, and the next is asked', async () => {
  pool = openBotPool({ threads: 1, deadline: 3000, games: ENDLESS });
  const stuck = pool.ask(request('greedy'));
  const next = pool.ask(request('random'));
  await expect(stuck).rejects.toThrow('no answer within 3000 ms');
  expect(request('random').legal).toContainEqual(await next);
});

/** A game whose hints come to an end only when the bot is told to. */
const UNTIL_HURRIED = `data:text/javascript,${encodeURIComponent(`
  import { workerData } from 'node:worker_threads';
  const thinkOn = () => {
    while (Atomics.load(workerData.hurry, 0) === 0);
    throw new Error('it was told to come to an end');
  };
  export const GAMES = [{
    game: { id: 'toy', seatsOf: () => 2, determinize: thinkOn },
    hints: {}, texts: {}, score: () => [],
  }];
`)}`;

test('a bot that began when nobody waited comes to an end when others do', async () => {
  const opened = openBotPool({ threads: 1, deadline: 600_000, games: UNTIL_HURRIED });
  pool = opened;
  const thinking = opened.ask(request('master'), { ...NOBODY, address: 'far' });
  const ended = expect(thinking).rejects.toThrow('it was told to come to an end');
  for (let i = 0; i < 20; i++)
    opened.ask(request('random'), { ...NOBODY, address: 'far' }).catch(() => undefined);
  await ended;
});

test('an unknown bot fails, and the thread lives on', async () => {
  pool = openBotPool({ threads: 1, deadline: 20_000, games: TOY_MODULE });
  await expect(pool.ask(request('nobody'))).rejects.toThrow('there is no bot');
  expect(request('random').legal).toContainEqual(await pool.ask(request('random')));
});

test('a net that is put aside is told once, with its file and the reason', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-pool-'));
  const file = path.join(folder, 'hints/nets/two.net');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'hello');
  const id = path.relative(path.resolve(import.meta.dirname, '../../games'), folder);
  const games = `data:text/javascript,${encodeURIComponent(`
    export const GAMES = [{ game: { id: ${JSON.stringify(id)} }, hints: {}, texts: {}, score: () => [] }];
  `)}`;
  const warned: string[] = [];
  const opened = openBotPool({ threads: 2, deadline: 20_000, games, warn: (line) => warned.push(line) });
  pool = opened;
  const asked = { ...request('random'), game: id };
  await Promise.all([opened.ask(asked), opened.ask(asked)]);
  rmSync(folder, { recursive: true });
  expect(warned).toEqual([
    `${file} is put aside, and its tables are played by the hints: a net begins with the line "orrery net 1"`,
  ]);
});

test('whoever waits when the server stops is told so', async () => {
  pool = openBotPool({ threads: 1, deadline: 20_000, games: ENDLESS });
  const asked = Promise.allSettled([pool.ask(request('greedy')), pool.ask(request('random'))]);
  await pool.close();
  for (const one of await asked) expect(one).toMatchObject({ reason: { message: 'the server is stopping' } });
});
