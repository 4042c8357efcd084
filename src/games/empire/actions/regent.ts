import type { Seat } from '../../../kernel/game.ts';
import { NAME, type Region, regionOf } from '../board.ts';
import { loseColony, settle } from './colonies.ts';
import { isOver } from '../ending.ts';
import { INFLUENCE, INFLUENCE_COST, POWER, TECH, TILE } from '../facts.ts';
import { influenceReach } from './flight.ts';
import { planetsOn } from './landmarks.ts';
import { askPower, window } from '../cards/powers.ts';
import {
  type Events,
  type Step,
  type StepOf,
  type MoveOf,
  NOBODY,
  type Player,
  type State,
} from '../state.ts';
import { bonus, effectOf, has } from '../cards/techs.ts';
import { scoreGalaxy } from '../cards/tokens.ts';
import { changeCredits, isSolo, leftwards, playerOf, whereAt } from '../verbs.ts';

/** Regent (8.7): influence, and the crown. */

export function grantAudience(state: State, { who }: StepOf<'audience'>): void {
  const player = playerOf(state, who);
  const leads = who === state.leader;
  const influence = INFLUENCE.base + influenceBonus(player, leads);
  state.stack.push({ step: 'purchase', who, influence, deal: false });
  if (window(state, who, 'influence')) askPower(state, who);
  const payable = bribePrice(player, true) <= player.credits;
  if (payable && window(state, who, 'regentDeal')) askPower(state, who);
}

function influenceBonus({ techs }: Player, leads: boolean): number {
  return techs.reduce((sum, id) => {
    const { kind, n = 0, when } = TECH[id].effect;
    return kind === 'influence' && (when === 'always' || !leads) ? sum + n : sum;
  }, 0);
}

function bribePrice(player: Player, asLeader: boolean): number {
  const base = asLeader ? INFLUENCE.extraPriceLeader : INFLUENCE.extraPriceFollower;
  return Math.max(0, base + bonus(player, 'influencePrice'));
}

type BribeStep = StepOf<'bribe'>;
type BribeMove = MoveOf<'bribe' | 'decline'>;
type InfluenceStep = StepOf<'influence'>;
type InfluenceMove = MoveOf<'colonize' | 'subvert' | 'petition' | 'court' | 'done'>;

export function openPurchase(
  state: State,
  { who, influence, deal }: StepOf<'purchase'>,
  events: Events,
): void {
  const player = playerOf(state, who);
  const price = bribePrice(player, deal || who === state.leader);
  const left = deal ? (POWER[player.power]?.effect.max ?? 1) : INFLUENCE.extraMax;
  offerBribe(state, { step: 'bribe', seat: who, influence, left, price }, events);
}

function offerBribe(state: State, step: BribeStep, events: Events): void {
  const { seat, influence, left, price } = step;
  if (left > 0 && playerOf(state, seat).credits >= price) state.stack.push(step);
  else startInfluence(state, seat, influence, false, events);
}

export function bribeMoves(): BribeMove[] {
  return [{ type: 'bribe' }, { type: 'decline' }];
}

export function answerBribe(state: State, step: BribeStep, move: BribeMove, events: Events): void {
  state.stack.pop();
  if (move.type !== 'bribe') {
    startInfluence(state, step.seat, step.influence, false, events);
    return;
  }
  changeCredits(state, step.seat, -step.price, 'influence', events);
  offerBribe(state, { ...step, influence: step.influence + 1, left: step.left - 1 }, events);
}

// ── Using influence ───────────────────────────────────────────────────────────────────────────────

export function startInfluence(
  state: State,
  seat: Seat,
  points: number,
  event: boolean,
  events: Events,
): void {
  const scoring = effectOf(playerOf(state, seat), 'propaganda')?.petitionScores;
  const petitions = scoring ?? INFLUENCE_COST.petitionScoresPerTurn;
  events?.push({ type: 'influence', seat, points });
  offerInfluence(state, { step: 'influence', seat, left: points, petitions, ascended: false, event });
}

function offerInfluence(state: State, step: InfluenceStep): void {
  if (step.left > 0 && isUsable(state, step)) state.stack.push(step);
}

/** Whether there is anything to use influence for. */
function isUsable(state: State, step: InfluenceStep): boolean {
  return step.petitions > 0 || mayAttend(state, step) || coloniesInReach(state, step).length > 0;
}

function mayAttend(state: State, { event }: InfluenceStep): boolean {
  return !event && !isSolo(state);
}

export function subvertCost(player: Player): number {
  return effectOf(player, 'propaganda')?.subvertCost ?? INFLUENCE_COST.subvert;
}

export function influenceMoves(state: State, step: InfluenceStep): InfluenceMove[] {
  const moves = coloniesInReach(state, step);
  if (step.petitions > 0) moves.push({ type: 'petition' });
  if (mayAttend(state, step)) moves.push({ type: 'court' });
  moves.push({ type: 'done' });
  return moves;
}

