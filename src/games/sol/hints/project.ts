import { type Board, LARGE_SIDE, LAYER, type Segment, SMALL_SIDE, type Space } from '../board.ts';
import { FOUNDRY, NODE, SCENARIOS, type Scenario, STATIONS, STATIONS_EACH, TOWER } from '../facts.ts';
import { hasStation, ownsStation } from '../verbs.ts';
import { gateCounts, gateWorth, leavingCost } from './assets.ts';
import { type Crew, cheapestAt } from './crew.ts';
import { fading, type Outlook, stationWorth } from './outlook.ts';
import { pairDistance, type Reach, reachOf, tripleDistance } from './reach.ts';

/** The best structure the sundivers of a player could become. */
export interface Project {
  /** Where they have to stand; empty without a project. */
  readonly spaces: readonly Space[];
  /** Points to get there. */
  readonly points: number;
  /** What it promises from this distance. */
  readonly promise: number;
  /** The most that a structure could add which needs no more points. */
  readonly ready: number;
}

/** Two sundivers one behind the other: a gate from the inner one inward, or a tower there with a third. */
interface Column {
  readonly a: Space;
  readonly b: Space;
  readonly gate: readonly [Space, Space];
  readonly ends: readonly End[];
}

interface End {
  readonly c: Space;
  readonly segment: Segment;
  readonly tower: readonly [Space, Space, Space];
}

/** Where a node stands between two sundivers. */
interface Gap {
  readonly at: Space;
  readonly sides: readonly [Space, Space];
}

/** All patterns of a side of the board. */
interface Patterns {
  readonly columns: readonly Column[];
  readonly gaps: readonly Gap[];
  /** Neighbours on a ring: a foundry on either. */
  readonly neighbours: readonly (readonly [Space, Space])[];
}

const SMALL_PATTERNS = patternsOf(SMALL_SIDE);
const LARGE_PATTERNS = patternsOf(LARGE_SIDE);

function patternsOf({ spaces, inward, prev, next }: Board): Patterns {
  const columns = spaces.flatMap((a) =>
    inward[a]!.map(({ to: b }): Column => {
      const ends = inward[b]!.map(({ to: c, segment }): End => ({ c, segment, tower: [a, b, c] }));
      return { a, b, gate: [a, b], ends };
    }),
  );
  const gaps = spaces.map((at): Gap => ({ at, sides: [prev[at]!, next[at]!] }));
  const neighbours = spaces.map((space) => [space, next[space]!] as const);
  return { columns, gaps, neighbours };
}

/** Points from which a pattern is out of sight. */
export const TOO_FAR = 12;

/** What is being compared, and the best so far. */
interface Search {
  readonly outlook: Outlook;
  readonly reach: Reach;
  /** What the sundiver taken from a place is worth. */
  readonly prices: readonly number[];
  readonly fade: Float64Array;
  /** What is lost with so many sundivers in play. */
  readonly losses: readonly number[];
  /** What one more station adds, by type, then by layer. */
  readonly worths: readonly (readonly number[])[];
  spaces: readonly Space[];
  points: number;
  promise: number;
  ready: number;
}

export function projectOf(outlook: Outlook, crew: Crew): Project {
  const { board, player, weights, now } = outlook;
  const patterns = board === LARGE_SIDE ? LARGE_PATTERNS : SMALL_PATTERNS;
  const search: Search = {
    outlook,
    reach: reachOf(outlook),
    prices: cheapestAt(crew),
    fade: fading(weights.patternStep),
    losses: [0, 1, 2, 3].map((count) => leavingCost(outlook, count)),
    worths: stationWorths(outlook),
    spaces: [],
    points: TOO_FAR,
    promise: 0,
    ready: 0,
  };
  if (player.gates > 0) weighGates(search, crew, patterns);
  if (mayBuild(outlook, TOWER)) weighTowers(search, patterns);
  if (mayBuild(outlook, NODE)) weighNodes(search, patterns);
  if (mayBuild(outlook, FOUNDRY)) weighFoundries(search, patterns);
  const { spaces, points, promise, ready } = search;
  return { spaces, points, promise: promise * weights.readyConversion * now, ready };
}

