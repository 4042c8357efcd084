import { around, BAND, BAND_SIZES, BELT, isOuter, type Sector, sectorAt } from '../board.ts';
import { ALCUBIERRE, MERCURY, PASS_ENERGY, type Planet, PROBES, SAILS } from '../facts.ts';
import { mayUseTech, plainPrice } from '../flight.ts';
import { replaced, SUNWARD_TETHER } from '../modifiers.ts';
import { guises } from '../planets.ts';
import type { State } from '../state.ts';
import { aroundMercury, isComplete, isSolo, plays } from '../verbs.ts';
import { type Goal, goalsOf, type Stock, useGain } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { costsTo, entering, FAR, type Roads, roadsFrom, type Traffic, wayTo } from './roads.ts';
import { type Ending, endingsOf } from './tasks.ts';
import { turnsLeft } from './times.ts';
import { WEIGHTS } from './weights.ts';

/** The next goal and the way there, where the ship is being the first sector of it. */
export interface Leg {
  readonly goal: Goal | 'charge';
  readonly way: readonly Sector[];
}

/** A place on a tour, between two turns. */
interface Stop extends Stock {
  readonly ships: readonly Sector[];
  /** Prices before the last leg, and the way of that leg, which raises them. */
  readonly prices: readonly number[];
  readonly way: readonly Sector[];
  readonly done: readonly Goal[];
  readonly right: boolean;
  readonly turns: number;
  readonly worth: number;
  readonly first: Leg | undefined;
  readonly score: number;
}

export interface Plan {
  /** What the rest of the round brings, over and above what is owned. */
  readonly worth: number;
  /** What passing now brings. */
  readonly pass: number;
  /** What to do first; nothing if passing is best. */
  readonly first: Leg | undefined;
}

export interface Effort {
  readonly depth: number;
  readonly width: number;
}

/** When in its turn a seat plans: before it, while its ship flies, or when it has landed. */
export type Moment = 'fresh' | 'begun' | 'flying' | 'landed';

interface Course {
  readonly outlook: Outlook;
  readonly goals: readonly Goal[];
  readonly home: readonly number[];
  /** The way to Mercury on an empty board. */
  readonly next: readonly number[];
  readonly turns: number;
  /** Where a ship can charge without moving. */
  readonly docks: readonly Sector[];
  readonly endings: readonly Ending[];
  readonly probes: boolean;
  readonly copies: boolean;
  /** The price no sector exceeds. */
  readonly most: number;
  /** Energy for resting after passing. */
  readonly rest: number;
  /** How much a round still offers to those who can go on. */
  readonly left: number;
}

export function pricesFor(state: State, seat: number): number[] {
  const most = replaced(state, -1, 'maxMoveCost') ?? Number.POSITIVE_INFINITY;
  return state.energy.map((_, at) => Math.min(most, plainPrice(state, seat, at)));
}

export function planOf(outlook: Outlook, moment: Moment, { depth, width }: Effort): Plan {
  const { state, seat, player } = outlook;
  const prices = pricesFor(state, seat);
  const mercury = aroundMercury(state);
  const docks = docksOf(outlook).flatMap(({ at }) => at);
  const empty = prices.map((_, at) => (isOuter(at) ? (isComplete(player, SAILS) ? 1 : 2) : 1));
  const course: Course = {
    outlook,
    goals: goalsOf(outlook, prices),
    home: costsTo({ prices, gates: state.gates }, mercury),
    next: costsTo({ prices: empty, gates: state.gates }, mercury),
    turns: turnsLeft(state, seat),
    docks,
    endings: endingsOf(state, seat),
    probes: isComplete(player, PROBES),
    copies: plays(state, seat, 'androids'),
    most: replaced(state, -1, 'maxMoveCost') ?? Number.POSITIVE_INFINITY,
    rest: restOf(outlook),
    left: Math.min(1, state.tiles.length / (4 * state.players.length) + 0.2),
  };
  const start: Stop = {
    ships: player.ships,
    energy: player.energy,
    resources: player.resources,
    built: 0,
    recruited: 0,
    taken: 0,
    drawn: 0,
    prices,
    way: [],
    done: [],
    right: false,
    turns: 0,
    worth: 0,
    first: undefined,
    score: 0,
  };
  const pass = passWorth(course, start);
  let best: Stop = { ...start, score: pass };
  let beam = [start];
  for (let level = 0; level < Math.min(depth, course.turns) && beam.length > 0; level++) {
    const found = beam.flatMap((stop) => legsFrom(course, stop, level === 0 ? moment : 'fresh'));
    found.sort((a, b) => b.score - a.score);
    beam = diverse(found, width);
    for (const stop of beam) if (stop.score > best.score) best = stop;
  }
  return { worth: best.score, pass, first: best.first };
}

/** The best of them, but not all with the same beginning. */
function diverse(stops: readonly Stop[], width: number): Stop[] {
  const kept: Stop[] = [];
  for (const stop of stops) {
    if (kept.length >= width) break;
    const same = kept.filter(({ first }) => first?.goal === stop.first?.goal).length;
    if (same * 2 < width) kept.push(stop);
  }
  return kept;
}

