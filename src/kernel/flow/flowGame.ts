import { defineGame, type Extras, type Rules, type Sight } from '../defineGame.ts';
import type { EntryOf } from '../entry.ts';
import { answer, askedSeats, type Flow, type Step, isAsked, movesOf, settle, type Stacked } from './flow.ts';
import { questionsFault, stepsFault } from './flowFaults.ts';
import type { GameEvent, Move } from '../game.ts';
import type { AnyOptions, NoOptions, OptionsOf } from '../options.ts';
import type { Played } from '../defaults/textsByWords.ts';

/** What follows from a flow, unless the game tells otherwise. */
type Asking = 'actors' | 'legalMoves' | 'apply';

/** What a game on the stack is made of: its flow says who is asked, what is legal and what a move does. */
export type FlowParts<
  State extends Stacked<F>,
  F extends Step,
  M extends Move,
  E extends GameEvent,
  Table extends AnyOptions,
> = Omit<Rules<State, M, E, Table>, Asking> &
  Partial<Pick<Rules<State, M, E, Table>, Asking>> &
  Sight<State> &
  Extras<State, M, E> & { readonly flow: Flow<State, F, M, E> };

/** A game whose unfinished business lies on a stack, as one value, ready to be listed. */
export function flowGame<
  State extends Stacked<F>,
  F extends Step,
  M extends Move,
  E extends GameEvent = Played,
  const Table extends AnyOptions = NoOptions,
>(parts: FlowParts<State, F, M, E, Table>): EntryOf<State, M, E, OptionsOf<Table>> {
  const { flow } = parts;
  const entry: EntryOf<State, M, E, OptionsOf<Table>> = defineGame<State, M, E, Table>({
    actors: askedSeats,
    legalMoves: (state, seat) => (isAsked(state, seat) ? movesOf(flow, state, seat) : []),
    apply: (state, seat, move, rng, events) => answer(flow, state, seat, move, events, rng),
    ...parts,
    setup(seats, options, rng) {
      const state = parts.setup(seats, options, rng);
      settle(flow, state, undefined, rng);
      return state;
    },
    stateFault: (state) =>
      stepsFault(flow, state.stack) ??
      parts.stateFault?.(state) ??
      questionsFault(flow, state, entry.game.seatsOf(state)),
  });
  return entry;
}
