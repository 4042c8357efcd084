import { clone, equal } from '../../../kernel/data/plain.ts';
import { BAND, cellOf, NAME, type Sector, TICKS, tickStep } from '../board.ts';
import { ALCUBIERRE, MERCURY, type PlanetName } from '../facts.ts';
import { plainPrice, priceOf } from '../actions/flight.ts';
import { tileAt } from '../actions/mining.ts';
import { replaced } from '../cards/modifiers.ts';
import { invert, nameOf, planetOf } from '../actions/orbits.ts';
import type { Move, MoveOf, State } from '../state.ts';
import { aroundMercury, isComplete, playerOf, shipOf } from '../verbs.ts';
import { bestDeal } from './deals.ts';
import { engineRate } from './tour/engine.ts';
import { AT_ONCE, freeWorths, NEVER } from './tour/freeActions.ts';
import { shiftOf } from './tour/gateways.ts';
import { departing } from './tour/legs.ts';
import { oreOf, type Outlook } from './outlook.ts';
import { costsTo } from './tour/roads.ts';
import { outlookOf } from './survey.ts';
import { docksOf, type Leg, type Moment, pricesFor } from './tour/course.ts';
import { type Plan, planOf } from './tour/tour.ts';
import { PLAN, WEIGHTS } from './weights.ts';

/** The moves of a turn: the first step of the best tour, and what helps it. */

const CHOSEN = 10;

export function turnWorths(
  outlook: Outlook,
  step: 'turn' | 'begin' | 'fly',
  moves: readonly Move[],
): (move: Move) => number {
  const { state, player } = outlook;
  const moment: Moment = step === 'turn' ? 'fresh' : step === 'fly' || state.turn.moved ? 'flying' : 'begun';
  const plan = planOf(outlook, moment, PLAN);
  const first = step === 'turn' && stops(outlook, plan) ? undefined : plan.first;
  const order = orderOf(outlook, first, step);
  const rest: Move = { type: step === 'turn' ? 'pass' : 'stop' };
  const legal = moves.some((move) => equal(move, order)) ? order : rest;
  const free = freeWorths(outlook);
  const deal = step === 'turn' && legal.type !== 'pass' ? bestDeal(outlook) : undefined;
  const shift = step === 'turn' && first !== undefined ? shiftOf(outlook, moves) : undefined;
  let glance: number | undefined;
  return (move) => {
    if (equal(move, legal)) return CHOSEN;
    switch (move.type) {
      case 'offer':
        return deal !== undefined && deal.partner === move.to ? CHOSEN + 5 : NEVER;
      case 'rescue':
        return step === 'turn' ? rescueWorth(outlook, move.to) : NEVER;
      case 'extract':
        return extractWorth(outlook);
      case 'scoop':
        return scoopWorth(outlook, move.at);
      case 'invert':
        return step === 'turn'
          ? invertWorth(outlook, move, (glance ??= planOf(outlook, 'fresh', WEIGHTS.glance).worth))
          : NEVER;
      case 'tug':
        return step === 'turn'
          ? tugWorth(outlook, move, (glance ??= planOf(outlook, 'fresh', WEIGHTS.glance).worth))
          : NEVER;
      case 'shiftGate':
        return shift !== undefined && equal(shift, move) ? CHOSEN + 2 : NEVER;
      case 'pass':
      case 'stop':
        return 0;
      case 'complete':
      case 'place':
      case 'spy': {
        const worth = free(move);
        return worth > 0 ? worth + CHOSEN : worth;
      }
      default:
        return player.passed ? 0 : NEVER;
    }
  };
}

/** Whether to pass because every further turn brings more to the last rival in play, who has few left then. */
function stops({ state, seat }: Outlook, { worth, pass, turns }: Plan): boolean {
  const rivals = state.players.filter(({ passed }, other) => other !== seat && !passed);
  if (rivals.length !== 1 || turns === 0) return false;
  return WEIGHTS.mapping.curfew * engineRate(rivals[0]!) > (worth - pass) / turns;
}

