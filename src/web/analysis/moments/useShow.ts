import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStill } from '../../settings.ts';
import { PLAYED } from './drawnMoves.ts';

/** Which of the two arrows of a moment are drawn. */
export interface Show {
  readonly shows: (at: number) => boolean;
  /** Draws one of them alone while it is pointed at. */
  readonly point: (at: number | undefined) => void;
  /** Draws both, one after the other; at once where nothing may move. */
  readonly play: () => void;
}

/** How long the played move stands alone. */
const FIRST = 900;
/** Nothing is drawn for a moment, so that what comes can be seen to come. */
const GAP = 220;

/** Both are drawn, until somebody points at one or asks to see them; anew with every moment. */
export function useShow(moment: string): Show {
  const still = useStill();
  const [pointed, point] = useState<number>();
  const [step, setStep] = useState<readonly number[]>();
  useEffect(() => setStep(undefined), [moment]);
  useEffect(() => {
    if (step === undefined) return undefined;
    const [next, after] = step.length === 0 ? [[PLAYED], GAP] : [undefined, FIRST];
    const timer = setTimeout(() => setStep(next), after);
    return () => clearTimeout(timer);
  }, [step]);
  const play = useCallback(() => setStep(still ? undefined : []), [still]);
  return useMemo(
    () => ({
      shows: (at) => (step ? step.includes(at) : pointed === undefined || pointed === at),
      point,
      play,
    }),
    [step, pointed, play],
  );
}
