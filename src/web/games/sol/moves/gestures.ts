import { LAYER, NAME, type Space, spaceOf } from '../../../../games/sol/board.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../protocol/table.ts';
import { activeEffect, CARDS } from '../../../../games/sol/cards/cards.ts';
import {
  BASE,
  BONUS,
  STATIONS,
  type StationName,
  SUITS,
  type SuitName,
} from '../../../../games/sol/facts.ts';
import type { Step, Kind, Move, State } from '../../../../games/sol/state.ts';
import { moveWords } from '../../../../games/sol/texts/moves.ts';
import {
  cardWords,
  effectWord as title,
  exchange,
  offer,
  onPlace,
  suitOf,
} from '../../../../games/sol/texts/words.ts';
import {
  boardOf,
  cardsOf,
  power,
  stationName,
  stationOwner,
  stationType,
  yieldOf,
} from '../../../../games/sol/verbs.ts';
import type { ForKind } from '../../../../kernel/data/kinds.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count, listed, nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Gesture, Place } from '../../view.ts';
import { flareChance, percent } from '../panels/odds.ts';
import { drawnCards } from './keeping.ts';
import { PLAY, playGesture } from './plays.ts';
import { byGate, cubeAt, draws, fareOf, fee, hurlDraw, points, sentences } from './prices.ts';

/** How each move is made with the hand, what its button says and what it costs. */

type Way<M> = ForKind<[state: State, move: M, names: Names], Gesture>;

export function gesture(state: State, { move }: Offer<Move>, names: Names): Gesture {
  const way: Way<Move> = WAYS[move.type];
  return way(state, move, names);
}

