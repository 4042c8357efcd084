import type { Seat } from '../../../kernel/game.ts';
import { strengthIn } from '../actions/battle.ts';
import { type Region, regionOf, SECTOR, type Sector, sectorOf, SECTORS } from '../board.ts';
import { SHIP, SHIPS } from '../facts.ts';
import { spread } from '../actions/flight.ts';
import { ANCIENTS, type StepOf, NOBODY, type Player, type State } from '../state.ts';
import type { Offered } from '../steps.ts';
import { bonus, effectOf, has, ignoresStop } from '../cards/techs.ts';
import { coloniesOf, planetsOn } from '../actions/landmarks.ts';
import {
  ancientsOf,
  enemyShipSectors,
  foesOf,
  hasShipIn,
  hasUnitIn,
  kindOf,
  playerOf,
  shipStrength,
} from '../verbs.ts';
import { ordersBelow, STAGING } from '../actions/warlord.ts';
import { addShip, defenceOf, defenceWorth, duelOf, duelWorth, type Force, forceOf } from './duel.ts';
import { inReach, NEAR, realmOf } from './realm.ts';
import type { Weights } from './weights.ts';

/** Where fleets are sent (8.6). */

/** A ship that may still move, and the sectors it can go to, one bit for each. */
interface Squad {
  readonly kind: number;
  /** The region, or -1 for staging. */
  readonly from: Region;
  readonly sectors: number;
}

/** What sending ships into a sector promises, and how many of the strongest that can go should. */
interface Mission {
  readonly worth: number;
  readonly send: number;
  readonly fights: boolean;
}

/** More ships than this are not sent at once. */
const MOST_SENT = 6;

const NOTHING: Mission = { worth: 0, send: 0, fights: false };

function squadsOf(state: State, seat: Seat, swift: boolean): Squad[] {
  const player = playerOf(state, seat);
  const speed = SHIP[0]!.speed + bonus(player, 'speed') + (swift ? 2 : 0);
  const enemies = swift || ignoresStop(player) ? 0 : enemyShipSectors(state, seat);
  const known = new Map<Region, number>();
  const sectorsFrom = (from: Region): number => {
    const cached = known.get(from);
    if (cached !== undefined) return cached;
    const staged = from < 0;
    const starts = !staged
      ? [from]
      : has(player, 'docks')
        ? [player.home, ...coloniesOf(state, seat)]
        : [player.home];
    const stops = staged ? enemies : enemies & ~(1 << SECTOR[from]!);
    let sectors = 0;
    for (const at of spread(state, starts, speed, stops)) if (at !== from) sectors |= 1 << SECTOR[at]!;
    known.set(from, sectors);
    return sectors;
  };
  const squads: Squad[] = [];
  for (const { kind, at, moved } of player.ships) {
    if (!moved) squads.push({ kind, from: at, sectors: sectorsFrom(at) });
  }
  for (let kind = 0; kind < SHIPS.length; kind++) {
    const count = player.staging[kind]! - player.fresh[kind]!;
    for (let i = 0; i < count; i++) squads.push({ kind, from: -1, sectors: sectorsFrom(-1) });
  }
  return squads.sort((a, b) => b.kind - a.kind || a.from - b.from);
}

