import { useEffect, useState } from 'react';
import type { AidPattern } from '../../games/aid.ts';
import type { AnyView, Place } from '../../games/view.ts';
import { useOver } from '../../over.ts';

/** Whether the aid of a table is open, and which of its patterns is shown on the board. */
export interface AidDesk {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The pattern the board shows, while the aid makes room for it. */
  readonly shown: AidPattern | undefined;
  readonly show: (pattern: AidPattern) => void;
  readonly hide: () => void;
  readonly lit: readonly Place[];
}

const NOWHERE: readonly Place[] = [];

/** Nothing in a game without an aid. A pattern is shown until the position changes. */
export function useAidDesk({ aid }: AnyView, ply: number): AidDesk | undefined {
  const over = useOver('aid');
  const [chosen, setChosen] = useState<AidPattern>();
  useEffect(() => setChosen(undefined), [ply]);
  if (aid === undefined) return undefined;
  const open = over.at !== undefined;
  const shown = open ? undefined : chosen;
  return {
    ...{ open, shown, close: over.close },
    lit: shown?.places ?? NOWHERE,
    toggle() {
      setChosen(undefined);
      over.toggle();
    },
    show(pattern) {
      setChosen(pattern);
      over.close();
    },
    hide: () => setChosen(undefined),
  };
}
