import type { Seat } from '../../../kernel/game.ts';
import { itemAt, sum } from '../../../kernel/data/lists.ts';
import { clone } from '../../../kernel/data/plain.ts';
import { seeded, type Rng } from '../../../kernel/match/rng.ts';
import { kitOf } from '../../../testkit/kit.ts';
import { weighted } from '../../../testkit/lively.ts';
import { numberInBag, written } from '../../../testkit/luck.ts';
import { LAYER, NAME, segmentOf, spaceOf } from '../board.ts';
import {
  type EffectId,
  type EventId,
  MARKED_FLARE,
  STATIONS,
  type StationName,
  SUITS,
  type SuitName,
  SUNDIVERS,
  TRIGGER,
} from '../facts.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import type { Event, Move, Player, State } from '../state.ts';
import { boardOf, diversInPlay, playerOf } from '../verbs.ts';

/** Positions and lines of play for the tests of Sol: a test reads as a diagram and the moves played from it. */

/** While others may still keep a card, the one whose turn it is comes last. */
const kit = kitOf(game, (actors) => itemAt(actors, actors.length - 1));

export const { fresh, asked, question, legal, offered, told } = kit;

export interface Seated {
  readonly eye?: number;
  readonly energy?: number;
  readonly momentum?: number;
  /** Sundivers by space; they come out of the hold, then the reserve, unless those are given. */
  readonly divers?: Readonly<Record<string, number>>;
  readonly hold?: number;
  /** With hold and reserve given, whatever is missing to 13 has been vaporized. */
  readonly reserve?: number;
  readonly lost?: number;
  /** Guests in other holds, by host. */
  readonly guests?: Readonly<Record<number, number>>;
  readonly stations?: Readonly<Record<string, StationName>>;
  readonly gates?: readonly string[];
  /** The card held: the name of an effect (its suit is arranged) or of a suit. */
  readonly card?: EffectId | SuitName;
}

export interface Diagram {
  readonly players: readonly Seated[];
  /** Whose turn it is; seat 0 unless said. */
  readonly active?: Seat;
  readonly options?: Partial<Options>;
  readonly event?: EventId;
  readonly cubes?: readonly string[];
  readonly feeders?: Readonly<Record<string, number>>;
  /** Flares already resolved; their cards lie on the discard pile. */
  readonly flares?: number;
}

/** What can be changed anywhere, lists included. */
export type Changeable<T> = { -readonly [Key in keyof T]: Changeable<T[Key]> };

/** A position that nobody else holds: a test may change what the rules only replace. */
export function changeable(state: State): Changeable<State> {
  return clone(state) as Changeable<State>; // a copy of its own shares no list
}

/** A position at the start of the active player's turn: the question `action`, or `rescue` where it applies. */
export function position({ players, active = 0, ...rest }: Diagram): Changeable<State> {
  const state = emptyTable(players.length, rest.options);
  players.forEach((given, seat) => seatPlayer(state, given, seat));
  if (rest.event) Object.assign(state, { event: rest.event });
  for (const name of rest.cubes ?? []) state.cubes[spaceOf(name)] = 1;
  for (const [name, count] of Object.entries(rest.feeders ?? {})) state.feeders[spaceOf(name)] = count;
  burnFlares(state, rest.flares ?? 0);
  const before = (active + players.length - 1) % players.length;
  state.turn.seat = before;
  state.stack.push({ step: 'next' });
  wake(state);
  kit.checked(state);
  return state;
}

function emptyTable(seats: number, options: Partial<Options> = {}): Changeable<State> {
  const fixed = { firstPlayer: 'seat0', startEye: 'fixed', vestigial: false } as const;
  const free = (options.scenario ?? 'none') === 'none';
  const own = free ? ({ effects: 'custom', cards: ['CEREMONY'], scenario: 'none' } as const) : {};
  const state = changeable(fresh(seats, { ...fixed, ...own, ...options }));
  state.stack.length = 0;
  state.turn.queue.length = 0;
  takeFirstSuits(state);
  return state;
}

