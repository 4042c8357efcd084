import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { ColourName } from '../../seatColours.ts';

/** A cross and a disc come first, as most small games are for two. */
export const SEAT_COLOURS: readonly ColourName[] = [
  'ember',
  'azure',
  'jade',
  'orchid',
  'amber',
  'ivory',
  'onyx',
];

export const colourOf = (seat: Seat): ColourName => itemAt(SEAT_COLOURS, seat % SEAT_COLOURS.length);

/** Hues that are good to look at on a dark ground. */
const HUES = [212, 262, 172, 338, 24, 196, 288, 352] as const;

/** The tint of a game follows from its name. */
export function hueOf(name: string): number {
  const sum = Array.from(name).reduce(
    (mixed, letter) => (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return itemAt(HUES, sum % HUES.length);
}
