import { useEffect, useRef } from 'react';
import type { LoggedMove, TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { type Settings, useSettings, useStill } from '../../settings.ts';
import { type LogSource, logTurns } from '../log/logTurns.ts';
import { hasMoments } from '../moments/useMoments.ts';
import { isHere } from '../seats.ts';
import type { Pacing } from '../useTable.ts';
import { pauseAfter, type Rest } from './viewQueue.ts';

export type Telling = Settings['telling'];

/** How long a step is told, in milliseconds. */
export const PACES: Readonly<Record<Exclude<Telling, 'off'>, number>> = {
  slow: 2400,
  normal: 1400,
  fast: 600,
};

/** Between the moves of one step a piece travels. */
const HOP = 320;

/** Lets views follow one another at the pace the person has chosen; `away` looks at something else. */
export function useTelling(pacing: Pacing, game: LoadedGame, source: LogSource, away: boolean): Telling {
  const telling = useSettings((settings) => settings.telling);
  const still = useStill();
  const now = useRef({ game, source, telling, still, away });
  now.current = { game, source, telling, still, away };
  useEffect(() => {
    const { rest } = pacing;
    rest.current = (view, before, next) => restOf(now.current, view, before, next);
    return () => {
      rest.current = undefined;
      pacing.resume();
      pacing.release();
    };
  }, [pacing]);
  return telling;
}

interface Told {
  readonly game: LoadedGame;
  readonly source: LogSource;
  readonly telling: Telling;
  readonly still: boolean;
  readonly away: boolean;
}

function restOf(
  { game, source, telling, still, away }: Told,
  view: TableView,
  before: TableView | undefined,
  next: TableView | undefined,
): Rest {
  const quick = { ms: still ? 0 : pauseAfter(view), told: false };
  if (telling === 'off' || away || view.fresh) return quick;
  const told = tells(view, source);
  if (before && hasMoments(game, before, view)) return { ms: Number.POSITIVE_INFINITY, told };
  if (!told) return quick;
  const hop = still ? 0 : HOP;
  return { ms: next && isOneStep(view.news, next.news, source) ? hop : PACES[telling], told };
}

/** Whether a view has something to tell of somebody who does not play here. */
export function tells(view: TableView, source: LogSource): boolean {
  const mover = view.news[0]?.seat;
  return logTurns(view.news, source).some(
    ({ seat = mover, sentences }) => sentences.length > 0 && seat !== undefined && !isHere(view, seat),
  );
}

/** Whether moves go on with what the ones before them began, or add nothing to tell. */
function isOneStep(moves: readonly LoggedMove[], next: readonly LoggedMove[], source: LogSource): boolean {
  const start = next[0]?.ply ?? 0;
  const lines = logTurns([...moves, ...next], source).flatMap(({ sentences }) => sentences);
  return lines.every(({ from, ply }) => ply < start || from < start);
}
