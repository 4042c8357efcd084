import { regionOf, SECTOR, sectorOf } from '../../../../games/empire/board.ts';
import {
  BUY_PRICE,
  EDICT,
  type EdictId,
  INFLUENCE_COST,
  LOCATIONS,
  MARKET_TILE,
  POWER,
  type Resource,
  RESOURCES,
  ROLES,
  type ShipKind,
  SHIPS,
  TECH,
  yieldsOf,
} from '../../../../games/empire/facts.ts';
import { sellPrice } from '../../../../games/empire/actions/merchant.ts';
import { powerOf } from '../../../../games/empire/cards/powers.ts';
import { struck } from '../../../../games/empire/actions/scientist.ts';
import { ANCIENTS, type Step, type Move, type State } from '../../../../games/empire/state.ts';
import type { Offering } from '../../../../games/empire/steps.ts';
import { effectOf } from '../../../../games/empire/cards/techs.ts';
import { placeName, sectorAt, sectorNamed } from '../../../../games/empire/texts/words.ts';
import { battleOf, enemyOf, isSolo, playerOf, shipHull, totalOf } from '../../../../games/empire/verbs.ts';
import { STAGING } from '../../../../games/empire/actions/warlord.ts';
import { type Asking, openQuestion } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { ForKind } from '../../../../kernel/data/kinds.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count } from '../../../../kernel/defaults/words.ts';
import type { Offer } from '../../../../protocol/table.ts';
import type { Gesture, Place } from '../../view.ts';
import { nameOf } from '../art/paints.ts';
import { cardsLeft } from '../board/choices.ts';
import { deckSpot, roleSpot, sectorSpot, unitSpot } from '../board/spots.ts';
import { effectWords, twiceWords } from '../roles/words.ts';
import {
  buildWords,
  commitWords,
  enemyWords,
  flightWords,
  investWords,
  layWords,
  marketWords,
  mightWords,
  saleAt,
  saleName,
  saleWords,
  stockWords,
  techName,
  tileWords,
  worldName,
} from './prices.ts';
import {
  dialSpot,
  edictSpot,
  farSpot,
  marketSpot,
  powerSpot,
  saleSpot,
  stagingSpot,
  stockSpot,
  techSpot,
  tileSpot,
  yardSpot,
} from './spots.ts';
import { amountWords, credits, goods, roleName, sectorName, sentences, tileName } from './words.ts';

/** How each move is made with the hand, what its button says, what it costs and brings. */

type Names = readonly string[];
type Way<M extends Move, F = Offering<M['type']>> = ForKind<
  [state: State, move: M, frame: F, names: Names],
  Gesture
>;

export function gesture(state: State, { move }: Offer<Move>, names: Names): Gesture {
  const way: Way<Move, Asking<Step>> = WAYS[move.type];
  return way(state, move, openQuestion<Step>(state), names);
}

/** What nobody need be asked for where there is no other way: losses, gifts and aims, never the end of a turn. */
const FORCED: ReadonlySet<Move['type']> = new Set([
  ...(['tile', 'waive', 'market', 'take', 'give', 'target', 'dial', 'reveal', 'hit'] as const),
  ...(['forfeit', 'recall', 'forget', 'choose'] as const),
]);

export function answersItself({ type }: Move): boolean {
  return FORCED.has(type);
}

