import { firstFault, optionsShape, type Shape, shapeFault } from '../../../kernel/data/shape.ts';
import type { Seat } from '../../../kernel/game.ts';
import { NAME, SPACES } from '../board.ts';
import {
  CARD_KINDS,
  CARDS_PER_SUIT,
  EFFECTS,
  EVENTS,
  FLARE,
  FLARES,
  GATES,
  MARKED_FLARE,
  MOST_DIVERS_PER_SPACE,
  STATIONS,
  STATIONS_EACH,
  SUITS,
  SUNDIVERS,
  TRIGGER,
} from '../facts.ts';
import { all, oneOf, sized, unless, within } from '../../../kernel/checks/faults.ts';
import { OPTIONS } from '../options.ts';
import { stackFault, TAGS } from './stackFaults.ts';
import type { Player, State } from '../state.ts';
import { boardOf, diversInPlay } from '../verbs.ts';

/** What holds of every state of this shape (17), checked of states from outside and by the laws at every step. */
export function stateFault(state: State): string | undefined {
  return (
    tableFault(state) ??
    within(state.turn.seat, 0, state.players.length - 1, 'turn.seat') ??
    firstFault(state.players, (player, seat) => playerFault(state, player, seat)) ??
    boardFault(state) ??
    cardsFault(state) ??
    turnFault(state) ??
    stackFault(state)
  );
}

const NUMBERS: Shape = ['number'];

const PLAYER_SHAPE: Shape = {
  eye: 'number',
  energy: 'number',
  momentum: 'number',
  hold: 'number',
  reserve: 'number',
  lost: 'number',
  vaporized: 'number',
  guests: NUMBERS,
  divers: NUMBERS,
  gates: 'number',
  stations: NUMBERS,
  removed: NUMBERS,
  card: 'number',
  pool: NUMBERS,
  owes: 'flag',
  later: 'data',
};

const TURN_SHAPE: Shape = {
  seat: 'number',
  number: 'number',
  points: 'number',
  acted: 'flag',
  effect: 'text',
  uses: 'number',
  marked: 'number',
  seen: NUMBERS,
  paid: NUMBERS,
  start: NUMBERS,
  used: NUMBERS,
  type: 'number',
  cleared: 'flag',
  earned: 'flag',
  flared: 'flag',
  queue: [{ seat: 'number', tag: 'text' }],
};

/** What a state looks like. */
export const STATE_SHAPE: Shape = {
  rules: 'data',
  options: optionsShape(OPTIONS),
  players: [PLAYER_SHAPE],
  stations: NUMBERS,
  gates: NUMBERS,
  cubes: NUMBERS,
  feeders: NUMBERS,
  effects: ['text'],
  event: 'text',
  first: 'number',
  deck: NUMBERS,
  discard: NUMBERS,
  flares: 'number',
  clock: 'number',
  idle: 'number',
  turn: TURN_SHAPE,
  stack: ['data'],
  over: 'flag',
};

const MARKS_BEFORE_SPACES = -3;
/** Far above what a match can count, and far below where whole numbers end. */
const MOST = 1_000_000_000;
const MOST_TRIGGERS = 5;
const MOST_FEEDERS_PER_TRIGGER = 6;

/** Sizes, options and names: without these nothing else can be looked at. */
function tableFault(state: State): string | undefined {
  const seats = state.players.length;
  return (
    sized(state.stations, SPACES, 'stations') ??
    sized(state.cubes, SPACES, 'cubes') ??
    sized(state.feeders, SPACES, 'feeders') ??
    sized(state.gates, boardOf(state).segments.length, 'gates') ??
    sized(state.deck, CARD_KINDS, 'deck') ??
    sized(state.discard, CARD_KINDS, 'discard') ??
    sized(state.effects, SUITS.length, 'effects') ??
    firstFault(state.effects, (effect) => oneOf(effect, ['', ...EFFECTS], 'an effect')) ??
    oneOf(state.event, ['', ...EVENTS], 'event') ??
    within(state.first, 0, seats - 1, 'first')
  );
}

