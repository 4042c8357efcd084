import type { Report } from '../../kernel/entry.ts';
import { POWER } from './facts.ts';
import { ancientPoints } from './scoring.ts';
import type { State } from './state.ts';
import { isSolo } from './verbs.ts';

/** What matches of Empire of the Stars are sorted by: ending, length, points of the Ancients; seat and power. */
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
