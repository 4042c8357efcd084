import type { Seat } from '../../../kernel/game.ts';
import { AXIAL, type Region, regionOf, SCAN, SECTOR, type Sector } from '../board.ts';
import { isWormhole, TILE, type TileId, yieldsOf } from '../facts.ts';
import { ANCIENTS, type Step, type StepOf, type MoveOf, NOBODY, type State } from '../state.ts';
import { planetsOn } from '../actions/landmarks.ts';
import { foesOf, isSolo, playerOf } from '../verbs.ts';
import { roundsLeft } from './clock.ts';
import { inReach, NEAR, type Realm, realmOf } from './realm.ts';
import type { Weights } from './weights.ts';

/** Where homes and tiles are laid. */

function distance(a: Region, b: Region): number {
  const [aq, ar] = AXIAL[a]!;
  const [bq, br] = AXIAL[b]!;
  return (Math.abs(aq - bq) + Math.abs(ar - br) + Math.abs(aq + ar - bq - br)) / 2;
}

/** Far from the others; alone, where cruisers come last (23). */
export function startWorths(
  { players }: State,
  _seat: Seat,
  _frame: Step,
  moves: readonly MoveOf<'start'>[],
): number[] {
  return moves.map((move) => {
    const at = regionOf(move.at);
    if (players.length === 1) return SCAN[SECTOR[at]!]!.indexOf(at) + at / 100;
    return players.reduce((sum, { home }) => (home < 0 ? sum : sum - 9 / distance(home, at) ** 2), 0);
  });
}

/** Far from rivals; alone, where cruisers come before they come to the home. */
export function cradleWorths(
  { players }: State,
  seat: Seat,
  _frame: Step,
  moves: readonly MoveOf<'cradle'>[],
): number[] {
  return moves.map((move) => {
    const at = regionOf(move.at);
    if (players.length === 1) return -SCAN[SECTOR[at]!]!.indexOf(at);
    return players.reduce(
      (sum, { home }, other) => (home < 0 || other === seat ? sum : sum - 9 / distance(home, at) ** 2),
      0,
    );
  });
}

// ── Tiles ─────────────────────────────────────────────────────────────────────────────────────────

/** What a planet's yield will bring, more if it is scarce. */
function yieldWorth(state: State, seat: Seat, tile: TileId, weights: Weights): number {
  const { yields } = realmOf(state, seat);
  const rounds = roundsLeft(state, weights);
  const more = yieldsOf(tile);
  let worth = 0;
  for (let i = 0; i < 3; i++) {
    const now = yields[i]!;
    worth += Math.min(weights.yieldMost, now + more[i]!) - Math.min(weights.yieldMost, now);
    worth += weights.scarce[i]! * more[i]!;
  }
  return weights.yield * rounds * worth;
}

/** What laying a tile brings a seat, leading or not. */
export function tileWorth(
  state: State,
  seat: Seat,
  tile: TileId,
  settles: boolean,
  weights: Weights,
): number {
  if (TILE[tile].kind !== 'planet') return isWormhole(tile) ? weights.wormhole : 0;
  const gain = yieldWorth(state, seat, tile, weights);
  return settles ? weights.colony + gain : weights.targets[1]! * (1 + gain);
}

export function tileWorths(
  state: State,
  seat: Seat,
  { who }: StepOf<'tile'>,
  moves: readonly MoveOf<'tile'>[],
  weights: Weights,
): number[] {
  const settles = who !== ANCIENTS && state.leader === seat && playerOf(state, seat).supply > 0;
  return moves.map(({ tile }) => tileWorth(state, seat, tile, settles, weights));
}

/** Planets go where the own influence reaches and that of others does not; others out of the way. */
export function placeWorths(
  state: State,
  seat: Seat,
  { who, tile }: StepOf<'place'>,
  moves: readonly MoveOf<'place'>[],
  weights: Weights,
): number[] {
  const planet = TILE[tile].kind === 'planet';
  const settles = planet && who !== ANCIENTS && state.leader === seat;
  const own = realmOf(state, seat);
  const rivals = foesOf(state, seat)
    .filter((other) => other !== ANCIENTS)
    .map((other) => realmOf(state, other));
  const solo = isSolo(state);
  const company = SCAN.map((_, sector) => (planet ? unitsIn(state, seat, sector) : 0));
  const beyond = settles ? freeBeyond(state, own) : [];
  return moves.map((move) => {
    const at = regionOf(move.at);
    const sector = SECTOR[at]!;
    let worth = 0;
    if (planet) {
      if (inReach(own, at)) worth += settles ? 0 : 1;
      worth += weights.company * Math.min(4, company[sector]!);
      for (const rival of rivals) if (inReach(rival, at)) worth += weights.rivalReach;
      if (solo) worth += weights.scan * SCAN[sector]!.indexOf(at);
      if (settles) worth += newlyReached(beyond, at, weights);
      return worth;
    }
    // a wormhole near home brings others there; far from it, the other end brings home nearer
    if (inReach(own, at)) worth += weights.wormholeNear;
    for (const rival of rivals) if (inReach(rival, at)) worth += weights.wormholeFar;
    return worth;
  });
}

function unitsIn(state: State, seat: Seat, sector: Sector): number {
  const { home, ships } = playerOf(state, seat);
  let count = home >= 0 && SECTOR[home] === sector ? 2 : 0;
  for (const { at } of ships) if (SECTOR[at] === sector) count++;
  for (const at of SCAN[sector]!) if (state.colonies[at] === seat) count++;
  return count;
}

/** Free planets out of reach. */
function freeBeyond({ tiles, colonies }: State, own: Realm): Region[] {
  return planetsOn(tiles).filter((region) => colonies[region] === NOBODY && !inReach(own, region));
}

/** Those that a new colony brings into reach. */
function newlyReached(beyond: readonly Region[], at: Region, weights: Weights): number {
  let fresh = 0;
  for (const region of beyond) {
    if (SECTOR[region] === SECTOR[at] || NEAR[at]!.includes(region)) fresh++;
  }
  return weights.scout * Math.min(2, fresh);
}
