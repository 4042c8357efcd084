import type { Seat } from '../../../../kernel/game.ts';
import {
  around,
  BAND_SIZES,
  isOuter,
  NEIGHBOURS,
  type Orbit,
  sectorAt,
  SECTORS,
  TICKS,
  tickStep,
} from '../../board.ts';
import { MERCURY, SAILS } from '../../facts.ts';
import { replaced } from '../../cards/modifiers.ts';
import { costsTo } from '../tour/roads.ts';
import type { State } from '../../state.ts';
import { isComplete } from '../../verbs.ts';

/** What flying costs just now, kept in the same place from position to position. */

/** Ways that cost more count as this. */
export const FAR = 18;

const MOST_NEAR = Math.max(...NEIGHBOURS.map((near) => near.length));
const NONE = 255;
/** Where there are fewer neighbours a sector counts as its own. */
const NEAR = Uint8Array.from({ length: SECTORS * MOST_NEAR }, (_, i) => {
  const sector = Math.floor(i / MOST_NEAR);
  return NEIGHBOURS[sector]![i % MOST_NEAR] ?? sector;
});
const OUTER = Uint8Array.from({ length: SECTORS }, (_, sector) => (isOuter(sector) ? 1 : 0));

const prices = new Uint8Array(SECTORS);
/** What it costs to get to each sector, and from each to Mercury. */
const costs = new Uint8Array(SECTORS);
export const homeward = new Uint8Array(SECTORS);

/** Sectors still to be looked at, by what it costs to get there. */
const waves = new Uint8Array((FAR + 1) * SECTORS);
const sizes = new Uint8Array(FAR + 1);

/** Looks at the ways of a seat: from its ships, and back to Mercury. */
export function survey(state: State, seat: Seat): void {
  surveyBoard(state, seat);
  const { ships } = state.players[seat]!;
  const flying = state.turn.seat === seat && state.turn.entered.length > 0;
  costs.fill(FAR);
  sizes.fill(0);
  start(costs, ships[0]!);
  if (!flying && ships.length > 1) start(costs, ships[1]!);
  const first = flying ? undefined : replaced(state, seat, 'firstSectorCost');
  spread(state, first ?? 0);
}

/** The board that prices and ways home were last worked out for: what is the same list is the same board. */
const seen: { energy?: State['energy']; gates?: State['gates']; planets?: State['planets'] } = {};
let seenOuter = 0;
let seenMost = 0;

function surveyBoard(state: State, seat: Seat): void {
  const { energy, gates, planets } = state;
  const sails = isComplete(state.players[seat]!, SAILS);
  const outer = sails ? 1 : (replaced(state, -1, 'outerEmptyCost') ?? 2);
  const most = replaced(state, -1, 'maxMoveCost') ?? FAR;
  const alike = seen.energy === energy && seen.gates === gates && seen.planets === planets;
  if (alike && seenOuter === outer && seenMost === most) return;
  seen.energy = energy;
  seen.gates = gates;
  seen.planets = planets;
  seenOuter = outer;
  seenMost = most;
  notePrices(energy, outer, most);
  homeward.fill(FAR);
  sizes.fill(0);
  for (const sector of around(planets[MERCURY]!)) start(homeward, sector);
  spreadBack(state);
}

function notePrices(energy: readonly number[], outer: number, most: number): void {
  for (let sector = 0; sector < SECTORS; sector++) {
    const there = energy[sector]!;
    const price = there > 0 ? there + 1 : OUTER[sector] === 1 ? outer : 1;
    prices[sector] = price < most ? price : most;
  }
}

function start(reached: Uint8Array, sector: number): void {
  reached[sector] = 0;
  waves[sizes[0]!++] = sector;
}

/** Goes on from the ships, the cheapest first; `first` is what the first sector costs whatever lies there, or 0. */
function spread({ gates }: State, first: number): void {
  const a = gates.length === 2 ? gates[0]! : NONE;
  const b = gates.length === 2 ? gates[1]! : NONE;
  for (let paid = 0; paid < FAR; paid++) {
    const wave = paid * SECTORS;
    for (let i = wave; i < wave + sizes[paid]!; i++) {
      const at = waves[i]!;
      if (costs[at] !== paid) continue;
      const fixed = paid === 0 ? first : 0;
      const end = (at + 1) * MOST_NEAR;
      for (let next = at * MOST_NEAR; next < end; next++) {
        const to = NEAR[next]!;
        if (costs[to]! > paid + 1) reach(costs, to, paid + (fixed > 0 ? fixed : prices[to]!));
      }
      if (at === a) reach(costs, b, paid + (fixed > 0 ? fixed : prices[b]!));
      else if (at === b) reach(costs, a, paid + (fixed > 0 ? fixed : prices[a]!));
    }
  }
}

