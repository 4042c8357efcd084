import { count, plural } from './defaults/words.ts';
import type { Seat } from './game.ts';

/** Something a player can count in a position, and how a difference in it is put into words. */
export interface Measure<State extends object> {
  /** Such as `energy`; no other of a game has the same. */
  readonly id: string;
  /** How much of it there is. */
  readonly of: (state: State, seat: Seat) => number;
  /** What one of it is worth to the seat, in points of the game; below 0 where less of it is better. */
  readonly worth: number;
  /** What so many more of it mean, such as “2 more energy”. */
  readonly more: (by: number) => string;
  /** What so many fewer of it mean, such as “2 less energy”. */
  readonly less: (by: number) => string;
  /** What it means to have one of it a turn before, such as “brings the tower one turn earlier”. */
  readonly sooner?: string;
  /** What a puzzle is about whose line wins it, such as “Build a tower”. */
  readonly theme?: string;
}

/** What can be counted in the positions of a game. */
export interface Measures<State extends object> {
  /** Whose turn it is. */
  whose(this: void, state: State): Seat;
  /** What can be told of positions that follow from what a seat sees now. */
  list(this: void, view: State, seat: Seat, names: readonly string[]): readonly Measure<State>[];
}

type Words = Pick<Measure<object>, 'more' | 'less'>;

/** The words for what is not counted one by one: “2 more energy”, “2 less energy”. */
export function amountOf(noun: string): Words {
  return { more: (by) => `${by} more ${noun}`, less: (by) => `${by} less ${noun}` };
}

/** The words for what is counted one by one: “1 more ship”, “2 ships fewer”. */
export function numberOf(noun: string): Words {
  return { more: (by) => `${by} more ${plural(by, noun)}`, less: (by) => `${count(by, noun)} fewer` };
}

/** The other seats of a position. */
export function othersOf(players: readonly unknown[], seat: Seat): Seat[] {
  return players.flatMap((_, other) => (other === seat ? [] : [other]));
}
