import type { Seat } from '../../../../kernel/game.ts';
import { around, BAND, BELT, cellOf, NAME, type Sector } from '../../board.ts';
import { JUPITER, MERCURY, NEPTUNE, SATURN, URANUS } from '../../facts.ts';
import type { Move, State } from '../../state.ts';
import { aroundMercury, aroundPlanet } from '../../verbs.ts';
import type { Outlook } from '../outlook.ts';
import { outlookOf } from '../survey.ts';
import { costsTo } from './roads.ts';
import { pricesFor } from './course.ts';
import { planOf } from './tour.ts';
import { WEIGHTS } from '../weights.ts';

/** What it is worth to have planets and the belt near Mercury by wormhole. */
const WANTED: readonly (readonly [number, number])[] = [
  [JUPITER, 3],
  [SATURN, 3],
  [URANUS, 1.5],
  [NEPTUNE, 1.5],
];
const TILE = 0.35;

/** How good the wormhole is with a token there: how near it brings the far planets and tiles to Mercury. */
export function gateWorths({ state, seat }: Outlook, moves: readonly Move[]): (move: Move) => number {
  const prices = pricesFor(state, seat);
  const near = aroundMercury(state);
  const inner = state.gates;
  if (state.turn.begun.includes('shiftGate') && inner.length === 1) return shifted(state, seat, inner[0]!);
  return (move) => {
    if (move.type === 'ungate') return near.includes(cellOf(move.at)) ? -1 : 0;
    if (move.type !== 'gate' || moves.length < 3) return 0;
    const at = cellOf(move.at);
    if (inner.length === 0) return near.includes(at) ? BAND[at]! : -1;
    return nearness(state, prices, [...inner, at], near);
  };
}

function nearness(
  state: State,
  prices: readonly number[],
  gates: readonly Sector[],
  near: readonly Sector[],
): number {
  const cost = costsTo({ prices, gates }, near);
  let sum = 0;
  for (const [planet, wish] of WANTED) {
    if (planet >= state.planets.length) continue;
    const way = Math.min(...aroundPlanet(state, planet).map((at) => cost[at]!));
    sum += wish / (2 + way);
  }
  for (const { at } of state.tiles) {
    if (BAND[at] === BELT) sum += TILE / (2 + cost[at]!);
  }
  return sum;
}

// ── Moving a token ────────────────────────────────────────────────────────────────────────────────

/** Where a token might be wanted: at the own ship, Mercury, or a planet to visit. */
function candidates({ planets, gates, players }: State, seat: Seat): Sector[] {
  const ships = players[seat]?.ships ?? [];
  const near = planets.flatMap((orbit, planet) => (planet === MERCURY ? [] : around(orbit).slice(0, 2)));
  return [...new Set([...ships, ...near, ...around(planets[MERCURY]!)])].filter((at) => !gates.includes(at));
}

function shifted(state: State, seat: Seat, kept: Sector): (move: Move) => number {
  const wanted = candidates(state, seat);
  return (move) => {
    if (move.type !== 'gate' || !wanted.includes(cellOf(move.at))) return -1;
    return worthWith(state, seat, [kept, cellOf(move.at)]);
  };
}

function worthWith(state: State, seat: Seat, gates: readonly Sector[]): number {
  return planOf(outlookOf({ ...state, gates }, seat), 'begun', WEIGHTS.glance).worth;
}

/** Which token to move before the Movement, if that is worth its price. */
export function shiftOf({ state, seat, player }: Outlook, moves: readonly Move[]): Move | undefined {
  const offers = moves.filter((move) => move.type === 'shiftGate');
  if (offers.length === 0) return undefined;
  let best: Move | undefined;
  let most = worthWith(state, seat, state.gates) + WEIGHTS.shift;
  const wanted = candidates(state, seat);
  for (const move of offers) {
    if (move.pay === 'energy' && player.energy < 10) continue;
    if (move.pay === 'resource' && player.energy >= 10) continue;
    const paid = move.pay === 'energy' ? { energy: player.energy - 4 } : { resources: player.resources - 1 };
    const then = { ...state, players: state.players.with(seat, { ...player, ...paid }) };
    const kept = state.gates.filter((at) => NAME[at] !== move.from);
    if (kept.length !== 1) continue;
    for (const at of wanted) {
      const worth = worthWith(then, seat, [...kept, at]);
      if (worth > most) [best, most] = [move, worth];
    }
  }
  return best;
}
