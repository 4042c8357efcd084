import { type Asking, openQuestion } from '../../../kernel/flow/flow.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { capital, count, type Names } from '../../../kernel/defaults/words.ts';
import { type Region, regionOf } from '../board.ts';
import { priceOfRole } from '../actions/monolith.ts';
import {
  type Amounts,
  BUY_PRICE,
  COSTS,
  INFLUENCE_COST,
  isPlanet,
  LOCATIONS,
  MARKET_TILE,
  priceOf,
  RESOURCES,
  type Resource,
  ROLES,
  TECH,
  type TechCost,
} from '../facts.ts';
import { farCost, sellPrice } from '../actions/merchant.ts';
import { shipPrice } from '../actions/engineer.ts';
import { cardsLeft } from '../cards/piles.ts';
import { powerOf } from '../cards/powers.ts';
import { struck } from '../actions/scientist.ts';
import type { Step, StepOf, Move, State } from '../state.ts';
import type { Offering } from '../steps.ts';
import { bonus, effectOf } from '../cards/techs.ts';
import { battleOf, foesOf, hasShipIn, isSolo, kindOf, playerOf, whereAt } from '../verbs.ts';
import { STAGING } from '../actions/warlord.ts';
import {
  dialWords,
  edictWords,
  effectWords,
  farPlace,
  goods,
  innerName,
  placeName,
  possessive,
  powerWords,
  resource,
  roleName,
  scriptWords,
  sectorAt,
  sectorNamed,
  techName,
  tileName,
  tileWords,
  whereTold,
} from './words.ts';

type Text<M extends Move, F = Offering<M['type']>> = ForKind<
  [state: State, move: M, step: F, names: Names],
  string
>;

/** What a move does, in a few words, with what it costs. */
export function moveWords(state: State, move: Move, names: Names): string {
  const text: Text<Move, Asking<Step>> = MOVES[move.type];
  return text(state, move, openQuestion<Step>(state), names);
}

