import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { capital, clause, count, listed, type Names } from '../../../kernel/defaults/words.ts';
import { CARD, MARKET_TILE, ROLE_CARD, SLOTS, TILE, type TileId } from '../facts.ts';
import { ANCIENTS, type Event, type Merit, NOBODY, type Reason, type Who } from '../state.ts';
import { STAGING } from '../actions/warlord.ts';
import { causeWords } from './ending.ts';
import {
  agreeing,
  cardTitle,
  dialWords,
  does,
  edictWords,
  farPlace,
  gained,
  goods,
  innerName,
  lost,
  marketName,
  nameOf,
  possessive,
  powerWords,
  roleName,
  sectorAt,
  sectorNamed,
  techName,
  tileName,
  whereTold,
} from './words.ts';

type Text<E extends Event> = ForKind<[event: E, names: Names], string | undefined>;

/** A line of the log; nothing for what another line tells. */
export function eventText(event: Event, names: Names): string | undefined {
  const text: Text<Event> = EVENTS[event.type];
  return text(event, names);
}

export const EVENTS: { readonly [E in Event as E['type']]: Text<E> } = {
  // set-up
  home: ({ seat, at }, names) => `${does(names, seat, 'settle')} a home planet in ${sectorAt(at)}.`,
  cradle: ({ seat }, names) => `${does(names, seat, 'begin')} with a colony on the Cradle beside it.`,
  frontier: ({ tile, at }) => `${capital(tileName(tile))} lies in ${sectorAt(at)}.`,
  kept: ({ seat, power }, names) => `${possessive(nameOf(names, seat))} power is ${powerWords(power)}.`,
  // turns
  turn: ({ seat, turn, emperor }, names) =>
    emperor
      ? `Turn ${turn}: ${nameOf(names, seat)}, the Emperor, with the scepter.`
      : `Turn ${turn}: ${nameOf(names, seat)}.`,
  ticked: ({ left }) =>
    `Time takes a galaxy token; ${left === 0 ? 'none is' : left === 1 ? '1 is' : `${left} are`} left.`,
  edictScored: ({ seat, edict, met }, names) =>
    met
      ? `${does(names, seat, 'fulfil')} the ${edictWords(edict)}.`
      : `${possessive(nameOf(names, seat))} realm does not fulfil the ${edictWords(edict)}.`,
  edict: ({ seat, edict }, names) => `${does(names, seat, 'decree')} the ${edictWords(edict)}.`,
  power: ({ seat, power }, names) => `${does(names, seat, 'use')} ${powerWords(power)}.`,
  readied: () => 'A wormhole turns up: all powers are ready again.',
  monolith: ({ who, to, paid, taken }, names) => {
    const left = paid.length === 0 ? '' : `, leaving a credit on ${listed(paid.map(roleName))}`;
    const took = taken === 0 ? '' : `, and ${agreeing(names, who, 'take')} ${count(taken, 'credit')}`;
    return `${does(names, who, 'lead')} ${roleName(to)}${left}${took}.`;
  },
  toll: ({ seat, from }, names) =>
    `${does(names, seat, 'take')} 1 of these credits from ${innerName(names, from)}.`,
  crowned: ({ seat, court, changed }, names) =>
    `${does(names, seat, changed ? 'become' : 'stay')} Emperor with ${court} court influence.`,
  // stocks and tokens
  credits: ({ who, by, reason }, names) => CREDITS[reason](names, who, count(Math.abs(by), 'credit'), by > 0),
  stock: ({ seat, by, reason }, names) => {
    const gain = gained(by).some((amount) => amount > 0);
    return STOCKS[reason](names, seat, goods(gain ? gained(by) : lost(by)), gain);
  },
  scored: ({ who, token, merit }, names) =>
    MERITS[merit] === undefined
      ? undefined
      : `${does(names, who, 'score')} a ${token} token ${MERITS[merit]}.`,
  returned: ({ seat, token }, names) => `${does(names, seat, 'return')} a ${token} token from the throne.`,
  colonized: (event, names) =>
    `${does(names, event.seat, 'colonize')} ${whereTold(names, event.seat, event)}.`,
  uncolonized: (event, names) => {
    const { seat, to } = event;
    const where =
      to === NOBODY ? 'returns to the supply' : `goes to ${possessive(innerName(names, to))} throne`;
    return `${possessive(nameOf(names, seat))} colony on ${whereTold(names, seat, event)} is gone; its token ${where}.`;
  },
  // tiles, technologies, market, Far Space
  placed: ({ who, tile, at }, names) => `${does(names, who, 'place')} ${tileName(tile)} in ${sectorAt(at)}.`,
  discarded: ({ tiles }) =>
    `${capital(tileNames(tiles))} ${tiles.length === 1 ? 'leaves' : 'leave'} the game.`,
  display: ({ tiles }) =>
    tiles.length === 0 ? 'The explorer display is empty.' : `The explorer display: ${tileNames(tiles)}.`,
  tech: ({ who, tech, from, paid }, names) => {
    const where = from === 'down' ? ' from the deck' : '';
    if (paid.length === 0) return `${does(names, who, 'take')} ${techName(tech)}${where}.`;
    return `${does(names, who, 'buy')} ${techName(tech)}${where} for ${goods(paid)}.`;
  },
  techUp: ({ tech }) => `${techName(tech)} is on offer.`,
  techsGone: ({ who, techs }, names) => {
    const cards = listed(techs.map(techName));
    if (who === NOBODY) return `${cards} ${techs.length === 1 ? 'leaves' : 'leave'} the game.`;
    return `${does(names, who, who === ANCIENTS ? 'give up' : 'lose')} ${cards}.`;
  },
  market: ({ who, tile }, names) =>
    `${does(names, who, 'pick')} ${marketName(tile)}: at most ${goods(MARKET_TILE[tile].limits)} each.`,
  flipped: ({ tile }) => `${marketName(tile)} now shows ${count(MARKET_TILE[tile].credits, 'credit')}.`,
  restocked: ({ shuffled }) =>
    `The market ${shuffled ? 'is shuffled' : 'is spent, so it is turned back'} and shows resources again.`,
  invested: ({ who, at, paid }, names) => {
    const { name } = farPlace(at);
    const price = `for ${count(paid, 'credit')}`;
    return SLOTS.some(({ id }) => id === at)
      ? `${does(names, who, 'buy')} ${name} ${price}.`
      : `${does(names, who, 'put')} a colony token on ${name} ${price}.`;
  },
  lyingGone: () => 'All credits lying on roles are gone.',
  // ships
  built: ({ who, ship, free }, names) =>
    `${does(names, who, free ? 'get' : 'build')} a ${ship} in staging${free && who !== ANCIENTS ? ' for nothing' : ''}.`,
  flew: ({ seat, ship, from, to, ...place }, names) => {
    const where = whereTold(names, seat, { at: to, ...place });
    const towards = where === 'home' ? where : `to ${where}`;
    return `${does(names, seat, from === STAGING ? 'deploy' : 'fly')} a ${ship} ${towards}.`;
  },
  engaged: (event, names) =>
    `${does(names, event.seat, 'attack')} with the ${event.ship} at ${whereTold(names, event.seat, event)}.`,
  withdrew: (event, names) => {
    const { seat, ship, at, to } = event;
    const place = at === STAGING ? 'in staging' : `at ${whereTold(names, seat, event)}`;
    return to === 'staging'
      ? `${possessive(nameOf(names, seat))} ${ship} ${place} returns to staging.`
      : `${does(names, seat, 'lose')} the ${ship} ${place}.`;
  },
  // the Ancients
  revealed: ({ card, why }) => {
    const { role, dial } = ROLE_CARD[card];
    const shows = why === 'battle' ? dialWords(dial) : roleName(role);
    return `${cardTitle(card)} is turned up and shows ${shows}.`;
  },
  bound: ({ sector, cruisers }) =>
    cruisers === 0
      ? `The Ancients stay in ${sectorNamed(sector)}.`
      : `The Ancients send ${count(cruisers, 'cruiser')} to ${sectorNamed(sector)}.`,
  departed: ({ from, ...place }, names) =>
    `An Ancient cruiser leaves ${whereTold(names, ANCIENTS, { at: from, ...place })}.`,
  razed: ({ tile, at }) => `${capital(tileName(tile))} in ${sectorAt(at)} is destroyed.`,
  arrived: (event, names) =>
    `An Ancient cruiser arrives at ${whereTold(names, ANCIENTS, event)}${event.staged ? ' from staging' : ''}.`,
  queued: ({ card }) => {
    const { deck, sector } = ROLE_CARD[card];
    return `A card of the ${roleName(deck)} deck joins the queue; its back shows ${sectorNamed(sector)}.`;
  },
  opened: ({ card }) => {
    const opened = CARD[card];
    const { title, text } = opened;
    if (!('scope' in opened)) return `${title}: ${text}`;
    return `${title} is turned up, for ${opened.scope === 'ALL' ? 'all' : 'one'}: ${clause(text)}.`;
  },
  struck: ({ card, seats }, names) =>
    `${cardTitle(card)} takes effect for ${listed(seats.map((seat) => innerName(names, seat)))}.`,
  shielded: ({ seat, card }, names) => `${does(names, seat, 'ignore')} ${cardTitle(card)}.`,
  wanted: ({ card, role, reached }) =>
    role === reached
      ? `${cardTitle(card)} sends the Ancients to ${roleName(role)}.`
      : `${cardTitle(card)} names ${roleName(role)}; the Ancients lead ${roleName(reached)} instead.`,
  // battle
  battle: ({ attacker, defender, sector, strengths }, names) => {
    const sides = [attacker, defender].map((who, side) =>
      who === ANCIENTS ? 'the Ancients' : `${innerName(names, who)} with strength ${strengths[side]}`,
    );
    return `Battle in ${sectorNamed(sector)}: ${sides.join(' against ')}.`;
  },
  dialSet: ({ seat }, names) => `${does(names, seat, 'have')} set the dial.`,
  dials: ({ attacker, defender }) =>
    `The attacker counts ${dialWords(attacker)}, the defender ${dialWords(defender)}.`,
  tactics: ({ winner, by }, names) => `${does(names, winner, 'win')} tactics by ${by}.`,
  displaced: ({ who, ship, from: _, to, ...place }, names) =>
    `${possessive(nameOf(names, who))} ${ship} is driven off to ${whereTold(names, who, { at: to, ...place })}.`,
  destroyed: (event, names) =>
    `${possessive(nameOf(names, event.who))} ${event.unit} ${event.unit === 'colony' ? 'on' : 'at'} ${whereTold(names, event.who, event)} is destroyed.`,
  // Regent
  influence: ({ seat, points }, names) => `${does(names, seat, 'have')} ${points} influence.`,
  courted: ({ seat }, names) => `${does(names, seat, 'attend')} the court.`,
  subverted: (event, names) =>
    `${does(names, event.seat, 'subvert')} ${possessive(innerName(names, event.of))} colony on ${whereTold(names, event.of, event)}.`,
  // the end
  lastTurns: ({ cause, finalSeat }, names) =>
    `The end is near, as ${causeWords(cause, '')}; ${innerName(names, finalSeat)} ${agreeing(names, finalSeat, 'have')} the last turn.`,
  ended: ({ cause, winners }, names) => {
    const who = winners.length === 0 ? 'the Ancients win' : wins(winners, names);
    return `The game is over, as ${causeWords(cause, innerName(names, 0))}: ${who}.`;
  },
};

