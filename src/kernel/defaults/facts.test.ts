import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/ticTacToe.ts';
import * as toy from '../../../test/kit/toy.ts';
import { GAMES } from '../../games/index.ts';
import type { GameEntry } from '../entry.ts';
import { newMatch } from '../match/match.ts';
import { type Fact, fieldsOf, seatFacts, sharedFacts } from './facts.ts';
import { type Study, studyOf } from './study.ts';

const [TIDES] = toy.GAMES as [GameEntry];
const study = studyOf(TIDES);

const told = (facts: readonly Fact[]): Record<string, readonly (string | undefined)[]> =>
  Object.fromEntries(facts.map(({ label, items }) => [label, items]));

describe('what is learnt of a game by watching it', () => {
  test('which fields are by seat, repeat the points or never change', () => {
    expect([...study.bySeat]).toEqual(['hands', 'points', 'bids']);
    expect([...study.scores]).toEqual(['points']);
    expect([...study.fixed]).toEqual(['showing']);
  });

  test('what stands for cards that lie face down, in hands, bids and the bag', () => {
    expect([...study.faceDown]).toEqual([
      ['bag', new Set([0])],
      ['hands', new Set([0])],
      ['bids', new Set([0])],
    ]);
  });

  test('that an open game hides nothing', () => {
    expect(studyOf(ticTacToe).faceDown.size).toBe(0);
  });

  test.each(GAMES)('of any game: $game.id', (entry) => {
    expect(() => studyOf(entry)).not.toThrow();
  });
});

describe('a position as a table', () => {
  const state = {
    ...newMatch(toy.game, { seats: 2, seed: 'facts' }).state,
    shower: -1,
    open: [4],
    bids: [-1, 0],
  };
  const seen = {
    ...state,
    hands: [
      [3, 5],
      [0, 0],
    ],
    bag: [0, 0, 0],
    prize: 9,
  };
  const fields = fieldsOf(seen, 2);

  test('tells what is nobody’s own', () => {
    expect(told(sharedFacts(fields, study))).toEqual({
      Shower: ['–'],
      Prize: ['9'],
      Bag: [undefined, undefined, undefined],
      Open: ['4'],
      Gone: [],
    });
  });

  test('tells what lies before a seat, face down what is hidden', () => {
    expect(told(seatFacts(fields, 0, study))).toEqual({ Hand: ['3', '5'], Bids: ['–'] });
    expect(told(seatFacts(fields, 1, study))).toEqual({ Hand: [undefined, undefined], Bids: [undefined] });
  });

  test('reads the fields of players as theirs', () => {
    const players = [
      { coins: 3, hand: ['ace'], ready: true },
      { coins: 1, hand: [], ready: false },
    ];
    const known: Study = { ...study, bySeat: new Set(['coins', 'hand', 'ready']), fixed: new Set() };
    const open = fieldsOf({ players, stack: [], options: {}, turn: 1, supply: { wood: 2 } }, 2);
    expect(told(seatFacts(open, 1, known))).toEqual({ Coins: ['1'], Hand: [], Ready: ['no'] });
    expect(told(sharedFacts(open, known))).toEqual({ Wood: ['2'] });
  });
});
