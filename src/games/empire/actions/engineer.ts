import type { Seat } from '../../../kernel/game.ts';
import { type Amounts, DREADNOUGHT, ENGINEER_DISCOUNT, FIGHTER, RESOURCES, SHIP, SHIPS } from '../facts.ts';
import { askPower, window } from '../cards/powers.ts';
import { strikes, struck } from './scientist.ts';
import type { Events, StepOf, MoveOf, Player, State } from '../state.ts';
import { bonus, effectOf, shipEffect } from '../cards/techs.ts';
import { commission, deficit, kindOf, payStock, playerOf, shipName, totalOf } from '../verbs.ts';

/** Engineer (8.5): ships are built into staging. */

export function openYard(state: State, { who }: StepOf<'yard'>): void {
  const player = playerOf(state, who);
  const docks = effectOf(player, 'docks')?.discount ?? 0;
  const discount = (who === state.leader ? ENGINEER_DISCOUNT : 0) + bonus(player, 'engineerDiscount') + docks;
  offerBuild(state, who, discount);
  if (window(state, who, 'freeShip') && player.yard[FIGHTER]! > 0) askPower(state, who);
}

/** The price of a kind of ship for a player. */
export function shipPrice(player: Player, kind: number): Amounts {
  const { cost } = SHIP[kind]!;
  const change = kind === DREADNOUGHT ? effectOf(player, 'titan') : shipEffect(player, 'shipCost', kind);
  if (change === undefined) return cost;
  const by = [change.P ?? 0, change.M ?? 0, change.E ?? 0];
  return cost.map((amount, i) => Math.max(0, amount + by[i]!));
}

type BuildStep = StepOf<'build'>;
type BuildMove = MoveOf<'build' | 'done'>;
type TrimStep = StepOf<'trim'>;
type TrimMove = MoveOf<'waive' | 'full'>;

function buildable(player: Player, kind: number, discount: number): boolean {
  return player.yard[kind]! > 0 && deficit(player, shipPrice(player, kind)) <= discount;
}

function offerBuild(state: State, seat: Seat, discount: number): void {
  const player = playerOf(state, seat);
  if (SHIPS.some((_, kind) => buildable(player, kind, discount))) {
    state.stack.push({ step: 'build', seat, discount });
  }
}

export function buildMoves(state: State, { seat, discount }: BuildStep): BuildMove[] {
  const player = playerOf(state, seat);
  const moves: BuildMove[] = [];
  SHIPS.forEach((ship, kind) => {
    if (buildable(player, kind, discount)) moves.push({ type: 'build', ship });
  });
  moves.push({ type: 'done' });
  return moves;
}

export function answerBuild(
  state: State,
  { seat, discount }: BuildStep,
  move: BuildMove,
  events: Events,
): void {
  state.stack.pop();
  if (move.type === 'done') return;
  const kind = kindOf(move.ship);
  const price = shipPrice(playerOf(state, seat), kind);
  askTrim(state, { step: 'trim', seat, ship: kind, price, discount }, events);
}

/** 6.2: strikes are asked while there is a discount; a single way to pay is taken. */
function askTrim(state: State, step: TrimStep, events: Events): void {
  const moves = step.discount === 0 || totalOf(step.price) === 0 ? [] : trimMoves(state, step);
  if (moves.length > 1) state.stack.push(step);
  else if (moves[0]?.type === 'waive') trim(state, step, moves[0], events);
  else build(state, step, events);
}

/** The discount may be kept for a later ship if this one is payable as it stands. */
export function trimMoves(state: State, { seat, price, discount }: TrimStep): TrimMove[] {
  const player = playerOf(state, seat);
  const moves = strikes(player, price, discount).map(
    (resource): TrimMove => ({ type: 'waive', what: RESOURCES[resource]! }),
  );
  if (deficit(player, price) === 0) moves.push({ type: 'full' });
  return moves;
}

export function answerTrim(state: State, step: TrimStep, move: TrimMove, events: Events): void {
  state.stack.pop();
  if (move.type === 'waive') trim(state, step, move, events);
  else build(state, step, events);
}

function trim(state: State, step: TrimStep, { what }: MoveOf<'waive'>, events: Events): void {
  const price = struck(step.price, RESOURCES.indexOf(what));
  askTrim(state, { ...step, price, discount: step.discount - 1 }, events);
}

function build(state: State, { seat, ship, price, discount }: TrimStep, events: Events): void {
  payStock(state, seat, price, 'build', events);
  commission(state, seat, kindOf(shipName(ship)), false, events);
  offerBuild(state, seat, discount);
}
