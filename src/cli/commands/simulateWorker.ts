import { workerData } from 'node:worker_threads';
import { findGame } from '../../kernel/entry.ts';
import { traceOf } from '../../kernel/error.ts';
import { gamesIn, ownPort } from '../../server/bots/threads.ts';
import type { Batch, Report, Task } from '../simulate/pool.ts';
import { readNets } from '../simulate/nets.ts';
import { playMatch } from '../simulate/series.ts';

const { series, games } = workerData as Task; // as pool.ts hands it over
const port = ownPort();
const GAMES = await gamesIn(games);
const entry = findGame(GAMES, series.game);
await readNets(entry, series.bots);

port.on('message', ({ from, to }: Batch) => {
  for (let match = from; match < to; match++) port.postMessage(reportOf(match));
  port.postMessage({ done: true } satisfies Report);
});

function reportOf(match: number): Report {
  try {
    return { result: playMatch(entry, series, match) };
  } catch (error) {
    return { failed: match, stack: traceOf(error) };
  }
}
