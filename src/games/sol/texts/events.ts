import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { count, listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { type EffectId, FLARES, type SuitName } from '../facts.ts';
import type { DrawTag, EnergyReason, Event, MomentumReason } from '../state.ts';
import { asOnTable, cardNamed, effectWord, EVENT_WORDS, onPlace } from './words.ts';

type Text<E> = ForKind<[event: E, name: (seat: Seat) => string], string | undefined>;

/** A line of the log; nothing for what another line has told already. */
export function eventText(event: Event, names: Names): string | undefined {
  const text: Text<Event> = EVENTS[event.type];
  const told = text(event, (seat) => nameOf(names, seat));
  return told === undefined ? undefined : asOnTable(told);
}

export const EVENTS: { readonly [E in Event as E['type']]: Text<E> } = {
  turn: () => undefined,
  action: ({ seat, action }, name) => (action === 'move' ? `${name(seat)} moves.` : undefined),
  played: ({ seat, effect }, name) => `${name(seat)} plays ${effect}.`,
  energy: ({ seat, by, reason }, name) => `${name(seat)} ${changes(by)} energy (${ENERGY[reason]}).`,
  momentum: ({ seat, by, reason }, name) => `${name(seat)} ${changes(by)} momentum (${MOMENTUM[reason]}).`,
  placed: ({ seat, piece, at }, name) => `${name(seat)} places a ${piece} ${onPlace(at)}.`,
  taken: ({ seat, piece, at }, name) => `${name(seat)}’s ${piece} ${onPlace(at)} goes back to the reserve.`,
  built: ({ seat, count: n }, name) => `${name(seat)} builds ${count(n, 'sundiver')}.`,
  launched: ({ seat, host, to }, name) =>
    `${name(seat)} launches a sundiver to ${to}${host === seat ? '' : ` from ${name(host)}’s ship`}.`,
  returned: ({ seat, to }, name) => `${name(seat)}’s lost sundiver comes back to ${to}.`,
  flew: ({ seat, from, to, count: n, gate }, name) =>
    `${name(seat)} flies ${n === 1 ? '' : `${count(n, 'sundiver')} `}from ${from} to ${to}${gate === undefined || gate === seat ? '' : ` through ${name(gate)}’s gate`}.`,
  pushed: ({ seat, from, to }, name) => `${name(seat)}’s sundiver is torn from ${from} to ${to}.`,
  landed: ({ seat, from, to }, name) =>
    `${name(seat)}’s sundiver jumps from ${from === 'hold' ? 'the hold' : from} to ${to}.`,
  stationFlew: ({ seat, from, to }, name) => `${name(seat)}’s station moves from ${from} to ${to}.`,
  hurled: ({ seat, from, piece }, name) => `${name(seat)} hurls a ${piece} from ${from} into the heart.`,
  recalled: ({ seat, from }, name) => `${name(seat)}’s sundiver comes home from ${from}.`,
  sacrificed: ({ seat, from, count: n }, name) =>
    `${name(seat)} gives up ${count(n, 'sundiver')} ${origin(from)}.`,
  vaporized: ({ seat, from, count: n }, name) =>
    `${count(n, 'sundiver')} of ${name(seat)} ${n === 1 ? 'burns' : 'burn'} on ${from}.`,
  appeared: ({ seat, at, count: n }, name) =>
    `${count(n, 'sundiver')} of ${name(seat)} ${n === 1 ? 'appears' : 'appear'} on ${at}.`,
  guests: ({ seat, host, count: n }, name) =>
    `${count(n, 'sundiver')} of ${name(seat)} board ${name(host)}’s ship.`,
  lost: ({ seat, from }, name) => `${name(seat)}’s sundiver on ${from} is lost in space.`,
  swapped: ({ seat, at, whose, to }, name) =>
    `The sundivers of ${name(seat)} on ${at} and of ${name(whose)} on ${to} trade places.`,
  ships: ({ by }) => `All ships go ${count(by, 'eye')} on.`,
  activated: ({ seat, at, owner, station }, name) =>
    `${name(seat)} activates ${owner === seat ? 'the' : `${name(owner)}’s`} ${station} on ${at}.`,
  bonus: ({ seat, station }, name) => `${name(seat)} takes the bonus of the ${station}.`,
  destroyed: ({ seat, station, at }, name) => `${name(seat)}’s ${station} on ${at} is destroyed.`,
  drew: ({ seat, card, tag, effect }, name) => `${name(seat)} draws ${drawn(card, effect)}${TAGS[tag]}.`,
  flare: ({ number }) => `Solar flare ${number} of ${FLARES}.`,
  event: ({ event }) => `${event}: ${EVENT_WORDS[event]}.`,
  cubes: ({ at }) => (at.length === 0 ? 'No energy grows.' : `Energy grows on ${listed(at)}.`),
  feeders: ({ at }) => `They hatch on ${listed(at)}.`,
  feederMoved: ({ from, to, count: n }) =>
    `${n === 1 ? 'One creature crawls' : `${n} creatures crawl`} from ${from} to ${to}.`,
  cleared: ({ seat, at }, name) => `${name(seat)} clears a creature from ${at}.`,
  orbited: () => undefined,
  kept: ({ seat, card, byChance, effect }, name) =>
    `${name(seat)} ${card === 'none' ? 'keeps no card' : `keeps ${cardNamed(card, effect)}`}${byChance ? ', by chance' : ''}.`,
  over: ({ flares }) =>
    flares === FLARES ? 'The star bursts. The match is over.' : 'The deck is spent. The match is over.',
};

const ENERGY: Record<EnergyReason, string> = {
  node: 'node',
  foundry: 'foundry',
  tower: 'tower',
  fee: 'gate used by another',
  flare: 'too much in the hold at a flare',
  cube: 'energy garden',
  CEREMONY: 'CEREMONY',
  HYPERDRIVE: 'HYPERDRIVE',
  FUEL: 'FUEL',
  CHANNEL: 'CHANNEL',
  TRIBUTE: 'TRIBUTE',
};

const MOMENTUM: Record<MomentumReason, string> = {
  tower: 'tower',
  hurl: 'hurl',
  flare: 'flare after a hurl',
  CHAIN: 'CHAIN',
  CHANNEL: 'CHANNEL',
  PASSAGE: 'PASSAGE',
  PILLAR: 'PILLAR',
  SACRIFICE: 'SACRIFICE',
  SYNCHRONIZE: 'SYNCHRONIZE',
};

/** Cards that are things rather than suits. */
function drawn(card: SuitName | 'TRIGGER', effect: EffectId | undefined): string {
  if (card === 'TRIGGER') return 'a trigger flare';
  if (card !== 'FLARE') return cardNamed(card, effect);
  return effect ? `a solar flare (${effectWord(effect)})` : 'a solar flare';
}

const TAGS: Record<DrawTag, string> = {
  hurl: ' for the hurl',
  convert: '',
  activate: '',
  squeeze: ' (SQUEEZE)',
  orbit: ' for the orbit',
};

function changes(by: number): string {
  return by < 0 ? `loses ${-by}` : `gains ${by}`;
}

const ORIGINS: Readonly<Record<string, string>> = {
  hold: 'from the hold',
  lost: 'lost in space',
  guest: 'aboard another ship',
};

function origin(from: string): string {
  return ORIGINS[from] ?? `on ${from}`;
}
