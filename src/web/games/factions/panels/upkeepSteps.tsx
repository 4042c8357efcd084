import type { ReactNode } from 'react';
import type { State } from '../../../../games/factions/state.ts';

/** The steps of Upkeep as the rules count them (12), and which of them is going on. */

const STEPS = [
  'Last deeds',
  'Event',
  'Production',
  'Sectors cleared',
  'Planets move',
  'Asteroids',
  'Leader',
  'Markets',
];

/** The number of the step in which somebody is asked: what lies at the bottom of the stack leads on from it. */
export function upkeepStep({ upkeep, stack }: State): number | undefined {
  if (!upkeep) return undefined;
  const asked = stack.at(-1)?.step;
  switch (stack[0]?.step) {
    case 'event':
      return 1;
    case 'produce':
      return asked === 'window' ? 3 : 2;
    case 'score':
      return 3;
    case 'restock':
      return 5;
    default:
      return undefined;
  }
}

export function UpkeepSteps({ state }: { readonly state: State }): ReactNode {
  const now = upkeepStep(state);
  if (now === undefined) return null;
  return (
    <ol className="factions-box factions-upkeep" aria-label="Upkeep">
      {STEPS.map((step, i) => (
        <li key={step} data-done={i + 1 < now || undefined} aria-current={i + 1 === now ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}
