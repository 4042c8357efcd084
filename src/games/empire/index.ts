import { flowGame } from '../../kernel/flowGame.ts';
import { hints, skill, tuning } from './hints.ts';
import { STATE_SHAPE, stateFault } from './invariants.ts';
import { OPTIONS } from './options.ts';
import { report } from './report.ts';
import { outcomeOf, score } from './scoring.ts';
import { setupState } from './setup.ts';
import { FLOW } from './steps.ts';
import { texts } from './texts.ts';
import { determinize, redact } from './view.ts';

export const empire = flowGame({
  id: 'empire',
  title: 'Empire of the Stars',
  seats: { min: 1, max: 4 },
  options: OPTIONS,

  flow: FLOW,
  setup: setupState,
  outcome: outcomeOf,
  redact,
  determinize,
  shape: STATE_SHAPE,
  stateFault,

  hints,
  skill,
  tuning,
  texts,
  score,
  report,
});

export const { game } = empire;
