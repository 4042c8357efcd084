import type { Seat } from '../../../../kernel/game.ts';
import type { Event } from '../../../../games/sol/state.ts';
import type { Cue, Place } from '../../view.ts';

/** What events are about: places, sounds, and whose turn begins. */

/** The places of an event, in the order things happen. */
export function placesOf(told: Event): readonly Place[] {
  switch (told.type) {
    case 'launched':
      return [`ship ${told.host}`, told.to];
    case 'hurled':
      return [told.from, 'heart'];
    case 'recalled':
      return [told.from, `ship ${told.seat}`];
    case 'landed':
    case 'sacrificed':
      return [fromHold(told.from, told.seat), ...('to' in told ? [told.to] : [])].filter(isPlace);
    case 'guests':
      return [`ship ${told.host}`];
    case 'orbited':
      return [`ship ${told.seat}`];
    case 'cubes':
    case 'feeders':
      return told.at;
    default:
      return fieldsOf(told).filter(isPlace);
  }
}

function fieldsOf(event: Event): string[] {
  const fields: { readonly [field: string]: unknown } = { ...event };
  return [fields['from'], fields['at'], fields['to']].filter((place) => typeof place === 'string');
}

function fromHold(from: string, seat: Seat): Place {
  return from === 'hold' ? `ship ${seat}` : from;
}

function isPlace(word: string): boolean {
  return /^[OICRK]\d+(\|[CRK]\d+)?$|^ship \d$|^heart$/.test(word);
}

const CUES: { readonly [T in Event['type']]?: Cue } = {
  action: 'turn',
  launched: 'launch',
  hurled: 'launch',
  returned: 'launch',
  appeared: 'launch',
  flew: 'move',
  stationFlew: 'move',
  pushed: 'move',
  landed: 'move',
  swapped: 'move',
  ships: 'move',
  placed: 'build',
  built: 'build',
  activated: 'build',
  momentum: 'gain',
  bonus: 'gain',
  cubes: 'gain',
  played: 'card',
  drew: 'card',
  kept: 'card',
  flare: 'flare',
  event: 'flare',
  vaporized: 'loss',
  lost: 'loss',
  destroyed: 'loss',
  taken: 'loss',
  sacrificed: 'pay',
  turn: 'turn',
  over: 'end',
};

export function cueOf(told: Event): Cue | undefined {
  if (told.type === 'energy') return told.by > 0 ? 'gain' : 'pay';
  return CUES[told.type];
}

export function turnOf(told: Event): Seat | undefined {
  return told.type === 'turn' ? told.seat : undefined;
}
