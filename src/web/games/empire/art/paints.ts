import { ANCIENTS, type State, type Who } from '../../../../games/empire/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { type ColourName, seatColour } from '../../../seatColours.ts';

/** What the pieces of a side are painted with. */

/** Nothing golden, which is what is lit, and nothing red, which are the Ancients. */
export const SEAT_COLOURS = ['azure', 'jade', 'orchid', 'ivory'] as const satisfies readonly ColourName[];

export function colourOf(_state: State, seat: Seat): ColourName {
  return SEAT_COLOURS[seat] ?? 'azure';
}

export interface Paint {
  readonly fill: string;
  readonly light: string;
  /** What is written or cut into the fill. */
  readonly ink: string;
  readonly outline: string;
  /** A path around 0,0 of radius 5, filled evenodd. */
  readonly emblem: string;
}

const SEAT_PAINTS: readonly Paint[] = SEAT_COLOURS.map(seatColour);

const ANCIENT_PAINT: Paint = {
  fill: '#5a0f24',
  light: '#f0546a',
  ink: '#ffd7dc',
  outline: '#0a0518',
  emblem: 'M0-5.4 1.6-1.6 5.4 0 1.6 1.6 0 5.4-1.6 1.6-5.4 0-1.6-1.6Z',
};

export function paintOf(who: Who): Paint {
  return who === ANCIENTS ? ANCIENT_PAINT : itemAt(SEAT_PAINTS, who % SEAT_PAINTS.length);
}

/** How a side is called in labels. */
export function nameOf(who: Who, names: readonly string[]): string {
  return who === ANCIENTS ? 'the Ancients' : (names[who] ?? '');
}
