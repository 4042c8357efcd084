import type { ForKind } from '../../../kernel/data/kinds.ts';
import { capital, clause, count, listed, type Names } from '../../../kernel/defaults/words.ts';
import { EVENT, FACTION, RIVAL_CARD, type RivalCardId } from '../facts.ts';
import { LAWS } from '../cards/modifiers.ts';
import type { Event, Reason, Who } from '../state.ts';
import {
  cardName,
  cardNames,
  effectText,
  levelName,
  machineName,
  nameOf,
  optionName,
  place,
  unitWords,
} from './words.ts';

type Name = (who: Who) => string;
type Text<E> = ForKind<[event: E, name: Name], string | undefined>;

/** A line of the log; nothing for what another line tells. Events only some may see are told in the same way. */
export function eventText(event: Event, names: Names): string | undefined {
  const text: Text<Event> = EVENTS[event.type];
  return text(event, (who) => nameOf(names, who));
}

export const EVENTS: { readonly [E in Event as E['type']]: Text<E> } = {
  chose: ({ seat, faction, rival }, name) =>
    `${rival ? 'The opponent' : name(seat)} leads ${FACTION[faction].name.replace(/\.$/, '')}.`,
  berthed: ({ seat, at }, name) => `${name(seat)}’s ship starts in ${place(at)}.`,
  round: ({ round, leader }, name) => `Round ${round} begins; ${name(leader)} is the Leader.`,
  turn: ({ seat, round }, name) => `Round ${round}, ${name(seat)}’s turn.`,
  passed: ({ seat, forced }, name) =>
    forced ? `${name(seat)} has no turns left and passes.` : `${name(seat)} passes.`,
  energy: ({ seat, by, reason }, name) => REASONS[reason](name(seat), `${Math.abs(by)} energy`, by > 0),
  resources: ({ seat, by, reason }, name) =>
    reason === 'burn' ? undefined : REASONS[reason](name(seat), count(Math.abs(by), 'resource'), by > 0),
  entered: ({ seat, from, to, price, energy }, name) =>
    `${name(seat)} moves from ${place(from)} to ${place(to)} for ${price} energy; ${energy} ${energy === 1 ? 'lies' : 'lie'} there now.`,
  teleported: ({ seat, from, to, by }, name) =>
    `${name(seat)} ${by === 'rescue' ? 'is rescued' : 'teleports'} from ${place(from)} to ${place(to)}${TELEPORTS[by]}.`,
  rescued: ({ seat, penalty }, name) =>
    penalty === 0
      ? `${name(seat)}’s first rescue is free.`
      : `${name(seat)}’s rescue costs ${penalty} points.`,
  vanished: ({ seat, at }, name) => `${name(seat)}’s ship in ${place(at)} vanishes.`,
  used: ({ seat, planet, as }, name) => `${name(seat)} uses ${planet}${planet === as ? '' : ` as ${as}`}.`,
  charged: ({ seat, card }, name) => `${name(seat)} draws ${cardName(card)} from the Mercury deck.`,
  recruited: ({ seat, count: n }, name) => `${name(seat)} draws ${count(n, 'explorer')}.`,
  explorers: ({ seat, cards }, name) => `${name(seat)}’s new explorers: ${cardNames(cards)}.`,
  robbed: ({ seat, from, count: n }, name) =>
    `${name(seat)} takes ${count(n, 'explorer')} at random from ${name(from)}.`,
  loot: ({ cards }) => `What was taken: ${cardNames(cards)}.`,
  voted: ({ seat, option, space }, name) =>
    `${name(seat)} votes for option ${option}${space === 'leader' ? ', on the Leader space' : ''}.`,
  leader: ({ seat }, name) => `${name(seat)} has the Leader token.`,
  installed: ({ seat, machine, count: n }, name) =>
    `${name(seat)} adds ${count(n, 'upgrade')}${machine === '' ? '' : ` to ${machineName(machine)}`}.`,
  machine: ({ seat, machine, level }, name) => `${name(seat)} completes ${levelName(machine, level)}.`,
  exoplanet: ({ seat, card }, name) => `${name(seat)} gains the exoplanet ${cardName(card)}.`,
  boon: ({ seat, card, choice }, name) =>
    `${name(seat)} uses ${cardName(card)}, ${effectText(card, choice)}.`,
  market: ({ deck, cards }) =>
    `New ${deck === 'jupiter' ? 'exoplanets' : 'research cards'} in the market: ${cardNames(cards)}.`,
  drew: ({ seat, count: n }, name) => `${name(seat)} draws ${count(n, 'secret objective')}.`,
  drawn: ({ seat, cards }, name) => `${name(seat)} has drawn ${cardNames(cards)}.`,
  kept: ({ seat, card }, name) => `${name(seat)} keeps ${cardName(card)}.`,
  burned: ({ seat, card }, name) => `${name(seat)} burns the objective ${cardName(card)}.`,
  objective: ({ seat, card }, name) => `${name(seat)} completes the objective ${cardName(card)}.`,
  tech: ({ seat, card }, name) => `${name(seat)} gains the tech ${cardName(card)}.`,
  returned: ({ seat, card }, name) => `${name(seat)} gives back the tech ${cardName(card)}.`,
  research: ({ seat, card }, name) => `${name(seat)}’s research card is ${cardName(card)}.`,
  researched: ({ seat }, name) => `${name(seat)} gains a research card.`,
  mined: ({ seat, at, value, gain }, name) => {
    const more = gain > value ? ` and ${gain - value} more` : '';
    return `${name(seat)} mines the tile in ${place(at)}: ${value}${more}.`;
  },
  peeked: ({ seat, at }, name) => `${name(seat)} looks at the tile in ${place(at)}.`,
  saw: ({ at, value }) => `The tile in ${place(at)} is worth ${value}.`,
  placed: ({ seat, card, on }, name) => `${name(seat)} puts ${cardName(card)} on ${cardName(on)}.`,
  explored: ({ seat, card }, name) => `${name(seat)} has explored ${cardName(card)}.`,
  scrapped: ({ seat, card }, name) => `${name(seat)} burns the exoplanet ${cardName(card)}.`,
  cleared: ({ at, energy }) => `${energy} energy is removed from ${place(at)}.`,
  flooded: ({ at, price }) => `The opponent places ${price} energy in ${place(at)}.`,
  gate: ({ at }) => `A wormhole opens in ${place(at)}.`,
  ungate: ({ at }) => `The wormhole in ${place(at)} is taken back.`,
  glided: ({ planet }) => `${planet} moves on along its ring.`,
  rode: ({ seat, from, to }, name) => `${name(seat)} rides along from ${place(from)} to ${place(to)}.`,
  inverted: ({ seat, a, b }, name) => `${name(seat)} swaps ${a} and ${b}.`,
  offered: ({ seat, to, counter }, name) =>
    counter
      ? `${name(seat)} makes ${name(to)} a counter-offer.`
      : `${name(seat)} talks to ${name(to)} about a trade.`,
  proposal: ({ seat, to, give, ask }, name) =>
    `${name(seat)} offers ${name(to)} ${unitWords(give)} for ${unitWords(ask)}.`,
  refused: ({ seat, from }, name) =>
    seat === from
      ? `${name(seat)} calls off the trade.`
      : `${name(seat)} refuses the trade with ${name(from)}.`,
  traded: ({ seat, with: partner, gave, got }, name) =>
    `${name(seat)} and ${name(partner)} trade: ${name(seat)} gives ${unitWords(gave)}, ${name(partner)} gives ${unitWords(got)}.`,
  upkeep: ({ round }) => `The Upkeep Phase of round ${round} begins.`,
  event: ({ card, option }) =>
    `${EVENT[card].name}: option ${optionName(card, option)}, wins: ${clause(LAWS[`${card}${option}`].text)}.`,
  opened: ({ card }) =>
    `The stellar event ${EVENT[card].name} is open: ${listed(
      (['A', 'B'] as const).map((option) => LAWS[`${card}${option}`].name),
      'or',
    )}.`,
  produced: () => undefined,
  swept: () => 'All energy is removed from the sectors.',
  tiles: ({ count: n, open }) => `${n} asteroid tiles are shuffled and laid out${open ? ', face up' : ''}.`,
  rivalCard: ({ card }) => `The opponent draws its ${rivalCardName(card)} card.`,
  ended: ({ winners, drawn }, name) => {
    if (drawn) return 'The game is over: a draw with the opponent.';
    if (winners.length === 0) return 'The game is over: the opponent wins.';
    return `The game is over: ${listed(winners.map(name))} ${winners.length === 1 ? 'comes first' : 'come first'}.`;
  },
};

