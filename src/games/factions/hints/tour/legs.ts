import { BAND, BAND_SIZES, BELT, type Sector, sectorAt } from '../../board.ts';
import { ALCUBIERRE } from '../../facts.ts';
import { mayUseTech } from '../../actions/flight.ts';
import { replaced, SUNWARD_TETHER } from '../../cards/modifiers.ts';
import { aroundMercury, isComplete } from '../../verbs.ts';
import { type Beam, keep } from './beam.ts';
import { type Course, isDone, type Moment, type Standing, type Stop } from './course.ts';
import { type Goal, usePlanet } from './goals.ts';
import { mapGain } from './mapping.ts';
import type { Outlook } from '../outlook.ts';
import { type End, entering, FAR, reaches, type Roads, roadsFrom, wayTo } from './roads.ts';
import { scoreOf } from '../standing.ts';
import { WEIGHTS } from '../weights.ts';

/** What all legs from a stop have in common. */
interface Departure {
  readonly course: Course;
  readonly stop: Stop;
  readonly moment: Moment;
  /** Prices of sectors by then. */
  readonly prices: readonly number[];
  /** Nothing for a ship that has landed. */
  readonly roads: Roads | undefined;
  /** Where probes would mine on landing. */
  readonly lures: readonly Sector[];
  /** What is left of a goal so many turns ahead. */
  readonly share: number;
  /** Where a leg leads, used for one after the other: few are kept. */
  readonly standing: Standing;
}

/** Adds to a beam what can be done in the next turn of a tour. */
export function addLegs(beam: Beam, course: Course, stop: Stop, moment: Moment): void {
  const departure = departureOf(course, stop, moment);
  if (moment === 'fresh' && mayCharge(course, stop)) addCharge(beam, departure);
  for (const goal of course.goals) {
    if (!goal.again && isDone(stop, goal)) continue;
    if (goal.right && stop.right) continue;
    const end = endFor(departure, goal);
    if (end !== undefined) addGoal(beam, departure, goal, end);
  }
}

function departureOf(course: Course, stop: Stop, moment: Moment): Departure {
  const { outlook } = course;
  const { state, seat } = outlook;
  const prices = pricesAfter(course, stop);
  const fresh = moment === 'fresh' || moment === 'begun';
  const closed = fresh ? [] : state.turn.entered;
  const first = fresh || closed.length === 0 ? replaced(state, seat, 'firstSectorCost') : undefined;
  const starts = fresh ? startsOf(outlook, stop) : stop.ships.slice(0, 1);
  const energy = stop.energy + stop.resources * outlook.burn;
  const traffic = { prices, gates: state.gates };
  const roads = moment === 'landed' ? undefined : roadsFrom(traffic, starts, energy, { first, closed });
  const lures = luresOf(course, stop);
  const share = WEIGHTS.later ** stop.turns;
  return { course, stop, moment, prices, roads, lures, share, standing: standingAt(stop) };
}

