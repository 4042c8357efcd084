import { describe, expect, test } from 'vitest';
import { type Event, type Move, type Options, type State, game as toy } from '../../../test/kit/toy.ts';
import { defineGame } from '../defineGame.ts';
import type { Game, Seat } from '../game.ts';
import { checkLaws } from './laws.ts';
import { clone } from '../data/plain.ts';
import { ranked } from '../outcome.ts';
import type { Rng } from '../match/rng.ts';

type Rules = Partial<Game<State, Move, Event, Options>>;

const trial = (rules: Rules, seed = 'laws', seats = 2): number =>
  checkLaws({ ...toy, ...rules }, { seats, seed, mostMoves: 50 });

test('a game that obeys them passes', () => {
  for (let i = 0; i < 100; i++) expect(trial({}, `${i}`, 2 + (i % 3))).toBeGreaterThan(5);
});

test('every move is shown with its events', () => {
  const seen: string[] = [];
  const count = checkLaws(toy, {
    seats: 2,
    options: { hand: 1 },
    seed: 'seen',
    mostMoves: 9,
    seen: (_, seat, move, events) =>
      seen.push(`${seat} ${move.type}: ${events.map(({ type }) => type).join()}`),
  });
  expect(seen).toHaveLength(count);
  expect(seen.at(-1)).toMatch(/^\d bid: bid,chose,won$/);
});

/** One fault for each law: the law it breaks, in its own words, and the rules with the fault. */
const FAULTS: readonly [string, () => Rules][] = [
  [
    'the same seed gives the same setup',
    () => {
      let matches = 0;
      return { setup: (...given) => ({ ...toy.setup(...given), round: matches++ }) };
    },
  ],
  ['the match ends within 50 moves', () => ({ apply() {} })],
  ['a match without actors has an outcome', () => ({ outcome: () => undefined })],
  ['there is no outcome while somebody is asked', () => ({ outcome: (state) => ranked(state.points) })],
  ['actor 0 has a move', () => ({ legalMoves: () => [] })],
  [
    'the invariants hold: every card from 1 to 16 must be there once',
    () => ({
      apply(state, ...given) {
        toy.apply(state, ...given);
        state.bag.pop();
      },
    }),
  ],
  [
    'a state is plain data',
    () => ({ setup: (...given) => Object.assign(toy.setup(...given), { note: undefined }) }),
  ],
  [
    'move texts are distinct: pass; show',
    () => ({
      legalMoves: (state, seat) => [...toy.legalMoves(state, seat), ...toy.legalMoves(state, seat)],
    }),
  ],
  [
    'equal states give equal moves in the same order',
    () => {
      let asked = 0;
      return { legalMoves: (state, seat) => turned(toy.legalMoves(state, seat), asked++) };
    },
  ],
  [
    'asking for moves changes nothing',
    () => ({
      legalMoves(state, seat) {
        state.round++;
        return toy.legalMoves(state, seat);
      },
    }),
  ],
  [
    'events change nothing and chance alone decides',
    () => ({
      apply(state, seat, move, rng, events) {
        toy.apply(state, seat, move, rng, events);
        if (events) state.round++;
      },
    }),
  ],
  [
    'events change nothing and chance alone decides',
    () => {
      let played = 0;
      return { apply: (state, ...given) => (toy.apply(state, ...given), void (state.round = played++)) };
    },
  ],
  ['a move on a copy leaves the original as it was', () => ({ copy: (state) => ({ ...state }) })],
  [
    'a move on a copy leaves the original as it was',
    () => {
      let asked: State | undefined;
      return {
        actors: (state) => toy.actors((asked ??= state)),
        apply(state, ...given) {
          toy.apply(state, ...given);
          if (asked) asked.round += 10;
        },
      };
    },
  ],
  [
    'the same seed and moves give the same state',
    () => ({
      // The two lists are one until the state is cloned, so playing in place goes another way.
      setup(...given) {
        const state = toy.setup(...given);
        return { ...state, open: state.gone };
      },
    }),
  ],
  [
    'who is asked follows from public facts',
    () => ({ redact: (state, viewer) => ({ ...toy.redact(state, viewer), shower: 1 - state.shower }) }),
  ],
  [
    'redacting twice changes nothing more',
    () => ({ redact: (state, viewer) => ({ ...toy.redact(state, viewer), round: state.round + 1 }) }),
  ],
  [
    'a seat sees all that a spectator sees',
    () => ({
      redact: (state, viewer) => (viewer === undefined ? clone(state) : toy.redact(state, viewer)),
    }),
  ],
  ['a guess looks the same as the truth', () => ({ determinize: (view, _, rng) => handsSwapped(view, rng) })],
  ['the invariants hold in a guess', () => ({ determinize: (view) => view })],
  ['legal moves follow from what the seat sees', () => ({ redact: (state) => toy.redact(state, undefined) })],
  [
    'a guess allows the same moves',
    () => ({
      legalMoves: (state, seat) =>
        toy.legalMoves(state, seat).slice(state.bag[0] === 6 && state.shower === seat ? 1 : 0),
    }),
  ],
  [
    'events tell a seat no more than its view does',
    () => ({
      apply(state, seat, move, rng, events) {
        toy.apply(state, seat, move, rng, events);
        events?.push({ type: 'won', seat, prize: state.hands[1]?.[0] ?? 0 });
      },
    }),
  ],
  [
    'a spectator sees who is asked',
    () => ({
      redact(state, viewer) {
        const view = toy.redact(state, viewer);
        return viewer === undefined ? { ...view, prize: 0 } : view;
      },
    }),
  ],
];

