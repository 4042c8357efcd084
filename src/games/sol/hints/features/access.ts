import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { type Board, LAYER, LARGE_SIDE, SMALL_SIDE, SPACES, type Space } from '../../board.ts';
import { CONVECTIVE, CORE, FOUNDRY, LAYERS, NODE, STATIONS, TOWER } from '../../facts.ts';
import { type Distances, FAR } from '../distances.ts';
import { eyeOf } from '../outlook.ts';
import { mayBuild } from '../project.ts';
import { emptyReach, launchDistances, measureReach, pairDistance, tripleDistance } from '../reach.ts';
import type { Player, State } from '../../state.ts';
import type { Passages } from './gates.ts';
import { blocks, FARTHEST, layout, RANGE_COUNT, within } from './layout.ts';
import { built, ownSpaces } from './survey.ts';

/** How near the own sundivers are to what they could do. */

/** Stations are told apart by type, by whose they are, and by orbits, convective zone and what lies deeper. */
const ZONES = 3;
const ZONE = [0, 0, 1, 2, 2] as const;
const TARGETS = STATIONS.length * 2 * ZONES;
const NEAREST = blocks('nearest sundiver to station', TARGETS, RANGE_COUNT);
const FROM_SHIP = blocks('way after a launch to type', STATIONS.length, RANGE_COUNT);

/** How many sundivers are so near to a node, a foundry, a tower, and the core. */
const GOALS = STATIONS.length + 1;
const TO_CORE = STATIONS.length;
const COUNTED = [0, 1, 3, 6] as const;
const CROWD = 5;
const NEAR = blocks('sundivers near to goal and range', GOALS * COUNTED.length, CROWD);

/** Gates by the layer they lead to, towers in the convective zone and deeper, nodes and foundries by layer. */
const GATES = 0;
const TOWERS = GATES + 3;
const NODES = TOWERS + 2;
const FOUNDRIES = NODES + LAYERS.length;
const STRUCTURES = FOUNDRIES + LAYERS.length;
const PATTERN = blocks('points to the pattern of structure', STRUCTURES, RANGE_COUNT);

const CUBE = layout.block('points to a space beside a cube', 4);
const FEEDERS = layout.block('feeders that could be cleared', 2);

export function noteAccess(
  state: State,
  seat: Seat,
  board: Board,
  { distances }: Passages,
  noted: FeatureSet,
): void {
  const player = state.players[seat]!;
  const start = { state, board, player, distances, eye: eyeOf(state, seat, board) };
  noteStations(distances, launchDistances(start), noted);
  noteCrew(start, noted);
  measureReach(start, reach);
  notePatterns(start, noted);
  if (state.event === 'GARDEN') noteCubes(state, noted);
  if (state.event === 'FEEDERS' || state.event === 'PARASITE') noteFeeders(state, noted);
}

interface Start {
  readonly state: State;
  readonly board: Board;
  readonly player: Player;
  readonly distances: Distances;
  readonly eye: number;
}

const nearest = new Uint8Array(TARGETS);
const fromShip = new Uint8Array(STATIONS.length);
/** By type and number among the own spaces, how far a sundiver there is from a station. */
const ways = new Uint8Array(STATIONS.length * SPACES);

function noteStations({ withGates }: Distances, launches: Uint8Array, noted: FeatureSet): void {
  nearest.fill(FAR);
  fromShip.fill(FAR);
  ways.fill(FAR);
  for (let i = 0; i < built.length; i++) {
    const space = built.spaces[i]!;
    const type = built.types[i]!;
    const way = nearestTo(withGates, space, type);
    const target = (type * 2 + (built.places[i] === 0 ? 0 : 1)) * ZONES + ZONE[LAYER[space]!]!;
    if (way < nearest[target]!) nearest[target] = way;
    if (launches[space]! < fromShip[type]!) fromShip[type] = launches[space]!;
  }
  for (let target = 0; target < TARGETS; target++) within(noted, NEAREST[target]!, nearest[target]!);
  for (let type = 0; type < STATIONS.length; type++) within(noted, FROM_SHIP[type]!, fromShip[type]! - 1);
}

/** The way of the nearest sundiver; that of each is remembered for its type. */
function nearestTo(withGates: Uint8Array, to: Space, type: number): number {
  const { spaces, length } = ownSpaces;
  let best: number = FAR;
  for (let i = 0; i < length; i++) {
    const way = withGates[spaces[i]! * SPACES + to]!;
    if (way < best) best = way;
    if (way < ways[type * SPACES + i]!) ways[type * SPACES + i] = way;
  }
  return best;
}

