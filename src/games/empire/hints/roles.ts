import type { Seat } from '../../../kernel/game.ts';
import { shipPrice } from '../actions/engineer.ts';
import {
  CARD,
  CATEGORIES,
  type Category,
  COSTS,
  DREADNOUGHT,
  ENGINEER,
  EXPLORER,
  INFLUENCE,
  LOCATIONS,
  MARKET_TILE,
  MERCHANT,
  MERCHANT_CREDITS,
  priceOf,
  ROLE_COUNT,
  ROLES,
  SCIENTIST,
  SHIPS,
  STEWARD,
  TECH,
  TECH_SET,
  type TechCost,
  WARLORD,
} from '../facts.ts';
import { ancientRole, priceOfRole } from '../actions/monolith.ts';
import { type StepOf, type MoveOf, NOBODY, type Player, type State } from '../state.ts';
import { marketCredits } from '../actions/steward.ts';
import { amountsOf, bonus, costOf, effectOf, has } from '../cards/techs.ts';
import { ancientsOf, deficit, isSolo, playerOf, roomFor, shipStrength } from '../verbs.ts';
import { window } from '../cards/powers.ts';
import { roundsLeft, usefulness } from './clock.ts';
import { merchantGain } from './deals.ts';
import { creditWorth, fleetWorth, stockWorth } from './goods.ts';
import { marchWorth } from './march.ts';
import { campaignWorth } from './orders.ts';
import { tileWorth } from './places.ts';
import { realmOf, targetsOf } from './realm.ts';
import { crownWorth, endWorth } from './standing.ts';
import type { Weights } from './weights.ts';

/** What roles bring to those who lead and to those who follow (8). */

/** A role about to be resolved for a seat: how, with how many credits, and how much time there is to use things. */
interface Prospect {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly leads: boolean;
  readonly purse: number;
  readonly useful: number;
  readonly weights: Weights;
}

type Gain = (prospect: Prospect) => number;

function explorer({ state, seat, player, leads, weights }: Prospect): number {
  const settles = player.supply > 0 && (leads || window(state, seat, 'followColonize'));
  let best = 0;
  for (const tile of state.display) best = Math.max(best, tileWorth(state, seat, tile, settles, weights));
  return best;
}

/** The best technology that can be paid. */
function scientist({ state, player, leads, useful, weights }: Prospect): number {
  const discount = leads ? 1 : 0;
  let best = 0;
  for (let index = 0; index < COSTS.length; index++) {
    const cost = COSTS[index]!;
    const open = TECH[state.techs[index]!];
    const back = state.techBacks[index]!;
    if (open !== undefined) {
      best = Math.max(best, studyWorth(player, open.category, cost, discount, weights.tech[open.id]));
    }
    if (back !== '') best = Math.max(best, studyWorth(player, back, cost, discount, weights.unseen[index]!));
  }
  return useful * best;

  function studyWorth(owner: Player, category: Category, cost: TechCost, off: number, worth: number): number {
    const price = priceOf(category, cost);
    if (deficit(owner, price) > off) return 0;
    const before = costOf(owner.techs, category);
    const sets = Math.floor((before + cost) / TECH_SET) - Math.floor(before / TECH_SET);
    const open = ((before + cost) % TECH_SET) - (before % TECH_SET);
    const stock = owner.stock.map((amount, i) => Math.max(0, amount - price[i]!));
    const paid = stockWorth(owner.stock, weights) - stockWorth(stock, weights) - weights.bonus * off;
    return (
      worth + (state.options.playerTechSets ? sets + (weights.set * open) / TECH_SET : 0) - Math.max(0, paid)
    );
  }
}

/** A harvest under the best tile, or for followers under any. */
function steward({ state, seat, player, leads, useful, weights }: Prospect): number {
  const { market } = state;
  const ready = market.some(({ spent }) => !spent);
  const yields = realmOf(state, seat).yields;
  const free = has(player, 'ignoreLimits');
  const more = amountsOf(player, 'harvestBonus');
  const before = stockWorth(player.stock, weights);
  let best = 0;
  let sum = 0;
  let count = 0;
  for (const { id, spent } of market) {
    if (ready && spent) continue;
    const { limits } = MARKET_TILE[id];
    const stock = player.stock.map((amount, i) => {
      const grown = free ? yields[i]! : Math.min(yields[i]!, limits[i]!);
      return amount + Math.min(grown + more[i]!, Math.max(0, roomFor(player, i)));
    });
    const gain = stockWorth(stock, weights) - before;
    best = Math.max(best, gain);
    sum += gain;
    count++;
    if (!leads && isSolo(state)) return useful * gain;
  }
  return useful * (leads ? best + 2 * weights.bonus : sum / Math.max(1, count));
}

