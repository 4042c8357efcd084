import { flowGame } from '../../kernel/flowGame.ts';
import { hints, skill, tuning } from './hints.ts';
import { STATE_SHAPE, stateFault } from './invariants.ts';
import { OPTIONS } from './options.ts';
import { report } from './report.ts';
import { outcomeOf, score } from './scoring.ts';
import { setupState } from './setup.ts';
import { FLOW } from './steps.ts';
import { texts } from './texts.ts';

export const star = flowGame({
  id: 'star',
  title: 'Star Factions',
  seats: { min: 2, max: 4 },
  open: true,
  options: OPTIONS,

  flow: FLOW,
  setup: setupState,
  outcome: outcomeOf,
  shape: STATE_SHAPE,
  stateFault,

  hints,
  skill,
  tuning,
  texts,
  score,
  report,
});

export const { game } = star;
