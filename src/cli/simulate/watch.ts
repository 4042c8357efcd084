import type { GameEntry } from '../../kernel/entry.ts';
import type { AnyGame, GameEvent, Move, Seat } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/match/rng.ts';

/** What was watched in a match, for whoever compares seats of equal standing. */
export interface Watched {
  /** At the beginning of each turn who is asked first, and the chances of all seats as the hints of the game see them. */
  readonly turns: readonly (readonly [asked: Seat, ...chances: number[]])[];
  /** What seats took, in which of those turns. */
  readonly taken: readonly Taking[];
}

export type Taking = readonly [turn: number, seat: Seat, kind: string, name: string];

/** A game that is watched while one match of it is played. */
interface Watch {
  readonly game: AnyGame;
  readonly seen: () => Watched;
}

/** The game itself, plays as ever, with somebody who takes notes. */
export function watch(entry: GameEntry): Watch {
  const { game } = entry;
  const turns: [Seat, ...number[]][] = [];
  const taken: Taking[] = [];
  let latest = Number.NEGATIVE_INFINITY;

  /** A position that is at rest: no turn is half done there. */
  function look(state: object): void {
    const turn = entry.hints.turn?.(state);
    const chances = turn === undefined || turn <= latest ? undefined : entry.hints.chances?.(state);
    const asked: Seat | undefined = game.actors(state)[0];
    if (turn === undefined || chances === undefined || asked === undefined) return;
    latest = turn;
    turns.push([asked, ...chances.map(thousandths)]);
  }

  const watched: AnyGame = {
    ...game,
    apply(state: object, seat: Seat, move: Move, rng: Rng) {
      look(state);
      const events: GameEvent[] = [];
      game.apply(state, seat, move, rng, events);
      for (const event of events) {
        const thing = entry.taken?.(event);
        if (thing !== undefined && thing.seat >= 0 && thing.seat < game.seatsOf(state))
          taken.push([Math.max(0, turns.length - 1), thing.seat, thing.kind, thing.name]);
      }
    },
  };
  return { game: watched, seen: () => ({ turns, taken }) };
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
