import { expect, test } from 'vitest';
import { dueOf, saidOnce } from './saidOnce.ts';

test('without moments the log is said', () => {
  expect(saidOnce(['You end your turn.'], [])).toEqual(['You end your turn.']);
});

test.each([
  ['You settle Sallow: 1 of 4 planets.', 'You settle Sallow: 1 of 4 planets.'],
  [
    'Your Scout hits Ben’s Mothership for 2. It answers for 6.',
    'You fire on Ben’s Mothership. You hit for 2. It answers for 6. It survives with 16 hull.',
  ],
  [
    'You use the tower in the outer orbit: 1 energy for 1 momentum.',
    '+1 momentum. You turn 1 energy into momentum at the tower in the outer orbit. You pass Ben.',
  ],
])('a line that a moment says as well is not said again: %s', (line, say) => {
  expect(saidOnce([line], [{ say }])).toEqual([say]);
});

test('what no moment says is said before them', () => {
  const lines = ['You build a node in the radiative layer.', 'Solar flare, 11 left.'];
  const say = 'Solar flare: 11 flares left.';
  expect(saidOnce(lines, [{ say }])).toEqual(['You build a node in the radiative layer.', say]);
});

test('a moment whose words stand in the log is said by the log', () => {
  const moment = { say: 'The Edict of Arms: most ships.', logged: true } as const;
  expect(saidOnce(['Time takes a token.'], [moment])).toEqual(['Time takes a token.']);
});

test('a turn is kept until another begins, and said together with what ends the telling', () => {
  expect(dueOf(false, true)).toBe('nothing');
  expect(dueOf(true, true)).toBe('earlier');
  expect(dueOf(true, false)).toBe('all');
  expect(dueOf(false, false)).toBe('all');
});
