import { describe, expect, test } from 'vitest';
import { type Drawn, type Following, follow, type Scene, turned } from './scene.ts';

/** Pieces on a line: a letter is their kind, a number where they are. */
interface Piece {
  readonly kind: string;
  readonly at: number;
}

interface Shown extends Piece, Drawn {
  readonly from: number | undefined;
}

const ON_A_LINE: Following<Piece, Shown> = {
  same: (was, { kind }) => was.kind === kind,
  near: (was, { at }) => Math.abs(was.at - at),
  arrive: (piece, id, was) => ({ ...piece, id, from: was?.at, motion: was ? 'moved' : 'come' }),
  leave: (was) => ({ ...was, motion: 'gone' }),
};

const placed = (...words: readonly string[]): Piece[] =>
  words.map((word) => ({ kind: word.charAt(0), at: Number(word.slice(1)) }));

const scene = (before: Scene<Shown> | undefined, ...words: readonly string[]): Scene<Shown> =>
  follow(before, placed(...words), ON_A_LINE);

const summary = ({ pieces }: Scene<Shown>): string[] =>
  pieces.map(({ id, kind, at, from, motion }) =>
    motion === 'moved' ? `${id}: ${kind}${from}-${at}` : `${id}: ${kind}${at} ${motion}`,
  );

describe('pieces are followed', () => {
  test('numbered as they come', () => {
    expect(summary(scene(undefined, 'a1', 'b5'))).toEqual(['1: a1 come', '2: b5 come']);
  });

  test('where they move and where they stay', () => {
    const before = scene(undefined, 'a1', 'a4', 'b5');
    expect(summary(scene(before, 'b5', 'a4', 'a2'))).toEqual(['1: a1-2', '2: a4-4', '3: b5-5']);
  });

  test('never into another kind', () => {
    expect(summary(scene(scene(undefined, 'a1'), 'b1'))).toEqual(['1: a1 gone', '2: b1 come']);
  });

  test('by the nearest pair first, whatever the order', () => {
    const before = scene(undefined, 'a1', 'a5');
    expect(summary(scene(before, 'a4', 'a9'))).toEqual(['1: a1-9', '2: a5-4']);
    expect(summary(scene(before, 'a9', 'a4'))).toEqual(['1: a1-9', '2: a5-4']);
  });

  test('not over an infinite way', () => {
    const rooted: Following<Piece, Shown> = {
      ...ON_A_LINE,
      near: (was, { at }) => (was.at === at ? 0 : Infinity),
    };
    expect(summary(follow(scene(undefined, 'a1', 'a3'), placed('a2', 'a3'), rooted))).toEqual([
      '1: a1 gone',
      '2: a3-3',
      '3: a2 come',
    ]);
  });

  test('until they have gone, and no number is given twice', () => {
    const gone = scene(scene(undefined, 'a1', 'b2'), 'a1');
    expect(summary(gone)).toEqual(['1: a1-1', '2: b2 gone']);
    expect(summary(scene(gone, 'a1', 'b2'))).toEqual(['1: a1-1', '3: b2 come']);
  });
});

test.each([
  [10, 350, -10],
  [-10, 20, 20],
  [350, 10, 370],
  [720, 90, 810],
  [0, 180, -180],
])('what looks to %i turns to %i by the short way', (from, wanted, to) => {
  expect(turned(from, wanted)).toBe(to);
});
