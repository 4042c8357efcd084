import type { Seat } from '../../../kernel/game.ts';
import { hexOf, NAME } from '../board.ts';
import { KIT, KITS, type KitType, kitCard, SHIP, SHIPS, type ShipType, shipCard } from '../facts.ts';
import type { Asked, Events, StepOf, MoveOf, Player, State } from '../state.ts';
import {
  affordable,
  cardCount,
  freeHome,
  maxHull,
  newShip,
  ownShipAt,
  pay,
  playerOf,
  replaceShip,
  tokensLeft,
  withCard,
  withoutCard,
} from '../verbs.ts';

/** Building ships and kits from the blueprints just drawn (8 T3-T5, 9.2). */

type ShipMove = MoveOf<'build' | 'done'>;
type KitMove = MoveOf<'fit' | 'done'>;

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

/** T3 is skipped when nothing can be built. */
export function openShipyard(state: State): void {
  const seat = state.current;
  const types = buildableShips(state, seat);
  const open = types.length > 0 && freeHome(state, seat).length > 0;
  state.stack.push(open ? { step: 'ships', seat } : { step: 'workshop' });
}

function buildableShips(state: State, seat: Seat): ShipType[] {
  const player = playerOf(state, seat);
  if (cardCount(state.drawn) === 0) return [];
  return SHIPS.filter(
    (type) =>
      state.drawn[shipCard(type)]! > 0 &&
      affordable(player, SHIP[type].cost) &&
      tokensLeft(player, type) > 0 &&
      (type !== 'mothership' || state.options.rebuildMothership),
  );
}

export function shipMoves(state: State, { seat }: Asked): ShipMove[] {
  const home = freeHome(state, seat);
  const moves = buildableShips(state, seat).flatMap((ship) =>
    home.map((at): ShipMove => ({ type: 'build', ship, at: NAME[at]! })),
  );
  moves.push({ type: 'done' });
  return moves;
}

export function answerShips(state: State, { seat }: Asked, move: ShipMove, events: Events): void {
  state.stack.pop();
  if (move.type === 'done') {
    state.stack.push({ step: 'workshop' });
    return;
  }
  const player = playerOf(state, seat);
  pay(player, SHIP[move.ship].cost);
  state.drawn = withoutCard(state.drawn, shipCard(move.ship));
  player.ships = [...player.ships, newShip(move.ship, hexOf(move.at), true)];
  player.grace = 0;
  events?.push({ type: 'built', seat, ship: move.ship, at: move.at });
  state.stack.push({ step: 'shipyard' });
}

// ── Kits ──────────────────────────────────────────────────────────────────────────────────────────

/** T4 is skipped when nothing can be fitted; then whatever is left of the blueprints is discarded (T5). */
export function openWorkshop(state: State, _: StepOf<'workshop'>, events: Events): void {
  const seat = state.current;
  const player = playerOf(state, seat);
  if (player.ships.length > 0 && buildableKits(state, player).length > 0) {
    state.stack.push({ step: 'kits', seat });
    return;
  }
  discardDrawn(state, events);
  state.stack.push(player.ships.length > 0 ? { step: 'act', seat } : { step: 'end' });
}

function buildableKits({ drawn }: State, player: Player): KitType[] {
  if (cardCount(drawn) === 0) return [];
  return KITS.filter((kit) => drawn[kitCard(kit)]! > 0 && affordable(player, KIT[kit].cost));
}

export function kitMoves(state: State, { seat }: Asked): KitMove[] {
  const player = playerOf(state, seat);
  const moves = buildableKits(state, player).flatMap((kit) =>
    player.ships.map(({ at }): KitMove => ({ type: 'fit', kit, at: NAME[at]! })),
  );
  moves.push({ type: 'done' });
  return moves;
}

export function answerKits(state: State, { seat }: Asked, move: KitMove, events: Events): void {
  state.stack.pop();
  if (move.type === 'fit') {
    fit(state, seat, move.kit, move.at, events);
    state.stack.push({ step: 'workshop' });
    return;
  }
  discardDrawn(state, events);
  state.stack.push({ step: 'act', seat });
}

/** the hull changes by the difference of the kits, never below 1 nor above the new maximum. */
function fit(state: State, seat: Seat, kit: KitType, at: string, events: Events): void {
  const player = playerOf(state, seat);
  const ship = ownShipAt(player, hexOf(at));
  const old = ship.kit;
  pay(player, KIT[kit].cost);
  state.drawn = withoutCard(state.drawn, kitCard(kit));
  if (old !== '') state.discard = withCard(state.discard, kitCard(old));
  const fitted = { ...ship, kit };
  const hull = ship.hull + KIT[kit].hull - (old === '' ? 0 : KIT[old].hull);
  replaceShip(player, ship, { ...fitted, hull: Math.min(Math.max(hull, 1), maxHull(fitted)) });
  events?.push({ type: 'fitted', seat, kit, ship: ship.type, at, old });
}

export function discardDrawn(state: State, events: Events): void {
  const { drawn, discard, current } = state;
  if (cardCount(drawn) === 0) return;
  const cards = drawn.flatMap((count, card) => new Array<number>(count).fill(card));
  state.discard = discard.map((count, card) => count + drawn[card]!);
  state.drawn = drawn.map(() => 0);
  events?.push({ type: 'discarded', seat: current, cards });
}