/** The move that follows a leg. */
function orderOf(outlook: Outlook, leg: Leg | undefined, step: 'turn' | 'begin' | 'fly'): Move {
  const { state, seat, player } = outlook;
  const rest: Move = { type: step === 'turn' ? 'pass' : 'stop' };
  if (leg === undefined) return rest;
  if (leg.goal === 'charge') return { type: 'charge', via: dockOf(outlook) };
  const from = leg.way[0]!;
  const to = leg.way[1];
  if (to === undefined) return step === 'turn' ? leg.goal.move : { type: 'stop' };
  if (player.ships.length > 1 && step === 'turn') {
    return { type: 'keepShip', at: NAME[departing(player.ships, from)]! };
  }
  if (from !== player.ships[0]) {
    const type = tethers(state, seat, from) ? 'tether' : 'alcubierre';
    return { type, to: NAME[from]! };
  }
  const price = priceOf(state, seat, to);
  if (isPhased(outlook, leg.way, price)) return { type: 'phase', to: NAME[to]! };
  if (price > player.energy) return { type: 'burn' };
  return { type: 'step', to: NAME[to]! };
}

function dockOf(outlook: Outlook): PlanetName {
  const dock = docksOf(outlook).find(({ at }) => outlook.player.ships.some((ship) => at.includes(ship)));
  return nameOf(dock?.planet ?? MERCURY);
}

/** The Phase Hull is for the dearest sector of a way. */
function isPhased({ state, seat }: Outlook, way: readonly Sector[], price: number): boolean {
  if (price < 3 || state.turn.phased || replaced(state, seat, 'cheapestOverride') === undefined) return false;
  return way.slice(1).every((at) => plainPrice(state, seat, at) <= price);
}

/** Whether only the tether gets there: the drive stays within its band. */
function tethers(state: State, seat: number, to: Sector): boolean {
  const ship = shipOf(playerOf(state, seat));
  return BAND[ship] !== BAND[to] || !isComplete(playerOf(state, seat), ALCUBIERRE);
}

export function actionWorths(outlook: Outlook): (move: Move) => number {
  const { first } = planOf(outlook, 'landed', PLAN);
  const chosen = first === undefined || first.goal === 'charge' ? undefined : first.goal.move;
  const free = freeWorths(outlook);
  return (move) => (chosen !== undefined && equal(move, chosen) ? CHOSEN : free(move));
}

/** Probes mine what fits. */
export function probeWorth(outlook: Outlook, at: string): number {
  const tile = tileAt(outlook.state, cellOf(at));
  if (tile === undefined || outlook.hold - outlook.player.resources < 2) return NEVER;
  return oreOf(outlook, tile);
}

/** First-time players are rescued once for nothing: where the way back is long and the battery low. */
function rescueWorth({ state, seat, player, battery }: Outlook, to: string): number {
  if (!state.options.firstTime || player.rescues > 0 || player.energy > battery / 3) return NEVER;
  const way = costsTo({ prices: pricesFor(state, seat), gates: state.gates }, aroundMercury(state));
  if (Math.min(...player.ships.map((ship) => way[ship]!)) < WEIGHTS.farOut) return NEVER;
  return AT_ONCE + Math.min(10, state.energy[cellOf(to)]!);
}

function extractWorth({ state, player, battery }: Outlook): number {
  const sum = state.gates.reduce((total, at) => total + state.energy[at]!, 0);
  const gain = Math.min(sum, battery - player.energy);
  return gain >= 6 || (gain >= 4 && player.energy < 4) ? AT_ONCE : NEVER;
}

function scoopWorth({ state, player, battery }: Outlook, at: string): number {
  const gain = Math.min(state.energy[cellOf(at)]! >> 1, battery - player.energy);
  return gain >= 3 ? AT_ONCE - 20 + gain : NEVER;
}

function invertWorth({ state, seat }: Outlook, { a, b }: MoveOf<'invert'>, before: number): number {
  const then = { ...state, planets: clone(state.planets) };
  invert(then, seat, a, b, undefined);
  const gain = planOf(outlookOf(then, seat), 'fresh', WEIGHTS.glance).worth - before;
  return gain > WEIGHTS.pull ? CHOSEN + gain : NEVER;
}

function tugWorth({ state, seat }: Outlook, { planet, way }: MoveOf<'tug'>, before: number): number {
  const orbit = state.planets[planetOf(planet)]!;
  const step = tickStep(orbit.ring);
  const tick = (orbit.tick + (way === 'cw' ? TICKS - step : step)) % TICKS;
  const then = { ...state, planets: state.planets.with(planetOf(planet), { ring: orbit.ring, tick }) };
  const gain = planOf(outlookOf(then, seat), 'fresh', WEIGHTS.glance).worth - before;
  return gain > WEIGHTS.pull ? CHOSEN + gain : NEVER;
}