// ── Legs ──────────────────────────────────────────────────────────────────────────────────────────

function legsFrom(course: Course, stop: Stop, moment: Moment): Stop[] {
  const { outlook, goals } = course;
  const { state, seat } = outlook;
  const traffic: Traffic = { prices: pricesAt(course, stop), gates: state.gates };
  const fresh = moment === 'fresh' || moment === 'begun';
  const closed = fresh ? [] : state.turn.entered;
  const first = fresh || closed.length === 0 ? replaced(state, seat, 'firstSectorCost') : undefined;
  const starts = fresh ? startsOf(outlook, stop) : stop.ships.slice(0, 1);
  const energy = stop.energy + stop.resources * outlook.burn;
  const roads = moment === 'landed' ? undefined : roadsFrom(traffic, starts, energy, { first, closed });
  const found: Stop[] = [];
  if (moment === 'fresh' && mayCharge(course, stop)) found.push(charged(course, stop));
  for (const goal of goals) {
    if (!goal.again && stop.done.includes(goal)) continue;
    if (goal.right && stop.right) continue;
    const way = wayFor(course, stop, goal, moment, traffic, roads, { first, closed });
    if (way === undefined) continue;
    const next = reached(course, stop, goal, way, moment === 'flying');
    if (next !== undefined) found.push(next);
  }
  return found;
}

/** Where a Movement may begin: any own ship, and where drives take it first. */
function startsOf(
  { state, seat, player }: Outlook,
  { ships }: { readonly ships: readonly Sector[] },
): Sector[] {
  const starts = new Set(ships);
  if (isComplete(player, ALCUBIERRE)) {
    for (const ship of ships) {
      const band = BAND[ship] as number;
      if (band === BELT) continue;
      for (let i = 0; i < (BAND_SIZES[band] as number); i++) starts.add(sectorAt(band, i));
    }
  }
  if (mayUseTech(state, seat, SUNWARD_TETHER)) for (const at of aroundMercury(state)) starts.add(at);
  return [...starts];
}

function mayCharge({ outlook, docks }: Course, { ships, energy }: Stop): boolean {
  return energy <= outlook.battery - 2 && ships.some((ship) => docks.includes(ship));
}

/** The planets beside which a ship can charge without moving, Mercury first. */
export function docksOf({
  state,
  seat,
}: Outlook): { readonly planet: Planet; readonly at: readonly Sector[] }[] {
  if (!plays(state, seat, 'council')) return [{ planet: MERCURY, at: aroundMercury(state) }];
  return state.planets.flatMap((orbit, planet) =>
    guises(state, seat, planet).includes(MERCURY) ? [{ planet, at: around(orbit) }] : [],
  );
}

function charged(course: Course, stop: Stop): Stop {
  const { battery, charge } = course.outlook;
  return scored(course, {
    ...stop,
    energy: Math.min(battery, stop.energy + charge),
    prices: pricesAt(course, stop),
    way: [],
    turns: stop.turns + 1,
    first: stop.first ?? { goal: 'charge', way: stop.ships },
  });
}

interface Way {
  readonly way: readonly Sector[];
  readonly cost: number;
}

type Rules = { readonly first?: number | undefined; readonly closed: readonly Sector[] };

/** Where probes would mine on landing. */
function luresOf({ probes, outlook, goals }: Course, { resources, done }: Stop): Sector[] | undefined {
  if (!probes || resources + 2 > outlook.hold) return undefined;
  return goals.flatMap((goal) => (goal.kind === 'mine' && !done.includes(goal) ? goal.at : []));
}

function wayFor(
  course: Course,
  stop: Stop,
  goal: Goal,
  moment: Moment,
  traffic: Traffic,
  roads: Roads | undefined,
  rules: Rules,
): Way | undefined {
  const { home, outlook } = course;
  const [ship] = stop.ships as [Sector];
  const here: Way = { way: [ship], cost: 0 };
  if (goal.kind === 'anywhere') return here;
  const { placed } = outlook.state.turn;
  if (moment === 'fresh' || moment === 'begun') {
    if (goal.kind === 'mine') {
      const on = stop.ships.find((at) => goal.at.includes(at));
      if (on !== undefined) return { way: [on], cost: 0 };
    }
  } else if (goal.at.includes(ship) && goal.kind !== 'land') {
    if (!goal.placing || placed.some((sector) => goal.at.includes(sector))) return here;
  }
  if (roads === undefined) return undefined;
  const lures = goal.kind === 'use' ? luresOf(course, stop) : undefined;
  let best: { to: Sector; from: Sector; cost: number; rank: number } | undefined;
  for (const to of goal.at) {
    const { cost, from } = entering(traffic, roads, to, rules);
    if (cost >= FAR) continue;
    if (goal.hops > 0 && (roads.hops[from] as number) + 1 < goal.hops) continue;
    const rank = cost + 0.3 * Math.min(home[to] as number, 30) - (lures?.includes(to) ? WEIGHTS.lure : 0);
    if (best === undefined || rank < best.rank) best = { to, from, cost, rank };
  }
  if (best === undefined) return undefined;
  return { way: wayTo(roads, best.to, best.from), cost: best.cost };
}

