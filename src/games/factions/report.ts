import type { Report, Taken } from '../../kernel/entry.ts';
import { EXOPLANET, FACTION, MACHINE_NAMES, MACHINES, OBJECTIVE, RESEARCH, TECH } from './facts.ts';
import type { Event, State } from './state.ts';

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

/** Factions, levels of machines, exoplanets, technologies, research and objectives; those of the rival belong to no seat. */
export function taken(event: Event): Taken | undefined {
  switch (event.type) {
    case 'chose':
      return event.rival
        ? undefined
        : { seat: event.seat, kind: 'faction', name: FACTION[event.faction].name };
    case 'machine': {
      const name = `${MACHINE_NAMES[MACHINES.indexOf(event.machine)]}, ${event.level}`;
      return { seat: event.seat, kind: 'machine', name };
    }
    case 'exoplanet':
      return { seat: event.seat, kind: 'exoplanet', name: EXOPLANET[event.card].name };
    case 'tech':
      return { seat: event.seat, kind: 'technology', name: TECH[event.card].name };
    case 'research':
      return { seat: event.seat, kind: 'research', name: RESEARCH[event.card].name };
    case 'objective':
      return { seat: event.seat, kind: 'objective', name: OBJECTIVE[event.card].name };
    default:
      return undefined;
  }
}
