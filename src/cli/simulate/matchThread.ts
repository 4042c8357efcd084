import { workerData } from 'node:worker_threads';
import { findGame, type GameEntry } from '../../kernel/entry.ts';
import { InputError, traceOf } from '../../kernel/error.ts';
import { versionOf } from '../../kernel/versions.ts';
import { asideLine, withOwnNets } from '../../server/bots/nets.ts';
import { gamesIn, ownPort } from '../../server/bots/threads.ts';
import { asVariant, type Variation, vary } from '../variation/variation.ts';
import type { Heard } from './matchThreads.ts';
import { readNets } from './nets.ts';
import type { Batch } from './parts.ts';
import { playMatch, type Series } from './series.ts';

/**
 * A thread that plays one batch after another, of any series whose content is that of this thread, and tells each result at
 * once.
 */

const port = ownPort();
const { games, variation }: { games: string; variation?: Variation } = workerData;
// What the rules are made of must be changed before they are loaded.
if (variation !== undefined) await vary(variation);
const GAMES = await gamesIn(games);

/** Nets that do not fit what was changed, until they are told of: some bots have no need of nets. */
const aside: string[] = [];
const BY_HAND = ['random', 'greedy'];

port.on('message', (batch: Batch) => void play(batch));

async function play({ series, from, to }: Batch): Promise<void> {
  const known = await withOwnNets(entryOf(series), (name, why) => aside.push(asideLine(name, why)));
  if (series.bots.some((bot) => !BY_HAND.includes(bot)))
    for (const line of aside.splice(0)) console.error(`orrery: ${line}`);
  const entry = variation === undefined ? known : asVariant(known, variation);
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
