import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import { tableHost } from '../../host.ts';
import type { Counsel } from './advice.ts';
import type { Decision } from '../decision/useDecision.ts';

/** Somebody to ask for advice. */
export interface Coach {
  /** What was said about the decision at hand; nothing until it is asked for. */
  readonly counsel: Counsel | undefined;
  /** Missing where there is nothing to be decided, or nobody to ask. */
  readonly ask: (() => void) | undefined;
  readonly close: () => void;
}

/** The coach of whoever chooses at this screen. What it said is forgotten with the decision it was about. */
export function useCoach(frame: TableView, { seat, choices }: Decision, present: boolean): Coach {
  const { id, seq } = frame;
  const [counsel, setCounsel] = useState<Counsel>();
  const asked = useRef(0);
  const close = useCallback(() => {
    asked.current++;
    setCounsel(undefined);
  }, []);
  useEffect(close, [choices, present, close]);

  const ask = async (chooser: Seat): Promise<void> => {
    const question = ++asked.current;
    if (choices.length === 1) return setCounsel('single');
    setCounsel('thinking');
    const answer = await counselFor(id, chooser, seq);
    if (question === asked.current) setCounsel(answer);
  };
  const open = present && seat !== undefined;
  return { counsel, ask: open ? () => void ask(seat) : undefined, close };
}

async function counselFor(id: string, seat: Seat, seq: number): Promise<Counsel> {
  try {
    const favourites = await tableHost().advise(id, seat, seq);
    return favourites.length > 0 ? favourites : 'single';
  } catch {
    return 'failed';
  }
}