/** 17.1, 17.2, 17.5 */
function playerFault(state: State, player: Player, seat: Seat): string | undefined {
  const who = `player ${seat}`;
  const { hold, reserve, lost, vaporized, energy, momentum } = player;
  return (
    sized(player.divers, SPACES, `${who}: divers`) ??
    sized(player.guests, state.players.length, `${who}: guests`) ??
    sized(player.stations, STATIONS.length, `${who}: stations`) ??
    sized(player.removed, STATIONS.length, `${who}: removed`) ??
    all(player.divers, 0, MOST_DIVERS_PER_SPACE, `${who}: divers`) ??
    all([...player.guests, ...player.stations, ...player.removed], 0, SUNDIVERS, `${who}: pieces`) ??
    all([hold, reserve, lost, vaporized], 0, SUNDIVERS, `${who}: sundivers`) ??
    all([energy, momentum], 0, MOST, `${who}: energy and momentum`) ??
    unless(player.guests[seat] === 0, `${who} cannot be a guest in the own hold`) ??
    within(player.eye, 0, boardOf(state).eyes - 1, `${who}: eye`) ??
    within(player.card, -1, SUITS.length - 1, `${who}: card`) ??
    all(player.pool, 0, SUITS.length - 1, `${who}: pool`) ??
    unless(!player.owes || player.pool.length > 0, `${who} owes a choice without cards`) ??
    unless(
      !player.owes || state.options.keepTiming === 'deferred',
      `${who} owes a choice, but keeping is immediate`,
    ) ??
    laterFault(state, player, seat) ??
    offBoardFault(state, player, who) ??
    conservationFault(state, player, seat)
  );
}

/** 8.3: choices that wait for one that is open or asked for. */
function laterFault(
  { rules, options, stack }: State,
  { owes, later }: Player,
  seat: Seat,
): string | undefined {
  const who = `player ${seat}`;
  if ((rules === undefined) !== (later === undefined))
    return `${who} must have choices that wait in version 2 of the rules, and there alone`;
  if (later === undefined) return undefined;
  const asked = stack.some((step) => step.step === 'keep' && step.seat === seat);
  return (
    unless(
      rules === 2 && options.keepTiming === 'deferred',
      'rules must be 2, with deferred keeping alone',
    ) ??
    shapeFault(later, [NUMBERS], `${who}: later`) ??
    firstFault(later, (pool) => all(pool, 0, SUITS.length - 1, `${who}: later`)) ??
    unless(owes === later.length > 0 || (asked && !owes), `${who} has choices waiting for none`) ??
    unless(
      later.every((pool, i) => pool.length > 0 || (owes && i === later.length - 1)),
      `${who} has a choice waiting without cards`,
    )
  );
}

function offBoardFault(state: State, { divers }: Player, who: string): string | undefined {
  const { spaces } = boardOf(state);
  const off = divers.findIndex((count, space) => count > 0 && !spaces.includes(space));
  return unless(off < 0, `${who} has sundivers on ${NAME[off]}, which this side of the board does not have`);
}

function conservationFault(state: State, player: Player, seat: Seat): string | undefined {
  const divers = diversInPlay(player) + player.reserve + player.vaporized;
  const gates = player.gates + state.gates.filter((gate) => gate === 1 + seat).length;
  return (
    unless(divers === SUNDIVERS, `player ${seat} has ${divers} sundivers in all, not ${SUNDIVERS}`) ??
    unless(gates === GATES, `player ${seat} has ${gates} gates in all, not ${GATES}`) ??
    firstFault(STATIONS, (station, type) => {
      const built = state.stations.filter((code) => code === 1 + 3 * seat + type).length;
      const count = built + player.stations[type]! + player.removed[type]!;
      return unless(
        count === STATIONS_EACH,
        `player ${seat} has ${count} ${station}s in all, not ${STATIONS_EACH}`,
      );
    })
  );
}

/** 17.3, 17.4, 17.9 */
function boardFault(state: State): string | undefined {
  const seats = state.players.length;
  const { spaces } = boardOf(state);
  const eyes = new Set(state.players.map(({ eye }) => eye));
  return (
    all(state.stations, 0, 3 * seats, 'stations') ??
    all(state.gates, 0, seats, 'gates') ??
    all(state.cubes, 0, 1, 'cubes') ??
    feedersFault(state) ??
    unless(
      [state.stations, state.cubes, state.feeders].every((list) =>
        list.every((count, space) => count === 0 || spaces.includes(space)),
      ),
      'something stands on a space that this side of the board does not have',
    ) ??
    unless(eyes.size === seats, 'two motherships stand on one eye') ??
    shipsFault(state)
  );
}

