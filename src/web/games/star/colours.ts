import type { FactionId } from '../../../games/star/facts.ts';
import type { ColourName } from '../../seatColours.ts';

/** The colours of the printed flags. */
export const FACTION_COLOUR: Readonly<Record<FactionId, ColourName>> = {
  jear: 'jade',
  'black-cloud': 'ember',
  'nexus-corporation': 'amber',
  'marshall-guard': 'azure',
};
