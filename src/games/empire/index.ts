import type { EntryOf } from '../../kernel/entry.ts';
import { flowGame } from '../../kernel/flow/flowGame.ts';
import { copyState } from './copy.ts';
import { hints, skill, tuning } from './hints/index.ts';
import { STATE_SHAPE, stateFault } from './checks/invariants.ts';
import { measures } from './hints/measures.ts';
import { OPTIONS, type Options } from './options.ts';
import { report } from './report.ts';
import { outcomeOf, score, toBeat } from './scoring.ts';
import { setupState } from './setup.ts';
import type { Event, Move, State } from './state.ts';
import { FLOW } from './steps.ts';
import { texts } from './texts/index.ts';
import { determinize, redact } from './view.ts';
import { reasons } from './why/index.ts';

/** Empire of the Stars: its rules, hints and texts. */
export const empire: EntryOf<State, Move, Event, Options> = flowGame({
  id: 'empire',
  title: 'Empire of the Stars',
  seats: { min: 1, max: 4 },
  options: OPTIONS,

  flow: FLOW,
  setup: setupState,
  copy: copyState,
  outcome: outcomeOf,
  redact,
  determinize,
  shape: STATE_SHAPE,
  stateFault,

  hints,
  skill,
  tuning,
  texts,
  measures,
  reasons,
  score,
  toBeat,
  report,
});

export const { game } = empire;