function merchant({ state, seat, player, leads, purse, weights }: Prospect): number {
  const income = leads ? MERCHANT_CREDITS.leader + marketCredits(state) : MERCHANT_CREDITS.follower;
  const more = bonus(player, 'merchantCredits') + (window(state, seat, 'credits') ? 2 : 0);
  return merchantGain(state, seat, purse, income + more, leads ? 2 : 1, weights);
}

/** Ships as long as they are worth more than what they are made of. */
function engineer({ state, player, leads, useful, weights }: Prospect): number {
  const solo = isSolo(state);
  const stock = player.stock.slice();
  const builder = { ...player, stock };
  const yard = player.yard.slice();
  let discount =
    (leads ? 1 : 0) + bonus(player, 'engineerDiscount') + (effectOf(player, 'docks')?.discount ?? 0);
  let fleet = 0;
  for (const { kind } of player.ships) fleet += shipStrength(player, kind);
  for (let kind = 0; kind < SHIPS.length; kind++) fleet += player.staging[kind]! * shipStrength(player, kind);
  let total = 0;
  for (let built = 0; built < 4; built++) {
    let best = 0;
    let pick = -1;
    const [armed, stored] = [fleetWorth(fleet, solo, weights), stockWorth(stock, weights)];
    for (let kind = DREADNOUGHT; kind >= 0; kind--) {
      const price = shipPrice(player, kind);
      if (yard[kind] === 0 || deficit(builder, price) > discount) continue;
      const left = stock.map((amount, i) => Math.max(0, amount - price[i]!));
      const strength = shipStrength(player, kind);
      const gain =
        fleetWorth(fleet + strength, solo, weights) -
        armed -
        (stored - stockWorth(left, weights)) +
        weights.bonus * Math.min(1, discount);
      if (gain > best) [best, pick] = [gain, kind];
    }
    if (pick < 0) break;
    const price = shipPrice(player, pick);
    for (let i = 0; i < 3; i++) stock[i] = Math.max(0, stock[i]! - price[i]!);
    yard[pick] = yard[pick]! - 1;
    fleet += shipStrength(player, pick);
    discount = 0;
    total += best;
  }
  return useful * total;
}

function warlord({ state, seat, weights }: Prospect): number {
  return campaignWorth(state, seat, weights);
}

function regent({ state, seat, player, leads, purse, useful, weights }: Prospect): number {
  const targets = targetsOf(state, seat);
  const scoring = effectOf(player, 'propaganda')?.petitionScores ?? 1;
  const uses = Math.min(targets, player.supply) + (state.galaxy === 0 ? 0 : scoring);
  let influence = INFLUENCE.base + bonusInfluence(player, leads) + (window(state, seat, 'influence') ? 1 : 0);
  let gain = has(player, 'ascend') && targets > 0 ? 1 : 0;
  const price = Math.max(
    0,
    (leads ? INFLUENCE.extraPriceLeader : INFLUENCE.extraPriceFollower) + bonus(player, 'influencePrice'),
  );
  if (purse >= price && uses > influence) {
    influence++;
    gain -= useful * (creditWorth(purse, weights) - creditWorth(purse - price, weights));
  }
  const used = Math.min(uses, influence);
  const settled = Math.min(targets, Math.max(0, used - scoring));
  let spent = 0;
  for (let i = 0; i < settled; i++)
    spent += weights.targets[Math.max(0, Math.min(4, targets - 1 - i))]! * useful;
  if (!isSolo(state) && seat !== state.emperor) {
    gain += weights.usurp * (influence - 1) * crownWorth(roundsLeft(state, weights), weights);
  }
  return gain + used + weights.settled * settled - spent;
}

function bonusInfluence({ techs }: Player, leads: boolean): number {
  let sum = 0;
  for (const id of techs) {
    const { kind, n = 0, when } = TECH[id].effect;
    if (kind === 'influence' && (when === 'always' || !leads)) sum += n;
  }
  return sum;
}

const GAINS: readonly Gain[] = [explorer, scientist, steward, merchant, engineer, warlord, regent];

function gainOf(
  state: State,
  seat: Seat,
  role: number,
  leads: boolean,
  purse: number,
  weights: Weights,
): number {
  const useful = usefulness(roundsLeft(state, weights), weights);
  const player = playerOf(state, seat);
  return GAINS[role]!({ state, seat, player, leads, purse, useful, weights });
}

// ── The Ancients' part ────────────────────────────────────────────────────────────────────────────

