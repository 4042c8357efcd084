import type { EntryOf } from '../../kernel/entry.ts';
import { flowGame } from '../../kernel/flow/flowGame.ts';
import { inVersions } from '../../kernel/versions.ts';
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

/** Factions of Sol: its rules, hints and texts. */
export const factions: EntryOf<State, Move, Event, Options> = inVersions(2, (rulesVersion) =>
  flowGame({
    id: 'factions',
    title: 'Factions of Sol',
    rulesVersion,
    seats: { min: 1, max: 4 },
    options: OPTIONS,

    flow: FLOW,
    setup: (seats, options, rng) => setupState(seats, options, rng, rulesVersion),
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
  }),
);

export const { game } = factions;
