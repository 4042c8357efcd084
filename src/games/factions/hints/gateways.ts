import { BAND, BELT, cellOf, type Sector } from '../board.ts';
import { JUPITER, NEPTUNE, SATURN, URANUS } from '../facts.ts';
import type { Move, State } from '../state.ts';
import { aroundMercury, aroundPlanet } from '../verbs.ts';
import type { Outlook } from './outlook.ts';
import { costsTo } from './roads.ts';
import { pricesFor } from './tour.ts';

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
  const inner = state.gates.length === 0 ? [] : state.gates;
  return (move) => {
    if (move.type === 'ungate') return near.includes(cellOf(move.at)) ? -1 : 0;
    if (move.type !== 'gate' || moves.length < 3) return 0;
    const at = cellOf(move.at);
    if (inner.length === 0) return near.includes(at) ? (BAND[at] as number) : -1;
    return nearness(state, prices, [...inner, at], near);
  };
}

function nearness(state: State, prices: readonly number[], gates: readonly Sector[], near: readonly Sector[]): number {
  const cost = costsTo({ prices, gates }, near);
  let sum = 0;
  for (const [planet, wish] of WANTED) {
    if (planet >= state.planets.length) continue;
    const way = Math.min(...aroundPlanet(state, planet).map((at) => cost[at] as number));
    sum += wish / (2 + way);
  }
  for (const { at } of state.tiles) {
    if (BAND[at] === BELT) sum += TILE / (2 + (cost[at] as number));
  }
  return sum;
}
