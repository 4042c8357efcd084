import { botOf } from '../bots/index.ts';
import { lazyLuck } from '../bots/luck.ts';
import { forwardMoves } from '../bots/opinion.ts';
import type { GameEntry } from '../kernel/entry.ts';
import { chanceOf, seedFrom } from '../kernel/match/chance.ts';
import type { AnyGame, Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { readOptions } from '../kernel/options.ts';
import { equal } from '../kernel/data/plain.ts';
import { type Rng, seeded } from '../kernel/match/rng.ts';
import type { Player } from '../kernel/match/runner.ts';
import { moveText } from '../kernel/text.ts';
import type { Check, Subject } from './subject.ts';

/** How far a seat is followed, how many moves are tried each time, and how many positions are looked at. */
const STEPS = 3;
const MOVES = 10;
const POSITIONS = 40;
/** At least so many positions must be found, in so many matches at the most. */
const LEAST = 10;
const MATCHES = 60;
/** More moves than a match has. */
const MOST_MOVES = 20_000;

/** A search must not go in circles with moves that only take back what its seat has begun. */
export function circleChecks(subject: Subject): Check[] {
  return ['random', 'greedy'].map((bot) => ({
    title: `whoever takes nothing back does not come back to where they were, ${bot}`,
    run: () => checkMatches(subject, bot),
  }));
}

function checkMatches({ id, entry, game }: Subject, bot: string): void {
  const rng = seeded(5);
  const seats = Math.min(Math.max(3, game.seats.min), game.seats.max);
  let looked = 0;
  for (let match = 0; match < MATCHES && looked < POSITIONS; match++) {
    const players = Array.from({ length: seats }, (_, seat) => botOf(bot).make(entry, seat + seats * match));
    const seed = seedFrom(`circles ${match}`);
    const state: object = game.setup(seats, readOptions(game, seats), chanceOf(seed, 0));
    for (let moves = 1; game.actors(state).length > 0 && looked < POSITIONS; moves++) {
      if (moves > MOST_MOVES) throw new Error(`${id}: a match has no end`);
      // Of a long match a few positions here and there, of short ones all.
      if (match > 0 || rng.int(6) === 0) {
        checkPosition(entry, state);
        looked++;
      }
      playOne(game, players, state, chanceOf(seed, moves));
    }
  }
  if (looked <= LEAST) throw new Error(`${id}: only ${looked} positions could be looked at`);
}

function playOne(game: AnyGame, players: readonly Player[], state: object, chance: Rng): void {
  const seat = itemAt(game.actors(state), 0);
  const legal = game.legalMoves(state, seat);
  const move = itemAt(players, seat).choose({ seat, legal, view: () => game.redact(state, seat) });
  game.apply(state, seat, move, chance);
}

function checkPosition(entry: GameEntry, state: object): void {
  const seat = itemAt(entry.game.actors(state), 0);
  const way = wayBack(entry, state, seat);
  if (way === undefined) return;
  throw new Error(`${entry.game.id}: seat ${seat} comes back by ${way.map(moveText).join(', ')}`);
}

/** Moves of a seat without luck after which everything is as it was. */
function wayBack(entry: GameEntry, start: object, seat: Seat): readonly Move[] | undefined {
  const { game } = entry;
  const from = (state: object, way: readonly Move[]): readonly Move[] | undefined => {
    if (way.length === STEPS || game.actors(state)[0] !== seat) return undefined;
    for (const move of forwardMoves(entry, game.legalMoves(state, seat)).slice(0, MOVES)) {
      const luck = lazyLuck(1);
      const next = game.copy(state);
      game.apply(next, seat, move, luck);
      if (luck.used) continue;
      const found = equal(next, start) ? [...way, move] : from(next, [...way, move]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return from(start, []);
}
