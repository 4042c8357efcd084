import type { State } from '../../../games/factions/state.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ColourName } from '../../seatColours.ts';

/** The colours of the seats, whatever faction sits there; each has a ship of its own shape. */
export const SEAT_COLOURS = ['azure', 'jade', 'orchid', 'amber'] as const satisfies readonly ColourName[];
export type SeatColourName = (typeof SEAT_COLOURS)[number];

export function colourOf(_state: State, seat: Seat): SeatColourName {
  return SEAT_COLOURS[seat] ?? 'azure';
}
