import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableView } from '../../protocol/table.ts';
import { hostOf } from '../host.ts';
import { useStill } from '../settings.ts';
import { type ViewQueue, viewQueue, pauseAfter } from './playback/viewQueue.ts';
import { type Playback, playbackAfter } from './playback/playback.ts';

/** How views follow one another. */
export interface Pacing {
  /** Says of a move whether its view stays until it is released; nobody does while there is nothing to wait for. */
  readonly stays: RefObject<((before: TableView, table: TableView) => boolean) | undefined>;
  readonly release: () => void;
}

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
  const stays: Pacing['stays'] = useRef(undefined);

  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const views = viewQueue({
      show: (table, waiting) => setPlayback((before) => playbackAfter(before, table, waiting)),
      outdated: () => setPlayback((before) => before && { ...before, waiting: true }),
      pause: (table, before) => {
        if (before && stays.current?.(before, table)) return Number.POSITIVE_INFINITY;
        return stillNow.current ? 0 : pauseAfter(table);
      },
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
  const pacing = useMemo(() => ({ stays, release: () => queue.current?.release() }), []);
  return { playback, fault, finish, pacing, retry };
}
