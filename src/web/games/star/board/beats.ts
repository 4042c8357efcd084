import { BLACK_HOLE, type Hex, hexOf } from '../../../../games/star/board.ts';
import type { Event } from '../../../../games/star/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** What is shown of events on the way to a position, and when, in milliseconds. */

export type Beat = { readonly start: number } & (
  | {
      readonly kind: 'roll';
      readonly at: Hex;
      readonly to: Hex;
      readonly sides: number;
      readonly face: number;
    }
  | { readonly kind: 'shot'; readonly at: Hex; readonly to: Hex; readonly seat: Seat }
  | { readonly kind: 'hit'; readonly at: Hex; readonly damage: number }
  | { readonly kind: 'burst'; readonly at: Hex; readonly seat: Seat }
  | { readonly kind: 'pulse'; readonly at: Hex; readonly tone: Tone }
);

type Tone = 'growth' | 'danger' | 'ice' | 'hole';

const ROLL = 320;
const SHOT = 160;
/** Between a hit and the answer to it. */
const BREATH = 320;

export function beatsOf(events: readonly Event[]): readonly Beat[] {
  const beats: Beat[] = [];
  /** When the next roll begins, and when the last hit was. */
  let next = 0;
  let struck = 0;
  for (const event of events) {
    switch (event.type) {
      case 'attacked':
      case 'countered': {
        const [at, to] = [hexOf(event.from), hexOf(event.at)];
        struck = next + ROLL + SHOT;
        beats.push(
          { kind: 'roll', start: next, at, to, sides: event.die, face: event.roll },
          { kind: 'shot', start: next + ROLL, at, to, seat: event.seat },
          { kind: 'hit', start: struck, at: to, damage: event.damage },
        );
        next = struck + BREATH;
        break;
      }
      case 'destroyed':
        beats.push({ kind: 'burst', start: struck, at: hexOf(event.at), seat: event.seat });
        break;
      case 'jumped':
        beats.push({ kind: 'pulse', start: 260, at: itemAt(BLACK_HOLE, 0), tone: 'hole' });
        break;
      case 'settling':
      case 'colonized':
      case 'repaired':
        beats.push({ kind: 'pulse', start: next, at: hexOf(event.at), tone: 'growth' });
        break;
      case 'besieging':
      case 'decolonized':
      case 'freed':
      case 'cancelled':
        beats.push({ kind: 'pulse', start: next, at: hexOf(event.at), tone: 'danger' });
        break;
      case 'built':
      case 'placed':
      case 'fitted':
        beats.push({ kind: 'pulse', start: next, at: hexOf(event.at), tone: 'ice' });
        break;
      default:
    }
  }
  return beats;
}

/** When each hex is hit. */
export function hitsOf(beats: readonly Beat[]): ReadonlyMap<Hex, number> {
  return new Map(beats.flatMap(({ kind, at, start }) => (kind === 'hit' ? [[at, start]] : [])));
}
