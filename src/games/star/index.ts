import type { EntryOf } from '../../kernel/entry.ts';
import { flowGame } from '../../kernel/flow/flowGame.ts';
import { copyState } from './copy.ts';
import { hints, skill, tuning } from './hints/index.ts';
import { STATE_SHAPE, stateFault } from './checks/invariants.ts';
import { measures } from './hints/measures.ts';
import { OPTIONS, type Options, optionsFault } from './options.ts';
import { report } from './report.ts';
import { leaving } from './actions/resigning.ts';
import { outcomeOf, score } from './scoring.ts';
import { setupState } from './setup.ts';
import type { Event, Move, State } from './state.ts';
import { apply, FLOW } from './steps.ts';
import { texts } from './texts/index.ts';
import { reasons } from './why/index.ts';

/** Star Factions: its rules, hints and texts. */
export const star: EntryOf<State, Move, Event, Options> = flowGame({
  id: 'star',
  title: 'Star Factions',
  seats: { min: 2, max: 4 },
  open: true,
  options: OPTIONS,

  optionsFault,

  flow: FLOW,
  leaving,
  apply,
  setup: setupState,
  copy: copyState,
  outcome: outcomeOf,
  shape: STATE_SHAPE,
  stateFault,

  hints,
  skill,
  tuning,
  texts,
  reasons,
  measures,
  score,
  report,
});

export const { game } = star;