const WAYS: { readonly [M in Move as M['type']]: Way<M> } = {
  // set-up
  start: (_, { at }) => ({
    to: at,
    label: `Home at ${at}`,
    price: `Your home planet in ${sectorAt(at)}, with a fighter; it yields ${amountWords(yieldsOf('home'))}.`,
  }),
  cradle: (_, { at }) => ({
    to: at,
    label: `${tileName('cradle')} at ${at}`,
    price: `Your first colony at ${at}; it yields ${amountWords(yieldsOf('cradle'))}.`,
  }),
  keep: (_, { power }) => ({ to: powerSpot(power), label: POWER[power].name, price: POWER[power].text }),
  // turns
  edict: (_, { edict }) => ({ to: edictSpot(edict), label: EDICT[edict].name, price: edictWords(edict) }),
  role: (state, { role }, { seat, free }) => ({
    to: roleSpot(role),
    label: roleName(role),
    price: effectWords(state, seat, role, free),
    twice: twiceWords(state, seat, role),
  }),
  use: (state, _, { seat }) => {
    const { name, text } = powerOf(state, seat);
    return { label: `Use ${name}`, price: text, commits: true };
  },
  decline: (state, _, step) => declined(state, step),
  // Explorer
  tile: (_, { tile }) => ({ to: tileSpot(tile), label: tileName(tile), price: tileWords(tile) }),
  place: (state, { at }, step) => ({
    to: at,
    label: `Lay it at ${at}`,
    price: sentences(`${tileName(step.tile)} goes to ${at} in ${sectorAt(at)}.`, layWords(state, step)),
  }),
  // Scientist
  tech: (state, { cost, from }, { seat, discount }) => {
    const sale = saleAt(state, cost, from);
    if (sale === undefined) throw new Error(`no technology of cost ${cost} is on sale`);
    return {
      to: saleSpot(cost, from),
      label: saleName(sale),
      price: saleWords(state, seat, sale, discount),
    };
  },
  pass: () => ({ label: 'Buy nothing', price: 'Go without a technology.' }),
  waive: (_, { what }, { price }) => ({
    to: stockSpot(what),
    button: true,
    label: `1 ${what} off`,
    price: `Then the price is ${amountWords(struck(price, RESOURCES.indexOf(what)))}.`,
  }),
  full: (_, __, step) => ({
    label: 'Pay in full',
    price: `Pay ${amountWords(step.price)} and keep the discount for another ship.`,
  }),
  // Steward
  market: (state, { tile }, { seat }) => ({
    to: marketSpot(tile),
    label: MARKET_TILE[tile].name,
    price: marketWords(state, seat, tile),
  }),
  take: (state, { what }, { step, seat }) => stockGesture(state, seat, what, step === 'mine' ? 2 : 1, 'Take'),
  give: (state, { what }, { seat }) => stockGesture(state, seat, what, -1, 'Give'),
  // Merchant
  sell: (state, { what }, { seat }) => {
    const price = sellPrice(playerOf(state, seat), RESOURCES.indexOf(what));
    return {
      to: stockSpot(what),
      label: `Sell ${what} +${price}`,
      price: `Sell 1 ${what} for ${credits(price)}.`,
      about: tradeAbout(what),
    };
  },
  buy: (_, { what }) => {
    const price = itemAt(BUY_PRICE, RESOURCES.indexOf(what));
    return {
      to: stockSpot(what),
      label: `Buy ${what} −${price}`,
      price: `Buy 1 ${what} for ${credits(price)}.`,
      about: tradeAbout(what),
    };
  },
  invest: (state, { at }, { seat }) => ({
    to: farSpot(at),
    label: LOCATIONS.find(({ id }) => id === at)?.name ?? 'Galaxy token',
    price: investWords(state, seat, at),
  }),
  // Engineer
  build: (state, { ship }, { seat, discount }) => ({
    to: yardSpot(ship),
    button: true,
    label: `Build a ${ship}`,
    price: buildWords(playerOf(state, seat), ship, discount),
  }),
  // Warlord
  sector: (state, { sector }, { seat }, names) => ({
    to: sectorSpot(sector),
    label: sectorName(sector),
    price: `Order ships to ${sectorNamed(sector)}. ${enemyWords(state, seat, sectorOf(sector), names)}`,
  }),
  fly: (state, { ship, from, to }, { seat }) => ({
    from: berth(ship, from, seat),
    to,
    label: `${capital(ship)} to ${placeName(state, to)}`,
    price: flightWords(state, seat, from, to),
  }),
  engage: (state, { ship, at }, { seat }, names) => ({
    group: 'Attack here',
    label: `With the ${ship} at ${worldName(state, at)}`,
    price: sentences(
      `The ${ship} attacks where it stands and moves no more.`,
      enemyWords(state, seat, itemAt(SECTOR, regionOf(at)), names),
    ),
  }),
  commit: (state, _, step) => ({
    label: 'Commit',
    price: commitWords(state, step),
    commits: true,
  }),
  cancel: () => ({ label: 'Another sector', price: 'Give orders to another sector.' }),
  end: () => ({ label: 'End Warlord', price: 'Your ships stay where they are.' }),
  target: (state, { seat: foe }, { seat, sector }, names) => ({
    label: capital(nameOf(foe, names)),
    price: `Attack ${nameOf(foe, names)}: ${mightWords(state, foe, sector)} against your ${mightWords(state, seat, sector)}.`,
  }),
  refrain: () => ({ label: 'No raid', price: 'Your ships do not attack.' }),
  // battle
  dial: (_, { tactics, weapons, shields }) => ({
    to: dialSpot(tactics, weapons, shields),
    label: `Tactics ${tactics}, weapons ${weapons}, shields ${shields}`,
    price: `Set tactics ${tactics}, weapons ${weapons} and shields ${shields}.`,
    commits: true,
  }),
  reveal: (state, { deck }) => {
    const left = cardsLeft(itemAt(state.decks, ROLES.indexOf(deck))) - 1;
    return {
      to: deckSpot(deck),
      label: `${roleName(deck)} deck`,
      price: `Turn up the top card of the ${roleName(deck)} deck. ${
        left === 0 ? 'It is the last one: the match ends.' : `${count(left, 'card')} stay.`
      }`,
    };
  },
  displace: (state, { ship, from, to }, { seat }) => ({
    from: unitSpot(from, ship, enemyOf(battleOf(state), seat).who),
    to,
    label: `${capital(ship)} to ${placeName(state, to)}`,
    price: `The ${ship} goes from ${placeName(state, from)} to ${placeName(state, to)} and cannot be hit any more.`,
  }),
  hit: (state, { unit, at }, { victim }, names) => {
    const { who } = battleOf(state).sides[victim];
    return {
      to: unitSpot(at, unit, who),
      label:
        unit === 'colony' ? `Colony ${worldName(state, at)}` : `${capital(unit)} at ${placeName(state, at)}`,
      price: `The ${unit} ${unit === 'colony' ? 'on' : 'at'} ${placeName(state, at)} of ${nameOf(who, names)} is destroyed${hullWords(state, unit, who)}.`,
    };
  },
  // Regent
  bribe: (_, __, { price, influence }) => ({
    label: `Bribe: 1 more for ${credits(price)}`,
    price: `Pay ${credits(price)} for ${influence + 1} influence instead of ${influence}.`,
  }),
  colonize: (state, { at }) => ({
    to: at,
    label: `Colonize ${worldName(state, at)}`,
    price: `1 influence: a colony on ${placeName(state, at)}, worth a point; it yields ${amountWords(yieldsOf(itemAt(state.tiles, regionOf(at))))}.`,
  }),
  petition: (state) => ({
    label: 'Petition',
    price: `1 influence: score a galaxy token${isSolo(state) ? '' : ' and gain 1 court influence'}.`,
  }),
  court: (state, _, { seat }) => ({
    label: 'Court',
    price: `1 influence: 1 court influence, so far you have ${playerOf(state, seat).court}. The most, at least ${INFLUENCE_COST.crownMinimum}, makes the Emperor.`,
  }),
  subvert: (state, { at }, { seat }, names) => ({
    to: at,
    label: `Subvert ${worldName(state, at)}`,
    price: `${subvertCost(state, seat)} influence: the token of ${nameOf(itemAt(state.colonies, regionOf(at)), names)} on ${placeName(state, at)} goes to your throne.`,
  }),
  // events
  forfeit: (state, { at }, { raze }) => ({
    to: at,
    label: `Give up ${worldName(state, at)}`,
    price: `The colony on ${placeName(state, at)} is lost${raze ? ' with its planet' : ''}; its token returns to your supply.`,
  }),
  recall: (state, { ship, at }, { seat, to }) => ({
    to: berth(ship, at, seat),
    label: at === STAGING ? `Staged ${ship}` : `${capital(ship)} at ${placeName(state, at)}`,
    price: `The ${ship} ${at === STAGING ? 'in staging' : `at ${placeName(state, at)}`} goes to ${
      to === 'staging' ? 'staging' : 'the ships not built'
    }.`,
  }),
  forget: (_, { tech }) => ({
    to: techSpot(tech),
    label: techName(tech),
    price: `Lose ${techName(tech)}: ${TECH[tech].text}`,
  }),
  choose: (_, { option }, { script }) => chosen(script, option),
  pay: (state, _, step) => paying(state, step),
  deploy: (_, { ship }) => ({
    to: stagingSpot(ship),
    button: true,
    label: `Deploy a ${ship}`,
    price: `A ${ship} goes from staging to your home planet.`,
  }),
  done: (_, __, { step }) => DONE[step],
};