/** What can be settled, and what can be taken from others. */
function coloniesInReach(state: State, step: InfluenceStep): InfluenceMove[] {
  const reaches = influenceReach(state, step.seat);
  const anywhere = has(playerOf(state, step.seat), 'reachAll');
  const moves: InfluenceMove[] = [];
  for (const region of planetsOn(state.tiles)) {
    if (!(anywhere || reaches[region]) || influenceBar(state, step, region, reaches) !== undefined) continue;
    const type = state.colonies[region] === NOBODY ? 'colonize' : 'subvert';
    moves.push({ type, at: NAME[region]! });
  }
  return moves;
}

/** What keeps influence from settling a region, or from taking the colony there. */
export type InfluenceBar = 'planet' | 'own' | 'ship' | 'token' | 'influence' | 'reach';

/** 6.5: a free planet, not a home, without enemy ships; or the colony of another without a ship of its owner. */
export function influenceBar(
  state: State,
  { seat, left }: Pick<InfluenceStep, 'seat' | 'left'>,
  region: Region,
  reaches: readonly boolean[],
): InfluenceBar | undefined {
  const owner = state.colonies[region]!;
  const player = playerOf(state, seat);
  if (owner === seat) return 'own';
  if (owner === NOBODY) {
    const tile = state.tiles[region]!;
    if (tile === '' || TILE[tile].kind !== 'planet') return 'planet';
    if (enemyAt(state, seat, region)) return 'ship';
    if (player.supply === 0) return 'token';
    return has(player, 'reachAll') || reaches[region] ? undefined : 'reach';
  }
  if (guarded(state, owner, region)) return 'ship';
  if (subvertCost(player) > left) return 'influence';
  return reaches[region] ? undefined : 'reach';
}

/** Whether a ship of somebody else is in a region. */
export function enemyAt(state: State, seat: Seat, region: Region): boolean {
  for (const { cruisers } of state.ancients) if (cruisers.includes(region)) return true;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && guarded(state, other, region)) return true;
  }
  return false;
}

function guarded(state: State, seat: Seat, region: Region): boolean {
  for (const { at } of playerOf(state, seat).ships) if (at === region) return true;
  return false;
}

export function answerInfluence(
  state: State,
  step: InfluenceStep,
  move: InfluenceMove,
  events: Events,
): void {
  state.stack.pop();
  switch (move.type) {
    case 'colonize':
      return colonize(state, step, regionOf(move.at), events);
    case 'petition':
      return petition(state, step, events);
    case 'court':
      return attendCourt(state, step, events);
    case 'subvert':
      return subvert(state, step, regionOf(move.at), events);
    case 'done':
  }
}

function colonize(state: State, step: InfluenceStep, region: Region, events: Events): void {
  const { seat, left, ascended } = step;
  settle(state, seat, region, 'influence', events);
  if (isOver(state)) return;
  if (!ascended && has(playerOf(state, seat), 'ascend')) scoreGalaxy(state, seat, 'ascend', events);
  offerInfluence(state, { ...step, left: left - INFLUENCE_COST.colonize, ascended: true });
}

function petition(state: State, step: InfluenceStep, events: Events): void {
  scoreGalaxy(state, step.seat, 'petition', events);
  if (!step.event && !isSolo(state)) playerOf(state, step.seat).court += 1;
  offerInfluence(state, {
    ...step,
    left: step.left - INFLUENCE_COST.petition,
    petitions: step.petitions - 1,
  });
}

function attendCourt(state: State, step: InfluenceStep, events: Events): void {
  playerOf(state, step.seat).court += 1;
  events?.push({ type: 'courted', seat: step.seat });
  offerInfluence(state, { ...step, left: step.left - INFLUENCE_COST.court });
}

/** The next use is offered after the colony is gone, so the owner's power is asked first. */
function subvert(state: State, step: InfluenceStep, region: Region, events: Events): void {
  const owner = state.colonies[region]!;
  const cost = subvertCost(playerOf(state, step.seat));
  events?.push({ type: 'subverted', seat: step.seat, of: owner, ...whereAt(state, region) });
  offerInfluence(state, { ...step, left: step.left - cost });
  loseColony(state, region, step.seat, events);
}

// ── The crown ─────────────────────────────────────────────────────────────────────────────────────

/** The most court influence, at least two, makes the Emperor; ties keep the old one, or favour the earlier seat. */
export function crown(state: State, _frame: Step, events: Events): void {
  const order = leftwards(state, state.leader);
  const rank = (seat: Seat) => 2 * playerOf(state, seat).court + (seat === state.emperor ? 1 : 0);
  const best = order.reduce((first, seat) => (rank(seat) > rank(first) ? seat : first));
  const { court } = playerOf(state, best);
  if (court >= INFLUENCE_COST.crownMinimum) {
    events?.push({ type: 'crowned', seat: best, court, changed: best !== state.emperor });
    state.emperor = best;
  }
  for (const player of state.players) player.court = 0;
}