/** The place after a goal; nothing if it is not worth it. */
function reached(
  course: Course,
  stop: Stop,
  goal: Goal,
  { way, cost }: Way,
  moved: boolean,
): Stop | undefined {
  const { outlook, goals } = course;
  const burned = Math.max(0, Math.ceil((cost - stop.energy) / outlook.burn));
  if (burned > stop.resources) return undefined;
  let stock: Stock = {
    energy: stop.energy - cost + burned * outlook.burn,
    resources: stop.resources - burned,
    built: stop.built,
    recruited: stop.recruited,
    taken: stop.taken,
    drawn: stop.drawn,
  };
  const done = stop.done.slice();
  const to = way[way.length - 1] as Sector;
  if (course.probes && (moved || way.length > 1) && goal.kind !== 'mine') {
    const tile = goals.find(
      (other) => other.kind === 'mine' && other.at.includes(to) && !done.includes(other),
    );
    if (tile !== undefined && stock.resources + 2 <= outlook.hold) {
      done.push(tile);
      stock = { ...stock, resources: Math.min(outlook.hold, stock.resources + tile.yield) };
    }
  }
  let worth = 0;
  switch (goal.kind) {
    case 'mine': {
      const room = outlook.hold - stock.resources;
      if (room < 1) return undefined;
      stock = { ...stock, resources: stock.resources + Math.min(room, goal.yield) };
      worth = outlook.errands.tile;
      break;
    }
    case 'use': {
      const gain = useGain(outlook, goal.as, stock);
      if (gain === undefined) return undefined;
      ({ worth, stock } = gain);
      break;
    }
    default:
      worth = goal.yield;
      if (goal.move.type === 'photosynthesis') stock = { ...stock, energy: outlook.battery };
  }
  done.push(goal);
  const [from] = way as [Sector];
  const landed = goal.to < 0 ? to : goal.to;
  const ships = course.copies && way.length > 1 ? [landed, from] : [landed];
  return scored(course, {
    ...stop,
    ...stock,
    ships: way.length > 1 || goal.to >= 0 ? ships : stop.ships,
    prices: pricesAt(course, stop),
    way,
    done,
    right: stop.right || goal.right,
    turns: stop.turns + 1,
    worth: stop.worth + worth * WEIGHTS.later ** stop.turns,
    first: stop.first ?? { goal, way },
  });
}

/** What has been paid raises prices; it stays in the sectors. */
function pricesAt({ outlook, most }: Course, { prices, way }: Stop): readonly number[] {
  if (way.length < 2) return prices;
  const known = RAISED.get(way);
  if (known !== undefined) return known;
  const after = prices.slice();
  for (let i = 1; i < way.length; i++) {
    const at = way[i] as Sector;
    const price = prices[at] as number;
    const fresh = price === 2 && outlook.state.energy[at] === 0;
    after[at] = Math.min(most, fresh ? 3 : 2 * price);
  }
  RAISED.set(way, after);
  return after;
}

/** Prices after a leg, by its way: they are needed once for all legs that follow. */
const RAISED = new WeakMap<readonly Sector[], readonly number[]>();

// ── What a place is worth ─────────────────────────────────────────────────────────────────────────

function scored(course: Course, stop: Stop): Stop {
  const trapped = course.turns > stop.turns ? trap(course, stop) : 0;
  const score = stop.worth + passWorth(course, stop) - WEIGHTS.turn * stop.turns - trapped;
  return { ...stop, score };
}

/** Being too far from Mercury to go on in this round. */
function trap({ home, outlook, left }: Course, { ships, energy, resources }: Stop): number {
  return nearest(ships, home) > energy + resources * outlook.burn ? WEIGHTS.trapped * left : 0;
}

function nearest(ships: readonly Sector[], costs: readonly number[]): number {
  const way = costs[ships[0] as Sector] as number;
  return ships.length === 1 ? way : Math.min(way, costs[ships[1] as Sector] as number);
}

/** What is at hand if nothing more is done in this round. */
function passWorth({ outlook, next, endings, rest }: Course, stop: Stop): number {
  const { times, resource, battery } = outlook;
  const { ships, energy, resources } = stop;
  let kept = resources * resource;
  for (const { vp, test } of endings) if (test(stop, battery)) kept += WEIGHTS.ending * vp;
  if (times.last) return kept + 0.001 * energy;
  const saved = Math.min(battery, energy + rest);
  const way = nearest(ships, next);
  const fear = way > saved ? WEIGHTS.stranded * Math.min(1, (way - saved) / 4) : 0;
  return kept + WEIGHTS.savedEnergy * (saved - Math.min(way, 20)) - fear;
}

/** What resting brings until the others have passed too. */
function restOf({ state, seat }: Outlook): number {
  const others = state.players.some(({ passed }, other) => other !== seat && !passed);
  const slots = isSolo(state) ? 2 : others ? 3 : 0;
  return slots * (replaced(state, -1, 'passEnergy') ?? PASS_ENERGY);
}