export function mayBuild({ player, state }: Pick<Outlook, 'player' | 'state'>, type: number): boolean {
  const { scenario } = state.options;
  const played: Scenario | undefined = scenario === 'none' ? undefined : SCENARIOS[scenario];
  return player.stations[type] !== 0 && STATIONS[type] !== played?.forbidden;
}

function stationWorths(outlook: Outlook): number[][] {
  const { state, seat, player, board, weights, long } = outlook;
  const power = board.rings.map(() => weights.power * long);
  for (const space of board.spaces) if (ownsStation(state, seat, space)) power[LAYER[space]!] = 0;
  return STATIONS.map((_, type) => {
    const share = weights.again ** (STATIONS_EACH - player.stations[type]!);
    return power.map((extra, layer) => share * stationWorth(outlook, player, type, layer) + extra);
  });
}

function weigh(search: Search, worth: number, points: number, spaces: readonly Space[]): void {
  if (points > 0 && worth * search.fade[points]! <= search.promise) return;
  let gain = worth - search.losses[spaces.length]!;
  for (const space of spaces) gain -= search.prices[search.reach.origin[space]!]!;
  if (gain <= 0) return;
  if (points === 0 && gain > search.ready) search.ready = gain;
  const promise = gain * search.fade[points]!;
  if (promise <= search.promise) return;
  search.spaces = spaces;
  search.points = points;
  search.promise = promise;
}

function weighGates(search: Search, { lure, missions }: Crew, { columns }: Patterns): void {
  const { outlook, reach } = search;
  const { state, weights } = outlook;
  const worths = gateWorths(outlook);
  const users = weights.flow * Math.min(missions.length, FLOW_USERS);
  for (const { a, b, gate, ends } of columns) {
    const points = pairDistance(reach, a, b);
    if (points >= TOO_FAR) continue;
    for (const { c, segment } of ends) {
      if (state.gates[segment] !== 0) continue;
      const flow = Math.max(0, weights.step * lure[c]! - lure[b]!);
      weigh(search, worths[LAYER[c]!]! + users * flow, points, gate);
    }
  }
}

/** How many sundivers a gate is thought to serve. */
const FLOW_USERS = 5;

/** What one more gate adds, by the layer it leads to. */
function gateWorths({ state, board, weights, long }: Outlook): number[] {
  return gateCounts(state.gates, board.segments).map(
    (count, layer) => long * (weights.fee + gateWorth(weights, layer, count)),
  );
}

function weighTowers(search: Search, { columns }: Patterns): void {
  const { outlook, reach } = search;
  const worths = search.worths[TOWER]!;
  for (const { a, b, ends } of columns) {
    if (pairDistance(reach, a, b) >= TOO_FAR) continue;
    for (const { c, tower } of ends) {
      if (hasStation(outlook.state, c)) continue;
      const points = tripleDistance(reach, a, b, c);
      if (points < TOO_FAR) weigh(search, worths[LAYER[c]!]!, points, tower);
    }
  }
}

function weighNodes(search: Search, { gaps }: Patterns): void {
  const worths = search.worths[NODE]!;
  for (const { at, sides } of gaps) {
    if (hasStation(search.outlook.state, at)) continue;
    const points = pairDistance(search.reach, sides[0], sides[1]);
    if (points < TOO_FAR) weigh(search, worths[LAYER[at]!]!, points, sides);
  }
}

function weighFoundries(search: Search, { neighbours }: Patterns): void {
  const { state } = search.outlook;
  const worths = search.worths[FOUNDRY]!;
  for (const pair of neighbours) {
    if (hasStation(state, pair[0]) && hasStation(state, pair[1])) continue;
    const points = pairDistance(search.reach, pair[0], pair[1]);
    if (points < TOO_FAR) weigh(search, worths[LAYER[pair[0]]!]!, points, pair);
  }
}
