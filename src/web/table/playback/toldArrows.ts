import type { DrawnPlan } from '../coach/planSteps.ts';
import type { Way } from '../log/logTurns.ts';
import type { Step } from './steps.ts';
import type { Narration } from './useNarration.ts';

/** Told arrows stand behind no letter. */
const NO_PLAN = -1;

/** What is drawn of a step and of those before it, or of a line of the log that is pointed at. */
export function toldArrows(
  narration: Pick<Narration, 'step' | 'earlier'> | undefined,
  pointed: Way | undefined,
): DrawnPlan[] {
  if (pointed) return [{ at: NO_PLAN, told: 'now', arrows: [{ ...pointed, numbers: [] }] }];
  if (!narration) return [];
  const { step, earlier } = narration;
  const plans = [
    { at: NO_PLAN, told: 'before', arrows: earlier.flatMap(arrowsOf) },
    { at: NO_PLAN, told: 'now', arrows: arrowsOf(step) },
  ] as const;
  return plans.filter(({ arrows }) => arrows.length > 0);
}

function arrowsOf({ number, ways }: Step): DrawnPlan['arrows'] {
  return ways.map((way) => ({ ...way, numbers: [number] }));
}
