import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { CORNERS, type Corner } from '../../games/view.ts';

/** Which seat sits in which corner: each where it belongs, and who belongs nowhere yet in the first free one. */
export function cornersFor(wanted: readonly (Corner | undefined)[]): ReadonlyMap<Corner, Seat> {
  const seats = new Map<Corner, Seat>();
  const waiting: Seat[] = [];
  for (const [seat, corner] of wanted.entries()) {
    if (corner === undefined || seats.has(corner)) waiting.push(seat);
    else seats.set(corner, seat);
  }
  const free = CORNERS.filter((corner) => !seats.has(corner));
  for (const [i, seat] of waiting.slice(0, free.length).entries()) seats.set(itemAt(free, i), seat);
  return seats;
}
