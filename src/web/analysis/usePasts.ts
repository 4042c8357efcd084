import { useEffect, useRef, useState } from 'react';
import type { PastView } from '../../protocol/table.ts';
import { hostOf } from '../host.ts';
import { showFault } from '../parts/toast.tsx';
import type { Eyes } from '../table/replay/useReplay.ts';

/** A position somebody looks at, and with whose eyes. */
export interface Looked {
  readonly ply: number;
  readonly eyes: Eyes;
}

/** Positions of a match that is over, fetched once each; nothing for those that are not there yet. */
export type Pasts = (looked: Looked) => PastView | undefined;

const keyOf = ({ ply, eyes }: Looked): string => `${ply} ${eyes ?? ''}`;

export function usePasts(id: string, wanted: readonly Looked[]): Pasts {
  const [known, setKnown] = useState<ReadonlyMap<string, PastView>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const looked of wanted) {
      const key = keyOf(looked);
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      hostOf(id)
        .look(id, looked.ply, looked.eyes)
        .then((past) => setKnown((before) => new Map(before).set(key, past)), showFault);
    }
  }, [id, wanted]);
  return (looked) => known.get(keyOf(looked));
}