const WAYS: { readonly [M in Move as M['type']]: Way<M> } = {
  play: playGesture,
  vestige: (_, { piece, at }) => ({
    to: at,
    label: capital(`${piece} ${onPlace(at)}`),
    price: piece === 'gate' ? 'Everybody can pass here.' : promise(piece, at),
    ...(piece !== 'gate' && { about: `A node, a foundry or a tower ${onPlace(at)}.` }),
  }),
  rescue: (_, { at }) => ({
    to: at,
    label: `Take down the ${at.includes('|') ? 'gate' : 'station'} ${onPlace(at)}`,
    price: 'It goes back to your reserve, and new sundivers come for it.',
  }),
  move: (state) => ({
    label: 'Move',
    price: `${count(power(state, state.turn.seat), 'point')} to launch, fly and hurl.`,
  }),
  convert: () => ({
    label: 'Convert',
    price: 'Turn sundivers that stand in a pattern into a gate or station.',
  }),
  activate: () => ({
    label: 'Activate',
    price: 'Use stations of one kind; a sundiver on each comes home.',
  }),
  scour: () => ({ label: 'Scour', price: 'Clear feeders; the sundivers there come home.' }),
  launch: (state, { to }) => ({
    from: ship(state.turn.seat),
    to,
    label: `Launch to ${to}`,
    price: sentences(`Launch to ${to}:`, points(1), ceremony(state, to)),
  }),
  guest: (_, { host, to }, names) => ({
    from: ship(host),
    to,
    label: `Launch to ${to} from ${nameOf(names, host)}’s ship`,
    price: `Launch to ${to} from ${nameOf(names, host)}’s ship: 1 point.`,
  }),
  return: (_, { to }) => ({
    to,
    label: `Bring a lost sundiver back to ${to}`,
    price: `A lost sundiver comes back to ${to}: 1 point.`,
  }),
  fly: flight,
  hurl: (state, { from, kind }) => ({
    from,
    to: 'heart',
    label: `Hurl into the heart${kindWords(kind)}`,
    price: sentences('Hurl into the heart: 1 point for 2 momentum.', hurlDraw(state)),
  }),
  cluster: (state, { from, to }, names) => ({
    from,
    to,
    label: 'Fly all together (CLUSTER)',
    price: sentences(
      `Fly all to ${to}${byGate(state, from, to, names)}:`,
      points(1),
      extras(state, from, to, names),
    ),
  }),
  puncture: (state, { from, to }) => ({
    from,
    to: barrier(state, from, to),
    label: 'Set a gate (PUNCTURE)',
    price: 'The sundiver turns into a gate here: 1 point.',
  }),
  station: (state, { from, to }, names) => ({
    from,
    to,
    label: `Move the ${stationName(stationType(state, spaceOf(from)))}`,
    price: sentences(`Move the station to ${to}:`, points(1), extras(state, from, to, names)),
  }),
  hurlstation: (state, { from }) => ({
    from,
    to: 'heart',
    label: 'Hurl the station',
    price: sentences('Hurl the station: 1 point for 2 momentum.', hurlDraw(state)),
  }),
  teleport: (_, { from }) => ({
    group: 'Teleport',
    to: from,
    label: `Teleport from ${from}`,
    price: `Teleport the sundiver on ${from}: 3 points.`,
  }),
  land: (state, { to }) => ({
    to,
    label: `Appear on ${to}`,
    price: sentences(`Appear on ${to}.`, landingCube(state, to)),
  }),
  fuel: () => ({ label: 'Buy 3 points', price: '1 energy for 3 points.' }),
  end: (state) => ({
    label: ENDS[asking<Step>(state)?.step ?? ''] ?? 'End',
    price: endPrice(state),
    commits: true,
  }),
  gate: (state, { a, b, c }) => conversion(state, `${b}|${c}`, 'gate', [a, b], cardsOf(spaceOf(c))),
  tower: (state, { a, b, c }) => conversion(state, c, 'tower', [a, b, c], cardsOf(spaceOf(c))),
  node: (state, { at }) => conversion(state, at, 'node', besides(state, at), cardsOf(spaceOf(at))),
  foundry: (state, { at, other }) => conversion(state, at, 'foundry', [at, other], cardsOf(spaceOf(at))),
  continue: () => ({ label: 'Go on', price: 'Your card stays with you.' }),
  link: (_, { at, who }, names) => ({
    to: at,
    label: `Add ${nameOf(names, who)}’s sundiver`,
    price: `Add ${nameOf(names, who)}’s sundiver on ${at} to the chain.`,
  }),
  recall: (_, { from }) => ({
    to: from,
    label: `Recall from ${from} on`,
    price: `Recall every other one, from ${from} on.`,
  }),
  use: activation,
  take: (state) => ({
    label: asking<Step>(state)?.step === 'double' ? 'Let it work again' : 'Take the bonus',
    price: `${capital(offered(state))}.`,
    commits: true,
  }),
  decline: () => ({ label: 'Decline', price: 'Leave it.' }),
  clear: (_, { at }) => ({
    to: at,
    label: `Clear ${at}`,
    price: `Clear a creature from ${at}; the sundiver comes home.`,
  }),
  proceed: (state) => ({
    label: `Draw ${count(state.turn.queue.length, 'card')}`,
    price: `${percent(flareChance(state, state.turn.queue.length))} for a flare.`,
    commits: true,
  }),
  spend: () => ({ label: 'Spend it', price: '1 energy for 1 momentum.', commits: true }),
  save: () => ({ label: 'Save the energy', price: 'Nothing changes.' }),
  orbital: (state, { at }) => ({
    to: at,
    label: `Use the ${stationAt(state, at)}`,
    price: `${capital(worth(state, at))}.`,
  }),
  done: () => ({ label: 'Done', price: 'Leave the rest unused.' }),
  sacrifice: (state, move, names) => sacrificing(state, move, names),
  push: (_, { from, to }) => ({ to, label: `To ${to}`, price: `The sundiver on ${from} goes to ${to}.` }),
  warp: (state, { from }) =>
    from === 'hold'
      ? {
          to: ship(askedSeat(state)),
          label: 'Take one from the hold',
          price: 'A sundiver of the hold jumps.',
        }
      : { to: from, label: `Take the one on ${from}`, price: `The sundiver on ${from} jumps.` },
  place: (_, { at }) => ({ to: at, label: `Place on ${at}`, price: `Place a sundiver on ${at}.` }),
  gap: (_, { at }) => ({ to: at, label: `Keep ${at} free`, price: `No feeder hatches on ${at}.` }),
  first: (_, { at }) => ({ to: at, label: `Start on ${at}`, price: `The first parasite hatches on ${at}.` }),
  keep: (state, { card }) => keeping(state, card),
};

