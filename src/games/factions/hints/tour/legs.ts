import { BAND, BAND_SIZES, BELT, type Sector, sectorAt } from '../../board.ts';
import { ALCUBIERRE } from '../../facts.ts';
import { mayUseTech } from '../../actions/flight.ts';
import { replaced, SUNWARD_TETHER } from '../../cards/modifiers.ts';
import { aroundMercury, isComplete } from '../../verbs.ts';
import type { Course, Moment, Stop } from './course.ts';
import { type Goal, type Stock, useGain } from './goals.ts';
import { mapGain } from './mapping.ts';
import type { Outlook } from '../outlook.ts';
import { entering, FAR, type Roads, roadsFrom, type Traffic, wayTo } from './roads.ts';
import { scored } from '../standing.ts';
import { WEIGHTS } from '../weights.ts';

/** All that can be done in the next turn of a tour. */
export function legsFrom(course: Course, stop: Stop, moment: Moment): Stop[] {
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
      const band = BAND[ship]!;
      if (band === BELT) continue;
      for (let i = 0; i < BAND_SIZES[band]!; i++) starts.add(sectorAt(band, i));
    }
  }
  if (mayUseTech(state, seat, SUNWARD_TETHER)) for (const at of aroundMercury(state)) starts.add(at);
  return [...starts];
}

function mayCharge({ outlook, docks }: Course, { ships, energy }: Stop): boolean {
  return energy <= outlook.battery - 2 && ships.some((ship) => docks.includes(ship));
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
  const ship = stop.ships[0]!;
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
    if (goal.hops > 0 && roads.hops[from]! + 1 < goal.hops) continue;
    const rank = cost + 0.3 * Math.min(home[to]!, 30) - (lures?.includes(to) ? WEIGHTS.lure : 0);
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
  const to = way[way.length - 1]!;
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
      worth = outlook.objectiveWorths.tile;
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
      if (goal.move.type === 'mapping' && WEIGHTS.mapping.most > 0)
        ({ worth, stock } = mapGain(outlook, stock));
      if (goal.move.type === 'photosynthesis') stock = { ...stock, energy: outlook.battery };
  }
  done.push(goal);
  const landed = goal.to < 0 ? to : goal.to;
  const ships = course.copies && way.length > 1 ? [landed, copyOf(stop, way[0]!, moved)] : [landed];
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

/** Where the copy of a ship stays that leaves: where it set out, also if a drive took it elsewhere first. */
function copyOf({ ships }: Stop, from: Sector, moved: boolean): Sector {
  if (moved && ships.length > 1) return ships[1]!;
  return moved ? from : departing(ships, from);
}

/** The ship a way begins with: the one that is there, or the one whose drive gets there. */
export function departing(ships: readonly Sector[], from: Sector): Sector {
  if (ships.includes(from)) return from;
  return ships.find((ship) => BAND[ship] === BAND[from]) ?? ships[0]!;
}

/** What has been paid raises prices; it stays in the sectors. */
function pricesAt({ outlook, most }: Course, { prices, way }: Stop): readonly number[] {
  if (way.length < 2) return prices;
  const known = RAISED.get(way);
  if (known !== undefined) return known;
  const after = prices.slice();
  for (let i = 1; i < way.length; i++) {
    const at = way[i]!;
    const price = prices[at]!;
    const fresh = price === 2 && outlook.state.energy[at] === 0;
    after[at] = Math.min(most, fresh ? 3 : 2 * price);
  }
  RAISED.set(way, after);
  return after;
}

/** Prices after a leg, by its way: they are needed once for all legs that follow. */
const RAISED = new WeakMap<readonly Sector[], readonly number[]>();
