import type { Report } from '../entry.ts';
import { POWER } from './facts.ts';
import type { State } from './state.ts';

/** What matches of Empire of the Stars are sorted by: how they ended, their length, the seat and the power. */
export function report({ players, ending, turn }: State): Report {
  return {
    match: { ending, turns: turn },
    seats: players.map(({ power }, seat) => ({
      turn: String(seat + 1),
      ...(power === '' ? {} : { power: POWER[power]?.name ?? power }),
    })),
  };
}
