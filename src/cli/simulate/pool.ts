import { openFarm } from './farm.ts';
import { type MatchThreads, matchThreads } from './matchThreads.ts';
import { type Parts, partsOf, type Wanted } from './parts.ts';
import type { Result, Series } from './series.ts';

/** Who plays. */
export interface Players {
  /** Threads of this process; with none, workers play alone. */
  readonly workers: number;
  /** The module that exports the games as GAMES. */
  readonly games: string;
  /** The Redis whose workers play too, on whatever machines they are. */
  readonly redis?: string | undefined;
  /** Stops everything where it is. */
  readonly stop: AbortSignal;
  /** Threads that were hired before and are kept for later; without them some are hired for this time. */
  readonly threads?: MatchThreads;
}

export interface Pool extends Players {
  /** Called with each result as it comes, in any order. */
  readonly seen: (result: Result) => void;
}

/** Plays one series. */
export function playSeries(series: Series, { seen, ...players }: Pool): Promise<void> {
  return playAll([{ series, seen }], players);
}

/** Plays what is wanted and not there yet; the matches of all series are shared between all players. */
export async function playAll(
  wanted: readonly Wanted[],
  { workers, games, redis, stop, threads: kept }: Players,
): Promise<void> {
  const farm = redis === undefined ? undefined : await openFarm(redis, workers === 0);
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>();
  const parts = partsOf(wanted, workers + (farm?.threads ?? 0), resolve);
  const threads = kept ?? matchThreads(games);
  stop.addEventListener('abort', () => resolve(), { once: true });
  try {
    if (stop.aborted || parts.isOver()) return;
    for (let i = 0; i < workers; i++) playHere(parts, threads).catch(reject);
    farm?.play(parts).catch(reject);
    await finished;
  } finally {
    parts.close();
    await Promise.all([kept ?? threads.close(), farm?.close()]);
  }
}

/** Keeps a thread busy until nothing is left. */
async function playHere(parts: Parts, threads: MatchThreads): Promise<void> {
  for (let part = parts.nextHere(); part !== undefined; part = parts.nextHere()) {
    const mine = part;
    await threads.play(mine, (result) => parts.take(mine, result));
  }
}
