import { type Cell, cellOf } from '../../../../games/factions/board.ts';
import type { Event, State } from '../../../../games/factions/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { PlanetName } from '../../../../games/factions/facts.ts';

/** What is shown of events on the way to a position, and when, in milliseconds. */

export type Beat = { readonly start: number } /** A tile turns and flies to the ship that has mined it. */ & (
  | { readonly kind: 'mined'; readonly at: Cell; readonly value: number; readonly seat: Seat }
  /** Something is gained or lost by a ship. */
  | { readonly kind: 'gain'; readonly seat: Seat; readonly what: 'energy' | 'resources'; readonly by: number }
  /** A battery is charged. */
  | { readonly kind: 'charge'; readonly seat: Seat }
  /** A ring of light spreads. */
  | { readonly kind: 'pulse'; readonly at: Cell; readonly tone: Tone }
  | { readonly kind: 'used'; readonly planet: PlanetName }
);

type Tone = 'energy' | 'hole' | 'eye' | 'away';

const TURNED = 620;
const BETWEEN = 260;

/** Gains of a whole round come at once; only the first few of a seat are shown one after the other. */
const MOST_WAITING = 4;

export function beatsOf(happened: readonly Event[], { players }: Pick<State, 'players'>): readonly Beat[] {
  const beats: Beat[] = [];
  const waiting = new Map<Seat, number>();
  let turned = 0;
  /** When the next gain of a seat is shown. */
  const nextFor = (seat: Seat): number => {
    const count = Math.min(MOST_WAITING, waiting.get(seat) ?? 0);
    waiting.set(seat, count + 1);
    return turned + count * BETWEEN;
  };
  for (const event of happened) {
    switch (event.type) {
      case 'entered':
        beats.push({ kind: 'pulse', start: 160, at: cellOf(event.to), tone: 'energy' });
        break;
      case 'mined':
        beats.push({ kind: 'mined', start: 0, at: cellOf(event.at), value: event.value, seat: event.seat });
        turned = TURNED;
        break;
      case 'energy':
      case 'resources':
        if (event.reason === 'move' || (players[event.seat]?.ships.length ?? 0) === 0) break;
        if (event.type === 'energy' && event.by > 0)
          beats.push({ kind: 'charge', start: turned, seat: event.seat });
        beats.push({
          kind: 'gain',
          start: nextFor(event.seat),
          seat: event.seat,
          what: event.type,
          by: event.by,
        });
        break;
      case 'cleared':
      case 'flooded':
        beats.push({ kind: 'pulse', start: 0, at: cellOf(event.at), tone: 'away' });
        break;
      case 'gate':
      case 'ungate':
        beats.push({ kind: 'pulse', start: 0, at: cellOf(event.at), tone: 'hole' });
        break;
      case 'peeked':
        beats.push({ kind: 'pulse', start: 0, at: cellOf(event.at), tone: 'eye' });
        break;
      case 'used':
        beats.push({ kind: 'used', start: 0, planet: event.planet });
        break;
      default:
        break;
    }
  }
  return beats;
}
