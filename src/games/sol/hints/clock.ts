import { FLARE, FLARES, MARKED_FLARE, TRIGGER } from '../facts.ts';
import type { State } from '../state.ts';

/** How much of the match is left. */
export interface Clock {
  /** The chance that the next card is a flare. */
  readonly flare: number;
  /** Own turns still to come, on average. */
  readonly turns: number;
  /** Cards that will be drawn before the own next turn. */
  readonly soon: number;
  /** The chance that there is a next turn. */
  readonly again: number;
}

/** Cards that a turn draws on average. A pace measured in the match itself would reward passing. */
const PACE = 0.65;

export function clockOf({ deck, turn, players, options, flares, over }: State): Clock {
  const cards = sum(deck) - deck[TRIGGER]!;
  const owed = turn.queue.length;
  const perRound = players.length * (PACE + (options.mode === 'competitive' ? 0 : 1));
  const left = FLARES - flares;
  const toTheEnd = over ? 0 : (left * (cards + 1)) / (left + 1) - owed;
  const flare = cards > 0 ? (deck[FLARE]! + deck[MARKED_FLARE]!) / cards : 0;
  const soon = owed + perRound;
  return {
    flare,
    turns: Math.max(0, toTheEnd) / perRound,
    soon,
    again: over ? 0 : fewerThan(left, soon * flare),
  };
}

/** The chance of fewer than so many rare things when so many are expected (Poisson). */
function fewerThan(limit: number, expected: number): number {
  let term = Math.exp(-expected);
  let chance = 0;
  for (let count = 0; count < limit; count++) {
    chance += term;
    term *= expected / (count + 1);
  }
  return chance;
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
