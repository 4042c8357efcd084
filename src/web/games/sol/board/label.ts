import { LAYER, segmentOf, spaceOf } from '../../../../games/sol/board.ts';
import { LAYERS } from '../../../../games/sol/facts.ts';
import type { State } from '../../../../games/sol/state.ts';
import {
  boardOf,
  diversAt,
  hasStation,
  playerOf,
  stationName,
  stationOwner,
  stationType,
} from '../../../../games/sol/verbs.ts';
import { cardWords, suitOf } from '../../../../games/sol/texts/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count, listed, nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Place } from '../../view.ts';

interface Reader {
  readonly names: Names;
  /** Who reads it: their own things are “your”. */
  readonly eyes: Seat | undefined;
}

/** What a place is called and what is on it, for those who do not see the board. */
export function placeLabel(state: State, place: Place, reader: Reader): string {
  if (place === 'heart') return 'the heart of the Sun';
  if (place.startsWith('ship ')) return shipLabel(state, Number(place.slice(5)), reader);
  return place.includes('|') ? segmentLabel(state, place, reader) : spaceLabel(state, place, reader);
}

/** `your tower`, `tower of Vesper`. */
function owned(thing: string, seat: Seat, { names, eyes }: Reader): string {
  return seat === eyes ? `your ${thing}` : `${thing} of ${nameOf(names, seat)}`;
}

function shipLabel(state: State, seat: Seat, reader: Reader): string {
  const { hold, energy, card } = playerOf(state, seat);
  const held = card < 0 ? 'no card held' : `${cardWords(state, suitOf(card))} held`;
  return `${owned('mothership', seat, reader)}: ${count(hold, 'sundiver')} in its hold, ${energy} energy, ${held}`;
}

function segmentLabel(state: State, place: Place, reader: Reader): string {
  const owner = itemAt(state.gates, segmentOf(boardOf(state), place)) - 1;
  return `barrier ${place.replace('|', ' to ')}${owner < 0 ? '' : `, ${owned('gate', owner, reader)}`}`;
}

function spaceLabel(state: State, place: Place, reader: Reader): string {
  const space = spaceOf(place);
  const things = state.players.flatMap((player, seat) => {
    const divers = diversAt(player, space);
    return divers > 0 ? [owned(count(divers, 'sundiver'), seat, reader)] : [];
  });
  if (hasStation(state, space)) {
    things.unshift(owned(stationName(stationType(state, space)), stationOwner(state, space), reader));
  }
  if (state.cubes[space]) things.push('an energy cube');
  if (state.feeders[space]) things.push(count(state.feeders[space], 'feeder'));
  return `${place}, ${LAYERS[itemAt(LAYER, space)]}${things.length > 0 ? `: ${listed(things)}` : ''}`;
}