function rivalCardName(card: RivalCardId): string {
  const { planet, faction } = RIVAL_CARD[card];
  return planet ?? (faction === undefined ? '' : FACTION[faction].name);
}

const TELEPORTS: Record<Extract<Event, { type: 'teleported' }>['by'], string> = {
  alcubierre: ' with the Alcubierre Drive',
  tether: ' with the Sunward Tether',
  beacon: ' with the Fold Beacon',
  effect: '',
  rescue: '',
};

type Change = (who: string, amount: string, gain: boolean) => string | undefined;

const gains: Change = (who, amount) => `${who} gains ${amount}.`;
const burns =
  (where: string): Change =>
  (who, amount) =>
    `${who} burns ${amount}${where}.`;

const REASONS: Readonly<Record<Reason, Change>> = {
  mercury: gains,
  zealots: gains,
  photosynthesis: gains,
  effect: gains,
  vote: gains,
  burn: (who, amount) => `${who} burns a resource for ${amount}.`,
  pass: (who, amount) => `${who} rests and gains ${amount}.`,
  production: (who, amount) => `${who}’s exoplanets produce ${amount}.`,
  mine: gains,
  extract: (who, amount) => `${who} extracts ${amount} from the wormholes.`,
  scoop: (who, amount) => `${who} scoops up ${amount}.`,
  coils: (who, amount) => `${who}’s Trickle Coils bring ${amount}.`,
  move: (who, amount) => `${who} spends ${amount}.`,
  venus: burns(' at Venus'),
  mars: burns(' at Mars'),
  jupiter: burns(' at Jupiter'),
  gate: burns(' to move a wormhole'),
  convert: burns(''),
  trade: (who, amount, gain) => capital(`${who} ${gain ? 'gets' : 'gives'} ${amount}.`),
  capacity: (who, amount) => `${who} loses ${amount} for which there is no room any more.`,
};
