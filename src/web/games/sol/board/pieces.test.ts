import { describe, expect, test } from 'vitest';
import type { State } from '../../../../games/sol/state.ts';
import { line, position } from '../../../../games/sol/test/testkit.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { type Piece, type PieceScene, sceneOf } from './pieces.ts';
import { shipSpot } from './spots.ts';

const FIT = { compact: false, grow: 1 };

/** The scenes before and after some moves. */
function played(state: State, moves: readonly string[]): [PieceScene, PieceScene] {
  const before = sceneOf(undefined, clone(state), FIT);
  line(state, moves);
  return [before, sceneOf(before, state, FIT)];
}

function at({ pieces }: PieceScene, kind: Piece['kind'], place: string): Piece[] {
  return pieces.filter((piece) => piece.kind === kind && piece.place === place && piece.motion !== 'gone');
}

const going = ({ pieces }: PieceScene): Piece[] => pieces.filter(({ motion }) => motion === 'gone');

describe('a piece stays the same', () => {
  test('when it flies', () => {
    const state = position({ players: [{ divers: { O3: 2 } }, {}] });
    line(state, ['move']);
    const [before, after] = played(state, ['fly O3 O4']);
    const [moved] = at(after, 'diver', 'O4');
    expect(at(before, 'diver', 'O3').map(({ id }) => id)).toContain(moved?.id);
    expect(moved?.motion).toBe('none');
    expect(going(after)).toEqual([]);
  });

  test('when it stays', () => {
    const state = position({
      players: [{ divers: { O3: 1, C2: 1 }, stations: { C2: 'node' } }, { gates: ['I1|C1'] }],
    });
    line(state, ['move']);
    const [before, after] = played(state, ['fly O3 O4']);
    for (const kind of ['station', 'gate', 'ship'] as const) {
      const ids = (scene: PieceScene): number[] =>
        scene.pieces.filter((p) => p.kind === kind).map(({ id }) => id);
      expect(ids(after)).toEqual(ids(before));
    }
  });

  test('and turns the short way round', () => {
    const state = position({ players: [{ divers: { O5: 1 } }, {}] });
    line(state, ['move']);
    const [before, after] = played(state, ['fly O5 O6', 'fly O6 O7', 'fly O7 O8']);
    const turned =
      (at(after, 'diver', 'O8')[0]?.turn as number) - (at(before, 'diver', 'O5')[0]?.turn as number);
    expect(Math.abs(turned)).toBeLessThan(120);
  });
});

describe('onto and off the board', () => {
  test('a launch starts at the mothership', () => {
    const state = position({ players: [{ eye: 3 }, {}] });
    line(state, ['move']);
    const [, after] = played(state, ['launch O3']);
    const { x, y } = shipSpot(state, 0);
    expect(at(after, 'diver', 'O3')[0]).toMatchObject({ motion: 'coming', from: { x, y } });
  });

  test('a hurl goes to the heart', () => {
    const state = position({ players: [{ divers: { K2: 2 } }, {}] });
    line(state, ['move']);
    const [, after] = played(state, ['hurl K2']);
    expect(going(after)).toMatchObject([{ kind: 'diver', place: 'K2', goal: { x: 0, y: 0 } }]);
  });

  test('an activation sends its sundiver home', () => {
    const state = position({ players: [{ divers: { I4: 1 }, stations: { I4: 'node' } }, {}] });
    line(state, ['activate']);
    const [, after] = played(state, ['use I4']);
    const { x, y } = shipSpot(state, 0);
    expect(going(after)).toMatchObject([{ kind: 'diver', goal: { x, y } }]);
  });

  test('a conversion folds its sundivers into what they become', () => {
    const state = position({ players: [{ divers: { O0: 1, O2: 1 } }, {}] });
    line(state, ['convert']);
    const [, after] = played(state, ['node O1']);
    const [node] = at(after, 'station', 'O1');
    expect(node?.motion).toBe('coming');
    expect(going(after)).toHaveLength(2);
    for (const { goal } of going(after)) expect(goal).toMatchObject({ x: node?.x, y: node?.y });
  });

  test('what is gone is dropped with the next scene', () => {
    const state = position({ players: [{ divers: { K2: 1 } }, {}] });
    line(state, ['move']);
    const [, after] = played(state, ['hurl K2']);
    expect(going(sceneOf(after, clone(state), FIT))).toEqual([]);
  });
});

describe('crowded spaces', () => {
  const everybody = Array.from({ length: 5 }, () => ({ divers: { C3: 5 } }));

  test('five sundivers of each of five players are stacks with their number, all inside the space', () => {
    const { pieces } = sceneOf(undefined, position({ players: everybody }), FIT);
    const divers = pieces.filter(({ kind }) => kind === 'diver');
    expect(divers).toHaveLength(25);
    expect(divers.filter(({ badge }) => badge === 5)).toHaveLength(5);
    for (const { x, y } of divers) {
      expect(Math.hypot(x, y)).toBeGreaterThan(178);
      expect(Math.hypot(x, y)).toBeLessThan(246);
    }
  });

  test('the number stands on the piece drawn last', () => {
    const { pieces } = sceneOf(undefined, position({ players: everybody }), FIT);
    for (const top of pieces.filter(({ badge }) => badge > 0)) {
      const stack = pieces.filter(
        ({ kind, seat, place }) => kind === 'diver' && seat === top.seat && place === top.place,
      );
      expect(top.id).toBe(Math.max(...stack.map(({ id }) => id)));
    }
  });

  test('two sundivers lie side by side where there is room', () => {
    const { pieces } = sceneOf(undefined, position({ players: [{ divers: { O3: 2 } }, {}] }), FIT);
    const [a, b] = pieces.filter(({ kind }) => kind === 'diver') as [Piece, Piece];
    expect(a.badge + b.badge).toBe(0);
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
  });
});