/** Besides the flares, the suits of a diagram are the first ones: REF, CON and so on, however many there are. */
function takeFirstSuits({ deck, effects }: Changeable<State>): void {
  const suits = SUITS.map((_, suit) => suit).filter((suit) => suit > 0);
  const taken = suits.filter((suit) => itemAt(deck, suit) > 0);
  const order = [...taken, ...suits.filter((suit) => !taken.includes(suit))];
  const counts = order.map((suit) => itemAt(deck, suit));
  const carried = order.map((suit) => itemAt(effects, suit));
  suits.forEach((suit, i) => {
    deck[suit] = itemAt(counts, i);
    effects[suit] = itemAt(carried, i);
  });
}

function seatPlayer(state: Changeable<State>, given: Seated, seat: Seat): void {
  const player = itemAt(state.players, seat);
  const { eye, energy, momentum } = given;
  Object.assign(player, {
    ...(eye !== undefined && { eye }),
    ...(energy !== undefined && { energy }),
    ...(momentum !== undefined && { momentum }),
  });
  for (const [name, count] of Object.entries(given.divers ?? {})) player.divers[spaceOf(name)] = count;
  for (const [host, count] of Object.entries(given.guests ?? {})) player.guests[Number(host)] = count;
  player.lost = given.lost ?? 0;
  shareDivers(player, given);
  for (const [name, station] of Object.entries(given.stations ?? {})) build(state, seat, station, name);
  for (const name of given.gates ?? []) {
    state.gates[segmentOf(boardOf(state), name)] = 1 + seat;
    player.gates--;
  }
  if (given.card !== undefined) dealCard(state, player, given.card);
}

function shareDivers(player: Player, { hold, reserve }: Seated): void {
  player.hold = 0;
  const out = diversInPlay(player);
  player.hold = hold ?? Math.max(0, Math.min(8 - out, SUNDIVERS - out - (reserve ?? 0)));
  player.reserve = reserve ?? SUNDIVERS - out - player.hold;
  player.vaporized = SUNDIVERS - out - player.hold - player.reserve;
}

/** Stations of a scenario may stand there already and are left alone. */
function build(state: Changeable<State>, seat: Seat, station: StationName, name: string): void {
  const type = STATIONS.indexOf(station);
  const { stations } = itemAt(state.players, seat);
  stations[type] = itemAt(stations, type) - 1;
  state.stations[spaceOf(name)] = 1 + 3 * seat + type;
}

function dealCard(state: Changeable<State>, player: Player, card: EffectId | SuitName): void {
  const named = SUITS.indexOf(card as SuitName);
  const suit = named >= 0 ? named : freeSuit(state);
  if (named < 0) state.effects[suit] = card as EffectId;
  state.deck[suit] = itemAt(state.deck, suit) - 1;
  player.card = suit;
}

/** A suit of the deck, not the flares, that nobody holds yet. */
function freeSuit(state: State): number {
  return SUITS.findIndex(
    (_, suit) => suit > 0 && itemAt(state.deck, suit) > 0 && state.players.every(({ card }) => card !== suit),
  );
}

function burnFlares(state: Changeable<State>, count: number): void {
  state.deck[0] = itemAt(state.deck, 0) - count;
  state.discard[0] = itemAt(state.discard, 0) + count;
  state.flares += count;
}

/** Lets what runs by itself run, by answering a question that has no effect. */
function wake(state: State): void {
  state.stack.push({ step: 'predraw', seat: state.turn.seat });
  game.apply(state, state.turn.seat, { type: 'proceed' }, seeded(1));
}

export type CardName = SuitName | 'TRIGGER' | 'MARKED';

const kindOf = (card: CardName): number =>
  card === 'TRIGGER' ? TRIGGER : card === 'MARKED' ? MARKED_FLARE : SUITS.indexOf(card);

/** Chance that draws the cards named, one after the other, and says so when asked for more; some may be left. */
export function luck(state: State, cards: readonly CardName[] = []): Rng {
  const drawn = written(cards, (card, below) => numberInBag(state.deck, kindOf(card), card, below));
  return { int: (below) => drawn.int(below) };
}

/** Plays moves by whoever is asked, with the cards named drawn on the way; returns what happened. */
export function line(state: State, moves: readonly string[], cards: readonly CardName[] = []): Event[] {
  return kit.play(state, moves, luck(state, cards));
}

/** The suits that are in the deck besides the flares, in order. */
export function plainSuits(state: State): SuitName[] {
  return SUITS.filter((_, suit) => suit > 0 && itemAt(state.deck, suit) > 0);
}

