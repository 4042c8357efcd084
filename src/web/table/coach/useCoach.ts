import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import { tableHost } from '../../host.ts';
import type { Advice } from './advice.ts';
import type { Decision } from '../decision/useDecision.ts';

/** Somebody to ask for advice. */
export interface Coach {
  /** The advice on the current decision; missing until it is asked for. */
  readonly advice: Advice | undefined;
  /** Missing where there is nothing to be decided, or nobody to ask. */
  readonly ask: (() => void) | undefined;
  readonly close: () => void;
}

/** The coach of the person choosing at this screen. Its advice is dropped with the decision it was about. */
export function useCoach(table: TableView, { seat, choices }: Decision, present: boolean): Coach {
  const { id, seq } = table;
  const [advice, setAdvice] = useState<Advice>();
  const asked = useRef(0);
  const close = useCallback(() => {
    asked.current++;
    setAdvice(undefined);
  }, []);
  useEffect(close, [choices, present, close]);

  const ask = async (chooser: Seat): Promise<void> => {
    const question = ++asked.current;
    if (choices.length === 1) return setAdvice('single');
    setAdvice('thinking');
    const answer = await fetchAdvice(id, chooser, seq);
    if (question === asked.current) setAdvice(answer);
  };
  const open = present && seat !== undefined;
  return { advice, ask: open ? () => void ask(seat) : undefined, close };
}

async function fetchAdvice(id: string, seat: Seat, seq: number): Promise<Advice> {
  try {
    const favourites = await tableHost().advise(id, seat, seq);
    return favourites.length > 0 ? favourites : 'single';
  } catch {
    return 'failed';
  }
}