const DONE: { readonly [S in Offering<'done'>['step']]: Pick<Gesture, 'label' | 'price'> } = {
  trade: { label: 'No more trade', price: 'Go on without selling or buying more.' },
  invest: { label: 'Invest no more', price: 'Keep your credits.' },
  build: { label: 'Build no more', price: 'Keep your resources.' },
  displace: { label: 'Move no more', price: 'The other ships stay, and can be hit.' },
  influence: { label: 'End Regent', price: 'Influence that is left is lost.' },
  deploy: { label: 'Deploy no more', price: 'The other ships stay in staging.' },
};

// ── Parts of them ─────────────────────────────────────────────────────────────────────────────────

function edictWords(edict: EdictId): string {
  const { text, reward } = EDICT[edict];
  return sentences(
    text,
    reward.galaxy === undefined ? '' : `The Emperor scores ${count(reward.galaxy, 'galaxy token')}.`,
  );
}

/** Where a ship of the one who is asked is: on the board, or in staging. */
function berth(ship: ShipKind, at: string, seat: Seat): Place {
  return at === STAGING ? stagingSpot(ship) : unitSpot(at, ship, seat);
}

function stockGesture(state: State, seat: Seat, what: Resource, by: number, verb: string): Gesture {
  const player = playerOf(state, seat);
  return {
    to: stockSpot(what),
    button: true,
    label: `${verb} ${goods(Math.abs(by), what)}`,
    price: stockWords(player, RESOURCES.indexOf(what), by),
  };
}