export const MOVES: { readonly [M in Move as M['type']]: Text<M> } = {
  // set-up
  start: (_, { at }) => `Home planet at ${at} in ${sectorAt(at)}`,
  cradle: (_, { at }) => `Cradle at ${at} in ${sectorAt(at)}`,
  keep: (_, { power }) => `Keep ${powerWords(power)}`,
  // turns
  edict: (_, { edict }) => edictWords(edict),
  role: (state, { role }, step) => `Lead ${roleName(role)}${fare(state, role, step)}`,
  use: (state, _, { seat }) => `Use ${powerWords(powerOf(state, seat).id)}`,
  decline: declining,
  // Explorer
  tile: (_, { tile }) => `Take ${tileWords(tile)}`,
  place: (state, { at }, { tile, who, seat }) => {
    const settles = who === state.leader && who === seat && isPlanet(tile);
    const verb = settles && playerOf(state, seat).supply > 0 ? 'Place and colonize' : 'Place';
    return `${verb} ${tileName(tile)} at ${at} in ${sectorAt(at)}`;
  },
  // Scientist
  tech: (state, { cost, from }, step) => techOffer(state, cost, from, step.discount),
  pass: () => 'Buy no technology',
  waive: (_, { what }, { price }) => {
    const rest = struck(price, RESOURCES.indexOf(what));
    return `Strike 1 ${what}, leaving ${goods(rest)} to pay`;
  },
  full: (_, __, step) => `Strike nothing and pay ${goods(step.price)}`,
  // Steward
  market: (_, { tile }) => {
    const { name, limits, credits } = MARKET_TILE[tile];
    return `${name}: at most ${goods(limits)} each; then it shows ${count(credits, 'credit')}`;
  },
  take: (_, { what }, { step }) => `Take ${amountOf(what, step === 'mine' ? 2 : 1)}`,
  // Merchant
  sell: (state, { what }, { seat }) => {
    const price = sellPrice(playerOf(state, seat), RESOURCES.indexOf(what));
    return `Sell ${amountOf(what, 1)} for ${count(price, 'credit')}`;
  },
  buy: (_, { what }) =>
    `Buy ${amountOf(what, 1)} for ${count(BUY_PRICE[RESOURCES.indexOf(what)]!, 'credit')}`,
  invest: (state, { at }, { seat }) => {
    const { name, cost, value } = farPlace(at);
    const price = count(farCost(playerOf(state, seat), cost), 'credit');
    const token = LOCATIONS.some(({ id }) => id === at) ? 'A colony token to ' : '';
    return `${capital(`${token}${name}`)} for ${price}, worth ${count(value, 'point')}`;
  },
  // Engineer
  build: (state, { ship }, { seat, discount }) => {
    const price = shipPrice(playerOf(state, seat), kindOf(ship));
    return `Build a ${ship} for ${goods(price)}${lessBy(discount, price)}`;
  },
  // Warlord
  sector: (_, { sector }) => `Give an order for ${sectorNamed(sector)}`,
  fly: (state, { ship, from, to }, { seat }, names) => {
    const where = (at: string): string => whereTold(names, seat, whereAt(state, regionOf(at)));
    return from === STAGING
      ? `Deploy a ${ship} from staging to ${where(to)}`
      : `Fly a ${ship} from ${where(from)} to ${where(to)}`;
  },
  engage: (state, { ship, at }) => `Attack with the ${ship} at ${placeName(state, at)}`,
  commit: (state, _, step) => (fights(state, step) ? 'Carry out the order and fight' : 'Carry out the order'),
  cancel: () => 'Give no order there',
  end: () => 'End the Warlord turn',
  target: (_, { seat }, __, names) => `Fight ${innerName(names, seat)}`,
  refrain: () => 'Fight nobody',
  // the Ancients and battle
  reveal: ({ decks }, { deck }) => {
    const left = cardsLeft(decks[ROLES.indexOf(deck)]!);
    return `${roleName(deck)} deck, ${left === 1 ? 'the last card, which ends the game' : `${left} cards`}`;
  },
  dial: (_, { tactics, weapons, shields }) => dialWords([tactics, weapons, shields]),
  displace: (state, { ship, from, to }) =>
    `Move the ${ship} from ${placeName(state, from)} to ${placeName(state, to)}`,
  hit: (state, { unit, at }, { victim, seat }) => {
    const own = battleOf(state).sides[victim].who === seat;
    return `${own ? 'Lose' : 'Destroy'} the ${unit} ${unit === 'colony' ? 'on' : 'at'} ${placeName(state, at)}`;
  },
  // Regent
  bribe: (_, __, step) => `Buy 1 influence for ${count(step.price, 'credit')}`,
  colonize: (state, { at }) => `Colonize ${placeName(state, at)}: ${tileYield(state, regionOf(at))}`,
  petition: (state, _, step) => {
    const court = isSolo(state) || step.event ? '' : ' and 1 court influence';
    return state.galaxy === 0
      ? `Petition${court.replace(' and', ' for')}`
      : `Petition for 1 galaxy token${court}`;
  },
  court: () => 'Attend the court for 1 court influence',
  subvert: (state, { at }, { seat }, names) => {
    const owner = innerName(names, state.colonies[regionOf(at)]!);
    const cost = effectOf(playerOf(state, seat), 'propaganda')?.subvertCost ?? INFLUENCE_COST.subvert;
    return `Subvert ${possessive(owner)} colony on ${placeName(state, at)} for ${cost} influence`;
  },
  // events
  give: (_, { what }) => `Lose ${amountOf(what, 1)}`,
  forfeit: (state, { at }, step) =>
    step.raze
      ? `Remove ${placeName(state, at)} with the colony on it`
      : `Lose the colony on ${placeName(state, at)}`,
  recall: (state, { ship, at }, step) => {
    const place = at === STAGING ? 'in staging' : `at ${placeName(state, at)}`;
    return step.to === 'staging' ? `Return the ${ship} ${place} to staging` : `Lose the ${ship} ${place}`;
  },
  forget: (_, { tech }) => `Lose ${techName(tech)}`,
  choose: (_, { option }, step) => capital(scriptWords(`${step.script}${option}`)),
  pay: paying,
  deploy: (_, { ship }) => `Deploy a ${ship} to the home planet`,
  done: (_, __, { step }) => DONE[step],
};

