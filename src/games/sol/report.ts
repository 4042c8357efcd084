import type { Report, Taken } from '../../kernel/entry.ts';
import type { Event, State } from './state.ts';

/** What matches of Sol are sorted by: who took the first turn, and so on round the table. */
export function report({ players, first }: State): Report {
  const turnOf = (seat: number): string => String(1 + ((seat - first + players.length) % players.length));
  return { match: {}, seats: players.map((_, seat) => ({ turn: turnOf(seat) })) };
}

/** Effects that are played, and gates and stations that are built. */
export function taken(event: Event): Taken | undefined {
  switch (event.type) {
    case 'played':
      return { seat: event.seat, kind: 'effect', name: event.effect };
    case 'placed':
      return { seat: event.seat, kind: 'structure', name: event.piece };
    default:
      return undefined;
  }
}
