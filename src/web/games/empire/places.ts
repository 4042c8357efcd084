import type { Event } from '../../../games/empire/state.ts';
import { STAGING } from '../../../games/empire/warlord.ts';
import type { GameEvent, Seat } from '../../../kernel/game.ts';
import type { Cue, Place } from '../view.ts';
import { roleSpot, sectorSpot } from './board/spots.ts';
import { edictSpot, farSpot, marketSpot, powerSpot, techSpot } from './spots.ts';

/** What events are about: places, sounds, and whose turn begins. */

/** The places of an event, in the order things happen. */
export function placesOf(event: GameEvent): readonly Place[] {
  const told = event as Event;
  switch (told.type) {
    case 'flew':
    case 'displaced':
      return [told.from, told.to].filter((place) => place !== STAGING);
    case 'departed':
      return [told.from];
    case 'withdrew':
      return told.at === STAGING ? [] : [told.at];
    case 'battle':
    case 'bound':
      return [sectorSpot(told.sector)];
    case 'monolith':
      return [roleSpot(told.to)];
    case 'wanted':
      return [roleSpot(told.reached)];
    case 'invested':
      return [farSpot(told.at)];
    case 'market':
    case 'flipped':
      return [marketSpot(told.tile)];
    case 'tech':
      return [techSpot(told.tech)];
    case 'edict':
    case 'edictScored':
      return [edictSpot(told.edict)];
    case 'power':
      return [powerSpot(told.power)];
    default:
      return 'at' in told ? [told.at] : [];
  }
}

const CUES: { readonly [T in Event['type']]?: Cue } = {
  home: 'launch',
  cradle: 'build',
  kept: 'card',
  turn: 'turn',
  edictScored: 'card',
  edict: 'card',
  power: 'launch',
  monolith: 'move',
  toll: 'pay',
  crowned: 'gain',
  credits: 'pay',
  stock: 'gain',
  scored: 'gain',
  returned: 'loss',
  colonized: 'build',
  uncolonized: 'loss',
  placed: 'card',
  tech: 'card',
  invested: 'pay',
  built: 'build',
  flew: 'move',
  withdrew: 'loss',
  revealed: 'card',
  razed: 'flare',
  arrived: 'move',
  opened: 'card',
  struck: 'flare',
  battle: 'launch',
  dials: 'card',
  destroyed: 'flare',
  subverted: 'loss',
  lastTurns: 'turn',
  ended: 'end',
};

export function cueOf(event: GameEvent): Cue | undefined {
  return CUES[(event as Event).type];
}

/** The choice of homes before the first turn is nobody's. */
export function turnOf(event: GameEvent): Seat | undefined {
  const told = event as Event;
  return told.type === 'turn' ? told.seat : undefined;
}