/** Which sundiver an event takes need not be asked where there is only one; ends and actions are one's own to choose. */
export function answersItself({ type }: Move): boolean {
  return type === 'sacrifice' || type === 'warp';
}

const ENDS: Readonly<Record<string, string>> = {
  move: 'End move',
  activate: 'End activation',
  pulse: 'End activation',
  scour: 'End scouring',
  chain: 'End chain',
};

const KINDS: Record<Kind, string> = {
  fresh: ' (not yet catapulted)',
  used: ' (already catapulted)',
  marked: ' (the marked one)',
  other: ' (another one)',
};

function ship(seat: Seat): Place {
  return `ship ${seat}`;
}

function askedSeat(state: State): Seat {
  const step = asking<Step>(state);
  return step !== undefined && 'seat' in step ? step.seat : state.turn.seat;
}

function kindWords(kind: Kind | undefined): string {
  return kind === undefined ? '' : KINDS[kind];
}

// ── Move ──────────────────────────────────────────────────────────────────────────────────────────

function flight(state: State, { from, to, kind }: Extract<Move, { type: 'fly' }>, names: Names): Gesture {
  const label = `Fly to ${to}${byGate(state, from, to, names)}${kindWords(kind)}`;
  const price = sentences(`${label}:`, points(fareOf(state, from, to, kind)), extras(state, from, to, names));
  return { from, to, label, price };
}

function extras(state: State, from: string, to: string, names: Names): string {
  return sentences(fee(state, from, to, names), cubeAt(state, to));
}

function ceremony(state: State, to: string): string {
  return state.turn.effect === 'CEREMONY' && to.startsWith('O') ? 'CEREMONY gives 1 energy.' : '';
}

function barrier(state: State, from: string, to: string): Place {
  const names = [`${from}|${to}`, `${to}|${from}`];
  return boardOf(state).segments.find(({ name }) => names.includes(name))?.name ?? to;
}

function landingCube(state: State, to: string): string {
  const step = asking<Step>(state);
  return step?.step === 'land' && step.by === 'teleport' ? cubeAt(state, to) : '';
}

function endPrice(state: State): string {
  const { queue, points: left } = state.turn;
  const unused = left > 0 ? `${count(left, 'point')} unused.` : '';
  const drawn =
    queue.length === 0
      ? ''
      : `${count(queue.length, 'card')} to draw: ${percent(flareChance(state, queue.length))} for a flare.`;
  return sentences(unused, drawn) || 'Your ship orbits, then it is the next player’s turn.';
}

// ── Convert and activate ──────────────────────────────────────────────────────────────────────────

function conversion(state: State, to: Place, what: string, used: readonly string[], cards: number): Gesture {
  const step = asking<Step>(state);
  const home = step?.step === 'convert' && step.again ? ' They come home.' : '';
  const drawn = draws(state, cards);
  return {
    to,
    label: `${capital(what)} from ${listed(used)}`,
    price: sentences(`${capital(onPlace(to))}.${home}`, drawn),
    about: sentences(`A ${what} ${onPlace(to)} for the sundivers on ${listed(used)}.`, drawn),
  };
}

