import type { Seat } from '../../../../kernel/game.ts';
import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import { around, SECTORS } from '../../board.ts';
import {
  BURN_ENERGY,
  FACTIONS,
  JUPITER,
  MARS,
  MERCURY,
  type Planet,
  SATURN,
  UPGRADE_COST,
  VENUS,
} from '../../facts.ts';
import { exoplanetPrice } from '../../actions/planets.ts';
import { replaced } from '../../cards/modifiers.ts';
import type { State } from '../../state.ts';
import { bit, objectiveLimit, resourceCapacity } from '../../verbs.ts';
import { access, WAY } from './blocks.ts';
import { brief } from './brief.ts';
import { costToTile, emptyWay, entering, FAR, homeward, survey } from './roads.ts';
import { onScale, scale } from './tables.ts';

/** Where the own ships can get with what is in the battery, and what they find there. */

const OUT_OF_REACH = 0;
const BY_BURNING = 1;
const AND_BACK = 2;
const THERE = 3;
const ONE_WAY = 4;

/** Energy at hand, and with all resources burned. */
let energy = 0;
let most = 0;
/** The cheapest way back to Mercury from where a planet or tile is used. */
let back = 0;

export function noteAccess(state: State, seat: Seat, rounds: number, noted: FeatureSet): void {
  const player = state.players[seat]!;
  if (player.ships.length === 0) return;
  survey(state, seat);
  energy = player.energy;
  most = energy + player.resources * (replaced(state, seat, 'burnResourceEnergy') ?? BURN_ENERGY);
  for (let planet = 0; planet < state.planets.length; planet++) notePlanet(state, seat, planet, noted);
  noteTiles(state, seat, noted);
  noteWayHome(state, seat, rounds, noted);
}

function notePlanet(state: State, seat: Seat, planet: Planet, noted: FeatureSet): void {
  const way = wayTo(state, seat, planet);
  noted.exactly(access.way[planet]!, onScale(WAY, way));
  const reach = reachBy(way);
  noted.note(access.reach[planet]!, reach);
  noteUse(state, seat, planet, reach, noted);
}

/** What it costs to use a planet: in the own turn nothing if energy has been placed beside it. */
function wayTo(state: State, seat: Seat, planet: Planet): number {
  const { turn, players } = state;
  const ship = players[seat]!.ships[0]!;
  const beside = around(state.planets[planet]!);
  const placed = turn.seat === seat && turn.placed.length > 0;
  let least = FAR;
  back = FAR;
  for (const sector of beside) {
    if (placed && sector === ship && hasPlaced(turn.placed, beside)) least = 0;
    const cost = least === 0 ? 0 : entering(sector);
    if (cost < least) least = cost;
    if (homeward[sector]! < back) back = homeward[sector]!;
  }
  return least;
}

function hasPlaced(placed: readonly number[], beside: readonly number[]): boolean {
  for (const sector of placed) if (beside.includes(sector)) return true;
  return false;
}

function reachBy(way: number): number {
  if (way === 0) return THERE;
  if (way + back <= energy) return AND_BACK;
  if (way <= energy) return ONE_WAY;
  return way <= most ? BY_BURNING : OUT_OF_REACH;
}

/** What a use would bring, where this hangs on what is at hand. */
function noteUse(state: State, seat: Seat, planet: Planet, reach: number, noted: FeatureSet): void {
  const { resources, objectives } = state.players[seat]!;
  switch (planet) {
    case VENUS:
      return noted.exactly(access.venus[reach]!, brief.unexplored > 0 ? resources : 0);
    case MARS: {
      const first = replaced(state, seat, 'marsFirstUpgradeCost') ?? UPGRADE_COST;
      return noted.exactly(access.mars[reach]!, (resources + UPGRADE_COST - first) >> 1);
    }
    case JUPITER:
      if (resources < exoplanetPrice(state, seat)) return;
      return noted.exactly(access.jupiter[reach]!, brief.explored + brief.unexplored);
    case SATURN:
      return noted.note(access.saturn[reach]!, objectives.length < objectiveLimit(state, seat) ? 1 : 0);
  }
}

// ── Tiles ─────────────────────────────────────────────────────────────────────────────────────────

const MEGACORE = FACTIONS.indexOf('megacore');

function noteTiles(state: State, seat: Seat, noted: FeatureSet): void {
  const { tiles } = state;
  const wide = brief.faction === MEGACORE;
  let nearest = FAR;
  let count = 0;
  let returning = 0;
  let best = 0;
  for (const { at, value, known } of tiles) {
    const cost = costToTile(at, wide);
    if (cost < nearest) nearest = cost;
    if (cost > energy) continue;
    count++;
    if (at < SECTORS && cost + homeward[at]! <= energy) returning++;
    const seen = (known & bit(seat)) !== 0 ? value : UNSEEN;
    if (seen > best) best = seen;
  }
  if (tiles.length > 0) noted.exactly(access.nearestTile, onScale(WAY, nearest));
  noted.atLeast(access.tiles, onScale(TILES, count));
  noted.atLeast(access.tilesAndBack, onScale(TILES, returning));
  noted.atLeast(access.bestTile, best - 1);
  const room = resourceCapacity(state, seat) - state.players[seat]!.resources;
  noted.atLeast(access.yields, room < best ? room : best);
}

/** About what a tile brings that nobody has looked under. */
const UNSEEN = 4;
const TILES = scale([1, 2, 3, 5, 7, 9], 20);

// ── The way home ──────────────────────────────────────────────────────────────────────────────────

const SPARE = scale([1, 2, 4, 6, 8, 10, 13, 16, 20, 24, 28], 60);
const BELOW = 8;
const STRANDED = scale([1, 3, 5, 8], 40);

function noteWayHome(state: State, seat: Seat, rounds: number, noted: FeatureSet): void {
  const { ships } = state.players[seat]!;
  const mercury = state.planets[MERCURY]!;
  let way = FAR;
  let empty = FAR;
  for (const ship of ships) {
    if (homeward[ship]! < way) way = homeward[ship]!;
    const free = emptyWay(mercury, ship);
    if (free < empty) empty = free;
  }
  noted.exactly(access.spare[rounds]!, onScale(SPARE, energy - way + BELOW));
  noted.exactly(access.stranded[rounds]!, onScale(STRANDED, empty - energy));
}
