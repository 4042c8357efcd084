import type { Seat } from '../../../kernel/game.ts';
import { NAME, type Region, regionOf, SECTOR, SECTOR_IDS, type Sector, SECTORS, sectorOf } from '../board.ts';
import { startBattle } from './battle.ts';
import { SHIP, SHIPS } from '../facts.ts';
import { around, spread } from './flight.ts';
import { askPower, window } from '../cards/powers.ts';
import type { Events, StepOf, MoveOf, Player, State, Who } from '../state.ts';
import { bonus, has, ignoresStop } from '../cards/techs.ts';
import { coloniesOf } from './landmarks.ts';
import {
  changed,
  enemyShipSectors,
  enemyUnitSectors,
  findShip,
  foesOf,
  fullRegions,
  hasShipIn,
  hasUnitIn,
  kindOf,
  lying,
  playerOf,
  putShip,
  shipName,
  whereAt,
} from '../verbs.ts';

/** Warlord (8.6): orders into one sector after another, and the battles that follow. */

type OrdersStep = StepOf<'orders'>;
type OrdersMove = MoveOf<'sector' | 'end'>;
type OrderStep = StepOf<'order'>;
type OrderMove = MoveOf<'fly' | 'engage' | 'commit' | 'cancel'>;
type TargetMove = MoveOf<'target' | 'refrain'>;

export const STAGING = 'staging';

export function campaign(state: State, { who }: StepOf<'campaign'>): void {
  const { ships, staging } = playerOf(state, who);
  if (ships.length === 0 && staging.every((count) => count === 0)) return;
  state.stack.push({ step: 'rest', who }, { step: 'orders', seat: who, fought: [], swift: false });
  if (window(state, who, 'speed')) askPower(state, who);
}

/** After a Warlord turn all ships may move again. */
export function rest(state: State, { who }: StepOf<'rest'>): void {
  const player = playerOf(state, who);
  if (player.ships.some(({ moved }) => moved))
    player.ships = player.ships.map((ship) =>
      ship.moved ? { kind: ship.kind, at: ship.at, moved: false } : ship,
    );
  player.fresh = SHIPS.map(() => 0);
}

// ── Where ships can go ────────────────────────────────────────────────────────────────────────────

/** Ships of one kind at one place. */
export interface Group {
  readonly kind: number;
  /** The region, or -1 for staging. */
  readonly from: Region;
}

/** Those that may still move. */
export function groups({ ships, staging, fresh }: Player): Group[] {
  const found: Group[] = [];
  for (const { kind, at, moved } of ships) {
    if (!moved && !found.some((group) => group.kind === kind && group.from === at)) {
      found.push({ kind, from: at });
    }
  }
  for (let kind = 0; kind < SHIPS.length; kind++) {
    if (staging[kind]! > fresh[kind]!) found.push({ kind, from: -1 });
  }
  return found;
}

/** What bounds the ships of a player, wherever they start. */
interface Bounds {
  readonly speed: number;
  /** The sectors they do not leave once they have entered, one bit for each. */
  readonly stops: number;
  readonly full: readonly Region[];
}

function boundsOf(state: State, seat: Seat, swift: boolean): Bounds {
  const player = playerOf(state, seat);
  const unbound = swift || ignoresStop(player);
  return {
    speed: speedOf(player, swift),
    stops: unbound ? 0 : enemyShipSectors(state, seat),
    full: fullRegions(state),
  };
}

/** Where a ship that starts somewhere may end, full regions left out; its own region only from staging. */
export function destinations(
  state: State,
  seat: Seat,
  from: Region,
  swift: boolean,
  { speed, stops, full }: Bounds = boundsOf(state, seat, swift),
): Region[] {
  const reached =
    from < 0
      ? spread(state, deployRegions(state, seat), speed, stops)
      : around(state, from, speed, stops & ~(1 << SECTOR[from]!));
  return reached.filter((region) => region !== from && !full.includes(region));
}

/** What Phase Runners add to the speed. */
const SWIFT = 2;

/** All kinds of ships are equally fast. */
export function speedOf(player: Player, swift: boolean): number {
  return SHIP[0]!.speed + bonus(player, 'speed') + (swift ? SWIFT : 0);
}

/** 6.4: staged ships start from home, with docks also from the own colonies. */
export function deployRegions(state: State, seat: Seat): Region[] {
  const player = playerOf(state, seat);
  return has(player, 'docks') ? [player.home, ...coloniesOf(state, seat)] : [player.home];
}

/** The sectors some ship can reach, one bit for each. */
function reachableSectors(state: State, seat: Seat, swift: boolean): number {
  const bounds = boundsOf(state, seat, swift);
  const known: Region[] = [];
  let sectors = 0;
  for (const { from } of groups(playerOf(state, seat))) {
    if (known.includes(from)) continue;
    known.push(from);
    for (const region of destinations(state, seat, from, swift, bounds)) sectors |= 1 << SECTOR[region]!;
  }
  return sectors;
}

/** The sectors where an own unmoved ship may attack where it stands, one bit for each. */
export function engageSectors(state: State, seat: Seat, fought: readonly Sector[]): number {
  const enemies = enemyUnitSectors(state, seat);
  let sectors = 0;
  for (const { at, moved } of playerOf(state, seat).ships) {
    if (!moved && !fought.includes(SECTOR[at]!)) sectors |= 1 << SECTOR[at]!;
  }
  return sectors & enemies;
}

// ── Orders ────────────────────────────────────────────────────────────────────────────────────────

