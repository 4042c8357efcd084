import { useCallback, useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { PastView } from '../../../protocol/table.ts';
import { hostOf } from '../../host.ts';
import { showFault } from '../../parts/toast.tsx';

/** Looking back at an earlier position while the match goes on. */
export interface LookingBack {
  readonly position: PastView | undefined;
  /** The move whose position was asked for. */
  readonly wanted: number | undefined;
  readonly show: (ply: number) => void;
  readonly leave: () => void;
}

export function usePast(id: string, eyes: Seat | 'all' | undefined): LookingBack {
  const [wanted, setWanted] = useState<number>();
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

  return {
    position,
    wanted,
    show: useCallback((ply) => setWanted(Math.max(0, ply)), []),
    leave: useCallback(() => setWanted(undefined), []),
  };
}
