import type { Report, Taken } from '../../kernel/entry.ts';
import { FACTION, KIT, SHIP } from './facts.ts';
import type { Event, State } from './state.ts';
import { cornerOf } from './verbs.ts';

/** What matches of Star Factions are sorted by: how they ended, and where the winners sat. */
export function report({ ending, round, order, players }: State): Report {
  return {
    match: { ending, rounds: round },
    seats: players.map((player, seat) => ({
      turn: String(order.indexOf(seat) + 1),
      corner: player.faction === '' ? 'none' : cornerOf(player),
    })),
  };
}

/** Factions, and ships and kits that are built. */
export function taken(event: Event): Taken | undefined {
  switch (event.type) {
    case 'chose':
      return { seat: event.seat, kind: 'faction', name: FACTION[event.faction].name };
    case 'built':
      return { seat: event.seat, kind: 'ship', name: SHIP[event.ship].name };
    case 'fitted':
      return { seat: event.seat, kind: 'kit', name: KIT[event.kit].name };
    default:
      return undefined;
  }
}
