import { workerData } from 'node:worker_threads';
import { findGame, type GameEntry } from '../../kernel/entry.ts';
import { InputError, traceOf } from '../../kernel/error.ts';
import { versionOf } from '../../kernel/versions.ts';
import { withOwnNets } from '../../server/bots/nets.ts';
import { gamesIn, ownPort } from '../../server/bots/threads.ts';
import type { Heard } from './matchThreads.ts';
import { readNets } from './nets.ts';
import type { Batch } from './parts.ts';
import { playMatch, type Series } from './series.ts';

/** A thread that plays one batch after another, of any series, and tells each result at once. */

const port = ownPort();
const { games }: { games: string } = workerData;
const GAMES = await gamesIn(games);

port.on('message', (batch: Batch) => void play(batch));

async function play({ series, from, to }: Batch): Promise<void> {
  const entry = await withOwnNets(entryOf(series));
  await readNets(entry, series.bots);
  for (let match = from; match < to; match++) tell(reportOf(entry, series, match));
  tell({ done: true });
}

/** By the rules of the series, which another machine may not have. */
function entryOf({ game, rulesVersion }: Series): GameEntry {
  const newest = findGame(GAMES, game);
  const entry = rulesVersion === undefined ? newest : versionOf(newest, rulesVersion);
  if (entry === undefined)
    throw new InputError('unknown_game', `there is no version ${rulesVersion} of the rules of ${game} here`);
  return entry;
}

function reportOf(entry: GameEntry, series: Series, match: number): Heard {
  try {
    return { result: playMatch(entry, series, match) };
  } catch (error) {
    return { failed: match, stack: traceOf(error) };
  }
}

function tell(heard: Heard): void {
  port.postMessage(heard);
}
