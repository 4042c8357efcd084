import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../../examples/ticTacToe.ts';
import type { Move } from '../../../kernel/game.ts';
import type { Reasons } from '../../../kernel/why.ts';
import type { Gesture } from '../../games/view.ts';
import type { Choice } from '../decision/decision.ts';
import { TEXTS } from '../texts.ts';
import { type Asker, answerTo } from './answer.ts';

const { why: texts } = TEXTS;

type Named = Move & { readonly on?: string };

/** A game in which a few words can be played, and one wish is refused for a reason of its own. */
const reasons: Reasons<object, Named> = {
  wishes: () => [],
  acts: () => ['build'],
  fulfils: (_, move, { act, things }) =>
    (act ?? move.type) === move.type && things.every((thing) => thing === move.on),
  reason: (_, __, { things }) => ({
    text: `${things.join(' ')} is too far.`,
    ...{
      rule: '5.2',
      short: 'too far',
      more: 'Come nearer.',
      instead: ['go B', 'pass', 'hop A'],
      about: ['C'],
      drawings: [{ kind: 'goods', of: 'fuel', have: 0, need: 1 }],
    },
  }),
  supplied: () => undefined,
};

const choice = (text: string, gesture: Partial<Gesture> = {}): Choice => {
  const [type = '', on] = text.split(' ');
  const move: Named = { type, ...(on !== undefined && { on }) };
  return { offer: { move, text }, gesture: { label: text, ...gesture } };
};

const GO = choice('go B', { from: 'ship 0', to: 'B' });
const PASS = choice('pass');
const HATCH = choice('hatch D', { group: 'Play Hatch', to: 'D' });

const asker = (more: Partial<Asker> = {}): Asker => {
  const choices = more.choices ?? [GO, PASS, HATCH];
  const game = {
    ...ticTacToe.game,
    actors: () => [0],
    legalMoves: () => [GO, PASS, HATCH].map(({ offer }) => offer.move),
  };
  return {
    ...{
      entry: { game, reasons, texts: { ...ticTacToe.texts, move: () => 'Pass the turn' } },
      state: {},
      seat: 0,
      names: ['Ann', 'Ben'],
    },
    ...{ picking: {}, guided: false, ...more, choices },
  };
};

describe('what is not lit', () => {
  test('answers with the reason, its rule, and the moves it names as far as they are open', () => {
    expect(answerTo(asker(), { things: ['C'] })).toEqual({
      ...{ refuses: true, text: 'C is too far.', rule: '5.2', short: 'too far', more: 'Come nearer.' },
      ...{ instead: [GO, PASS], about: ['C'] },
      drawings: [{ kind: 'goods', of: 'fuel', have: 0, need: 1 }],
    });
  });

  test('answers whose turn it is, and that somebody only watches', () => {
    expect(answerTo(asker({ seat: 1, choices: [] }), { things: ['C'] }).text).toBe(
      'Wait for Ann, who is to choose now.',
    );
    expect(answerTo(asker({ seat: undefined }), { things: ['C'] }).text).toBe(texts.watching);
  });

  test('answers what has to be picked first where a move fulfils the wish', () => {
    expect(answerTo(asker(), { things: ['B'] })).toMatchObject({
      ...{ refuses: false, text: texts.pick(1), instead: [GO] },
    });
  });

  test('names no few of many ways that begin with a piece', () => {
    const many = Array.from({ length: 4 }, (_, i) => choice(`go B${i}`, { from: 'ship 0', to: `B${i}` }));
    const game = { ...asker().entry.game, legalMoves: () => many.map(({ offer }) => offer.move) };
    const entry = { ...asker().entry, game };
    expect(answerTo(asker({ choices: many, entry }), { act: 'go', things: [] })).toMatchObject({
      ...{ refuses: false, text: texts.pick(1), instead: [] },
    });
  });

  test('answers which button leads to it', () => {
    expect(answerTo(asker(), { things: ['D'] }).text).toBe(texts.press('Play Hatch'));
    expect(answerTo(asker(), { act: 'pass', things: [] }).text).toBe(texts.choose('pass'));
  });
});

describe('under a guide', () => {
  const guided = asker({ guided: true, choices: [PASS] });

  test('a reason is told, and what the guide asks for is offered instead', () => {
    expect(answerTo(guided, { things: ['C'] })).toMatchObject({ text: 'C is too far.', instead: [PASS] });
  });

  test('what would be legal is put off', () => {
    expect(answerTo(guided, { things: ['B'] })).toMatchObject({
      text: texts.guide('pass the turn'),
      instead: [PASS],
    });
  });

  test('what is to be read first is said', () => {
    const reading = asker({ guided: true, choices: [] });
    expect(answerTo(reading, { things: ['B'] })).toMatchObject({ text: texts.readOn, instead: [] });
  });
});

test('while the table has not answered, that is said', () => {
  expect(answerTo(asker({ choices: [] }), { things: ['B'] }).text).toBe(texts.later);
});