function reach(reached: Uint8Array, to: number, total: number): void {
  if (total >= reached[to]!) return;
  reached[to] = total;
  waves[total * SECTORS + sizes[total]!++] = to;
}

/** Goes back from Mercury: what counts is the price of the sector that is entered next. */
function spreadBack({ gates }: State): void {
  const a = gates.length === 2 ? gates[0]! : NONE;
  const b = gates.length === 2 ? gates[1]! : NONE;
  for (let paid = 0; paid < FAR; paid++) {
    const wave = paid * SECTORS;
    for (let i = wave; i < wave + sizes[paid]!; i++) {
      const at = waves[i]!;
      const total = paid + prices[at]!;
      if (homeward[at] !== paid || total >= FAR) continue;
      const end = (at + 1) * MOST_NEAR;
      for (let next = at * MOST_NEAR; next < end; next++) {
        const to = NEAR[next]!;
        if (homeward[to]! > total) reach(homeward, to, total);
      }
      if (at === a) reach(homeward, b, total);
      else if (at === b) reach(homeward, a, total);
    }
  }
}

/** What it costs to get to a sector in another way than by being there already: for a use energy must be placed. */
export function entering(sector: number): number {
  const cost = costs[sector]!;
  if (cost > 0) return cost;
  let least = FAR;
  const end = (sector + 1) * MOST_NEAR;
  for (let next = sector * MOST_NEAR; next < end; next++) {
    const from = NEAR[next]!;
    if (from !== sector && costs[from]! < least) least = costs[from]!;
  }
  const total = least + prices[sector]!;
  return total < FAR ? total : FAR;
}

/** What it costs to get into reach of a tile, beside it too where that is near enough. */
export function costToTile(cell: number, beside: boolean): number {
  if (cell >= SECTORS) return costToQuadrant(cell - SECTORS);
  let least = costs[cell]!;
  if (!beside) return least;
  const end = (cell + 1) * MOST_NEAR;
  for (let next = cell * MOST_NEAR; next < end; next++) {
    const cost = costs[NEAR[next]!]!;
    if (cost < least) least = cost;
  }
  return least;
}

const OUTERMOST = BAND_SIZES.length - 1;
const FIRST_OUTERMOST = sectorAt(OUTERMOST, 0);
const QUADRANT_SIZE = (SECTORS - FIRST_OUTERMOST) / 4;

function costToQuadrant(quadrant: number): number {
  let least = FAR;
  const first = FIRST_OUTERMOST + quadrant * QUADRANT_SIZE;
  for (let sector = first; sector < first + QUADRANT_SIZE; sector++)
    if (costs[sector]! < least) least = costs[sector]!;
  return least;
}

// ── What never changes ────────────────────────────────────────────────────────────────────────────

const PLACES = BAND_SIZES.length * TICKS;
const BESIDE = new Uint8Array(PLACES * SECTORS);
const EMPTY_BOARD = new Uint8Array(PLACES * SECTORS);
const emptyPrices = Array.from({ length: SECTORS }, (_, sector) => (isOuter(sector) ? 2 : 1));

for (let ring = 0; ring < BAND_SIZES.length; ring++)
  for (let tick = 0; tick < TICKS; tick += tickStep(ring)) {
    const near = around({ ring, tick });
    for (const sector of near) BESIDE[placeAt({ ring, tick }) + sector] = 1;
    EMPTY_BOARD.set(costsTo({ prices: emptyPrices, gates: [] }, near), placeAt({ ring, tick }));
  }

function placeAt({ ring, tick }: Orbit): number {
  return (ring * TICKS + tick) * SECTORS;
}

/** The shortest way from Mercury to each planet in its orbit, if no energy lies anywhere. */
export const NEAREST = BAND_SIZES.map((_, ring) => {
  const mercury = around({ ring: 0, tick: 0 });
  const ticks = Array.from({ length: TICKS / tickStep(ring) }, (__, i) => i * tickStep(ring));
  return Math.min(...ticks.flatMap((tick) => mercury.map((sector) => emptyWay({ ring, tick }, sector))));
});

export function isBeside(orbit: Orbit, sector: number): boolean {
  return BESIDE[placeAt(orbit) + sector] === 1;
}

/** The way from a sector to a planet if no energy lies anywhere. */
export function emptyWay(orbit: Orbit, sector: number): number {
  return EMPTY_BOARD[placeAt(orbit) + sector]!;
}
