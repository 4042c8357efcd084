import { itemAt } from '../kernel/data/lists.ts';
/** How a text is coloured: the parameters of a terminal's colour sequence, empty for plain text. */
export type Ink = string;

export const PLAIN: Ink = '';
export const BOLD: Ink = '1';
export const DIM: Ink = '2';
/** What is legal now: ice on every board. */
export const LEGAL: Ink = '48;5;159;38;5;16';
/** Flares and whatever hurts. */
export const DANGER: Ink = '1;38;5;209';
export const GOLD: Ink = '38;5;179';

/** Coloured chips, far apart also for colour-blind eyes and readable on dark and light terminals. */
const SEATS: readonly Ink[] = [
  '48;5;33;38;5;231',
  '48;5;42;38;5;16',
  '48;5;176;38;5;16',
  '48;5;255;38;5;16',
  '48;5;238;38;5;230',
];
/** The names of these colours, for seats that have no other. */
export const SEAT_NAMES: readonly string[] = ['Azure', 'Jade', 'Orchid', 'Ivory', 'Onyx'];
const LETTERS = 'abcde';

export function seatInk(seat: number): Ink {
  return itemAt(SEATS, seat % SEATS.length);
}

/** The letter that marks a seat's pieces, so that no colour is needed to tell them apart. */
export function seatLetter(seat: number): string {
  return itemAt(LETTERS, seat % LETTERS.length);
}

export function painted(text: string, ink: Ink, colour: boolean): string {
  return colour && ink !== PLAIN && text !== '' ? `\x1b[${ink}m${text}\x1b[0m` : text;
}

/** Whether an output shows colours; NO_COLOR and FORCE_COLOR have the last word. */
export function showsColour(output: { readonly isTTY?: boolean }): boolean {
  if (process.env.NO_COLOR) return false;
  if (process.env.FORCE_COLOR) return process.env.FORCE_COLOR !== '0';
  return output.isTTY === true && process.env.TERM !== 'dumb';
}
