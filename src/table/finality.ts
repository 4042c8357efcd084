import { type Transition, reveals } from '../kernel/sight/barrier.ts';
import { chanceOf } from '../kernel/match/chance.ts';
import type { AnyGame, Move, Seat } from '../kernel/game.ts';
import { clone } from '../kernel/data/plain.ts';
import { Position } from './position.ts';

/** A move that was tried: the positions around it, and whether it asked for chance. */
export interface Trial extends Omit<Transition, 'before' | 'after'> {
  readonly before: Position;
  readonly after: Position;
  readonly usedChance: boolean;
}

/** Whether a person's move cannot be taken back: chance has decided, or somebody could have learnt something. */
export function endsUndo(game: AnyGame, seats: number, trial: Trial): boolean {
  const { before, after, seat, move, usedChance } = trial;
  // What was open to everybody before shows nothing new but the choice itself.
  if (usedChance || before.isOpen) return usedChance;
  const transition = { before: before.state, after: after.state, seat, move };
  return reveals(game, seats, transition, (state, viewer) =>
    (state === before.state ? before : after).seenBy(viewer),
  );
}

/** What its player can tell of a move before it is played. */
export interface Outlook {
  /** Whether it could not be taken back. */
  readonly final: boolean;
  /** Whether its seat would not be asked next. */
  readonly passesOn: boolean;
}

const ANY_SEED = '0'.repeat(64);

/** A move tried on a guess of what its player cannot see, so that nothing is revealed that the player could not know. */
export function outlookOf(game: AnyGame, view: object, seat: Seat, move: Move): Outlook {
  const chance = chanceOf(ANY_SEED, 1);
  const state: object = game.determinize(clone(view), seat, chanceOf(ANY_SEED, 0));
  const next: object = game.copy(state);
  game.apply(next, seat, move, chance);
  const [before, after] = [new Position(game, state), new Position(game, next)];
  return {
    final: endsUndo(game, game.seatsOf(state), { before, after, seat, move, usedChance: chance.used }),
    passesOn: !game.actors(next).includes(seat),
  };
}
