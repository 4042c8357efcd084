import { FACTION, type FactionId } from '../../../games/star/facts.ts';
import type { State } from '../../../games/star/state.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type Ink, seatInk } from '../../ink.ts';

const INKS: Readonly<Record<(typeof FACTION)[FactionId]['colour'], Ink>> = {
  green: '48;5;35;38;5;16',
  red: '48;5;160;38;5;231',
  yellow: '48;5;220;38;5;16',
  blue: '48;5;27;38;5;231',
};

/** The colour of a seat: that of its faction once it has one. */
export function factionInk({ players }: State, seat: Seat): Ink {
  const faction = players[seat]?.faction ?? '';
  return faction === '' ? seatInk(seat) : INKS[FACTION[faction].colour];
}
