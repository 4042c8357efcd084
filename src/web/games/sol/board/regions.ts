import { LAYER, segmentOf, spaceOf } from '../../../../games/sol/board.ts';
import { LAYERS } from '../../../../games/sol/facts.ts';
import type { State } from '../../../../games/sol/state.ts';
import { boardOf, diversAt, hasStation } from '../../../../games/sol/verbs.ts';
import type { BoardRegion, Place } from '../../view.ts';
import { placesOnBoard } from './shapes.ts';

/** The ring of the Sun from the outside to the core, then what flies around it and the gates between. */
export function regions(state: State): readonly BoardRegion[] {
  const places = placesOnBoard(state);
  const spaces = places.filter((place) => isSpace(place) && holds(state, place));
  return [
    { title: 'Motherships', places: places.filter((place) => place.startsWith('ship ')) },
    ...LAYERS.map((title, layer) => ({
      title: title.charAt(0).toUpperCase() + title.slice(1),
      places: spaces.filter((place) => LAYER[spaceOf(place)] === layer),
    })),
    { title: 'Gates', places: places.filter((place) => place.includes('|') && isGate(state, place)) },
  ];
}

function isSpace(place: Place): boolean {
  return place !== 'heart' && !place.includes('|') && !place.startsWith('ship ');
}

function holds(state: State, place: Place): boolean {
  const space = spaceOf(place);
  const manned = state.players.some((player) => diversAt(player, space) > 0);
  return manned || hasStation(state, space) || Boolean(state.cubes[space]) || Boolean(state.feeders[space]);
}

function isGate(state: State, place: Place): boolean {
  return (state.gates[segmentOf(boardOf(state), place)] ?? 0) > 0;
}
