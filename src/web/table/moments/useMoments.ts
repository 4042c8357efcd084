import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame, Moment } from '../../games/view.ts';
import { useSettings, useStill } from '../../settings.ts';
import { namesOf } from '../seats.ts';
import type { Playback } from '../playback/playback.ts';
import type { Pacing } from '../useTable.ts';
import { type MomentQueue, momentQueue, type Shown } from './momentQueue.ts';

/** The great moments of the moves that are shown. */
export interface Moments {
  readonly shown: Shown | undefined;
  /** Holds the moment; if it is held already, goes on. */
  readonly tap: () => void;
  readonly goOn: () => void;
  readonly skip: () => void;
}

/** Without motion there is nothing to follow, only to read. */
const STILL_MS = 2000;

/**
 * Shows the moments of every single move, and lets the next view wait for them. None are shown while `away` looks at an
 * earlier position, and none of moves that were leapt over.
 */
export function useMoments(playback: Playback, game: LoadedGame, pacing: Pacing, away: boolean): Moments {
  const [shown, setShown] = useState<Shown>();
  const told = useSettings((settings) => settings.telling !== 'off');
  const still = useStill();
  const now = useRef({ still, shows: told && !away, game });
  now.current = { still, shows: told && !away, game };
  const queue = useRef<MomentQueue>(undefined);

  useEffect(() => {
    const moments = momentQueue({
      show: setShown,
      over: pacing.release,
      time: ({ ms }) => (now.current.still ? STILL_MS : ms),
    });
    queue.current = moments;
    return () => {
      moments.close();
      pacing.release();
    };
  }, [pacing]);

  const { latest, before, table } = playback;
  useEffect(() => {
    if (latest.length === 0) return;
    const { shows, game: played } = now.current;
    queue.current?.show(shows && before !== undefined ? momentsOf(played, before, table) : []);
    // Moments are those of the moves; the position that is looked at later has none.
  }, [latest]);

  useEffect(() => {
    if (away) queue.current?.skip();
  }, [away]);

  const tap = useCallback(() => queue.current?.tap(), []);
  const goOn = useCallback(() => queue.current?.goOn(), []);
  const skip = useCallback(() => queue.current?.skip(), []);
  return useMemo(() => ({ shown, tap, goOn, skip }), [shown, tap, goOn, skip]);
}

/** Whether a view is that of a move with moments, which was not shown before. */
export function hasMoments(game: LoadedGame, before: TableView, table: TableView): boolean {
  return followsOn(before, table) && momentsOf(game, before.state, table).length > 0;
}

/** Whether a view tells of the move after another, and not once more of one that was told. */
function followsOn(before: TableView, { ply, news }: TableView): boolean {
  return ply === before.ply + 1 && (news[0]?.seq ?? 0) > before.seq;
}

/** The moments of the one move that led from a position to a view; none where there were several. */
export function momentsOf({ view }: LoadedGame, before: object, table: TableView): readonly Moment[] {
  const [move, ...others] = table.news;
  if (move === undefined || others.length > 0 || table.fresh) return [];
  return view.moments?.(before, move.events, table.state, namesOf(table), table.eyes) ?? [];
}
