import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type ColourName, type SeatColour, seatColour } from '../../seatColours.ts';

/** Nothing warm on a warm board. */
export const SEAT_COLOURS: readonly ColourName[] = ['azure', 'jade', 'orchid', 'ivory', 'onyx'];

export interface Paint extends SeatColour {
  readonly name: ColourName;
  /** What stands out on a dark ground. */
  readonly bright: string;
}

const PAINTS: readonly Paint[] = SEAT_COLOURS.map((name) => {
  const colour = seatColour(name);
  return { ...colour, name, bright: name === 'onyx' ? colour.ink : colour.light };
});

export function paintOf(seat: Seat): Paint {
  return itemAt(PAINTS, seat % PAINTS.length);
}
