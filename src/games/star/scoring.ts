import type { Outcome, Seat } from '../../kernel/game.ts';
import { COLONIES_TO_WIN, SHIP } from './facts.ts';
import type { State } from './state.ts';
import { colonies, mothership, playerOf } from './verbs.ts';

/** Who is ahead and who has won (10). */

/** Colonies by seat. */
export function score(state: State): number[] {
  return state.players.map((_, seat) => colonies(state, seat));
}

/** A victory leaves one winner and equal losers; the round limit ranks everybody still in the game (10.4). */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.ending === '') return undefined;
  const points = score(state);
  if (state.ending !== 'roundLimit') {
    return { points, places: points.map((_, seat) => (hasWon(state, seat) ? 1 : 2)) };
  }
  const standings = points.map((_, seat) => standing(state, seat));
  const places = standings.map((own) => 1 + standings.filter((other) => compare(other, own) > 0).length);
  return { points, places };
}

export function winnersOf(state: State): Seat[] {
  const places = outcomeOf(state)?.places ?? [];
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

function hasWon(state: State, seat: Seat): boolean {
  if (state.ending === 'domination') return playerOf(state, seat).alive;
  return colonies(state, seat) >= COLONIES_TO_WIN;
}

/** What ranks a player at the round limit, the weightiest first; those who are out come last. */
export function standing(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  const { alive, ships, stock } = player;
  if (!alive) return [-1];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return [
    colonies(state, seat),
    mothership(player) ? 1 : 0,
    sum(ships.map(({ type }) => SHIP[type].bounty)),
    sum(ships.map(({ hull }) => hull)),
    sum(stock),
  ];
}

/** Above 0 when `a` stands better than `b`. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]! - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