function standingAt({
  energy,
  resources,
  built,
  recruited,
  taken,
  drawn,
  ships,
  turns,
  worth,
}: Stop): Standing {
  return { energy, resources, built, recruited, taken, drawn, ships, turns: turns + 1, worth };
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

function addCharge(beam: Beam, departure: Departure): void {
  const { course, stop, prices, standing } = departure;
  const { battery, charge } = course.outlook;
  standing.energy = Math.min(battery, stop.energy + charge);
  const score = scoreOf(course, standing);
  if (score <= beam.least) return;
  const first = stop.first ?? { goal: 'charge', way: stop.ships };
  const { right } = stop;
  keep(beam, {
    ...standing,
    before: stop,
    goal: undefined,
    probed: undefined,
    prices,
    way: [],
    right,
    first,
    score,
  });
}

/** Where probes would mine on landing. */
function luresOf({ probes, outlook, goals }: Course, stop: Stop): readonly Sector[] {
  if (!probes || stop.resources + 2 > outlook.hold) return [];
  return goals.flatMap((goal) => (goal.kind === 'mine' && !isDone(stop, goal) ? goal.at : []));
}

/** Where the way to a goal ends; nothing if there is none. */
function endFor({ course, stop, moment, roads, lures }: Departure, goal: Goal): End | undefined {
  const ship = stop.ships[0]!;
  if (goal.kind === 'anywhere') return staying(ship);
  if (moment === 'fresh' || moment === 'begun') {
    if (goal.kind === 'mine') {
      for (const at of stop.ships) if (goal.at.includes(at)) return staying(at);
    }
  } else if (goal.at.includes(ship) && goal.kind !== 'land') {
    const { placed } = course.outlook.state.turn;
    if (!goal.placing || placed.some((sector) => goal.at.includes(sector))) return staying(ship);
  }
  if (roads === undefined || !reaches(roads, goal.at)) return undefined;
  return nearestEnd(roads, goal, course.home, lures);
}

/** Where a goal is reached at the least cost, the way back to Mercury considered. */
function nearestEnd(
  roads: Roads,
  { at, kind, hops }: Goal,
  home: readonly number[],
  lures: readonly Sector[],
): End | undefined {
  let best: End | undefined;
  let least = 0;
  for (const to of at) {
    const end = entering(roads, to);
    if (end.cost >= FAR) continue;
    if (hops > 0 && wayTo(roads, end).length <= hops) continue;
    const lure = kind === 'use' && lures.length > 0 && lures.includes(to) ? WEIGHTS.lure : 0;
    const rank = end.cost + 0.3 * Math.min(home[to]!, 30) - lure;
    if (best !== undefined && rank >= least) continue;
    best = end;
    least = rank;
  }
  return best;
}

function staying(at: Sector): End {
  return { to: at, from: -1, cost: 0 };
}

/** Adds what a goal brings, if it is worth it. */
function addGoal(beam: Beam, departure: Departure, goal: Goal, end: End): void {
  const { course, stop, share, standing } = departure;
  if (!pay(departure, end)) return;
  const probed = probedTile(departure, goal, end);
  if (probed !== undefined)
    standing.resources = Math.min(course.outlook.hold, standing.resources + probed.yield);
  const worth = gainOf(course, goal, standing);
  if (worth === undefined) return;
  standing.worth = stop.worth + worth * share;
  standing.ships = shipsAfter(departure, goal, end);
  const score = scoreOf(course, standing);
  if (score > beam.least) keep(beam, stopAfter(departure, goal, probed, end, score));
}

/** Begins a leg with what is at hand once its way is paid, resources burned where energy is missing; if it can be. */
function pay({ course, stop, standing }: Departure, { cost }: End): boolean {
  const { burn } = course.outlook;
  const burned = Math.max(0, Math.ceil((cost - stop.energy) / burn));
  if (burned > stop.resources) return false;
  standing.energy = stop.energy - cost + burned * burn;
  standing.resources = stop.resources - burned;
  standing.built = stop.built;
  standing.recruited = stop.recruited;
  standing.taken = stop.taken;
  standing.drawn = stop.drawn;
  return true;
}

/** The tile that probes mine where a ship lands. */
function probedTile(
  { course, stop, moment, standing }: Departure,
  { kind }: Goal,
  { to, from }: End,
): Goal | undefined {
  if (!course.probes || (moment !== 'flying' && from === -1) || kind === 'mine') return undefined;
  if (standing.resources + 2 > course.outlook.hold) return undefined;
  return course.goals.find((goal) => goal.kind === 'mine' && goal.at.includes(to) && !isDone(stop, goal));
}

/** What a goal brings, besides what it changes at hand; nothing if it is no use. */
function gainOf({ outlook }: Course, goal: Goal, standing: Standing): number | undefined {
  if (goal.kind === 'use') return usePlanet(outlook, goal.as, standing);
  if (goal.kind === 'mine') {
    const room = outlook.hold - standing.resources;
    if (room < 1) return undefined;
    standing.resources += Math.min(room, goal.yield);
    return outlook.objectiveWorths.tile;
  }
  if (goal.move.type === 'photosynthesis') standing.energy = outlook.battery;
  if (goal.move.type !== 'mapping' || WEIGHTS.mapping.most === 0) return goal.yield;
  const { worth, stock } = mapGain(outlook, standing);
  Object.assign(standing, stock);
  return worth;
}

/** Where the ships are after a leg. */
function shipsAfter({ course, stop, moment, roads }: Departure, goal: Goal, end: End): readonly Sector[] {
  const stays = end.from === -1;
  if (stays && goal.to < 0) return stop.ships;
  const landed = goal.to < 0 ? end.to : goal.to;
  if (stays || !course.copies || roads === undefined) return ALONE[landed]!;
  return [landed, copyOf(stop, wayTo(roads, end)[0]!, moment === 'flying')];
}

/** By sector, a ship that is there with no copy. */
const ALONE: readonly (readonly Sector[])[] = BAND.map((_, sector) => [sector]);

function stopAfter(
  { stop, prices, roads, standing }: Departure,
  goal: Goal,
  probed: Goal | undefined,
  end: End,
  score: number,
): Stop {
  const way = roads === undefined || end.from === -1 ? ALONE[end.to]! : wayTo(roads, end);
  const right = stop.right || goal.right;
  const first = stop.first ?? { goal, way };
  return { ...standing, before: stop, goal, probed, prices, way, right, first, score };
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
function pricesAfter({ outlook, most }: Course, { prices, way }: Stop): readonly number[] {
  if (way.length < 2) return prices;
  const after = prices.slice();
  for (let i = 1; i < way.length; i++) {
    const at = way[i]!;
    const price = prices[at]!;
    const fresh = price === 2 && outlook.state.energy[at] === 0;
    after[at] = Math.min(most, fresh ? 3 : 2 * price);
  }
  return after;
}
