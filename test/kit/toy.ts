import { measuresByPoints } from '../../src/kernel/defaults/measuresByPoints.ts';
import { reasonsByMoves } from '../../src/kernel/defaults/reasonsByMoves.ts';
import type { GameEntry, Hints, Texts } from '../../src/kernel/entry.ts';
import type { Tuning } from '../../src/kernel/hints/weights.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { clone } from '../../src/kernel/data/plain.ts';
import { ranked } from '../../src/kernel/outcome.ts';
import { pick, type Rng, shuffled } from '../../src/kernel/match/rng.ts';

/**
 * Tides, a small card game to try the kernel on: cards 1 to 16, hands hidden. Each round a prize is turned up,
 * one player may show a card, then all bid a card at once and in secret; the highest bid takes the prize.
 */
const DECK = Array.from({ length: 16 }, (_, i) => i + 1);

/** A card that lies face down. */
const HIDDEN = 0;
/** No bid yet. */
const NONE = -1;

export interface Options {
  readonly hand: number;
  readonly showing: boolean;
}

export interface State {
  round: number;
  /** Who may show a card now, or -1. */
  shower: Seat;
  prize: number;
  bag: number[];
  readonly hands: number[][];
  readonly bids: number[];
  readonly gone: number[];
  /** Cards of the hands that lie open. */
  readonly open: number[];
  readonly points: number[];
  readonly showing: boolean;
}

export type Move =
  | { readonly type: 'bid'; readonly card: number }
  | { readonly type: 'show'; readonly card: number }
  | { readonly type: 'pass' };

export type Event =
  | { readonly type: 'bid'; readonly seat: Seat }
  | { readonly type: 'chose'; readonly card: number; readonly only: Seat }
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly prize: number };

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

export const game: Game<State, Move, Event, Options> = {
  id: 'toy',
  title: 'Tides',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    hand: { kind: 'count', title: 'Hand', help: 'Cards dealt to everybody.', min: 1, max: 3, default: 3 },
    showing: {
      kind: 'flag',
      title: 'Showing',
      help: 'Whether a card may be shown each round.',
      default: true,
    },
  },

  setup(seats, { hand, showing }, rng) {
    const deck = shuffled(rng, DECK);
    const hands = Array.from({ length: seats }, () => ascending(deck.splice(0, hand)));
    const none = { open: [], gone: [], points: hands.map(() => 0), bids: hands.map(() => NONE) };
    const state: State = { round: -1, shower: -1, prize: 0, bag: ascending(deck), hands, showing, ...none };
    nextRound(state, rng);
    return state;
  },

  seatsOf: (state) => state.hands.length,

  actors({ prize, shower, bids }) {
    if (prize === 0) return [];
    return shower >= 0 ? [shower] : bids.flatMap((bid, seat) => (bid === NONE ? [seat] : []));
  },

  legalMoves({ hands, open, shower }, seat) {
    const hand = itemAt(hands, seat);
    if (shower < 0) return hand.map((card) => ({ type: 'bid', card }));
    const hidden = hand.filter((card) => !open.includes(card));
    return [{ type: 'pass' }, ...hidden.map((card): Move => ({ type: 'show', card }))];
  },

  apply(state, seat, move, rng, events) {
    if (move.type !== 'bid') return show(state, seat, move, events);
    const hand = itemAt(state.hands, seat);
    hand.splice(hand.indexOf(move.card), 1);
    state.bids[seat] = move.card;
    events?.push({ type: 'bid', seat }, { type: 'chose', card: move.card, only: seat });
    if (!state.bids.includes(NONE)) reveal(state, events, rng);
  },

  copy: clone,
  outcome: (state) => (state.prize === 0 ? ranked(state.points) : undefined),

  redact(state, viewer) {
    const { hands, bids, bag, gone, open, points } = state;
    const down = (card: number): number => (open.includes(card) ? card : HIDDEN);
    return {
      ...state,
      hands: hands.map((hand, seat) => (seat === viewer ? [...hand] : ascending(hand.map(down)))),
      bids: bids.map((bid, seat) => (seat === viewer || bid === NONE ? bid : down(bid))),
      bag: bag.map(() => HIDDEN),
      gone: [...gone],
      open: [...open],
      points: [...points],
    };
  },

  determinize(redacted, viewer, rng) {
    const { hands, bids, gone, bag } = redacted;
    const seen = new Set([...hands.flat(), ...bids, ...gone, redacted.prize]);
    const unseen = shuffled(
      rng,
      DECK.filter((card) => !seen.has(card)),
    );
    const filled = (cards: readonly number[]): number[] =>
      cards.map((card) => (card === HIDDEN ? (unseen.pop() as number) : card));
    const guess = game.redact(redacted, viewer);
    return {
      ...guess,
      hands: hands.map((hand) => ascending(filled(hand))),
      bids: filled(bids),
      bag: ascending(filled(bag)),
    };
  },

  stateFault(state) {
    const { hands, bids, bag, gone, prize } = state;
    if (!Array.isArray(hands) || !hands.every(Array.isArray)) return 'hands must be a list of lists of cards';
    if (![bids, bag, gone, state.open, state.points].every(Array.isArray)) return 'a list is missing';
    if (bids.length !== hands.length) return `bids must be ${hands.length} long, one for each hand`;
    const cards = [...hands.flat(), ...bids.filter((bid) => bid !== NONE), ...bag, ...gone];
    if (prize !== 0) cards.push(prize);
    const all = ascending(cards).join(' ');
    return all === DECK.join(' ') ? undefined : `every card from 1 to 16 must be there once, not ${all}`;
  },
};