/** What a new station will be worth each time it is activated. */
function promise(piece: StationName, at: string): string {
  const layer = itemAt(LAYER, spaceOf(at));
  const bonus = itemAt(BONUS, layer);
  const gain = exchange(STATIONS.indexOf(piece), itemAt(BASE, layer));
  return `Each use: ${gain}${bonus > 0 ? `, and as its owner you may add ${bonus}` : ''}.`;
}

/** The two spaces beside one in its ring. */
function besides(state: State, at: string): string[] {
  const { prev, next } = boardOf(state);
  const space = spaceOf(at);
  return [itemAt(prev, space), itemAt(next, space)].map((beside) => itemAt(NAME, beside));
}

function activation(state: State, move: Extract<Move, { type: 'use' }>, names: Names): Gesture {
  const { at, how } = move;
  const space = spaceOf(at);
  const owner = stationOwner(state, space);
  const whose = owner === state.turn.seat ? '' : `${nameOf(names, owner)}’s `;
  const label =
    how === undefined
      ? `Use ${whose === '' ? 'your ' : whose}${stationAt(state, at)}`
      : `${title(how)} ${stationAt(state, at)}`;
  const gain =
    how === undefined
      ? `${worth(state, at)}${bonusWords(state, space, whose === '' ? 'you' : nameOf(names, owner))}`
      : moveWords(state, move, names);
  return {
    ...(how !== undefined && { group: `${PLAY}${title(how)}` }),
    to: at,
    label,
    price: sentences(`${capital(gain)}.`, draws(state, cardsOf(space))),
  };
}

function bonusWords(state: State, space: Space, owner: string): string {
  const { bonus } = yieldOf(state, space);
  return bonus === 0 ? '' : `, and ${owner} may add ${bonus}`;
}

function stationAt(state: State, at: string): string {
  return `${stationName(stationType(state, spaceOf(at)))} on ${at}`;
}

function worth(state: State, at: string): string {
  const space = spaceOf(at);
  return exchange(stationType(state, space), yieldOf(state, space).base, activeEffect(state)?.buildFactor);
}

/** What the question on top offers to take. */
function offered(state: State): string {
  const step = asking<Step>(state);
  return step?.step === 'bonus' || step?.step === 'double' ? offer(state, step) : 'it';
}

// ── Cards and events ──────────────────────────────────────────────────────────────────────────────

function keeping(state: State, card: SuitName | 'old'): Gesture {
  const player = itemAt(state.players, askedSeat(state));
  const { pool, card: held } = player;
  if (card === 'old') {
    const price =
      held < 0 ? 'You go on without a card.' : `You hold on to ${cardWords(state, suitOf(held))}.`;
    return { label: 'Let go', key: 'l', price };
  }
  const suit = SUITS.indexOf(card);
  const news = drawnCards(player);
  const effect = state.effects[suit];
  const label = `Keep ${cardWords(state, card)}`;
  return {
    label,
    price: effect ? CARDS[effect].text : `${label}.`,
    // What is held already is kept by letting go as well.
    ...(news.includes(suit) && { commits: true }),
    ...(suit === Math.min(...news) && { focused: true }),
    ...(pool.every((drawn) => drawn === suit) && { key: 'k' }),
  };
}

function sacrificing(
  state: State,
  { from, host }: Extract<Move, { type: 'sacrifice' }>,
  names: Names,
): Gesture {
  if (host !== undefined) {
    return {
      to: ship(host),
      label: `One aboard ${nameOf(names, host)}’s ship`,
      price: `Give up a guest of ${nameOf(names, host)}’s ship.`,
    };
  }
  if (from === 'lost')
    return { label: 'Give up a lost one', price: 'Give up a sundiver that is lost in space.' };
  if (from === 'hold')
    return {
      to: ship(askedSeat(state)),
      label: 'Give up one of the hold',
      price: 'Give up a sundiver of the hold.',
    };
  return { to: from, label: `Give up one on ${from}`, price: `Give up the sundiver on ${from}.` };
}