function wins(winners: readonly Seat[], names: Names): string {
  const [only] = winners;
  const verb = winners.length === 1 && only !== undefined ? agreeing(names, only, 'win') : 'win';
  return `${listed(winners.map((seat) => innerName(names, seat)))} ${verb}`;
}

/** `Bounty, Loam and 2 wormholes` */
function tileNames(tiles: readonly TileId[]): string {
  const kinds = tiles.map((tile) => TILE[tile].kind);
  const planets = tiles.filter((_, at) => kinds[at] === 'planet').map(tileName);
  const wormholes = kinds.filter((kind) => kind === 'wormhole').length;
  const voids = kinds.filter((kind) => kind === 'empty').length;
  return listed([
    ...planets,
    ...(wormholes === 0 ? [] : [wormholes === 1 ? 'a wormhole' : `${wormholes} wormholes`]),
    ...(voids === 0 ? [] : [voids === 1 ? 'empty space' : `${voids} tiles of empty space`]),
  ]);
}

type Change = (names: Names, who: Who, amount: string, gain: boolean) => string | undefined;

const changes: Change = (names, who, amount, gain) =>
  `${does(names, who, gain ? 'gain' : 'lose')} ${amount}.`;
const pays: Change = (names, who, amount) => `${does(names, who, 'pay')} ${amount}.`;
const untold: Change = () => undefined;

