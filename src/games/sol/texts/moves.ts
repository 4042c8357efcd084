import { asking } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { count, listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { type Space, segmentBetween, spaceOf } from '../board.ts';
import { augmentation } from '../actions/activation.ts';
import { activeEffect } from '../cards/cards.ts';
import type { ActionName, Step, Kind, Move, State } from '../state.ts';
import { boardOf, cardsOf, power, stationName, stationOwner, stationType, yieldOf } from '../verbs.ts';
import { playText } from './plays.ts';
import { asOnTable, cardWords, drawing, exchange, offer, onPlace, placeName } from './words.ts';

type Text<M> = ForKind<[state: State, move: M, names: Names], string>;

/** What a move does, in a few words, with what it costs and the cards it will draw. */
export function moveWords(state: State, move: Move, names: Names): string {
  const text: Text<Move> = MOVES[move.type];
  return asOnTable(text(state, move, names));
}

const ACTIONS: Record<ActionName, (state: State, seat: Seat) => string> = {
  move: (state, seat) =>
    `move: ${count(power(state, seat), 'point')} to launch and fly, some may be left unused`,
  convert: () => 'convert: sundivers in a pattern become a gate or station',
  activate: () => 'activate: use stations of one kind where your sundivers stand',
  scour: () => 'scour: clear away feeders',
};

export const MOVES: { readonly [M in Move as M['type']]: Text<M> } = {
  move: action('move'),
  convert: action('convert'),
  activate: action('activate'),
  scour: action('scour'),
  play: playText,
  vestige: (_, { piece, at }) => `${piece} ${onPlace(at)}`,
  rescue: (_, { at }) => `take down the ${at.includes('|') ? 'gate' : 'station'} ${onPlace(at)}`,
  launch: (_, { to }) => `launch to ${to}`,
  guest: (_, { host, to }, names) => `launch from ${nameOf(names, host)}’s ship to ${to}`,
  return: (_, { to }) => `bring a lost sundiver back to ${to}`,
  fly: flying,
  hurl: (_, { from, kind }) => `hurl from ${from}${kindWords(kind)}: +2 momentum, 1 card`,
  cluster: (state, { from, to }, names) =>
    `fly the whole group ${from} → ${to}${crossing(state, from, to, names)}`,
  puncture: (state, { from, to }) =>
    `spend the sundiver on ${from} for a gate to ${to}${drawing(state.options.punctureDraws ? deeperCards(from, to) : 0)}`,
  station: (state, { from, to }, names) =>
    `move the station ${from} → ${to}${crossing(state, from, to, names)}`,
  hurlstation: (_, { from }) => `hurl the station from ${from}: +2 momentum, 1 card`,
  teleport: (_, { from }) => `teleport the sundiver on ${from}, 3 points`,
  land: (_, { to }) => `appear on ${to}`,
  fuel: () => 'pay 1 energy for 3 points',
  end: (state) => ENDINGS[asking<Step>(state)?.step ?? ''] ?? 'end the action',
  gate: (_, { a, b, c }) =>
    `gate ${onPlace(`${b}|${c}`)} for the sundivers on ${a} and ${b}${drawing(cardsOf(spaceOf(c)))}`,
  tower: (_, { a, b, c }) =>
    `tower on ${c} for the sundivers on ${a}, ${b} and ${c}${drawing(cardsOf(spaceOf(c)))}`,
  node: (state, { at }) =>
    `node on ${at} for the sundivers on ${listed(besides(state, at))}${drawing(cardsOf(spaceOf(at)))}`,
  foundry: (_, { at, other }) =>
    `foundry on ${at} for the sundivers on ${at} and ${other}${drawing(cardsOf(spaceOf(at)))}`,
  continue: () => 'go on without playing a card',
  link: (_, { at, who }, names) => `add ${nameOf(names, who)}’s sundiver on ${at}`,
  recall: (_, { from }) => `recall every other one, from ${from} on`,
  use: using,
  take: (state) => `take it: ${offered(state)}`,
  decline: () => 'decline',
  clear: (_, { at }) => `clear ${at}: its sundiver comes home`,
  proceed: (state) => `draw ${count(state.turn.queue.length, 'card')}`,
  spend: () => 'spend 1 energy for 1 momentum',
  save: () => 'save the energy',
  orbital: (state, { at }) => `${stationAt(state, at)}: ${worth(state, at)}`,
  done: () => 'be done',
  sacrifice: (_, { from, host }, names) => `give up a sundiver ${origin(from, host, names)}`,
  push: (_, { from, to }) => `${from} → ${to}`,
  warp: (_, { from }) => `take the sundiver ${origin(from, undefined, [])}`,
  place: (_, { at }) => `place a sundiver on ${at}`,
  gap: (_, { at }) => `keep ${at} free`,
  first: (_, { at }) => `start on ${at}`,
  keep: (state, { card }) => (card === 'old' ? 'let go what was drawn' : `keep ${cardWords(state, card)}`),
};

const ENDINGS: Readonly<Record<string, string>> = {
  move: 'end the move',
  activate: 'end the activation',
  pulse: 'end the activation',
  scour: 'end the scouring',
  chain: 'end the chain',
};

function action(name: ActionName): (state: State) => string {
  return (state) => ACTIONS[name](state, state.turn.seat);
}

const KINDS: Record<Kind, string> = {
  fresh: ' (not yet catapulted)',
  used: ' (already catapulted)',
  marked: ' (the marked one)',
  other: ' (not the marked one)',
};

function kindWords(kind: Kind | undefined): string {
  return kind === undefined ? '' : KINDS[kind];
}

function flying(state: State, { from, to, kind }: Extract<Move, { type: 'fly' }>, names: Names): string {
  const free = fareOf(state, spaceOf(from), spaceOf(to), kind) === 0 ? ', free' : '';
  return `fly ${from} → ${to}${crossing(state, from, to, names)}${free}${kindWords(kind)}`;
}

function fareOf(state: State, from: Space, to: Space, named: Kind | undefined): number {
  const { seat } = state.turn;
  const effect = activeEffect(state);
  const kind = named ?? effect?.kinds?.(state, seat, from)[0];
  const segment = segmentBetween(boardOf(state), from, to);
  return effect?.fare?.(state, { seat, from, to, segment, kind }) ?? 1;
}

/** The gate on the way, and what its owner gets. */
function crossing(state: State, from: string, to: string, names: Names): string {
  const segment = segmentBetween(boardOf(state), spaceOf(from), spaceOf(to));
  if (segment < 0) return '';
  const owner = state.gates[segment]! - 1;
  if (owner < 0 || activeEffect(state)?.ignoresBarriers) return ' through the barrier';
  if (owner === state.turn.seat) return ' through your gate';
  const whose = nameOf(names, owner);
  const fee = state.turn.paid.includes(owner) ? '' : `, +1 energy for ${whose}`;
  return ` through ${whose}’s gate${fee}`;
}

function deeperCards(from: string, to: string): number {
  return Math.max(cardsOf(spaceOf(from)), cardsOf(spaceOf(to)));
}

/** The two spaces that stand beside one in its ring. */
function besides(state: State, at: string): string[] {
  const { prev, next } = boardOf(state);
  const space = spaceOf(at);
  return [prev[space]!, next[space]!].map(placeName);
}

function stationAt(state: State, at: string): string {
  return `${stationName(stationType(state, spaceOf(at)))} on ${at}`;
}

/** What a station yields now; `extra` comes from AUGMENT, `factor` from DUPLICATE. */
function worth(state: State, at: string, extra = 0, factor = 1): string {
  const space = spaceOf(at);
  return exchange(stationType(state, space), yieldOf(state, space, extra).base, factor);
}

function using(state: State, { at, how }: Extract<Move, { type: 'use' }>, names: Names): string {
  const space = spaceOf(at);
  const owner = stationOwner(state, space);
  const whose = owner === state.turn.seat ? '' : `${nameOf(names, owner)}’s `;
  const extra = how === 'augment' ? augmentation(state, space) : 0;
  const gain = worth(state, at, extra, activeEffect(state)?.buildFactor);
  const { bonus } = yieldOf(state, space);
  const added =
    bonus === 0
      ? ''
      : `, ${bonus} more ${whose === '' ? 'for you' : `for ${nameOf(names, owner)}`} as its owner`;
  const card = how === undefined ? '' : `play ${how.toUpperCase()}: `;
  return `${card}${whose}${stationAt(state, at)}: ${gain}${added}${drawing(cardsOf(space))}`;
}

/** What the question on top offers to take. */
function offered(state: State): string {
  const step = asking<Step>(state);
  return step?.step === 'bonus' || step?.step === 'double' ? offer(state, step) : 'it';
}

const ORIGINS: Readonly<Record<string, string>> = {
  hold: 'from the hold',
  lost: 'that is lost in space',
};

function origin(from: string, host: Seat | undefined, names: Names): string {
  if (host !== undefined) return `from ${nameOf(names, host)}’s ship`;
  return ORIGINS[from] ?? `on ${from}`;
}
