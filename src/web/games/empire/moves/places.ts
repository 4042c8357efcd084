import type { Event } from '../../../../games/empire/state.ts';
import { STAGING } from '../../../../games/empire/actions/warlord.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Cue, Place } from '../../view.ts';
import { roleSpot, sectorSpot } from '../board/spots.ts';
import { edictSpot, farSpot, marketSpot, powerSpot, techSpot } from './spots.ts';

/** What events are about: places, sounds, and whose turn begins. */

/** The places of an event, in the order things happen. */
export function placesOf(event: Event): readonly Place[] {
  switch (event.type) {
    case 'flew':
    case 'displaced':
      return [event.from, event.to].filter((place) => place !== STAGING);
    case 'departed':
      return [event.from];
    case 'withdrew':
      return event.at === STAGING ? [] : [event.at];
    case 'battle':
    case 'bound':
      return [sectorSpot(event.sector)];
    case 'monolith':
      return [roleSpot(event.to)];
    case 'wanted':
      return [roleSpot(event.reached)];
    case 'invested':
      return [farSpot(event.at)];
    case 'market':
    case 'flipped':
      return [marketSpot(event.tile)];
    case 'tech':
      return [techSpot(event.tech)];
    case 'edict':
    case 'edictScored':
      return [edictSpot(event.edict)];
    case 'power':
      return [powerSpot(event.power)];
    default:
      return 'at' in event ? [event.at] : [];
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

export function cueOf({ type }: Event): Cue | undefined {
  return CUES[type];
}

/** The choice of homes before the first turn is nobody's. */
export function turnOf(event: Event): Seat | undefined {
  return event.type === 'turn' ? event.seat : undefined;
}
