import { tellsSomething } from '../../kernel/barrier.ts';
import { chanceOf } from '../../kernel/chance.ts';
import type { AnyGame, Move, Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';

const ANY_SEED = '0'.repeat(64);

/**
 * Whether a move, tried on what its player sees, could not be taken back: chance decides, something hidden is
 * shown, or somebody else chooses next.
 */
export function isFinal(game: AnyGame, state: object, seat: Seat, move: Move): boolean {
  const chance = chanceOf(ANY_SEED, 1);
  const before: object = game.determinize(clone(state), seat, chanceOf(ANY_SEED, 0));
  const after = clone(before);
  game.apply(after, seat, move, chance);
  return (
    chance.used ||
    !game.actors(after).includes(seat) ||
    tellsSomething(game, game.seatsOf(before), { before, after, seat, move })
  );
}
