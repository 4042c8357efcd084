import { useEffect, useRef, useState } from 'react';
import { hasEnded } from '../end/ended.ts';
import type { LogTurn } from '../log/logTurns.ts';
import type { Playback } from '../playback/playback.ts';
import { youOf } from '../seats.ts';
import { type Missed, missedSince } from './away.ts';
import { keepSeen, seenOf } from './seen.ts';

/** What somebody has missed who comes back to a table, until it is dismissed. */
export interface Away {
  readonly missed: Missed | undefined;
  readonly dismiss: () => void;
}

/** Remembers what was seen of a match, and tells at every return what happened since; nothing where it is `taught`. */
export function useAway({ table, waiting }: Playback, turns: readonly LogTurn[], taught: boolean): Away {
  const [told, setTold] = useState<{ readonly missed: Missed | undefined; readonly ply: number }>();
  const { id, ply } = table;
  const you = youOf(table);
  // What is still being told has not been seen.
  const keep = useRef<() => void>(undefined);
  keep.current = waiting || you === undefined ? undefined : () => keepSeen(id, { ply, at: Date.now() });
  const returns = useReturns(() => keep.current?.());
  const greeted = useRef(0);

  useEffect(() => {
    if (waiting || you === undefined || document.visibilityState === 'hidden') return;
    const seen = seenOf(id);
    if (seen && greeted.current !== returns && !taught && !hasEnded(table))
      setTold({ missed: missedSince(seen, turns, you, Date.now()), ply });
    greeted.current = returns;
    keep.current?.();
  }, [waiting, returns, id, ply, you]);
  useEffect(() => () => keep.current?.(), []);

  // Whoever plays on has read it.
  return { missed: told?.ply === ply ? told.missed : undefined, dismiss: () => setTold(undefined) };
}

/** How often the page has come into sight, from 1; `leaving` is called whenever it goes out of it. */
function useReturns(leaving: () => void): number {
  const [returns, setReturns] = useState(1);
  const heard = useRef(leaving);
  heard.current = leaving;
  useEffect(() => {
    const listen = (): void => {
      if (document.visibilityState === 'hidden') heard.current();
      else setReturns((times) => times + 1);
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  return returns;
}
