import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableView } from '../../../protocol/table.ts';
import type { LogTurn } from '../log/logTurns.ts';
import type { LookingBack } from '../log/usePast.ts';
import { isHere } from '../seats.ts';
import { type Step, stepsOf } from './steps.ts';
import { type Narration, useNarrationKeys } from './useNarration.ts';
import { PACES, type Telling } from './useTelling.ts';

/** Turns of others that are told once more, from positions that are over. */
export interface Retelling {
  readonly narration: Narration | undefined;
  /** The sentences for those who do not see the board: of a step where it is told slowly, else of a turn as it begins. */
  readonly spoken: string;
  /** Tells what others did after so many moves; missing where they did nothing. */
  readonly tellSince: (ply: number) => void;
}

interface Place {
  /** The first move that is told of, and the step that is told now. */
  readonly from: number;
  readonly at: number;
  readonly paused: boolean;
}

export function useRetelling(
  { id, setup, eyes }: TableView,
  turns: readonly LogTurn[],
  past: LookingBack,
  telling: Telling,
): Retelling {
  const [place, setPlace] = useState<Place>();
  const from = place?.from;
  const steps = useMemo(
    () =>
      from === undefined
        ? []
        : stepsOf(turns, (seat) => isHere({ id, setup, eyes }, seat)).filter((step) => step.ply >= from),
    [turns, from, id, setup, eyes],
  );
  const { show, leave, wanted } = past;
  const step = place && steps[place.at];
  const pace = telling === 'off' ? PACES.normal : PACES[telling];
  const paused = place?.paused === true;
  const on = useCallback(() => setPlace((now) => now && { ...now, at: now.at + 1 }), []);

  useEffect(() => {
    if (from === undefined) return;
    if (step) show(step.ply);
    else {
      setPlace(undefined);
      leave();
    }
  }, [from, step, show, leave]);
  useEffect(() => {
    if (!step || paused) return undefined;
    const timer = setTimeout(on, pace);
    return () => clearTimeout(timer);
  }, [step, paused, pace, on]);
  // Whoever looks at another position has seen enough of these.
  const elsewhere = step !== undefined && wanted !== step.ply && wanted !== undefined;
  useEffect(() => {
    if (elsewhere) setPlace((now) => (now && steps.some(({ ply }) => ply === wanted) ? now : undefined));
  }, [elsewhere, wanted, steps]);

  const narration = useMemo((): Narration | undefined => {
    if (!place || !step) return undefined;
    const turn = steps.filter((one) => one.turn === step.turn);
    const first = turn[0]?.number ?? 1;
    return {
      ...{ step, paused, telling, on, earlier: turn.slice(0, step.number - first) },
      of: step.number - turn.indexOf(step) + turn.length - 1,
      back: place.at > 0 ? () => setPlace({ ...place, at: place.at - 1, paused: true }) : undefined,
      togglePause: () => setPlace({ ...place, paused: !paused }),
      finish: () => {
        setPlace(undefined);
        leave();
        return true;
      },
    };
  }, [place, step, steps, paused, telling, on, leave]);
  useNarrationKeys(narration);
  const spoken = useMemo(() => spokenAt(steps, step, telling), [steps, step, telling]);
  const tellSince = useCallback((ply: number) => setPlace({ from: ply + 1, at: 0, paused: false }), []);
  return { narration, spoken, tellSince };
}

function spokenAt(steps: readonly Step[], now: Step | undefined, telling: Telling): string {
  if (!now) return '';
  const told = telling === 'slow' ? [now] : steps.filter(({ turn }) => turn === now.turn);
  return told.flatMap(({ head, more }) => [head, ...more]).join(' ');
}
