import type { EntryOf } from '../../kernel/entry.ts';
import { answer, askedSeats } from '../../kernel/flow/flow.ts';
import { flowGame } from '../../kernel/flow/flowGame.ts';
import { inVersions } from '../../kernel/versions.ts';
import { hints, skill, tuning } from './hints/index.ts';
import { STATE_SHAPE, stateFault } from './checks/invariants.ts';
import { answerKeep } from './actions/keeping.ts';
import { copyState } from './copy.ts';
import { measures } from './hints/measures.ts';
import { OPTIONS, type Options, optionsFault } from './options.ts';
import { report } from './report.ts';
import { outcomeOf, score, threshold } from './scoring.ts';
import { setupState } from './setup.ts';
import type { Event, Move, State } from './state.ts';
import { FLOW, legalMoves } from './steps.ts';
import { texts } from './texts/index.ts';
import { reasons } from './why/index.ts';

/** Sol: Last Days of a Star: its rules, hints and texts. */
export const sol: EntryOf<State, Move, Event, Options> = inVersions(2, (rulesVersion) =>
  flowGame({
    id: 'sol',
    title: 'Sol: Last Days of a Star',
    rulesVersion,
    seats: { min: 1, max: 5 },
    open: true,
    options: OPTIONS,
    optionsFault,

    flow: FLOW,
    setup: (seats, options, rng) => setupState(seats, options, rng, rulesVersion),
    /** Those with an open choice of a card to keep first: it waits for nobody. */
    actors(state) {
      const asked = askedSeats(state);
      if (asked.length === 0 || !state.players.some(({ owes }) => owes)) return asked;
      const owing = state.players.flatMap(({ owes }, seat) => (owes && !asked.includes(seat) ? [seat] : []));
      return [...owing, ...asked];
    },

    legalMoves,

    apply(state, seat, move, rng, events) {
      if (move.type === 'keep' && state.players[seat]?.owes) answerKeep(state, seat, move, events);
      else answer(FLOW, state, seat, move, events, rng);
    },

    copy: copyState,
    outcome: outcomeOf,
    shape: STATE_SHAPE,
    stateFault,

    hints,
    skill,
    tuning,
    texts,
    measures,
    reasons,
    score,
    toBeat: threshold,
    report,
  }),
);

export const { game } = sol;
