import type { Report } from '../../kernel/entry.ts';
import { FACTION } from './facts.ts';
import type { State } from './state.ts';

/** What matches of Factions of Sol are sorted by: the factions, and the first turn order. */
export function report({ players, first }: State): Report {
  return {
    match: {},
    seats: players.map(({ faction }, seat) => ({
      turn: String(1 + ((seat - first + players.length) % players.length)),
      ...(faction !== '' && { faction: FACTION[faction].name }),
    })),
  };
}
