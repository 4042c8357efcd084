import { useCallback, useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { PastView } from '../../../protocol/table.ts';
import { hostOf } from '../../host.ts';
import { showFault } from '../../parts/toast.tsx';

/** Looking back at an earlier position while the match goes on. */
export interface LookingBack {
  readonly position: PastView | undefined;
  readonly show: (ply: number) => void;
  /** Shows the positions from one move to another, one after the other, and ends with now. */
  readonly watch: (from: number, to: number) => void;
  readonly leave: () => void;
}

const STEP = 620;

export function usePast(id: string, eyes: Seat | 'all' | undefined): LookingBack {
  const [wanted, setWanted] = useState<number>();
  const [until, setUntil] = useState<number>();
  const [position, setPosition] = useState<PastView>();

  useEffect(() => {
    if (wanted === undefined) {
      setPosition(undefined);
      return undefined;
    }
    let late = false;
    hostOf(id)
      .look(id, wanted, eyes)
      .then((past) => late || setPosition(past), showFault);
    return () => {
      late = true;
    };
  }, [id, wanted, eyes]);

  useEffect(() => {
    if (until === undefined || wanted === undefined) return undefined;
    const timer = setTimeout(() => {
      if (wanted < until) setWanted(wanted + 1);
      else {
        setUntil(undefined);
        setWanted(undefined);
      }
    }, STEP);
    return () => clearTimeout(timer);
  }, [until, wanted]);

  return {
    position,
    show: useCallback((ply) => {
      setUntil(undefined);
      setWanted(Math.max(0, ply));
    }, []),
    watch: useCallback((from, to) => {
      setWanted(Math.max(0, from));
      setUntil(to);
    }, []),
    leave: useCallback(() => {
      setUntil(undefined);
      setWanted(undefined);
    }, []),
  };
}
