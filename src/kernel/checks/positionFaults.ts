import { reasonOf } from '../error.ts';
import { within } from './faults.ts';
import type { Game, GameEvent, Move } from '../game.ts';
import { type OptionForm, readOptions } from '../options.ts';
import { seeded } from '../match/rng.ts';
import { firstFault, type Shape, shapeFault, shapeOf } from '../data/shape.ts';

/** What positions are checked by. */
type Rules<State extends object, M extends Move, E extends GameEvent, Options extends object> = OptionForm &
  Pick<Game<State, M, E, Options>, 'setup' | 'seatsOf' | 'actors' | 'legalMoves' | 'outcome'>;

interface Own<State> {
  readonly shape?: Shape;
  stateFault?(state: State): string | undefined;
}

/** The check of a state from outside: its shape, its seats, its options, what the game checks, and that it goes on. */
export function positionFaults<
  State extends object,
  M extends Move,
  E extends GameEvent,
  Options extends object,
>(game: Rules<State, M, E, Options>, own: Own<State>): (state: State) => string | undefined {
  let { shape } = own;
  return (state) => {
    shape ??= openingShape(game);
    return (
      shapeFault(state, shape, 'state') ??
      within(game.seatsOf(state), game.seats.min, game.seats.max, 'the number of players') ??
      optionsFaultOf(game, state) ??
      own.stateFault?.(state) ??
      actorsFault(game, state)
    );
  };
}

/** What a state looks like that was just set up. */
function openingShape<State extends object, M extends Move, E extends GameEvent, Options extends object>(
  game: Rules<State, M, E, Options>,
): Shape {
  const seats = game.seats.min;
  // The defaults of a game's own table are its options.
  return shapeOf(game.setup(seats, readOptions(game, seats), seeded(1)));
}

/** A state of a game with options holds them. */
function optionsFaultOf<State extends object, M extends Move, E extends GameEvent, Options extends object>(
  game: Rules<State, M, E, Options>,
  state: State,
): string | undefined {
  if (Object.keys(game.options).length === 0) return undefined;
  try {
    readOptions(game, game.seatsOf(state), 'options' in state ? state.options : undefined);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Whoever is asked is at the table and has something to choose; the match is over when nobody is. */
function actorsFault<State extends object, M extends Move, E extends GameEvent, Options extends object>(
  game: Rules<State, M, E, Options>,
  state: State,
): string | undefined {
  const actors = game.actors(state);
  const over = game.outcome(state) !== undefined;
  if (actors.length === 0) return over ? undefined : 'nobody is asked, and the match is not over';
  if (over) return 'the match is over, and somebody is asked';
  return firstFault(actors, (seat) => {
    if (!Number.isInteger(seat) || seat < 0 || seat >= game.seatsOf(state)) return `there is no seat ${seat}`;
    return game.legalMoves(state, seat).length > 0 ? undefined : `seat ${seat} is asked and has no move`;
  });
}
