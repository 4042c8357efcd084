import { describe, expect, test } from 'vitest';
import { game } from '../../../../games/sol/index.ts';
import type { Move, State } from '../../../../games/sol/state.ts';
import { line, position } from '../../../../games/sol/test/testkit.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { pick, seeded } from '../../../../kernel/match/rng.ts';
import { moveText } from '../../../../kernel/text.ts';
import type { Gesture } from '../../view.ts';
import { outlineOf } from '../board/shapes.ts';
import { answersItself, gesture } from './gestures.ts';
import { drawnCards, lossWords } from './keeping.ts';

const NAMES = ['Mira', 'Vesper', 'Ines', 'Tomasz', 'Odile'];

function gestureOf(state: State, text: string): Gesture {
  const seat = game.actors(state).at(-1) as number;
  const move = game.legalMoves(state, seat).find((candidate) => moveText(candidate) === text) as Move;
  return gesture(state, { text, move }, NAMES);
}

describe('a Move', () => {
  test('launches from the ship', () => {
    const state = position({ players: [{ eye: 3 }, {}] });
    line(state, ['move']);
    expect(gestureOf(state, 'launch O3')).toMatchObject({
      from: 'ship 0',
      to: 'O3',
      price: 'Launch to O3: 1 point.',
    });
  });

  test('names the gate on the way and what its owner gains', () => {
    const state = position({ players: [{ divers: { R4: 1 } }, { gates: ['R4|K3'] }] });
    line(state, ['move']);
    expect(gestureOf(state, 'fly R4 K3')).toMatchObject({
      from: 'R4',
      to: 'K3',
      price: 'Fly to K3 through Vesper’s gate: 1 point. Vesper gains 1 energy.',
    });
  });

  test('pays a fee only once a turn', () => {
    const state = position({ players: [{ divers: { R4: 2 } }, { gates: ['R4|K3'] }] });
    line(state, ['move', 'fly R4 K3']);
    expect(gestureOf(state, 'fly R4 K3').price).toBe('Fly to K3 through Vesper’s gate: 1 point.');
  });

  test('hurls into the heart and tells the chance of a flare', () => {
    const state = position({ players: [{ divers: { K3: 1 } }, {}] });
    line(state, ['move']);
    expect(gestureOf(state, 'hurl K3')).toMatchObject({ from: 'K3', to: 'heart' });
    expect(gestureOf(state, 'hurl K3').price).toContain('25 % for a flare');
  });

  test('ends with the golden button and says what is left', () => {
    const state = position({ players: [{}, {}] });
    line(state, ['move']);
    expect(gestureOf(state, 'end')).toMatchObject({
      label: 'End move',
      commits: true,
      price: '3 points unused.',
    });
  });
});

describe('conversions', () => {
  test('a gate is made on its segment', () => {
    const state = position({ players: [{ divers: { O0: 1, I0: 1 } }, {}] });
    line(state, ['convert']);
    expect(gestureOf(state, 'gate O0 I0 C1')).toMatchObject({ to: 'I0|C1' });
    expect(gestureOf(state, 'gate O0 I0 C1').price).toContain('Draws 1 card: 25 % for a flare.');
  });
});

describe('cards', () => {
  test('a card without a choice is one button', () => {
    const state = position({ players: [{ card: 'CATAPULT' }, {}] });
    line(state, ['move']);
    expect(gestureOf(state, 'play CATAPULT')).toMatchObject({ label: 'Play Catapult' });
    expect(gestureOf(state, 'play CATAPULT').group).toBeUndefined();
  });

  test('a card with a place is a group whose places are lit', () => {
    const state = position({ players: [{ card: 'HATCH', divers: { C3: 1 } }, { divers: { C3: 1 } }] });
    expect(gestureOf(state, 'play HATCH C3 1')).toMatchObject({ group: 'Play Hatch', to: 'C3' });
  });
});

describe('a drawn card', () => {
  test('to be kept takes the focus; of several the first one', () => {
    const state = position({ players: [{ divers: { O3: 1, I3: 1 } }, {}] });
    line(state, ['convert', 'gate O3 I3 C4'], ['CON']);
    expect(gestureOf(state, 'keep CON')).toMatchObject({ focused: true, commits: true, key: 'k' });
    expect(gestureOf(state, 'keep old').focused).toBeUndefined();
    Object.assign(state.players[0] ?? {}, { pool: [2, 1] });
    expect(gestureOf(state, 'keep CON').focused).toBeUndefined();
    expect(gestureOf(state, 'keep REF').focused).toBe(true);
    Object.assign(state.players[0] ?? {}, { card: 1 });
    expect(gestureOf(state, 'keep REF')).not.toHaveProperty('commits');
    expect(gestureOf(state, 'keep CON')).toMatchObject({ focused: true, commits: true });
  });

  test('is shown once, and what is held already only where there is nothing else', () => {
    const player = itemAt(position({ players: [{}, {}] }).players, 0);
    expect(drawnCards({ ...player, card: -1, pool: [2, 1, 2] })).toEqual([2, 1]);
    expect(drawnCards({ ...player, card: 1, pool: [2, 1] })).toEqual([2]);
    expect(drawnCards({ ...player, card: 1, pool: [1, 1] })).toEqual([1]);
  });

  test('that is held already costs nothing', () => {
    const state = position({ players: [{ card: 'CON', divers: { O3: 1, I3: 1 } }, {}] });
    line(state, ['convert', 'gate O3 I3 C4'], ['CON']);
    expect(lossWords(state, 0, 2)).toBe('You hold this card already, so nothing changes.');
    expect(lossWords(state, 0, 1)).toBe('You hold one card. Keep this one, and Ceremony goes.');
  });
});

test('the only sundiver an event can take answers itself, an action never does', () => {
  expect(answersItself({ type: 'sacrifice', from: 'hold' })).toBe(true);
  expect(answersItself({ type: 'warp', from: 'O3' })).toBe(true);
  expect(answersItself({ type: 'move' })).toBe(false);
  expect(answersItself({ type: 'end' })).toBe(false);
});

/** Plays matches at random: every move ever offered must have a gesture the board can draw. */
test.each([
  [2, { effects: 'random', colours: ['blue', 'green', 'yellow', 'red'], triggerFlares: 5 }],
  [3, { effects: 'random', colours: ['yellow', 'red'], triggerFlares: 5, swap: true }],
  [5, { effects: 'random', colours: ['green', 'red'], triggerFlares: 5 }],
] as const)('every offer of random matches of %i has a gesture', (seats, options) => {
  for (let seed = 1; seed <= 3; seed++) checkMatch(seats, options, seed);
});

function checkMatch(seats: number, options: object, seed: number): void {
  const rng = seeded(seed);
  const defaults = Object.fromEntries(
    Object.entries(game.options).map(([key, option]) => [key, option.default]),
  );
  const state = game.setup(seats, { ...defaults, ...options } as never, rng);
  for (let ply = 0; ply < 260; ply++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    for (const move of moves)
      checkGesture(state, gesture(state, { text: moveText(move), move }, NAMES), moveText(move));
    game.apply(state, seat, pick(rng, moves), rng);
  }
}

function checkGesture(state: State, { label, price, from, to, group }: Gesture, text: string): void {
  const words = [label, price ?? '', group ?? ''].join(' ');
  expect(label, text).not.toBe('');
  expect(words, text).not.toMatch(/undefined|NaN|Seat \d/);
  for (const place of [from, to])
    if (place !== undefined) expect(outlineOf(state, place), text).toMatch(/^M.*Z$/);
}
