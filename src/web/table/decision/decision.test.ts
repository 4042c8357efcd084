import { describe, expect, test } from 'vitest';
import {
  buttonsOf,
  type Choice,
  clickOn,
  isSeldom,
  lightsOf,
  nextSource,
  pressed,
  priceAt,
  stayOf,
  stillPicked,
} from './decision.ts';

function choice(text: string, gesture: Partial<Choice['gesture']> = {}): Choice {
  return { offer: { text, move: { type: text } }, gesture: { label: text, ...gesture } };
}

const FLY_A = choice('fly A B', { from: 'A', to: 'B', price: '1 point' });
const FLY_A_FAR = choice('fly A C', { from: 'A', to: 'C' });
const LAUNCH = choice('launch B', { from: 'ship 0', to: 'B' });
const NODE = choice('node B', { to: 'B' });
const GATE = choice('gate B', { to: 'B' });
const END = choice('end', { commits: true });
const FUEL = choice('fuel');
const HATCH_B = choice('play HATCH B', { group: 'Play Hatch', to: 'B' });
const HATCH_C = choice('play HATCH C', { group: 'Play Hatch', to: 'C' });
const CATAPULT = choice('play CATAPULT', { group: 'Play Catapult' });

describe('lights', () => {
  test('pieces that may be picked, and targets that need no piece', () => {
    const { sources, targets } = lightsOf([FLY_A, LAUNCH, NODE, HATCH_C], {});
    expect([...sources]).toEqual(['A', 'ship 0']);
    expect([...targets]).toEqual(['B']);
  });

  test('the targets of the picked piece', () => {
    expect([...lightsOf([FLY_A, FLY_A_FAR, LAUNCH], { from: 'A' }).targets]).toEqual(['B', 'C']);
  });

  test('only the places of an open group', () => {
    const { sources, targets } = lightsOf([FLY_A, HATCH_B, HATCH_C], { group: 'Play Hatch' });
    expect([...sources]).toEqual([]);
    expect([...targets]).toEqual(['B', 'C']);
  });
});

describe('a click', () => {
  test('picks a piece, and lets it go again', () => {
    expect(clickOn([FLY_A, FLY_A_FAR], {}, 'A')).toEqual({ pick: { from: 'A' } });
    expect(clickOn([FLY_A, FLY_A_FAR], { from: 'A' }, 'A')).toEqual({ pick: {} });
  });

  test('plays to the target of the picked piece', () => {
    expect(clickOn([FLY_A, FLY_A_FAR, LAUNCH], { from: 'A' }, 'B')).toEqual({ play: 'fly A B' });
  });

  test('plays at once where a piece has a single way to go', () => {
    expect(clickOn([FLY_A, LAUNCH], {}, 'ship 0')).toEqual({ play: 'launch B' });
  });

  test('only picks it where it is to be picked first', () => {
    expect(clickOn([FLY_A, LAUNCH], {}, 'ship 0', true)).toEqual({ pick: { from: 'ship 0' } });
  });

  test('asks where moves share their places', () => {
    expect(clickOn([NODE, GATE], {}, 'B')).toEqual({ ask: [NODE, GATE] });
  });

  test('picks another piece instead, and nothing on an unlit place', () => {
    const choices = [FLY_A, FLY_A_FAR, LAUNCH, choice('launch C', { from: 'ship 0', to: 'C' })];
    expect(clickOn(choices, { from: 'A' }, 'ship 0')).toEqual({ pick: { from: 'ship 0' } });
    expect(clickOn(choices, { from: 'A' }, 'Z')).toEqual({ pick: {} });
  });

  test('reaches a target that needs no piece while one is picked', () => {
    expect(clickOn([FLY_A, FLY_A_FAR, choice('use D', { to: 'D' })], { from: 'A' }, 'D')).toEqual({
      play: 'use D',
    });
  });
});

