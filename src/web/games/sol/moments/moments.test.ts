import { expect, test } from 'vitest';
import type { Event, State } from '../../../../games/sol/state.ts';
import { type CardName, line, position } from '../../../../games/sol/test/testkit.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { moments, type SolMoment } from './moments.ts';

const NAMES = ['Ann', 'Vesper', 'Cleo'];

/** The moments of one move, as seat 0 sees them. */
function after(state: State, move: string, cards: readonly CardName[] = [], eyes = 0): SolMoment[] {
  const before = clone(state);
  const events: readonly Event[] = line(state, [move], cards);
  return moments(before, events, state, NAMES, eyes);
}

const tower = (momentum: readonly number[]): State =>
  position({
    players: momentum.map((n, seat) => ({
      ...{ momentum: n, energy: 9 },
      ...(seat === 0 && { divers: { C4: 1 }, stations: { C4: 'tower' } }),
    })),
  });

test('momentum rises at the tower, and its marker walks as far as it counts', () => {
  const state = tower([11, 16]);
  line(state, ['activate']);
  expect(after(state, 'use C4')).toMatchObject([
    {
      ...{ kind: 'score', seat: 0, by: 2, from: 11, to: 13, source: 'C4', over: true },
      words: 'You turn 2 energy into momentum at the tower in the convective layer. You have 13, Vesper 16.',
    },
  ]);
  expect(after(state, 'take')).toMatchObject([{ kind: 'score', by: 1, from: 13, to: 14, source: 'C4' }]);
});

test.each([
  [[11, 12], 0, 'You pass Vesper with 13.'],
  [[11, 13], 0, 'You have 13, Vesper 13.'],
  [[11, 5], 0, 'You lead with 13.'],
  [[11, 12], 1, 'Ann passes you with 13.'],
  [[11, 16], 1, 'Ann has 13, you have 16.'],
] as const)('with %j somebody hears who is passed', (momentum, eyes, words) => {
  const state = tower(momentum);
  line(state, ['activate']);
  expect(after(state, 'use C4', [], eyes)[0]?.say).toBe(words);
});

test('a hurl scores from the heart', () => {
  const state = position({ players: [{ divers: { K0: 1 } }, {}] });
  line(state, ['move']);
  expect(after(state, 'hurl K0')).toMatchObject([{ kind: 'score', by: 2, source: 'heart' }]);
});

const converting = (): State => {
  const state = position({ players: [{ divers: { O3: 1, I3: 1 } }, { energy: 14 }] });
  line(state, ['convert']);
  return state;
};

test('a card somebody else drew is held up; one to be kept stands there until it is answered', () => {
  expect(after(converting(), 'gate O3 I3 C4', ['CON'], 1)).toMatchObject([
    { kind: 'cards', head: 'Ann draws a card', cards: ['CON'] },
  ]);
  expect(after(converting(), 'gate O3 I3 C4', ['CON'])).toEqual([]);
});

test('a flare is seen, with what is left and who lost energy', () => {
  const shown = after(converting(), 'gate O3 I3 C4', ['FLARE']);
  expect(shown).toMatchObject([
    {
      kind: 'flare',
      over: true,
      logged: true,
      head: 'Solar flare',
      words: '12 flares left. Vesper loses 7 energy.',
    },
  ]);
});