function show(state: State, seat: Seat, move: Move, events: Event[] | undefined): void {
  if (move.type === 'show') {
    state.open.push(move.card);
    events?.push({ type: 'shown', seat, card: move.card });
  }
  state.shower = -1;
}

function reveal(state: State, events: Event[] | undefined, rng: Rng): void {
  const { bids, gone, open, points, prize } = state;
  const winner = bids.indexOf(Math.max(...bids));
  points[winner] = itemAt(points, winner) + prize;
  events?.push({ type: 'won', seat: winner, prize });
  gone.push(...bids, prize);
  open.splice(0, open.length, ...open.filter((card) => !bids.includes(card)));
  bids.fill(NONE);
  nextRound(state, rng);
}

function nextRound(state: State, rng: Rng): void {
  state.prize = 0;
  if (state.hands[0]?.length === 0) return;
  state.round++;
  state.prize = pick(rng, state.bag);
  state.bag = state.bag.filter((card) => card !== state.prize);
  state.shower = state.showing ? state.round % state.hands.length : -1;
}

const WEIGHTS = { card: 0.01 };

function hintsBy({ card }: typeof WEIGHTS): Hints<State, Move> {
  return {
    value: (state, seat) => itemAt(state.points, seat),
    weight: (_, __, move) => (move.type === 'bid' ? move.card * card : 0),
  };
}

export const hints = hintsBy(WEIGHTS);

export const tuning: Tuning = { weights: WEIGHTS, fixed: [], hintsBy };

export const texts: Texts<State, Move, Event> = {
  prompt: (state, seat, names) =>
    `${names[seat]} ${state.shower === seat ? 'may show a card' : 'bids a card'}.`,
  move: (_, move) => (move.type === 'pass' ? 'show nothing' : `${move.type} the ${move.card}`),
  event(event, names) {
    if (event.type === 'chose') return `You chose the ${event.card}.`;
    if (event.type === 'won') return `${names[event.seat]} wins the ${event.prize}.`;
    return event.type === 'shown'
      ? `${names[event.seat]} shows the ${event.card}.`
      : `${names[event.seat]} has bid.`;
  },
  ending: (state, names) => `${names[state.points.indexOf(Math.max(...state.points))]} wins.`,
};

export const score = (state: State): readonly number[] => state.points;

export const reasons = reasonsByMoves(game);
export const measures = measuresByPoints(game, score);

export const GAMES: readonly GameEntry[] = [{ game, hints, tuning, texts, reasons, measures, score }];

/** Two seats with 1 5 9 and 2 6 10 in their hands; seat 0 may show a card, the 16 lies there to be won. */
export const POSITION: State = {
  round: 0,
  shower: 0,
  prize: 16,
  bag: [3, 4, 7, 8, 11, 12, 13, 14, 15],
  hands: [
    [1, 5, 9],
    [2, 6, 10],
  ],
  bids: [-1, -1],
  gone: [],
  open: [],
  points: [0, 0],
  showing: true,
};