const nearby = new Uint8Array(GOALS * COUNTED.length);

function noteCrew({ player: { divers }, distances: { layers } }: Start, noted: FeatureSet): void {
  nearby.fill(0);
  for (let i = 0; i < ownSpaces.length; i++) {
    const from = ownSpaces.spaces[i]!;
    const count = divers[from]!;
    for (let type = 0; type < STATIONS.length; type++) addNear(type, ways[type * SPACES + i]!, count);
    addNear(TO_CORE, layers[from * LAYERS.length + CORE]!, count);
  }
  for (let i = 0; i < nearby.length; i++) noted.exactly(NEAR[i]!, nearby[i]!);
}

function addNear(goal: number, way: number, count: number): void {
  for (let i = COUNTED.length - 1; i >= 0 && way <= COUNTED[i]!; i--)
    nearby[goal * COUNTED.length + i] = nearby[goal * COUNTED.length + i]! + count;
}

function noteCubes({ cubes }: State, noted: FeatureSet): void {
  let best: number = FAR;
  for (let space = 0; space < SPACES; space++)
    if (cubes[space] !== 0 && reach.near[space]! < best) best = reach.near[space]!;
  if (best < FAR) noted.exactly(CUBE, best - 1);
}

function noteFeeders({ feeders }: State, noted: FeatureSet): void {
  let count = 0;
  for (let i = 0; i < ownSpaces.length; i++) if (feeders[ownSpaces.spaces[i]!] !== 0) count++;
  noted.atLeast(FEEDERS, count);
}

// ── Patterns ──────────────────────────────────────────────────────────────────────────────────────

/** Three spaces one behind the other inward and the segment between the inner two, four numbers each. */
const SMALL_LINES = linesOf(SMALL_SIDE);
const LARGE_LINES = linesOf(LARGE_SIDE);

function linesOf({ spaces, inward }: Board): Uint8Array {
  return Uint8Array.from(
    spaces.flatMap((a) =>
      inward[a]!.flatMap(({ to: b }) => inward[b]!.flatMap(({ to: c, segment }) => [a, b, c, segment])),
    ),
  );
}

const reach = emptyReach();
const points = new Uint8Array(STRUCTURES);

function notePatterns(start: Start, noted: FeatureSet): void {
  points.fill(FARTHEST + 1);
  measureLines(start);
  measureRings(start);
  for (let i = 0; i < STRUCTURES; i++) within(noted, PATTERN[i]!, points[i]!);
}

function measureLines(start: Start): void {
  const { state, board, player } = start;
  const { near } = reach;
  const lines = board === LARGE_SIDE ? LARGE_LINES : SMALL_LINES;
  const gates = player.gates > 0;
  const towers = mayBuild(start, TOWER);
  for (let i = 0; i < lines.length; i += 4) {
    const a = lines[i]!;
    const b = lines[i + 1]!;
    const pair = near[a]! + near[b]!;
    if (pair > FARTHEST) continue;
    const c = lines[i + 2]!;
    const gate = GATES + LAYER[c]! - CONVECTIVE;
    const tower = TOWERS + (LAYER[c] === CONVECTIVE ? 0 : 1);
    if (gates && pair < points[gate]! && state.gates[lines[i + 3]!] === 0)
      better(gate, pairDistance(reach, a, b));
    if (towers && pair + near[c]! < points[tower]! && state.stations[c] === 0)
      better(tower, tripleDistance(reach, a, b, c));
  }
}

function measureRings(start: Start): void {
  const { board } = start;
  const { stations } = start.state;
  const nodes = mayBuild(start, NODE);
  const foundries = mayBuild(start, FOUNDRY);
  const { near } = reach;
  for (let i = 0; i < board.spaces.length; i++) {
    const space = board.spaces[i]!;
    const before = board.prev[space]!;
    const after = board.next[space]!;
    const node = NODES + LAYER[space]!;
    const foundry = FOUNDRIES + LAYER[space]!;
    if (nodes && near[before]! + near[after]! < points[node]! && stations[space] === 0)
      better(node, pairDistance(reach, before, after));
    if (!foundries || near[space]! + near[after]! >= points[foundry]!) continue;
    if (stations[space] === 0 || stations[after] === 0) better(foundry, pairDistance(reach, space, after));
  }
}

function better(structure: number, distance: number): void {
  if (distance < points[structure]!) points[structure] = distance;
}