function turned(moves: Move[], by: number): Move[] {
  return by % 2 === 0 ? moves : moves.reverse();
}

function handsSwapped(view: State, rng: Rng): State {
  const guess = toy.determinize(view, undefined, rng);
  return { ...guess, hands: guess.hands.toReversed() };
}

describe('a game that breaks one is caught', () => {
  test.each(FAULTS)('%s', (law, rules) => {
    const broken = (): void => {
      for (let i = 0; i < 30; i++) trial(rules(), `${i}`);
    };
    expect(broken).toThrow(`broken law: ${law}`);
  });

  test('the message says how to see it again', () => {
    expect(() => trial({ outcome: () => undefined })).toThrow(
      /^toy, 2 seats, seed [0-9a-f]{64}, after move \d+: broken law/,
    );
  });
});

/** Three take turns until nobody but one is left or so many moves are made; whoever has left is passed over. */
interface Round {
  readonly players: { readonly luck: number }[];
  readonly left: Seat[];
  moves: number;
}
type Going = { readonly type: 'go' } | { readonly type: 'leave' };

function askedIn({ left, moves }: Round): Seat[] {
  const staying = [0, 1, 2].filter((seat) => !left.includes(seat));
  return staying.length > 1 && moves < 400 ? [staying[moves % staying.length] ?? 0] : [];
}

const round = defineGame({
  id: 'round',
  title: 'Round',
  seats: 3,
  setup: (seats, _, rng): Round => ({
    players: Array.from({ length: seats }, () => ({ luck: rng.int(2) })),
    left: [],
    moves: 0,
  }),
  actors: askedIn,
  legalMoves: (): Going[] => [{ type: 'go' }],
  leaving: ({ left }: Round, seat): Going | undefined =>
    left.includes(seat) ? undefined : { type: 'leave' },
  apply(state: Round, seat, move: Going) {
    if (move.type === 'leave') state.left.push(seat);
    else state.moves++;
  },
  outcome: (state: Round) => (askedIn(state).length > 0 ? undefined : ranked([0, 0, 0])),
  redact: (state: Round, viewer) => ({
    ...clone(state),
    players: state.players.map(({ luck }, seat) => ({ luck: seat === viewer ? luck : 0 })),
  }),
  determinize: (state: Round) => clone(state),
}).game;

describe('a game that seats leave by its rules', () => {
  type Changed = Partial<Pick<Game<Round, Going>, 'actors' | 'legalMoves' | 'leaving'>>;
  const tried = (rules: Changed): void => {
    for (let i = 0; i < 20; i++)
      checkLaws({ ...round, ...rules }, { seats: 3, seed: `round ${i}`, mostMoves: 500 });
  };

  test('passes where it obeys the laws, and is left', () => {
    const left = new Set<number>();
    const seen = (state: Round): unknown => left.add(state.left.length);
    for (let i = 0; i < 20; i++) checkLaws(round, { seats: 3, seed: `round ${i}`, mostMoves: 500, seen });
    expect(left).toEqual(new Set([0, 1, 2]));
  });

  test.each<[string, Changed]>([
    ['leaving is among no moves that are offered', { legalMoves: () => [{ type: 'go' }, { type: 'leave' }] }],
    ['leaves once', { leaving: () => ({ type: 'leave' }) }],
    [
      'has left and is asked no more',
      { actors: (state) => (askedIn(state).length === 0 ? [] : [state.moves % 3]) },
    ],
    [
      'leaving follows from what the seat sees',
      {
        leaving: (state, seat) =>
          state.players.some(({ luck }) => luck > 0) ? round.leaving?.(state, seat) : undefined,
      },
    ],
  ])('is caught: %s', (law, rules) => {
    expect(() => tried(rules)).toThrow(law);
  });
});