export function ordersMoves(state: State, { seat, fought, swift }: OrdersStep): OrdersMove[] {
  const open = reachableSectors(state, seat, swift) | engageSectors(state, seat, fought);
  const moves: OrdersMove[] = [];
  for (let sector = 0; sector < SECTORS; sector++) {
    if ((open >> sector) & 1) moves.push({ type: 'sector', sector: SECTOR_IDS[sector]! });
  }
  moves.push({ type: 'end' });
  return moves;
}

export function answerOrders(state: State, { seat }: OrdersStep, move: OrdersMove): void {
  if (move.type === 'end') {
    state.stack.pop();
    return;
  }
  const sector = sectorOf(move.sector);
  state.stack.push({ step: 'order', seat, sector, moves: 0, entered: false, engaged: false });
}

/** The campaign an order belongs to, which waits below it. */
export function ordersBelow({ stack }: State): OrdersStep {
  const orders = stack.findLast((step) => step.step === 'orders');
  if (orders === undefined) throw new Error('an order without a campaign');
  return orders;
}

export function orderMoves(state: State, step: OrderStep): OrderMove[] {
  const { seat, sector, moves: made, engaged } = step;
  const { swift, fought } = ordersBelow(state);
  const ready = groups(playerOf(state, seat));
  const bounds = boundsOf(state, seat, swift);
  const moves: OrderMove[] = [];
  let last: Region | undefined;
  let reached: Region[] = [];
  for (const { kind, from } of ready.toSorted((a, b) => a.from - b.from)) {
    if (from !== last) {
      reached = destinations(state, seat, from, swift, bounds);
      last = from;
    }
    const ship = shipName(kind);
    const origin = from < 0 ? STAGING : NAME[from]!;
    for (const to of reached) {
      if (SECTOR[to] === sector) moves.push({ type: 'fly', ship, from: origin, to: NAME[to]! });
    }
  }
  if (!engaged && (engageSectors(state, seat, fought) >> sector) & 1) {
    for (const { kind, from } of ready) {
      if (from >= 0 && SECTOR[from] === sector) {
        moves.push({ type: 'engage', ship: shipName(kind), at: NAME[from]! });
      }
    }
  }
  moves.push({ type: made > 0 ? 'commit' : 'cancel' });
  return moves;
}

export function answerOrder(state: State, step: OrderStep, move: OrderMove, events: Events): void {
  state.stack.pop();
  switch (move.type) {
    case 'fly':
      fly(state, step.seat, move, events);
      state.stack.push({
        ...step,
        moves: step.moves + 1,
        entered: step.entered || move.from === STAGING || SECTOR[regionOf(move.from)] !== step.sector,
      });
      break;
    case 'engage':
      engage(playerOf(state, step.seat), move);
      events?.push({
        type: 'engaged',
        seat: step.seat,
        ship: move.ship,
        ...whereAt(state, regionOf(move.at)),
      });
      state.stack.push({ ...step, moves: step.moves + 1, engaged: true });
      break;
    case 'commit':
      commit(state, step, events);
      break;
    case 'cancel':
  }
}

function engage(player: Player, { ship, at }: MoveOf<'engage'>): void {
  const region = regionOf(at);
  putShip(player, findShip(player, kindOf(ship), region), region, true);
}

function fly(state: State, seat: Seat, { ship, from, to }: MoveOf<'fly'>, events: Events): void {
  const player = playerOf(state, seat);
  const kind = kindOf(ship);
  if (from === STAGING) {
    player.staging = changed(player.staging, kind, -1);
    player.ships = [...player.ships, { kind, at: regionOf(to), moved: true }];
  } else putShip(player, findShip(player, kind, regionOf(from)), regionOf(to), true);
  events?.push({ type: 'flew', seat, ship, from, to, ...lying(state, regionOf(to)) });
}

// ── Battles ───────────────────────────────────────────────────────────────────────────────────────

/** 8.6.2: whoever has ships in the sector must be fought; one with only colonies or a home may be. */
function commit(state: State, { seat, sector, entered, engaged }: OrderStep, events: Events): void {
  if ((!entered && !engaged) || ordersBelow(state).fought.includes(sector)) return;
  const foes = foesOf(state, seat);
  const armed = foes.filter((foe) => hasShipIn(state, foe, sector));
  const [first, ...others] = armed;
  if (first !== undefined && others.length === 0) attack(state, seat, first, sector, events);
  else if (first !== undefined) state.stack.push({ step: 'target', seat, sector, foes: armed, raid: false });
  else {
    const exposed = foes.filter((foe) => hasUnitIn(state, foe, sector));
    if (exposed.length > 0) state.stack.push({ step: 'target', seat, sector, foes: exposed, raid: true });
  }
}

export function targetMoves(_state: State, { foes, raid }: StepOf<'target'>): TargetMove[] {
  const targets = foes.map((seat): TargetMove => ({ type: 'target', seat }));
  return raid ? [...targets, { type: 'refrain' }] : targets;
}

export function answerTarget(
  state: State,
  { seat, sector }: StepOf<'target'>,
  move: TargetMove,
  events: Events,
): void {
  state.stack.pop();
  if (move.type === 'target') attack(state, seat, move.seat, sector, events);
}

/** 19.17: once for each sector and Warlord turn. */
function attack(state: State, seat: Seat, foe: Who, sector: Sector, events: Events): void {
  const orders = ordersBelow(state);
  state.stack[state.stack.lastIndexOf(orders)] = { ...orders, fought: [...orders.fought, sector] };
  startBattle(state, seat, foe, sector, events);
}
