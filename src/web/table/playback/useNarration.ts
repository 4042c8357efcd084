import { useEffect, useMemo } from 'react';
import { isTaken } from '../keys/keyboard.ts';
import { type LogSource, logTurns } from '../log/logTurns.ts';
import { isHere } from '../seats.ts';
import type { Pacing } from '../useTable.ts';
import type { Playback } from './playback.ts';
import { type Step, stepAt, stepsOf, turnAt } from './steps.ts';
import type { Telling } from './useTelling.ts';

/** A turn of somebody else as it is being told. */
export interface Narration {
  readonly step: Step;
  /** The steps of the same turn that were told before. */
  readonly earlier: readonly Step[];
  /** How many steps the turn has, as soon as that is known. */
  readonly of: number | undefined;
  readonly paused: boolean;
  readonly telling: Telling;
  /** Leads to the step before; missing at the first one. */
  readonly back: (() => void) | undefined;
  readonly on: () => void;
  readonly togglePause: () => void;
  /** Ends the telling; returns whether there was anything left of it. */
  readonly finish: () => boolean;
}

/** What is told now of the turns of others; nothing while nobody else moves or nothing is told at all. */
export function useNarration(
  playback: Playback,
  source: LogSource,
  telling: Telling,
  pacing: Pacing,
  finish: () => boolean,
): Narration | undefined {
  const { table, news, ahead, paused } = playback;
  const off = telling === 'off';
  const turns = useMemo(() => (off ? [] : logTurns([...news, ...ahead], source)), [off, news, ahead, source]);
  const { id, setup, eyes } = table;
  const steps = useMemo(
    () => stepsOf(turns, (seat) => isHere({ id, setup, eyes }, seat)),
    [turns, id, setup, eyes],
  );
  const at = stepAt(steps, table.ply);
  const step = at === undefined ? undefined : steps[at];
  const last = Math.max(table.ply, ahead.at(-1)?.ply ?? 0);
  // What others do within a turn of one's own is no step of the turn they had before.
  const now = step !== undefined && turnAt(turns, table.ply)?.number === step.turn && isTold(playback, step);
  const whole = turns.at(-1)?.number !== step?.turn;
  const narration = useMemo((): Narration | undefined => {
    if (!now || at === undefined || step === undefined) return undefined;
    const turn = steps.filter((one) => one.turn === step.turn);
    const [before, after] = [steps[at - 1], steps[at + 1]];
    return {
      ...{ step, paused, telling, earlier: turn.slice(0, step.number - 1) },
      of: whole ? turn.length : undefined,
      back: before && (() => pacing.goTo(before.ply)),
      on: () => (after && after.ply <= last ? pacing.goTo(after.ply) : void finish()),
      togglePause: paused ? pacing.resume : pacing.pause,
      finish,
    };
  }, [now, at, step, steps, whole, paused, telling, last, pacing, finish]);
  useNarrationKeys(narration);
  return narration;
}

/** Whether a step is what the view shows, or what its seat did before it went on thinking. */
function isTold({ table, news, waiting }: Playback, step: Step): boolean {
  const mover = news.find(({ ply }) => ply === table.ply)?.seat;
  const own = mover !== undefined && isHere(table, mover);
  if (waiting) return !own || table.ply <= step.ply;
  return !own && table.thinking === step.seat;
}

const KEYS: Readonly<Record<string, (narration: Narration) => void>> = {
  p: ({ togglePause }) => togglePause(),
  P: ({ togglePause }) => togglePause(),
  ArrowLeft: ({ back }) => back?.(),
  ArrowRight: ({ on }) => on(),
  End: ({ finish }) => void finish(),
  Escape: ({ finish }) => void finish(),
};

/** These keys belong to the telling for as long as it lasts, unless something is typed or chosen elsewhere. */
export function useNarrationKeys(narration: Narration | undefined): void {
  useEffect(() => {
    if (!narration) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const act = KEYS[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, 'left')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act(narration);
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [narration]);
}