/** What a role gives the Ancients, or takes from the human by their cruisers. */
function ancientGain(state: State, role: number, theyLead: boolean, weights: Weights): number {
  const foe = ancientsOf(state);
  switch (role) {
    case EXPLORER:
      return theyLead ? 1 : 0;
    case SCIENTIST:
      return covetWorth(state, weights);
    case STEWARD:
      return weights.ancientCredit * (theyLead ? 5 : 3);
    case MERCHANT: {
      const credits = foe.credits + (theyLead ? 5 + marketCredits(state) : 3);
      if (credits < 6) return weights.ancientCredit * (credits - foe.credits);
      const location = state.far.indexOf(NOBODY);
      return LOCATIONS[location]?.value ?? 1;
    }
    case ENGINEER: {
      const arms = foe.yard > 0 && (theyLead || costOf(foe.techs, 'military') > 0) ? 1 : 0;
      return weights.cruiser * arms - marchWorth(state, 'engineer', arms, weights);
    }
    case WARLORD:
      return -marchWorth(state, 'warlord', 0, weights);
    default:
      return theyLead ? 3 : 2;
  }
}

/** 10.4: what the technology they would take brings them nearer to. */
function covetWorth(state: State, weights: Weights): number {
  const foe = ancientsOf(state);
  for (const category of CATEGORIES) {
    for (let index = COSTS.length - 1; index >= 0; index--) {
      const cost = COSTS[index]!;
      if (TECH[state.techs[index]!]?.category !== category && state.techBacks[index] !== category) continue;
      const before = costOf(foe.techs, category);
      if (before + cost >= TECH_SET) return 1 - (weights.ancientSet * before) / TECH_SET;
      return (weights.ancientSet * cost) / TECH_SET + (category === 'military' ? weights.ancientArms : 0);
    }
  }
  return 0;
}

/** The role the Ancients take after the human has taken one: the next card of the queue wants it. */
function answerTo(state: State, role: number): number | undefined {
  const wanted = CARD[state.queue[state.queue.length - 2]!]?.role;
  if (wanted === undefined) return undefined;
  const { monolith } = state;
  state.monolith = role;
  const reached = ancientRole(state, ROLES.indexOf(wanted));
  state.monolith = monolith;
  return reached;
}

// ── The choice ────────────────────────────────────────────────────────────────────────────────────

export function roleWorths(
  state: State,
  seat: Seat,
  { free }: StepOf<'role'>,
  moves: readonly MoveOf<'role'>[],
  weights: Weights,
): number[] {
  return moves.map((move) => {
    const role = ROLES.indexOf(move.role);
    return isSolo(state) ? soloWorth(state, role, weights) : roleWorth(state, seat, role, free, weights);
  });
}

/** The credits a player has after going to a role: less the price of the way, plus those lying there. */
function creditsAfter(state: State, player: Player, role: number, free: boolean): number {
  const lying = state.lying[role]!;
  const more = lying > 0 ? bonus(player, 'roleCreditBonus') : 0;
  return player.credits - priceOfRole(state, player, role, free) + lying + more;
}

function roleWorth(state: State, seat: Seat, role: number, free: boolean, weights: Weights): number {
  const player = playerOf(state, seat);
  const useful = usefulness(roundsLeft(state, weights), weights);
  const purse = creditsAfter(state, player, role, free);
  let worth = useful * (creditWorth(purse, weights) - creditWorth(player.credits, weights));
  worth += gainOf(state, seat, role, true, purse, weights);
  let others = 0;
  state.players.forEach(({ credits }, other) => {
    if (other !== seat) others += gainOf(state, other, role, false, credits, weights);
  });
  return worth - (weights.rival * others) / (state.players.length - 1);
}

function soloWorth(state: State, role: number, weights: Weights): number {
  const player = playerOf(state, 0);
  const useful = usefulness(roundsLeft(state, weights), weights);
  const purse = creditsAfter(state, player, role, false);
  let worth = useful * (creditWorth(purse, weights) - creditWorth(player.credits, weights));
  worth += gainOf(state, 0, role, true, purse, weights) - ancientGain(state, role, false, weights);
  const { rest } = state.decks[role]!;
  if (rest.length === 0) return worth + endWorth(state, 0, weights);
  worth += weights.card * (rest.length - 6);
  const answer = answerTo(state, role);
  if (answer !== undefined) return worth + followWorth(state, answer, purse, weights);
  let sum = 0;
  for (let any = 0; any < ROLE_COUNT; any++) if (any !== role) sum += followWorth(state, any, purse, weights);
  return worth + sum / (ROLE_COUNT - 1);
}

/** What it brings that the Ancients lead a role. */
function followWorth(state: State, role: number, purse: number, weights: Weights): number {
  const twice = role === EXPLORER ? 2 : 1;
  const lying = state.lying[role]!;
  return (
    twice * gainOf(state, 0, role, false, purse, weights) -
    ancientGain(state, role, true, weights) -
    weights.ancientCredit * lying
  );
}