const tradeAbout = (what: Resource): string => `Sell or buy ${what}.`;

function hullWords(state: State, unit: ShipKind | 'colony', who: number): string {
  if (unit === 'colony' || who === ANCIENTS) return ', 1 hit';
  return `, ${count(shipHull(playerOf(state, who), SHIPS.indexOf(unit)), 'hit')}`;
}

function subvertCost(state: State, seat: Seat): number {
  return effectOf(playerOf(state, seat), 'propaganda')?.subvertCost ?? INFLUENCE_COST.subvert;
}

function declined(state: State, step: Offering<'decline'>): Gesture {
  switch (step.step) {
    case 'power':
      return {
        label: 'Not now',
        price: `Keep ${powerOf(state, step.seat).name} for another time.`,
      };
    case 'bribe':
      return { label: 'No more influence', price: `Go on with ${step.influence} influence.` };
    case 'shield':
      return { label: 'Let it strike', price: 'Save your credits; the event affects you.' };
    case 'pay':
      return {
        label: 'Do not pay',
        price: step.unpaid === '' ? 'Nothing happens.' : 'Take the loss instead.',
      };
  }
}

function paying(state: State, step: Offering<'pay'>): Gesture {
  const player = playerOf(state, step.seat);
  if (step.step === 'shield') {
    return {
      label: `Pay ${credits(step.price)}`,
      price: `Your Diplomatic Corps keep the event from you; ${credits(player.credits - step.price)} are left.`,
      commits: true,
    };
  }
  const { credits: sum, metal } = step;
  const price = [...(sum > 0 ? [credits(sum)] : []), ...(metal > 0 ? [`${metal} metal`] : [])].join(' and ');
  return {
    label: `Pay ${price}`,
    price: sum > 0 ? `${credits(player.credits - sum)} are left.` : `Of ${totalOf(player.stock)} resources.`,
    commits: true,
  };
}

/** Options of events by the name of their steps. */
const OPTIONS: Readonly<Record<string, readonly [label: string, price: string]>> = {
  'WAR4 colony': ['Lose a colony', 'Choose which one; its token returns to your supply.'],
  'WAR4 ships': ['Lose 2 ships', 'Choose two ships on the board; they go to the ships not built.'],
  'REG6 credits': ['Lose 2 credits', 'Your resources stay.'],
  'REG6 resources': ['Lose 2 resources', 'Choose which; your credits stay.'],
  'REG7 credits': ['Gain 2 credits', 'Credits for the way around the ring.'],
  'REG7 galaxy': ['Score a galaxy token', 'You have the most colonies: a point.'],
};

function chosen(script: string, option: string): Gesture {
  const card = script.slice(0, script.indexOf('.'));
  const [label, price] = OPTIONS[`${card} ${option}`] ?? [capital(option), 'What the event offers.'];
  return { label, price };
}
