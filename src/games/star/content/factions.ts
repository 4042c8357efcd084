import type { Faction, FactionId } from '../facts.ts';

/** The factions (3). */
export const factions: Readonly<Record<FactionId, Faction>> = {
  jear: { name: 'Jear', source: 'rulebook', colour: 'green', corner: 'NW', cornerSource: 'reconstructed' },
  'black-cloud': {
    name: 'Black Cloud',
    source: 'rulebook',
    colour: 'red',
    corner: 'NE',
    cornerSource: 'reconstructed',
  },
  'nexus-corporation': {
    name: 'Nexus Corporation',
    source: 'rulebook',
    colour: 'yellow',
    corner: 'SE',
    cornerSource: 'reconstructed',
  },
  'marshall-guard': {
    name: 'Marshall Guard',
    source: 'rulebook',
    colour: 'blue',
    corner: 'SW',
    cornerSource: 'reconstructed',
  },
};
