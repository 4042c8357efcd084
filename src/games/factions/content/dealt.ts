import type { FactionId } from '../cards/cards.ts';

/** The factions that are dealt, seat by seat: the simplest first, each with the reason for its place (4.2). */
export const DEALT_FACTIONS: readonly { readonly id: FactionId; readonly reason: string }[] = [
  {
    id: 'megacore',
    reason:
      'Ability and machine both work by themselves, and tiles next door bring the resources that everything costs.',
  },
  {
    id: 'sop',
    reason: 'The ability works by itself as soon as there is an exoplanet; only the machine is an Action.',
  },
  {
    id: 'zealots',
    reason: 'The ability asks for one number, at Mercury alone; the machine asks for the same.',
  },
  {
    id: 'einstein',
    reason: 'A small choice follows every use of a planet, with the whole board to look at.',
  },
  {
    id: 'tunnelers',
    reason: 'Two sectors are to be chosen before the first turn, when nobody knows the board.',
  },
];