/** How changes of credits are told. */
const CREDITS: Readonly<Record<Reason, Change>> = {
  event: changes,
  power: changes,
  tribute: (names, who, amount, gain) =>
    gain
      ? `${does(names, who, 'get')} ${amount} of tribute.`
      : `${does(names, who, 'pay')} ${amount} of tribute.`,
  tech: (names, who, amount) => `${possessive(nameOf(names, who))} Archivists bring ${amount}.`,
  market: changes,
  bonus: changes,
  income: (names, who, amount) => `${does(names, who, 'earn')} ${amount}.`,
  sold: (names, who, amount) => `${does(names, who, 'get')} ${amount}.`,
  bought: pays,
  invest: untold,
  build: pays,
  survey: changes,
  influence: (names, who, amount) => `${does(names, who, 'buy')} 1 influence for ${amount}.`,
  storage: changes,
};

/** How changes of resources are told. */
const STOCKS: Readonly<Record<Reason, Change>> = {
  ...CREDITS,
  tech: untold,
  market: (names, who, amount) => `${does(names, who, 'collect')} ${amount}.`,
  bonus: (names, who, amount) => `${does(names, who, 'take')} ${amount} as leader.`,
  sold: (names, who, amount) => `${does(names, who, 'sell')} ${amount}.`,
  bought: (names, who, amount) => `${does(names, who, 'buy')} ${amount}.`,
  build: pays,
  survey: (names, who, amount) => `${possessive(nameOf(names, who))} Survey Drones bring ${amount}.`,
  storage: (names, who, amount) =>
    `${does(names, who, 'lose')} ${amount} for which there is no room any more.`,
};

/** What a token is scored for; nothing where another line tells it. */
const MERITS: Readonly<Record<Merit, string | undefined>> = {
  explorer: 'for exploring',
  set: 'for a set of technologies',
  invest: undefined,
  tactics: 'for tactics',
  kill: 'for destroyed ships',
  regent: 'in Regent',
  petition: 'for a petition',
  ascend: 'by Ascendancy',
  edict: 'for the edict',
  power: 'by Chroniclers',
  event: 'by the event',
  destruction: 'for the tile destroyed',
};
