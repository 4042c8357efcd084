import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game, POSITION, type State } from '../../../test/kit/toy.ts';
import type { GameEvent } from '../game.ts';
import { itemAt } from '../data/lists.ts';
import {
  isFinal,
  legalFor,
  loadMatch,
  type Match,
  newMatch,
  outcomeOf,
  play,
  stateAt,
  undo,
  undoable,
} from './match.ts';
import { canonical, clone } from '../data/plain.ts';
import { pick, seeded } from './rng.ts';
import { moveText } from '../text.ts';

/** The same with one card left to each and nothing to show. */
const LAST_BIDS: State = {
  ...clone(POSITION),
  shower: -1,
  hands: [[1], [2]],
  gone: [5, 6, 9, 10],
};

const at = (state: State): Match => loadMatch(game, state, 'match');

/** Everything of a match that a fault must leave alone. */
const contents = ({ state, plies }: Match): string => canonical({ state, plies });

function unchanged(match: Match, attempt: () => unknown, message: string | RegExp): void {
  const before = contents(match);
  expect(attempt).toThrow(message);
  expect(contents(match)).toBe(before);
}

describe('playing', () => {
  test('the same seed gives the same match', () => {
    const [one, two] = ['orrery', 'orrery'].map((seed) => newMatch(game, { seats: 3, seed }));
    expect(one?.state).toEqual(two?.state);
    expect(newMatch(game, { seats: 3, seed: 'other' }).state).not.toEqual(one?.state);
  });

  test('a move is given as text or as data', () => {
    const [text, data] = [at(POSITION), at(POSITION)];
    play(text, 0, 'show 5');
    play(data, 0, { type: 'show', card: 5 });
    expect(text.state).toEqual(data.state);
    expect(text.plies).toMatchObject([{ seat: 0, move: { type: 'show', card: 5 } }]);
  });

  test('events are handed over when asked for', () => {
    const events: GameEvent[] = [];
    const match = at(LAST_BIDS);
    play(match, 0, 'bid 1', events);
    expect(events).toEqual([
      { type: 'bid', seat: 0 },
      { type: 'chose', card: 1, only: 0 },
    ]);
  });

  test('whoever is not asked is told who is', () => {
    const match = at(POSITION);
    unchanged(match, () => play(match, 1, 'pass'), 'seat 1 has nothing to choose; seat 0 is asked');
    play(match, 0, 'pass');
    unchanged(match, () => play(match, 2, 'pass'), 'seat 2 has nothing to choose; seat 0 and 1 are asked');
  });

  test('an illegal move is refused with what is legal', () => {
    const match = at(POSITION);
    unchanged(
      match,
      () => play(match, 0, 'show 2'),
      '"show 2" is not legal now; legal: pass, show 1, show 5, show 9',
    );
    unchanged(
      match,
      () => play(match, 0, { type: 'bid', card: 1 }),
      '{"type":"bid","card":1} is not legal now',
    );
  });

  test('when the match is over nobody may choose', () => {
    const match = at(LAST_BIDS);
    play(match, 0, 'bid 1');
    expect(outcomeOf(match)).toBeUndefined();
    play(match, 1, 'bid 2');
    expect(outcomeOf(match)).toEqual({ points: [0, 16], places: [2, 1] });
    unchanged(match, () => legalFor(match, 0), 'seat 0 has nothing to choose; the match is over');
  });

  test('a bug in the rules leaves no half move behind', () => {
    const broken = {
      ...game,
      apply(state: State) {
        state.points[0] = 99;
        throw new Error('a bug');
      },
    };
    const match = loadMatch(broken, POSITION, 'match');
    unchanged(match, () => play(match, 0, 'pass'), 'a bug');
  });
});