/** How many own sundivers stand on a space. */
export function diversOn(state: State, seat: Seat, name: string): number {
  return itemAt(playerOf(state, seat).divers, spaceOf(name));
}

/** The station on a space as `seat type`, such as `1 tower`; empty without one. */
export function stationOn(state: State, name: string): string {
  const code = itemAt(state.stations, spaceOf(name));
  return code === 0 ? '' : `${Math.floor((code - 1) / 3)} ${STATIONS[(code - 1) % 3]}`;
}

/** The owner of the gate on a segment, or -1. */
export function gateOn(state: State, name: string): Seat {
  return itemAt(state.gates, segmentOf(boardOf(state), name)) - 1;
}

/** What the deck still holds of one kind. */
export function inDeck(state: State, card: CardName): number {
  return itemAt(state.deck, kindOf(card));
}

/** All ways the held card can be played now: `play …` and the variants of `use`. */
export function playable(state: State): string[] {
  return legal(state).filter((text) => /^play |^use .* (augment|squeeze)$/.test(text));
}

/** The cards drawn, in order, as `seat card`. */
export function drawn(events: readonly Event[]): string[] {
  return told(events, 'drew').map(({ seat, card }) => `${seat} ${card}`);
}

/** All cards of the deck. */
export function deckSize({ deck }: State): number {
  return sum(deck);
}

/** The changes of momentum or energy among events, as `seat +by reason`. */
export function changes(events: readonly Event[], of: 'energy' | 'momentum'): string[] {
  return events.flatMap((event) =>
    event.type === of ? [`${event.seat} ${event.by > 0 ? '+' : ''}${event.by} ${event.reason}`] : [],
  );
}

/** Everybody's energy, by seat. */
export function energies(state: State): number[] {
  return state.players.map(({ energy }) => energy);
}

/** Everybody's momentum, by seat. */
export function momenta(state: State): number[] {
  return state.players.map(({ momentum }) => momentum);
}

/** Plays a move by a seat that need not be the one asked last, with given chance. */
export function by(state: State, seat: Seat, text: string, rng: Rng = luck(state)): Event[] {
  return kit.play(state, [`${seat}: ${text}`], rng);
}

/** How likely `lively` takes a type of move, where that is not the usual weight. */
const LIVELY: Readonly<Record<string, number>> = {
  play: 40,
  hurl: 30,
  convert: 20,
  activate: 20,
  scour: 20,
  use: 30,
  take: 20,
  tower: 40,
  gate: 20,
  launch: 4,
  end: 1,
  decline: 2,
  continue: 1,
  proceed: 1,
  done: 1,
};

/** A random move of someone who would rather do something: plays cards, goes inward, hurls. */
export function lively(rng: Rng, state: State, seat: Seat): Move {
  return weighted(rng, game.legalMoves(state, seat), (move) => {
    if (move.type === 'keep') return move.card === 'old' ? 1 : 8;
    if (move.type === 'fly')
      return itemAt(LAYER, spaceOf(move.from)) < itemAt(LAYER, spaceOf(move.to)) ? 30 : 3;
    return LIVELY[move.type] ?? 8;
  });
}

/** What lies on the board, by space: feeders, or garden cubes. */
export function piled(counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    counts.flatMap((count, space) => (count > 0 ? [[itemAt(NAME, space), count]] : [])),
  );
}

/** A position in which every effect can do something in its window; seat 0 holds the card, all suits carry it. */
export function busy(card: EffectId): Changeable<State> {
  return position({
    options: { triggerFlares: 1, stallRounds: 1, cards: [card] },
    event: 'FEEDERS',
    players: [
      {
        card,
        energy: 9,
        hold: 1,
        reserve: 4,
        divers: { C3: 2, C4: 1, C6: 1, K0: 1, K1: 1, I7: 2 },
        stations: { C3: 'node', C6: 'node', O3: 'tower', K3: 'tower' },
        gates: ['C3|R2'],
      },
      {
        energy: 3,
        divers: { O10: 1, O11: 1, C3: 1, C6: 1, R6: 1 },
        stations: { I7: 'node', R6: 'foundry' },
      },
    ],
    feeders: { K0: 1, K1: 1 },
  });
}
