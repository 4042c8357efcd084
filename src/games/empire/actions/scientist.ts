import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/match/rng.ts';
import {
  type Amounts,
  COSTS,
  POWER,
  priceOf,
  RESOURCES,
  SCIENTIST_DISCOUNT,
  TECH,
  TECH_SET,
  type TechCost,
  type TechId,
} from '../facts.ts';
import { drawTech, turnTech } from '../cards/piles.ts';
import { askPower, window } from '../cards/powers.ts';
import type { Events, StepOf, MoveOf, Player, State } from '../state.ts';
import { costOf } from '../cards/techs.ts';
import { scoreColony } from '../cards/tokens.ts';
import { deficit, payStock, playerOf, totalOf } from '../verbs.ts';

/** Scientist (8.2): one technology each, open or from the top of a deck. */

type TechStep = StepOf<'tech'>;
type TechMove = MoveOf<'tech' | 'pass'>;
type WaiveStep = StepOf<'waive'>;

export function study(state: State, { who }: StepOf<'study'>): void {
  const discount = who === state.leader ? SCIENTIST_DISCOUNT : 0;
  const more = window(state, who, 'techDiscount') ? (POWER[playerOf(state, who).power]?.effect.n ?? 0) : 0;
  if (techMoves(state, { seat: who, discount: discount + more }).length === 1) return;
  state.stack.push({ step: 'tech', seat: who, discount });
  if (more > 0) askPower(state, who);
}

/** What is on sale for a cost, open or face down, and its price. */
export function priceAt(
  { techs, techBacks }: State,
  index: number,
  from: 'up' | 'down',
): Amounts | undefined {
  const open = techs[index]!;
  if (from === 'up') return TECH[open]?.price;
  const back = techBacks[index]!;
  return back === '' ? undefined : priceOf(back, COSTS[index]!);
}

export function techMoves(state: State, { seat, discount }: Pick<TechStep, 'seat' | 'discount'>): TechMove[] {
  const player = playerOf(state, seat);
  const moves: TechMove[] = [];
  for (const from of ['up', 'down'] as const) {
    for (let index = 0; index < COSTS.length; index++) {
      const price = priceAt(state, index, from);
      if (price && deficit(player, price) <= discount) {
        moves.push({ type: 'tech', cost: COSTS[index]!, from });
      }
    }
  }
  moves.push({ type: 'pass' });
  return moves;
}

export function answerTech(state: State, step: TechStep, move: TechMove, events: Events, rng: Rng): void {
  state.stack.pop();
  if (move.type === 'pass') return;
  const { cost, from } = move;
  const price = priceAt(state, COSTS.indexOf(cost), from);
  if (price === undefined) throw new Error(`no technology of cost ${cost} is on sale`);
  askWaiver(state, { step: 'waive', seat: step.seat, cost, from, price, left: step.discount }, events, rng);
}

/** 6.2: strikes are asked while there is a discount and something left to pay; a single one makes itself. */
function askWaiver(state: State, step: WaiveStep, events: Events, rng: Rng): void {
  if (step.left === 0 || totalOf(step.price) === 0) {
    buy(state, step, events, rng);
    return;
  }
  const [first, second] = waiveMoves(state, step);
  if (first !== undefined && second === undefined) strike(state, step, first, events, rng);
  else state.stack.push(step);
}

/** Resources that may be struck from a price: the rest must stay payable with what is left of the discount. */
export function strikes(player: Player, price: Amounts, left: number): number[] {
  const lacking = deficit(player, price);
  const found: number[] = [];
  for (let resource = 0; resource < price.length; resource++) {
    if (price[resource] === 0) continue;
    const helps = price[resource]! > player.stock[resource]! ? 1 : 0;
    if (lacking - helps < left) found.push(resource);
  }
  return found;
}

export function struck(price: Amounts, resource: number): Amounts {
  return price.map((amount, i) => (i === resource ? amount - 1 : amount));
}

export function waiveMoves(state: State, { seat, price, left }: WaiveStep): MoveOf<'waive'>[] {
  return strikes(playerOf(state, seat), price, left).map((resource) => ({
    type: 'waive',
    what: RESOURCES[resource]!,
  }));
}

export function answerWaive(
  state: State,
  step: WaiveStep,
  move: MoveOf<'waive'>,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  strike(state, step, move, events, rng);
}

function strike(state: State, step: WaiveStep, { what }: MoveOf<'waive'>, events: Events, rng: Rng): void {
  const price = struck(step.price, RESOURCES.indexOf(what));
  askWaiver(state, { ...step, price, left: step.left - 1 }, events, rng);
}

function buy(state: State, { seat, cost, from, price }: WaiveStep, events: Events, rng: Rng): void {
  payStock(state, seat, price, 'tech', events);
  const tech = takeTech(state, cost, from, rng);
  events?.push({ type: 'tech', who: seat, tech, from, paid: price });
  turnTech(state, cost - 1, events, rng);
  learn(state, seat, tech, events);
}

/** Takes a technology off the table, open or from the top of its deck. */
export function takeTech(state: State, cost: TechCost, from: 'up' | 'down', rng: Rng): TechId {
  const index = cost - 1;
  if (from === 'down') return drawTech(state, index, rng);
  const tech = state.techs[index]!;
  if (tech === '') throw new Error(`no technology of cost ${cost} lies open`);
  state.techs = state.techs.with(index, '');
  return tech;
}

/** 6.6: a colony token for every multiple of four that the costs of a category reach. */
export function learn(state: State, seat: Seat, tech: TechId, events: Events): void {
  const player = playerOf(state, seat);
  const { category } = TECH[tech];
  const sets = () => Math.floor(costOf(player.techs, category) / TECH_SET);
  const before = sets();
  player.techs = [...player.techs, tech];
  if (!state.options.playerTechSets) return;
  for (let set = before; set < sets(); set++) scoreColony(state, seat, 'set', events);
}
