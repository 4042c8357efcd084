import { type Region, regionOf, type Sector, sectorOf } from '../../../../games/empire/board.ts';
import type { Event, Who } from '../../../../games/empire/state.ts';

/** What is shown of events on the way to a position, and when, in milliseconds. */

export type Beat = { readonly start: number } & (
  | { readonly kind: 'pulse'; readonly at: Region; readonly tone: 'gold' | 'danger' | 'violet' }
  | { readonly kind: 'burst'; readonly at: Region; readonly who: Who }
  | { readonly kind: 'sector'; readonly sector: Sector }
);

/** Between one burst and the next. */
const BREATH = 220;

export function beatsOf(events: readonly Event[]): readonly Beat[] {
  const beats: Beat[] = [];
  let start = 0;
  for (const event of events) {
    switch (event.type) {
      case 'colonized':
      case 'home':
      case 'cradle':
        beats.push({ kind: 'pulse', start, at: regionOf(event.at), tone: 'gold' });
        break;
      case 'placed':
      case 'frontier':
        beats.push({ kind: 'pulse', start, at: regionOf(event.at), tone: 'violet' });
        break;
      case 'uncolonized':
      case 'engaged':
        beats.push({ kind: 'pulse', start, at: regionOf(event.at), tone: 'danger' });
        break;
      case 'razed':
        beats.push({ kind: 'burst', start, at: regionOf(event.at), who: -1 });
        start += BREATH;
        break;
      case 'destroyed':
        beats.push({ kind: 'burst', start, at: regionOf(event.at), who: event.who });
        start += BREATH;
        break;
      case 'bound':
      case 'battle':
        beats.push({ kind: 'sector', start, sector: sectorOf(event.sector) });
        break;
      default:
    }
  }
  return beats;
}
