import type { Report, Taken } from '../../kernel/entry.ts';
import { EDICT, POWER, SHIP, SHIPS, TECH } from './facts.ts';
import { ancientPoints } from './scoring.ts';
import type { Event, State } from './state.ts';
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

/** Powers that are kept, technologies, ships and edicts; those of the Ancients belong to no seat. */
export function taken(event: Event): Taken | undefined {
  switch (event.type) {
    case 'kept':
      return { seat: event.seat, kind: 'power', name: POWER[event.power]?.name ?? event.power };
    case 'edict':
      return { seat: event.seat, kind: 'edict', name: EDICT[event.edict]?.name ?? event.edict };
    case 'tech':
      return { seat: event.who, kind: 'technology', name: TECH[event.tech]?.name ?? event.tech };
    case 'built':
      return { seat: event.who, kind: 'ship', name: SHIP[SHIPS.indexOf(event.ship)]!.name };
    default:
      return undefined;
  }
}
