import { workerData } from 'node:worker_threads';
import { findGame } from '../../src/kernel/entry.ts';
import { gamesIn, ownPort } from '../../src/server/bots/threads.ts';
import { hostedPlayouts } from './boardgameio.ts';
import type { Order } from './host.ts';
import { rateOf, type Work } from './rounds.ts';

const games: string = workerData;
const GAMES = await gamesIn(games);
const port = ownPort();
const works = new Map<string, Work>();

port.on('message', ({ game, seats, seconds }: Order) => {
  const key = `${game} ${seats}`;
  const work = works.get(key) ?? hostedPlayouts(findGame(GAMES, game).game, seats);
  works.set(key, work);
  port.postMessage(rateOf(work, seconds));
});
