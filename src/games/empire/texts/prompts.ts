import { asking, type Asking, isAsked, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { capital, clause, count, listed, type Names, plural } from '../../../kernel/defaults/words.ts';
import {
  DISPLACE_STEPS,
  MARKET_TILE,
  type PowerKind,
  REGION_SHIPS,
  ROLE_CARD,
  ROLE_NAMES,
} from '../facts.ts';
import { powerOf } from '../cards/powers.ts';
import {
  ANCIENTS,
  type Battle,
  type Belligerent,
  type Step,
  type StepOf,
  type State,
  type Who,
} from '../state.ts';
import { cardOf } from '../cards/scripts.ts';
import { collecting } from '../actions/steward.ts';
import { battleOf, deficit, enemyOf, isSolo, playerOf, sideOf, storageOf } from '../verbs.ts';
import {
  cardTitle,
  dialWords,
  does,
  goods,
  innerName,
  isReader,
  nameOf,
  placeName,
  powerWords,
  regionName,
  resource,
  scriptWords,
  sectorName,
  tileWords,
} from './words.ts';

interface Asked<F> {
  readonly state: State;
  readonly step: F;
  readonly seat: Seat;
  readonly names: Names;
}
type Prompt<F> = ForKind<[asked: Asked<F>], string>;

/** Who must choose what and why. */
export function prompt(state: State, seat: Seat, names: Names): string {
  const step = asking<Step>(state);
  const who = nameOf(names, seat);
  if (step === undefined) return 'The match is over.';
  if (!isAsked(state, seat)) return `${does(names, seat, 'wait')}.`;
  const asked = { state, step: openQuestion<Step>(state), seat, names };
  const text: Prompt<Asking<Step>> = PROMPTS[asked.step.step];
  const told = `${text(asked)}.`;
  return isReader(names, seat) ? capital(told) : `${who}: ${told}`;
}

const PROMPTS: { readonly [F in Asking<Step> as F['step']]: Prompt<F> } = {
  // set-up
  start: () =>
    'choose the region of your home planet. Your fighter starts there, and your first colony lies beside it',
  cradle: () => 'choose a neighbour of your home planet for the Cradle, your first colony',
  keep: () => 'choose the power you keep; all are laid open together',
  // turns
  edict: () => 'choose the next edict, which rewards whoever is Emperor when the scepter comes back',
  mine: ({ state, seat }) => `choose the resource your Star Miners bring two of. ${stores(state, seat)}`,
  role: choosingRole,
  power: windowWords,
  // Explorer
  tile: ({ state, step }) => {
    const whose = step.who === ANCIENTS ? 'a tile for the Ancients' : 'an explorer tile';
    return `choose ${whose}${leads(state, step.who) ? '; as you lead, a planet is colonized' : ''}`;
  },
  place: ({ step }) => {
    const whose = step.who === ANCIENTS ? ' for the Ancients' : '';
    return `choose a free region for ${tileWords(step.tile)}${whose === '' ? '' : `,${whose}`}`;
  },
  // Scientist
  tech: ({ state, seat, step }) => {
    const less = step.discount > 0 ? ` for ${count(step.discount, 'resource')} less` : '';
    return `buy a technology${less}, open or face down, or none. ${stores(state, seat)}`;
  },
  waive: ({ step }) => `choose a resource to strike from the price of ${goods(step.price)}${more(step.left)}`,
  // Steward
  market: () => 'choose the market tile whose limits hold for this harvest',
  bonus: ({ state, seat, step }) => {
    const why = step.event ? 'the event brings you' : 'as you lead, take';
    return `${why} ${count(step.left, 'resource')} of your choice. ${stores(state, seat)}`;
  },
  // Merchant
  trade: ({ state, seat, step }) => {
    const what = step.sellOnly ? 'sell' : 'sell or buy';
    return `${what} up to ${count(step.left, 'resource')}, or stop. ${stores(state, seat)}`;
  },
  invest: ({ state, seat, step }) =>
    `invest in Far Space, ${step.left === 1 ? 'once' : `up to ${step.left} times`}, or stop. ${purse(state, seat)}`,
  // Engineer
  build: ({ state, seat, step }) => {
    const less = step.discount > 0 ? `, with ${count(step.discount, 'resource')} less in all` : '';
    return `build ships${less}, or stop. ${stores(state, seat)}`;
  },
  trim: ({ state, seat, step }) => {
    const keep =
      deficit(playerOf(state, seat), step.price) === 0 ? ', or keep the discount for a later ship' : '';
    return `choose a resource to strike from the price of ${goods(step.price)}${keep}`;
  },
  // Warlord
  orders: ({ state }) => `choose a sector to send ships to, or end your Warlord turn${enemies(state)}`,
  order: ({ step }) =>
    step.moves === 0
      ? `send ships to ${sectorName(step.sector)}, or choose another sector`
      : `send more ships to ${sectorName(step.sector)}, or carry out the order`,
  target: ({ step, names }) => {
    const foes = listed(
      step.foes.map((foe) => innerName(names, foe)),
      'or',
    );
    const where = sectorName(step.sector);
    return step.raid
      ? `raid ${foes} in ${where}, who ${step.foes.length === 1 ? 'has' : 'have'} no ships there, or fight nobody`
      : `choose whom to fight in ${where}: ${foes}`;
  },
  // the Ancients
  reveal: ({ step }) => {
    const card =
      step.why === 'battle' ? 'is the battle plan of the Ancients' : 'sends the Ancients to a sector';
    return `choose a deck: its top card ${card}. That card leaves the game, and a deck that runs out ends it`;
  },
  // battle
  dial: setting,
  displace: ({ state, step, names }) => {
    const foe = innerName(names, enemyOf(battleOf(state), step.seat).who);
    return `you won tactics; move up to ${count(step.left, 'ship')} of ${foe} at most ${DISPLACE_STEPS} steps, or stop`;
  },
  hit: ({ state, step, names }) => {
    const { sides, sector } = battleOf(state);
    const { who } = sides[step.victim];
    const hits = count(step.left, 'hit');
    return who === step.seat
      ? `the Ancients have ${hits} in ${sectorName(sector)}; choose what you lose`
      : `you have ${hits} in ${sectorName(sector)}; choose what ${innerName(names, who)} ${who === ANCIENTS ? 'lose' : 'loses'}`;
  },
  // Regent
  bribe: ({ state, seat, step }) =>
    `buy 1 influence for ${count(step.price, 'credit')}, or none. You have ${step.influence} influence and ${count(playerOf(state, seat).credits, 'credit')}`,
  influence: ({ state, step }) => {
    const ways = isSolo(state) ? 'colonize or petition' : 'colonize, petition, attend the court or subvert';
    return `use your influence to ${step.event && !isSolo(state) ? 'colonize, petition or subvert' : ways}; ${step.left} left`;
  },
  // events
  shield: ({ state, seat, step }) => {
    const { title, text } = ROLE_CARD[step.card];
    return `${title} would strike you (${clause(text).replaceAll(/ \(.*?\)/g, '')}); pay ${count(step.price, 'credit')} to ignore it, or let it happen. ${purse(state, seat)}`;
  },
  forfeit: ({ step }) =>
    step.raze
      ? 'the event removes a planet of yours; choose which one'
      : 'the event costs you a colony; choose which one',
  recall: ({ step }) => {
    const what = plural(step.left, 'ship');
    const n = step.left === 1 ? 'a' : step.left;
    return step.to === 'staging'
      ? `the event returns ${n} ${what} of yours to staging; choose which`
      : `the event costs you ${n} ${what}; choose which`;
  },
  forget: () => 'the event costs you a technology; choose which one',
  give: ({ state, seat, step }) =>
    `the event costs you ${count(step.left, 'resource')}; choose which. ${stores(state, seat)}`,
  choose: ({ step }) => {
    const options = step.options.map((option) => scriptWords(`${step.script}${option}`));
    return `${cardTitle(cardOf(step.script))} lets you choose: ${listed(options, 'or')}`;
  },
  pay: ({ state, seat, step }) => {
    const price = step.credits > 0 ? count(step.credits, 'credit') : resource(step.metal, 1);
    const held = step.credits > 0 ? purse(state, seat) : stores(state, seat);
    return step.unpaid === ''
      ? `you may pay ${price} to ${scriptWords(step.paid)}. ${held}`
      : `pay ${price} or ${scriptWords(step.unpaid)}. ${held}`;
  },
  deploy: () => `deploy staged ships to your home planet, up to ${REGION_SHIPS} ships there, or stop`,
};

function leads(state: State, who: Who): boolean {
  return who !== ANCIENTS && state.leader === who;
}

/** `You have 5 credits` */
function purse(state: State, seat: Seat): string {
  return `You have ${count(playerOf(state, seat).credits, 'credit')}`;
}

/** `You have 3 of 8 polymers, 2 of 6 metal, 1 of 4 energy and 5 credits` */
function stores(state: State, seat: Seat): string {
  const player = playerOf(state, seat);
  const stock = player.stock.map((amount, at) => `${amount} of ${resource(storageOf(player, at), at)}`);
  return `You have ${listed([...stock, count(player.credits, 'credit')])}`;
}

function more(left: number): string {
  return left > 1 ? `, ${left} in all` : '';
}

function choosingRole({ state, seat, step }: Asked<StepOf<'role'>>): string {
  if (state.monolith < 0) return 'choose the first role to lead. The Monolith goes there, and it is free';
  const from = ROLE_NAMES[state.monolith]!;
  const toll = step.free ? 'nothing this time' : '1 credit, left there';
  return `choose the next role to lead, on from ${from}. Passing over a role costs ${toll}. ${purse(state, seat)}`;
}

/** Why a power may be used just now. */
const WINDOWS: Readonly<Record<PowerKind, (asked: Asked<StepOf<'power'>>) => string>> = {
  freeMonolith: () => 'before you move the Monolith',
  credits: () => 'with your income',
  battleStrength: beforeBattle,
  followColonize: ({ state, step }) => `now that you have placed ${placeName(state, regionName(step.at))}`,
  techDiscount: () => 'before you buy a technology',
  ignoreLimits: ({ state }) => {
    const { name, limits } = MARKET_TILE[collecting(state).tile];
    return `before you collect at most ${goods(limits)} under ${name}`;
  },
  freeShip: () => 'before you build',
  influence: () => 'before you use your influence',
  speed: () => 'at the start of your Warlord turn',
  precog: beforeBattle,
  exodusOnce: ({ state, step }) => `as your colony on ${placeName(state, regionName(step.at))} is lost`,
  toll: ({ step, names }) => `as ${innerName(names, step.to)} has taken credits from a role`,
  resources: () => 'at the start of your turn',
  copyEdict: () => 'as the Emperor has scored the edict',
  extraTiles: () => 'before you choose a tile',
  regentDeal: () => 'before you buy influence',
};

function beforeBattle({ state }: { readonly state: State }): string {
  return `before the battle in ${sectorName(battleOf(state).sector)}`;
}

function windowWords(asked: Asked<StepOf<'power'>>): string {
  const { id, effect } = powerOf(asked.state, asked.seat);
  return `you may use ${powerWords(id).replace(':', ` ${WINDOWS[effect.kind](asked)}:`)}`;
}

// ── Battles ───────────────────────────────────────────────────────────────────────────────────────

function setting({ state, seat, names }: Asked<StepOf<'dial'>>): string {
  const fought = battleOf(state);
  const own = sideOf(fought, seat);
  const foe = enemyOf(fought, seat);
  const against = `against ${innerName(names, foe.who)}`;
  const known = planOf(fought, foe);
  return `divide your strength of ${own.strength} in ${sectorName(fought.sector)} ${against} into tactics, weapons and shields${known}. Weapons above their shields hit; more tactics score a token and drive ships off`;
}

/** The plan of the enemy where it lies open already. */
function planOf({ card }: Battle, foe: Belligerent): string {
  if (foe.who === ANCIENTS) {
    const printed = ROLE_CARD[card]?.dial;
    return printed === undefined ? '' : `; their card shows ${dialWords(printed)}`;
  }
  return foe.open ? `; the enemy has set ${dialWords(foe.dial)}` : '';
}

/** Where enemy ships are that a Warlord turn may meet. */
function enemies({ ancients }: State): string {
  const cruisers = ancients[0]?.cruisers.length ?? 0;
  return cruisers === 0 ? '' : `. The Ancients have ${count(cruisers, 'cruiser')} on the board`;
}
