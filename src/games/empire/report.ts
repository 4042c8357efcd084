import type { Report } from '../entry.ts';
import { POWER } from './facts.ts';
import { ancientPoints } from './scoring.ts';
import type { State } from './state.ts';
import { isSolo } from './verbs.ts';

/** What matches of Empire of the Stars are sorted by: how they ended, their length, what the
 * Ancients scored, the seat and the power. */
export function report(state: State): Report {
  const { players, ending, turn } = state;
  return {
    match: { ending, turns: turn, ...(isSolo(state) && { ancients: ancientPoints(state) }) },
    seats: players.map(({ power }, seat) => ({
      turn: String(seat + 1),
      ...(power === '' ? {} : { power: POWER[power]?.name ?? power }),
    })),
  };
}
