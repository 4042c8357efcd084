import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableView } from '../../protocol/table.ts';
import { isPlayedHere } from './seats.ts';
import { hostOf } from '../host.ts';
import { useStill } from '../settings.ts';
import { type ViewQueue, type ViewQueueOptions, viewQueue, pauseAfter } from './playback/viewQueue.ts';
import { type Playback, playbackAfter } from './playback/playback.ts';

/** How views follow one another. */
export interface Pacing {
  /** How a view rests, where the table page has a say in it. */
  readonly rest: RefObject<RestOf | undefined>;
  readonly release: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly goTo: (ply: number) => void;
}

type RestOf = NonNullable<ViewQueueOptions['rest']>;

export interface Watched {
  readonly playback: Playback | undefined;
  /** Why the table cannot be watched. */
  readonly fault: string | undefined;
  /** Skips to the latest view at once; returns whether any was waiting. */
  readonly finish: () => boolean;
  readonly pacing: Pacing;
  readonly retry: () => void;
}

/** Watches a table. Views of a table that was left are never shown. */
export function useTable(id: string): Watched {
  const [playback, setPlayback] = useState<Playback>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const still = useStill();
  const stillNow = useRef(still);
  stillNow.current = still;
  const queue = useRef<ViewQueue>(undefined);
  const rest: Pacing['rest'] = useRef(undefined);

  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const views = viewQueue({
      show: (table, stage) => setPlayback((before) => playbackAfter(before, table, stage)),
      changed: (stage) => setPlayback((before) => before && { ...before, ...stage }),
      rest: (table, ...around) =>
        rest.current?.(table, ...around) ?? { ms: stillNow.current ? 0 : pauseAfter(table), told: false },
      isEnd: isAsked,
    });
    queue.current = views;
    setPlayback(undefined);
    setFault(undefined);
    hostOf(id)
      .watch(id, (table) => left || views.push(table))
      .then(
        (unwatch) => (left ? unwatch() : (stop = unwatch)),
        (error: Error) => left || setFault(error.message),
      );
    return () => {
      left = true;
      views.close();
      stop?.();
    };
  }, [id, attempt]);

  const finish = useCallback(() => queue.current?.finish() ?? false, []);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const pacing = useMemo(
    (): Pacing => ({
      rest,
      release: () => queue.current?.release(),
      pause: () => queue.current?.pause(),
      resume: () => queue.current?.resume(),
      goTo: (ply) => queue.current?.goTo(ply),
    }),
    [],
  );
  return { playback, fault, finish, pacing, retry };
}

/** Whether somebody at this screen is asked, or nobody ever will be. */
function isAsked(table: TableView): boolean {
  const { offers, outcome } = table;
  return (
    outcome !== undefined || Object.values(offers).some((moves) => moves.length > 0) || !isPlayedHere(table)
  );
}