describe('the bar', () => {
  test('has a button for every choice without a place, groups first, what commits last', () => {
    const labels = buttonsOf([END, FLY_A, FUEL, HATCH_B, HATCH_C, CATAPULT], {}).map(({ label }) => label);
    expect(labels).toEqual(['Play Hatch', 'Play Catapult', 'fuel', 'end']);
  });

  test('has a button for a place that asks for one', () => {
    expect(buttonsOf([choice('choose', { to: 'A', button: true })], {})).toHaveLength(1);
  });

  test('plays a group of one move at once', () => {
    expect(buttonsOf([CATAPULT], {})).toEqual([{ label: 'Play Catapult', choice: CATAPULT }]);
    expect(buttonsOf([HATCH_B], {})).toEqual([{ label: 'Play Hatch', group: 'Play Hatch', open: false }]);
  });

  test('sets apart what is wanted seldom, until it is pressed', () => {
    const rescue = choice('rescue B', {
      group: 'Rescue',
      to: 'B',
      seldom: true,
      about: 'It costs 20 points.',
    });
    const [closed] = buttonsOf([rescue, HATCH_B], {});
    expect(closed).toEqual({ label: 'Rescue', group: 'Rescue', open: false, about: 'It costs 20 points.' });
    expect(buttonsOf([rescue, HATCH_B], {}).map((button) => isSeldom(button, [rescue, HATCH_B]))).toEqual([
      ...[true, false],
    ]);
    const [pressed] = buttonsOf([rescue], { group: 'Rescue' });
    expect(pressed && isSeldom(pressed, [rescue])).toBe(false);
  });

  test('offers the members of an open group that have no place', () => {
    const one = choice('play ACCELERATE 1', { group: 'Play Accelerate', label: '1 eye' });
    const two = choice('play ACCELERATE 2', { group: 'Play Accelerate', label: '2 eyes' });
    expect(buttonsOf([one, two], { group: 'Play Accelerate' }).map(({ label }) => label)).toEqual([
      'Play Accelerate',
      '1 eye',
      '2 eyes',
    ]);
  });
});

test('the price of a place is that of the choices which end there', () => {
  expect(priceAt([FLY_A, NODE], { from: 'A' }, 'B')).toBe('1 point · node B');
  expect(priceAt([FLY_A], {}, 'C')).toBeUndefined();
});

test('moves that share a place tell what they have in common there', () => {
  const shots = ['0', '1'].map((n) => choice(n, { from: 'A', to: 'B', price: n, about: 'Attack' }));
  expect(priceAt(shots, { from: 'A' }, 'B')).toBe('Attack');
});

test('the next piece follows the one in the hand, and the first one the last', () => {
  const lights = lightsOf([FLY_A, LAUNCH], {});
  expect(nextSource(lights, undefined)).toBe('A');
  expect(nextSource(lights, 'A')).toBe('ship 0');
  expect(nextSource(lights, 'ship 0')).toBe('A');
});

test('a piece that has moved stays in the hand where it went, or where its gesture says', () => {
  expect(stayOf(FLY_A)).toBe('B');
  expect(stayOf(choice('fire A B', { from: 'A', to: 'B', then: 'A' }))).toBe('A');
  expect(stayOf(NODE)).toBeUndefined();
  expect(stayOf(END)).toBeUndefined();
});

test('a picking is kept while it still makes sense', () => {
  expect(stillPicked([FLY_A, HATCH_B], { from: 'A' })).toEqual({ from: 'A' });
  expect(stillPicked([LAUNCH], { from: 'A' })).toEqual({});
  expect(stillPicked([HATCH_B], { group: 'Play Hatch', from: 'A' })).toEqual({ group: 'Play Hatch' });
  expect(stillPicked([FLY_A], { group: 'Play Hatch' })).toEqual({});
});

test('a hand that only rests on a piece leaves lit what needs none', () => {
  const rests = { from: 'A', rests: true } as const;
  const loose = choice('node D', { to: 'D' });
  expect([...lightsOf([FLY_A, loose], { from: 'A' }).targets]).not.toContain('D');
  expect([...lightsOf([FLY_A, loose], rests).targets]).toContain('D');
  expect(clickOn([FLY_A, loose], rests, 'D')).toEqual({ play: 'node D' });
});

describe('the button of a group', () => {
  const mend = (place: string, metal: number) =>
    choice(`repair ${place} ${metal}`, { group: 'Repair', to: place, label: `${metal} Metal` });

  test('asks at once where all its moves are about one place', () => {
    const moves = [mend('A', 1), mend('A', 2)];
    expect(pressed([END, ...moves], 'Repair')).toEqual({ ask: moves });
  });

  test('opens the group where there is a place to choose, or only one move', () => {
    expect(pressed([mend('A', 1), mend('B', 1)], 'Repair')).toEqual({ pick: { group: 'Repair' } });
    expect(pressed([mend('A', 1)], 'Repair')).toEqual({ pick: { group: 'Repair' } });
  });
});
