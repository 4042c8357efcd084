import { FACTION, type FactionId } from '../../../games/star/facts.ts';
import type { State } from '../../../games/star/state.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ColourName } from '../../seatColours.ts';
import type { Corner } from '../view.ts';

/** The colours of the printed flags. */
export const FACTION_COLOUR: Readonly<Record<FactionId, ColourName>> = {
  jear: 'jade',
  'black-cloud': 'ember',
  'nexus-corporation': 'amber',
  'marshall-guard': 'azure',
};

/** A seat without a faction yet is colourless. */
export function colourOf({ players }: State, seat: Seat): ColourName {
  const faction = players[seat]?.faction ?? '';
  return faction === '' ? 'ivory' : FACTION_COLOUR[faction];
}

const CORNER = { NW: 'nw', NE: 'ne', SE: 'se', SW: 'sw' } as const;

/** The corner of the mat a seat has chosen. */
export function cornerOf({ players }: State, seat: Seat): Corner | undefined {
  const faction = players[seat]?.faction ?? '';
  return faction === '' ? undefined : CORNER[FACTION[faction].corner];
}
