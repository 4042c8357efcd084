import { workerData } from 'node:worker_threads';
import { findGame } from '../../kernel/entry.ts';
import { traceOf } from '../../kernel/error.ts';
import { gamesIn, ownPort } from '../../server/bots/threads.ts';
import { playMatch, type Result } from '../simulate/series.ts';
import type { BatchTask, Played } from './batchThreads.ts';

/** A thread that plays one part of a series after another. */

const port = ownPort();
const { games }: { games: string } = workerData;
const GAMES = await gamesIn(games);

port.on('message', (task: BatchTask) => port.postMessage(played(task)));

function played({ series, from, to }: BatchTask): Played {
  const entry = findGame(GAMES, series.game);
  const results: Result[] = [];
  for (let match = from; match < to; match++) {
    try {
      results.push(playMatch(entry, series, match));
    } catch (error) {
      return { failed: match, stack: traceOf(error) };
    }
  }
  return { results };
}
