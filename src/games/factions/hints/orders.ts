import { cellOf, NAME, type Sector } from '../board.ts';
import { tileAt } from '../mining.ts';
import { equal } from '../../../kernel/plain.ts';
import { priceOf } from '../flight.ts';
import { invert } from '../orbits.ts';
import { clone } from '../../../kernel/plain.ts';
import type { Move, State } from '../state.ts';
import { bestDeal } from './deals.ts';
import { AT_ONCE, freeWorth, NEVER } from './errands.ts';
import { oreOf, type Outlook, outlookOf } from './outlook.ts';
import { type Effort, type Leg, type Moment, planOf } from './tour.ts';
import { WEIGHTS } from './weights.ts';

/** The moves of a turn: the first step of the best tour, and what helps it. */

const FULL: Effort = { depth: 6, width: 6 };
const GLANCE: Effort = { depth: 3, width: 3 };
const CHOSEN = 10;

export function turnWorths(
  outlook: Outlook,
  step: 'turn' | 'begin' | 'fly',
  moves: readonly Move[],
): (move: Move) => number {
  const { state, player } = outlook;
  const moment: Moment = step === 'turn' ? 'fresh' : step === 'fly' || state.turn.moved ? 'flying' : 'begun';
  const plan = planOf(outlook, moment, FULL);
  const order = orderOf(outlook, plan.first, step);
  const rest: Move = { type: step === 'turn' ? 'pass' : 'stop' };
  const legal = moves.some((move) => equal(move, order)) ? order : rest;
  const deal = step === 'turn' && legal.type !== 'pass' ? bestDeal(outlook) : undefined;
  return (move) => {
    if (equal(move, legal)) return CHOSEN;
    switch (move.type) {
      case 'offer':
        return deal !== undefined && deal.partner === move.to ? CHOSEN + 5 : NEVER;
      case 'extract':
        return extractWorth(outlook);
      case 'scoop':
        return scoopWorth(outlook, move.at);
      case 'invert':
        return step === 'turn' ? invertWorth(outlook, move) : NEVER;
      case 'pass':
      case 'stop':
        return 0;
      case 'complete':
      case 'place':
      case 'spy': {
        const worth = freeWorth(outlook, move);
        return worth > 0 ? worth + CHOSEN : worth;
      }
      default:
        return player.passed ? 0 : NEVER;
    }
  };
}

/** The move that follows a leg. */
function orderOf({ state, seat, player }: Outlook, leg: Leg | undefined, step: 'turn' | 'begin' | 'fly'): Move {
  const rest: Move = { type: step === 'turn' ? 'pass' : 'stop' };
  if (leg === undefined) return rest;
  if (leg.goal === 'charge') return { type: 'charge', via: 'Mercury' };
  const [from, to] = leg.way as [Sector, Sector | undefined];
  if (to === undefined) return step === 'turn' ? leg.goal.move : { type: 'stop' };
  if (player.ships.length > 1 && step === 'turn') {
    const kept = player.ships.includes(from) ? from : (player.ships[0] as Sector);
    return { type: 'keepShip', at: NAME[kept] as string };
  }
  if (from !== player.ships[0]) {
    const near = state.planets[0] !== undefined;
    const type = near && tethers(state, seat, from) ? 'tether' : 'alcubierre';
    return { type, to: NAME[from] as string };
  }
  if (priceOf(state, seat, to) > player.energy) return { type: 'burn' };
  return { type: 'step', to: NAME[to] as string };
}

/** Whether only the tether gets there: the drive stays within its band. */
function tethers(state: State, seat: number, to: Sector): boolean {
  const ship = state.players[seat]?.ships[0] as Sector;
  const band = (sector: Sector) => (NAME[sector] as string).split('-')[0];
  return band(ship) !== band(to);
}

export function actionWorths(outlook: Outlook): (move: Move) => number {
  const { first } = planOf(outlook, 'landed', FULL);
  const chosen = first === undefined || first.goal === 'charge' ? undefined : first.goal.move;
  return (move) => (chosen !== undefined && equal(move, chosen) ? CHOSEN : freeWorth(outlook, move));
}

/** Probes mine what fits. */
export function probeWorth(outlook: Outlook, at: string): number {
  const tile = tileAt(outlook.state, cellOf(at));
  if (tile === undefined || outlook.hold - outlook.player.resources < 2) return NEVER;
  return oreOf(outlook, tile);
}

function extractWorth({ state, player, battery }: Outlook): number {
  const sum = state.gates.reduce((total, at) => total + (state.energy[at] as number), 0);
  const gain = Math.min(sum, battery - player.energy);
  return gain >= 6 || (gain >= 4 && player.energy < 4) ? AT_ONCE : NEVER;
}

function scoopWorth({ state, player, battery }: Outlook, at: string): number {
  const gain = Math.min((state.energy[cellOf(at)] as number) >> 1, battery - player.energy);
  return gain >= 3 ? AT_ONCE - 20 + gain : NEVER;
}

function invertWorth(outlook: Outlook, { a, b }: Extract<Move, { type: 'invert' }>): number {
  const { state, seat } = outlook;
  const then = { ...state, planets: clone(state.planets) };
  invert(then, seat, a, b, undefined);
  const gain = planOf(outlookOf(then, seat), 'fresh', GLANCE).worth - planOf(outlook, 'fresh', GLANCE).worth;
  return gain > WEIGHTS.pull ? CHOSEN + gain : NEVER;
}