/** The best that can be made of a Warlord turn: the best mission and something of the next. */
export function campaignWorth(state: State, seat: Seat, weights: Weights, swift = false): number {
  const squads = squadsOf(state, seat, swift);
  if (squads.length === 0) return 0;
  let [best, second] = [0, 0];
  for (let sector = 0; sector < SECTORS; sector++) {
    const { worth } = missionTo(state, seat, sector, squads, [], weights);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return best + weights.second * second;
}

/** The worth of going into each sector, against ending the turn. */
export function ordersWorths(
  state: State,
  seat: Seat,
  step: StepOf<'orders'>,
  moves: readonly Offered<'orders'>[],
  weights: Weights,
): number[] {
  const squads = squadsOf(state, seat, step.swift);
  return moves.map((move) => {
    if (move.type !== 'sector') return 0;
    const { worth } = missionTo(state, seat, sectorOf(move.sector), squads, step.fought, weights);
    return worth > 0.01 ? worth : -1;
  });
}

function missionTo(
  state: State,
  seat: Seat,
  sector: Sector,
  squads: readonly Squad[],
  fought: readonly Sector[],
  weights: Weights,
): Mission {
  const player = playerOf(state, seat);
  const able = squads.filter(
    ({ from, sectors }) => (sectors >> sector) & 1 && (from < 0 || SECTOR[from] !== sector),
  );
  const present = squads.some(({ from }) => from >= 0 && SECTOR[from] === sector);
  if (able.length === 0 && !present) return NOTHING;
  const foes = fought.includes(sector)
    ? []
    : foesOf(state, seat).filter((foe) => hasUnitIn(state, foe, sector));
  if (foes.length === 0) return outing(state, seat, sector, able, weights);
  const force = forceOf(state, seat, sector, strengthIn(state, seat, sector));
  const siege = effectOf(player, 'battleStrength')?.n ?? 0;
  let best = NOTHING;
  let cost = 0;
  for (let send = 0; send <= able.length && send <= MOST_SENT; send++) {
    if (send > 0) {
      const { kind, from } = able[send - 1]!;
      if (force.ships === 0) force.strength += siege;
      force.strength += shipStrength(player, kind);
      addShip(force, player, kind);
      cost += from < 0 ? -weights.onBoard : weights.leaving;
    } else if (!present) continue;
    const worth = battleWorth(state, sector, foes, force, weights) - weights.battle - cost;
    if (worth > best.worth) best = { worth, send, fights: true };
  }
  return best;
}

/** The best battle to be had in a sector. */
function battleWorth(
  state: State,
  sector: Sector,
  foes: readonly number[],
  force: Force,
  weights: Weights,
): number {
  let best = -100;
  const armed = foes.filter((foe) => hasShipIn(state, foe, sector));
  for (const foe of armed.length > 0 ? armed : foes) {
    if (foe === ANCIENTS) {
      const cruisers = ancientsOf(state).cruisers.filter((at) => SECTOR[at] === sector);
      best = Math.max(best, defenceWorth(defenceOf(state, force, cruisers, weights)));
    } else {
      const enemy = forceOf(state, foe, sector, strengthIn(state, foe, sector));
      best = Math.max(best, duelWorth(duelOf(state, force, enemy, weights)));
    }
  }
  return best;
}

/** Ships that go where nobody is: from staging, or to bring planets into reach. */
function outing(state: State, seat: Seat, sector: Sector, able: readonly Squad[], weights: Weights): Mission {
  const [first] = able;
  if (first === undefined) return NOTHING;
  const fresh = scouting(state, seat, sector, weights);
  const staged = able.filter(({ from }) => from < 0);
  if (staged.length > 0) {
    const home = SECTOR[playerOf(state, seat).home] === sector ? weights.guard : 0;
    const guard = hasUnitIn(state, seat, sector) ? weights.guard : 0;
    return { worth: weights.onBoard + fresh + home + guard, send: 1, fights: false };
  }
  return fresh > weights.leaving ? { worth: fresh - weights.leaving, send: 1, fights: false } : NOTHING;
}

/** Planets of a sector that a ship there would bring into reach. */
function scouting(state: State, seat: Seat, sector: Sector, weights: Weights): number {
  const realm = realmOf(state, seat);
  if ((realm.held >> sector) & 1) return 0;
  let fresh = 0;
  for (const region of planetsOn(state.tiles)) {
    if (SECTOR[region] !== sector || state.colonies[region] !== NOBODY) continue;
    if (!inReach(realm, region)) fresh++;
  }
  return weights.scout * fresh;
}

// ── One order ─────────────────────────────────────────────────────────────────────────────────────

/** The worth of each move within an order: the next ship of the mission, then an attack, then the end of it. */
export function orderWorths(
  state: State,
  seat: Seat,
  step: StepOf<'order'>,
  moves: readonly Offered<'order'>[],
  weights: Weights,
): number[] {
  const player = playerOf(state, seat);
  const { swift, fought } = ordersBelow(state);
  const { sector, moves: made, entered, engaged } = step;
  const squads = squadsOf(state, seat, swift);
  const mission = missionTo(state, seat, sector, squads, fought, weights);
  const able = squads.filter(
    ({ from, sectors }) => (sectors >> sector) & 1 && (from < 0 || SECTOR[from] !== sector),
  );
  const more = mission.fights ? mission.send > 0 : mission.send > 0 && made === 0;
  const next = more ? able[0] : undefined;
  const attack = mission.fights && !entered && !engaged && next === undefined;
  return moves.map((move) => {
    switch (move.type) {
      case 'fly': {
        if (next === undefined) return -1;
        const from = move.from === STAGING ? -1 : regionOf(move.from);
        if (kindOf(move.ship) !== next.kind || from !== next.from) return -1;
        return 2 + postWorth(state, seat, player, regionOf(move.to), weights);
      }
      case 'engage':
        return attack ? 1 : -1;
      // an order that has been begun is not taken back, or it would be begun again
      case 'cancel':
        return -2;
      default:
        return 0;
    }
  });
}

/** Where in a sector a ship is best put. */
function postWorth(state: State, seat: Seat, { home, ships }: Player, to: Region, weights: Weights): number {
  const alone = ships.every(({ at }) => at !== to) ? 1 : weights.crowded;
  let worth = 0;
  if (to === home) worth += weights.guard * alone;
  if (state.colonies[to] === seat) worth += 2 * weights.guard * alone;
  for (const near of NEAR[to]!) {
    if (state.colonies[near] === NOBODY && planetsOn(state.tiles).includes(near)) worth += weights.near;
  }
  return worth;
}

/** Whom to fight. */
export function targetWorths(
  state: State,
  seat: Seat,
  { sector }: StepOf<'target'>,
  moves: readonly Offered<'target'>[],
  weights: Weights,
): number[] {
  const force = forceOf(state, seat, sector, strengthIn(state, seat, sector));
  return moves.map((move) =>
    move.type === 'target' ? battleWorth(state, sector, [move.seat], force, weights) : weights.battle,
  );
}