describe('a loaded position', () => {
  test('is a copy: the original is left alone and does not reach in', () => {
    const original = clone(POSITION);
    const match = at(original);
    play(match, 0, 'show 1');
    expect(original).toEqual(POSITION);
    original.open.push(9);
    expect(stateAt(match, 0)).toEqual(POSITION);
  });

  test.each([
    ['a lost card', { ...POSITION, bag: [3] }, 'every card from 1 to 16 must be there once'],
    ['a missing list', { ...POSITION, bids: undefined }, 'a list is missing'],
    ['a list of different kinds', { ...POSITION, note: [3, {}] }, 'a list holds things of different kinds'],
    ['another form altogether', [], 'hands must be a list of lists of cards'],
  ])('with %s is refused', (_, state, message) => {
    expect(() => loadMatch(game, state, 'match')).toThrow(`not a position of Tides: ${message}`);
  });

  test('whose form trips the check is refused, not a crash', () => {
    const naive = { ...game, stateFault: (state: State) => state.hands.map((hand) => hand.length).join() };
    expect(() => loadMatch(naive, {}, 'match')).toThrow(
      /^not a position of Tides: its form is wrong \(.*undefined/,
    );
  });
});

/** Plays a move and tells whether it is final. */
function playsForGood(match: Match, seat: number, text: string): boolean {
  play(match, seat, text);
  return isFinal(match, match.plies.length - 1);
}

describe('taking back', () => {
  test('own moves that told nobody anything can be taken back', () => {
    const match = at(POSITION);
    play(match, 0, 'pass');
    play(match, 0, 'bid 5');
    expect(undoable(match, 0)).toBe(2);
    expect(undo(match, 0, 2).map(({ move }) => moveText(move))).toEqual(['bid 5', 'pass']);
    expect(match.state).toEqual(POSITION);
    expect(match.plies).toEqual([]);
  });

  test('a secret choice tells nobody anything, so it can be taken back', () => {
    const match = at({ ...POSITION, shower: -1 });
    expect(playsForGood(match, 0, 'bid 9')).toBe(false);
    undo(match, 0);
    expect(playsForGood(match, 0, 'bid 1')).toBe(false);
  });

  test('a card shown by hand cannot be unseen', () => {
    const match = at(POSITION);
    expect(playsForGood(match, 0, 'show 9')).toBe(true);
    unchanged(
      match,
      () => undo(match, 0),
      'seat 0 cannot take back 1 move: something new was seen or somebody else has chosen since',
    );
  });

  test('bidding a card that all have seen tells nothing new', () => {
    const match = at({ ...POSITION, shower: -1, open: [9] });
    expect(playsForGood(match, 0, 'bid 9')).toBe(false);
  });

  test('bids revealed at the end are final though no chance was used', () => {
    const match = at(LAST_BIDS);
    play(match, 1, 'bid 2');
    expect(playsForGood(match, 0, 'bid 1')).toBe(true);
  });

  test('chance that was used is final', () => {
    const match = at({ ...POSITION, shower: -1, open: [1, 2, 5, 6, 9, 10] });
    play(match, 0, 'bid 1');
    expect(playsForGood(match, 1, 'bid 2')).toBe(true);
  });

  test("nobody takes back another's choice or past it", () => {
    const match = at({ ...POSITION, shower: -1 });
    play(match, 0, 'bid 9');
    unchanged(match, () => undo(match, 1), 'seat 1 cannot take back 1 move');
    play(match, 1, 'bid 2');
    unchanged(match, () => undo(match, 0), 'seat 0 cannot take back 1 move');
  });

  test('more than there is cannot be taken back', () => {
    const match = at(POSITION);
    play(match, 0, 'pass');
    unchanged(match, () => undo(match, 0, 2), 'seat 0 cannot take back 2 moves: only 1 can be');
  });
});

/** Plays a match at random to its end, and hands over the state after each move. */
function playOut(match: Match<State>, seed: number): object[] {
  const rng = seeded(seed);
  const states = [match.state];
  for (let actors = game.actors(match.state); actors.length > 0; actors = game.actors(match.state)) {
    const seat = pick(rng, actors);
    play(match, seat, pick(rng, legalFor(match, seat)));
    states.push(match.state);
  }
  return states;
}

describe('any match', () => {
  const seeds = fc.integer();

  test('can be brought back to any of its moves', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        const match = newMatch(game, { seats, seed: `${seed}` });
        const states = playOut(match, seed);
        expect(states.map((_, ply) => stateAt(match, ply))).toEqual(states);
      }),
    );
  });

  test('taken back and played again has the same luck', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const match = newMatch(game, { seats: 2, seed: `${seed}` });
        for (let i = 0; i < 5; i++) {
          const seat = itemAt(game.actors(match.state), 0);
          const ply = play(match, seat, legalFor(match, seat)[0]!);
          const after = canonical(match.state);
          if (isFinal(match, i)) continue;
          undo(match, seat);
          play(match, seat, ply.move);
          expect(canonical(match.state)).toBe(after);
        }
      }),
    );
  });
});
