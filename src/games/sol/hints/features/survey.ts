import type { Seat } from '../../../../kernel/game.ts';
import { LAYER, SPACES, type Space } from '../../board.ts';
import { BASE, BONUS, LAYERS, STATIONS } from '../../facts.ts';
import type { State } from '../../state.ts';
import { SEATS } from './layout.ts';

/** How deep stations stand: in either orbit, in the convective zone, or below it. */
export const DEPTHS = 4;
const DEPTH = [0, 1, 2, 3, 3] as const;

/** Everything that is counted, in one list that is cleared at once. */
const counts = new Uint8Array(SEATS * (STATIONS.length * (DEPTHS + 3) + LAYERS.length + 2) + SPACES);
let counted = 0;

function countsFor(size: number): Uint8Array {
  counted += size;
  return counts.subarray(counted - size, counted);
}

/** What everybody has on the board, by place from the own seat; counted afresh for each position. */
export const tally = {
  /** Stations by place, type and depth. */
  stations: countsFor(SEATS * STATIONS.length * DEPTHS),
  /** What they yield with their bonus, by place and type. */
  yields: countsFor(SEATS * STATIONS.length),
  /** The layers with a station by place, as bits. */
  layers: countsFor(SEATS),
  /** Feeders on stations, by place of the owner. */
  fed: countsFor(SEATS),
  /** Sundivers by place and layer. */
  divers: countsFor(SEATS * LAYERS.length),
  /** Spaces with sundivers and a station: by place, whether it is an own one, and type. */
  posted: countsFor(SEATS * 2 * STATIONS.length),
  /** Whether somebody else has sundivers on a space. */
  others: countsFor(SPACES),
};

/** A list of spaces that is used again for each position. */
export interface SpaceList {
  readonly spaces: Uint8Array;
  length: number;
}

/** Where stations stand, with their types and the places of their owners. */
export const built = {
  spaces: new Uint8Array(SPACES),
  types: new Uint8Array(SPACES),
  places: new Uint8Array(SPACES),
  length: 0,
};

/** Where own sundivers stand, and where others do. */
export const ownSpaces: SpaceList = { spaces: new Uint8Array(SPACES), length: 0 };
export const otherSpaces: SpaceList = { spaces: new Uint8Array(SPACES), length: 0 };

export function surveyBoard(state: State, seat: Seat): void {
  counts.fill(0);
  otherSpaces.length = 0;
  const seats = state.players.length;
  surveyStations(state, seat, seats);
  surveyOwn(state, seat);
  for (let place = 1; place < seats; place++) surveyOther(state, (seat + place) % seats, place);
}

function surveyStations({ stations, feeders }: State, seat: Seat, seats: number): void {
  let length = 0;
  for (let space = 0; space < SPACES; space++) {
    const station = stations[space]!;
    if (station === 0) continue;
    const owner = OWNER[station]!;
    const type = station - 1 - 3 * owner;
    const place = placeOf(owner, seat, seats);
    built.spaces[length] = space;
    built.types[length] = type;
    built.places[length++] = place;
    countStation(place, type, LAYER[space]!, feeders[space]!);
  }
  built.length = length;
}

/** Whose a station is, by the number that stands for it. */
const OWNER = Uint8Array.from({ length: 1 + 3 * SEATS }, (_, station) =>
  Math.max(0, Math.ceil(station / 3) - 1),
);

function countStation(place: number, type: number, layer: number, feeders: number): void {
  const { stations, yields, layers, fed } = tally;
  const kind = place * STATIONS.length + type;
  const deep = kind * DEPTHS + DEPTH[layer]!;
  stations[deep] = stations[deep]! + 1;
  yields[kind] = yields[kind]! + BASE[layer]! + BONUS[layer]!;
  layers[place] = layers[place]! | (1 << layer);
  fed[place] = fed[place]! + feeders;
}

function surveyOwn({ stations, players }: State, seat: Seat): void {
  const { divers } = players[seat]!;
  const { spaces } = ownSpaces;
  let length = 0;
  for (let space = 0; space < SPACES; space++) {
    const count = divers[space]!;
    if (count === 0) continue;
    spaces[length++] = space;
    countDivers(0, LAYER[space]!, count);
    if (stations[space] !== 0) countPost(0, stations[space]!, seat);
  }
  ownSpaces.length = length;
}

function surveyOther({ stations, players }: State, who: Seat, place: number): void {
  const { divers } = players[who]!;
  for (let space = 0; space < SPACES; space++) {
    const count = divers[space]!;
    if (count === 0) continue;
    meet(space);
    countDivers(place, LAYER[space]!, count);
    if (stations[space] !== 0) countPost(place, stations[space]!, who);
  }
}

function countDivers(place: number, layer: number, count: number): void {
  const at = place * LAYERS.length + layer;
  tally.divers[at] = tally.divers[at]! + count;
}

/** Several others may stand on one space. */
function meet(space: Space): void {
  if (tally.others[space] !== 0) return;
  tally.others[space] = 1;
  otherSpaces.spaces[otherSpaces.length++] = space;
}

function countPost(place: number, station: number, who: Seat): void {
  const owner = OWNER[station]!;
  const at = (2 * place + (owner === who ? 0 : 1)) * STATIONS.length + station - 1 - 3 * owner;
  tally.posted[at] = tally.posted[at]! + 1;
}

/** How many seats after the own one somebody sits. */
export function placeOf(who: Seat, seat: Seat, seats: number): number {
  return who >= seat ? who - seat : who - seat + seats;
}
