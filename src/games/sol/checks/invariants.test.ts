import { expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { clone, equal } from '../../../kernel/data/plain.ts';
import { pick, seeded } from '../../../kernel/match/rng.ts';
import { EFFECTS, EVENTS } from '../facts.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import type { EnergyReason, Event, Move, MomentumReason, State } from '../state.ts';
import { fresh, lively, told } from '../test/testkit.ts';

/** One step of a random match: the state before and after, and what was told of it. */
interface Ply {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  /** Everything told since the turn of the active player before this step began, this step included. */
  readonly inTurn: readonly { readonly move: Move; readonly event: Event }[];
}

interface Setting {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly seed: number;
}

/** Matches of all sizes and kinds, every event and effect among them. */
const SETTINGS: readonly Setting[] = Array.from({ length: 60 }, (_, seed) => {
  const seats = 1 + (seed % 5);
  const triggerEvent = itemAt(EVENTS, seed % EVENTS.length);
  const wild: Partial<Options> = {
    effects: 'custom',
    cards: [0, 1, 2, 3, 4].map((i) => itemAt(EFFECTS, (5 * seed + i) % EFFECTS.length)),
    stallRounds: 1 + (seed % 2),
    triggerFlares: seed % 6,
    triggerEvent,
    triggerMode: seed % 7 === 3 ? 'marked' : 'extra',
    vestigial: seed % 3 !== 0,
    keepTiming: seed % 4 === 1 ? 'deferred' : 'immediate',
    chainRule: seed % 3 === 1 ? 'lenient' : 'strict',
  };
  if (seats === 1) return { seats, seed, options: { ...wild, scenario: 'none' } };
  return { seats, seed, options: seed % 8 === 6 ? { ...wild, mode: 'coop' } : wild };
});

/** Plays a match at random and shows every step. */
function watch({ seats, options, seed }: Setting, see: (step: Ply) => void): State {
  const rng = seeded(seed);
  let state = fresh(seats, options, seed);
  let inTurn: { move: Move; event: Event }[] = [];
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = pick(rng, actors);
    const before = state;
    const move = seed % 3 > 0 ? lively(rng, before, seat) : pick(rng, game.legalMoves(before, seat));
    const events: Event[] = [];
    state = clone(before);
    game.apply(state, seat, move, rng, events);
    const ends = events.findIndex(({ type }) => type === 'turn');
    const own = ends < 0 ? events : events.slice(0, ends);
    for (const event of own) inTurn.push({ move, event });
    see({ before, after: state, seat, move, events, inTurn });
    if (ends >= 0) inTurn = events.slice(ends).map((event) => ({ move, event }));
  }
  return state;
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The changes told of one kind, added up by seat. */
function toldChanges(events: readonly Event[], of: 'energy' | 'momentum', seats: number): number[] {
  const changes = new Array<number>(seats).fill(0);
  for (const event of events)
    if (event.type === of) changes[event.seat] = (changes[event.seat] ?? 0) + event.by;
  return changes;
}

/** The amounts each reason may have. */
const ENERGY: Record<EnergyReason, (by: number) => boolean> = {
  node: (by) => by > 0,
  fee: (by) => by === 1,
  CEREMONY: (by) => by === 1,
  HYPERDRIVE: (by) => by === 1,
  cube: (by) => by === 1,
  foundry: (by) => by < 0,
  tower: (by) => by < 0,
  flare: (by) => by <= -6,
  FUEL: (by) => by === -1,
  CHANNEL: (by) => by === -1,
  TRIBUTE: (by) => by !== 0,
};
const MOMENTUM: Record<MomentumReason, (by: number) => boolean> = {
  hurl: (by) => by === 2,
  flare: (by) => by === 1,
  tower: (by) => by > 0,
  CHAIN: (by) => by > 0,
  CHANNEL: (by) => by === 1,
  PASSAGE: (by) => by === 1,
  PILLAR: (by) => by === 3,
  SACRIFICE: (by) => by > 0 && by % 2 === 0,
  SYNCHRONIZE: (by) => by === 1,
};

function checkBookkeeping({ before, after, events, inTurn }: Ply): void {
  const seats = after.players.length;
  for (const of of ['energy', 'momentum'] as const) {
    const change = after.players.map((player, seat) => player[of] - itemAt(before.players, seat)[of]);
    must(equal(change, toldChanges(events, of, seats)), `${of} changes as told`);
  }
  const played = inTurn.flatMap(({ event }) => (event.type === 'played' ? [event.effect as string] : []));
  for (const event of events) {
    if (event.type !== 'energy' && event.type !== 'momentum') continue;
    const fits = event.type === 'energy' ? ENERGY[event.reason] : MOMENTUM[event.reason];
    must(fits(event.by), `${JSON.stringify(event)} has a usual amount`);
    must(!/^[A-Z]/.test(event.reason) || played.includes(event.reason), `${event.reason} was played`);
  }
  const tribute = told(events, 'energy').filter(({ reason }) => reason === 'TRIBUTE');
  must(sum(tribute.map(({ by }) => by)) === 0, 'TRIBUTE only moves energy');
}

function checkOneWay({ before, after, seat }: Ply): void {
  after.players.forEach((player, owner) => {
    const old = itemAt(before.players, owner);
    must(player.energy >= 0, 'energy is not negative');
    must(player.momentum >= old.momentum, 'momentum never falls');
    must(player.vaporized >= old.vaporized, 'nothing vaporized returns');
    must(
      player.removed.every((count, type) => count >= itemAt(old.removed, type)),
      'no station removed returns',
    );
    const left = player.guests.some((count, host) => count < itemAt(old.guests, host));
    must(!left || seat === owner, 'guests leave by their own player only');
  });
  must(after.flares >= before.flares && sum(after.deck) <= sum(before.deck), 'the deck only gets smaller');
}

function cardsOf({ deck, discard, players }: State): number {
  return sum(deck) + sum(discard) + sum(players.map(({ card, pool }) => pool.length + (card < 0 ? 0 : 1)));
}

const PATTERNS = ['gate', 'node', 'foundry', 'tower'];

function checkTurn({ before, inTurn }: Ply): void {
  const of = <T extends Event['type']>(type: T): Extract<Event, { type: T }>[] =>
    told(
      inTurn.map(({ event }) => event),
      type,
    );
  must(of('action').length <= 1, 'at most one action a turn');
  must(of('played').length <= 1, 'at most one card a turn');
  const placed = inTurn.filter(({ event, move }) => event.type === 'placed' && PATTERNS.includes(move.type));
  const cascade = of('played').some(({ effect }) => effect === 'CASCADE');
  must(placed.length <= (cascade ? 2 : 1), 'at most one conversion without CASCADE');
  const used = inTurn.flatMap(({ event, move }) =>
    event.type === 'activated' && move.type !== 'orbital' ? [event.at] : [],
  );
  must(new Set(used).size === used.length, 'no station is activated twice');
  const paid = of('energy').flatMap(({ reason, seat }) => (reason === 'fee' ? [seat] : []));
  must(new Set(paid).size === paid.length, 'at most one fee for each owner');
  must(!paid.includes(before.turn.seat), 'no fee for own gates');
}

/** At T1 every ship is d eyes behind the one ahead, but the active one d + 1. */
function checkGaps({ after }: Ply): void {
  const seats = after.players.length;
  if (seats === 1 || after.stack.at(-1)?.step !== 'action') return;
  const gap = itemAt([6, 4, 3, 3], seats - 2);
  const eyes = seats === 5 ? 16 : 13;
  after.players.forEach(({ eye }, seat) => {
    const ahead = Math.min(...after.players.map((other) => (other.eye - eye + eyes) % eyes || eyes));
    must(ahead === (seat === after.turn.seat ? gap + 1 : gap), `${ahead} eyes ahead of seat ${seat}`);
  });
}

test.each(SETTINGS)('17.1-17.13, 17.17, 17.18 hold at every step of match $seed', (setting) => {
  let cards = -1;
  watch(setting, (step) => {
    const fault = game.stateFault(step.after);
    must(fault === undefined, `${fault}`);
    checkBookkeeping(step);
    checkOneWay(step);
    checkTurn(step);
    checkGaps(step);
    if (cards < 0) cards = cardsOf(step.before);
    must(cardsOf(step.after) === cards, 'no card is lost or made');
  });
});

test('17.8, 17.16 a match ends with the thirteenth flare, in as many turns as the guard allows', () => {
  const reasons = new Set<string>();
  for (const setting of SETTINGS) {
    let most = 0;
    const end = watch(setting, ({ before, after, events }) => {
      const { stallRounds, mode } = before.options;
      const idle = mode === 'competitive' ? stallRounds * before.players.length : 0;
      if (most === 0) most = sum(before.deck) * (idle + 1);
      must(!after.over || after.flares === 13, 'not over before the thirteenth flare');
      for (const event of events)
        if (event.type === 'energy' || event.type === 'momentum')
          reasons.add(`${event.type} ${event.reason}`);
    });
    expect([end.over, end.flares, end.deck[0]]).toEqual([true, 13, 0]);
    expect(end.turn.number).toBeLessThanOrEqual(most);
  }
  const all = [
    ...Object.keys(ENERGY).map((reason) => `energy ${reason}`),
    ...Object.keys(MOMENTUM).map((reason) => `momentum ${reason}`),
  ];
  expect([...reasons].sort(), 'every reason was met').toEqual(all.sort());
});