/** 17.9: ships move one after the other, so none may stand right ahead of one that orbits sooner. */
function shipsFault(state: State): string | undefined {
  const { players, stack, turn } = state;
  const done = stack[0]?.step === 'next' && !stack.some(({ step }) => step === 'orbit');
  const order = players.map((_, k) => (turn.seat + (done ? 1 : 0) + k) % players.length);
  return firstFault(order, (seat, k) => {
    const ahead = (players[seat]!.eye + 1) % boardOf(state).eyes;
    const blocked = order.slice(k + 1).some((other) => players[other]?.eye === ahead);
    return unless(!blocked, `the mothership of player ${seat} would run into another`);
  });
}

/** 11.8, 11.9: each trigger flare out of the deck has brought at most one arrival. */
function feedersFault({ feeders, deck, stack }: State): string | undefined {
  const left = deck[TRIGGER]! + deck[MARKED_FLARE]!;
  const coming = stack.some(({ step }) => step === 'gap' || step === 'first') ? 1 : 0;
  const arrivals = MOST_TRIGGERS - left - coming;
  const most = Math.max(0, arrivals) * MOST_FEEDERS_PER_TRIGGER;
  return (
    unless(arrivals >= 0 || coming === 0, 'feeders arrive when a trigger flare has come') ??
    all(feeders, 0, most, 'feeders') ??
    within(
      feeders.reduce((sum, count) => sum + count, 0),
      0,
      most,
      'the number of feeders',
    )
  );
}

/** 17.7, 17.8 */
function cardsFault(state: State): string | undefined {
  const { deck, discard, players, flares, over } = state;
  const inHands = players.flatMap(({ card, pool, later = [] }) => [
    ...(card < 0 ? [] : [card]),
    ...pool,
    ...later.flat(),
  ]);
  const flaresOut = discard[FLARE]! + inHands.filter((card) => card === FLARE).length;
  const flaresLeft = deck[FLARE]! + deck[MARKED_FLARE]!;
  const pending = state.stack.some((step) => step.step === 'flare') ? 1 : 0;
  const deckIsEmpty = deck.every((count) => count === 0);
  return (
    all(deck, 0, FLARES, 'deck') ??
    all(discard, 0, 2 * FLARES, 'discard') ??
    within(flares, 0, FLARES, 'flares') ??
    unless(
      flaresOut === flares + pending,
      `${flaresOut} flares are out of the deck, but ${flares} were resolved`,
    ) ??
    unless(flaresLeft + flaresOut <= FLARES, `there are ${flaresLeft + flaresOut} flares, not ${FLARES}`) ??
    unless(
      flares < FLARES || over || state.stack.some(({ step }) => step === 'flared'),
      'the last flare has ended the match',
    ) ??
    unless(!over || state.stack.length === 0, 'a finished match has nothing left to do') ??
    unless(!over || flares === FLARES || deckIsEmpty, 'the match is over before its last flare') ??
    within(deck[TRIGGER]! + discard[TRIGGER]!, 0, MOST_TRIGGERS, 'trigger flares') ??
    unless(discard[MARKED_FLARE] === 0, 'a marked flare is discarded as a flare') ??
    firstFault(SUITS, (name, suit) => {
      const count = deck[suit]! + discard[suit]! + inHands.filter((card) => card === suit).length;
      return within(count, 0, CARDS_PER_SUIT, `cards of ${name}`);
    })
  );
}

function turnFault({ turn, players, idle, clock }: State): string | undefined {
  const seats = players.length;
  return (
    all([turn.number, turn.points, idle, clock], 0, MOST, 'turn counters') ??
    within(turn.uses, 0, Number.MAX_SAFE_INTEGER, 'turn.uses') ??
    oneOf(turn.effect, ['', ...EFFECTS], 'turn.effect') ??
    within(turn.marked, MARKS_BEFORE_SPACES, SPACES - 1, 'turn.marked') ??
    within(turn.type, -1, STATIONS.length - 1, 'turn.type') ??
    all(turn.paid, 0, seats - 1, 'turn.paid') ??
    all([...turn.seen, ...turn.start, ...turn.used], 0, SPACES - 1, 'turn spaces') ??
    firstFault(
      turn.queue,
      ({ seat, tag }) => within(seat, 0, seats - 1, 'a drawer') ?? oneOf(tag, TAGS, 'a tag'),
    )
  );
}