const DONE: Readonly<Record<Offering<'done'>['step'], string>> = {
  trade: 'Trade no more',
  invest: 'Invest no more',
  build: 'Build no more',
  displace: 'Move no more ships',
  influence: 'Use no more influence',
  deploy: 'Deploy no more ships',
};

/** `: pay 2 credits, take 3 credits`, or that it is free. */
function fare(state: State, role: (typeof ROLES)[number], { seat, free }: StepOf<'role'>): string {
  const player = playerOf(state, seat);
  const at = ROLES.indexOf(role);
  const price = priceOfRole(state, player, at, free);
  const lying = state.lying[at]!;
  const taken = lying === 0 ? 0 : lying + bonus(player, 'roleCreditBonus');
  const parts = [
    ...(price > 0 ? [`pay ${count(price, 'credit')}`] : []),
    ...(taken > 0 ? [`take ${count(taken, 'credit')}`] : []),
  ];
  return `: ${parts.length === 0 ? 'nothing to pay' : parts.join(', ')}`;
}

function amountOf(what: Resource, n: number): string {
  return resource(n, RESOURCES.indexOf(what));
}

function tileYield({ tiles }: State, region: Region): string {
  const tile = tiles[region]!;
  return tile === '' ? '' : tileWords(tile).replace(/^.*which /, '');
}

/** `, 1 resource less` */
function lessBy(discount: number, price: Amounts): string {
  const most = Math.min(
    discount,
    price.reduce((sum, amount) => sum + amount, 0),
  );
  return most === 0 ? '' : `, up to ${count(most, 'resource')} less`;
}

function techOffer(state: State, cost: TechCost, from: 'up' | 'down', discount: number): string {
  const index = COSTS.indexOf(cost);
  const back = state.techBacks[index]!;
  if (from === 'down' && back !== '') {
    const price = priceOf(back, cost);
    return `The top ${back} card of cost ${cost}, face down, for ${goods(price)}${lessBy(discount, price)}`;
  }
  const open = TECH[state.techs[index]!];
  if (open === undefined) throw new Error(`no technology of cost ${cost} is on sale`);
  const { name, category, price, text } = open;
  return `${name}, ${category} ${cost}, for ${goods(price)}${lessBy(discount, price)}: ${effectWords(text)}`;
}

/** Whether an order leads to a battle that cannot be declined. */
function fights(state: State, { seat, sector, entered, engaged }: StepOf<'order'>): boolean {
  const orders = state.stack.findLast((step) => step.step === 'orders');
  if ((!entered && !engaged) || orders?.fought.includes(sector)) return false;
  return foesOf(state, seat).some((foe) => hasShipIn(state, foe, sector));
}

/** What is paid, and for what. */
function paying(_: State, __: Move, step: Offering<'pay'>): string {
  if (step.step === 'shield') return `Pay ${count(step.price, 'credit')} to ignore the event`;
  const { credits, metal, paid } = step;
  const price = credits > 0 ? count(credits, 'credit') : `${metal} metal`;
  return `Pay ${price}${paid === '' ? '' : ` to ${scriptWords(paid)}`}`;
}

function declining(state: State, _: Move, step: Offering<'decline'>): string {
  switch (step.step) {
    case 'bribe':
      return 'Buy no influence';
    case 'shield':
      return 'Let the event happen';
    case 'pay':
      return step.unpaid === '' ? 'Pay nothing' : capital(scriptWords(step.unpaid));
    case 'power':
      return `Do not use ${powerOf(state, step.seat).name}`;
  }
}
