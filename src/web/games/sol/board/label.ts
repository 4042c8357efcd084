import { LAYER, segmentOf, spaceOf } from '../../../../games/sol/board.ts';
import { LAYERS } from '../../../../games/sol/facts.ts';
import type { State } from '../../../../games/sol/state.ts';
import {
  boardOf,
  diversAt,
  hasStation,
  stationName,
  stationOwner,
  stationType,
} from '../../../../games/sol/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count, listed, nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Place } from '../../view.ts';

/** What a place is called and what is on it, for those who do not see the board. */
export function placeLabel(state: State, place: Place, names: Names): string {
  if (place === 'heart') return 'the heart of the Sun';
  if (place.startsWith('ship ')) return shipLabel(state, Number(place.slice(5)), names);
  return place.includes('|') ? segmentLabel(state, place, names) : spaceLabel(state, place, names);
}

function shipLabel(state: State, seat: number, names: Names): string {
  return `mothership of ${nameOf(names, seat)}, ${count(state.players[seat]?.hold ?? 0, 'sundiver')} in its hold`;
}

function segmentLabel(state: State, place: Place, names: Names): string {
  const owner = itemAt(state.gates, segmentOf(boardOf(state), place)) - 1;
  return `barrier ${place.replace('|', ' to ')}${owner < 0 ? '' : `, gate of ${nameOf(names, owner)}`}`;
}

function spaceLabel(state: State, place: Place, names: Names): string {
  const space = spaceOf(place);
  const things = state.players.flatMap((player, seat) => {
    const divers = diversAt(player, space);
    return divers > 0 ? [`${count(divers, 'sundiver')} of ${nameOf(names, seat)}`] : [];
  });
  if (hasStation(state, space)) {
    things.unshift(
      `${stationName(stationType(state, space))} of ${nameOf(names, stationOwner(state, space))}`,
    );
  }
  if (state.cubes[space]) things.push('an energy cube');
  if (state.feeders[space]) things.push(count(state.feeders[space], 'feeder'));
  return `${place}, ${LAYERS[itemAt(LAYER, space)]}${things.length > 0 ? `: ${listed(things)}` : ''}`;
}
