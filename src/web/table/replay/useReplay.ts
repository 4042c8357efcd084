import { useCallback, useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { PastView } from '../../../protocol/table.ts';
import { hostOf } from '../../host.ts';
import { showFault } from '../../parts/toast.tsx';

export type Eyes = Seat | 'all' | undefined;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A match looked at step by step. */
export interface Replay {
  /** The move asked for, and the last position received. */
  readonly ply: number;
  readonly position: PastView | undefined;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly go: (ply: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

const PACE = 800;

/** Shows the positions of a match with `last` moves; stepping by hand stops the playing. */
export function useReplay(id: string, last: number, eyes: Eyes, start: number): Replay {
  const [ply, setPly] = useState(start);
  const [position, setPosition] = useState<PastView>();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);

  useEffect(() => {
    let late = false;
    hostOf(id)
      .look(id, ply, eyes)
      .then((past) => late || setPosition(past), showFault);
    return () => {
      late = true;
    };
  }, [id, ply, eyes]);

  useEffect(() => {
    if (!playing) return undefined;
    if (ply >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setPly(ply + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, ply, last, speed]);

  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      setPly(Math.min(last, Math.max(0, to)));
    },
    [last],
  );
  const toggle = useCallback(() => {
    if (!playing && ply >= last) setPly(0);
    setPlaying(!playing);
  }, [playing, ply, last]);
  return { ply, position, playing, speed, go, toggle, setSpeed };
}
