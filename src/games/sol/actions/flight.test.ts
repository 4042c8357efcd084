import { expect, test } from 'vitest';
import { line, offered, position } from '../test/testkit.ts';
import { playerOf } from '../verbs.ts';

/** Corners of the Move action that other tests pass by. */

test('6.1.2 a lost sundiver comes back for the last point, and not without one', () => {
  const state = position({ players: [{ lost: 2, hold: 4, reserve: 7 }, {}] });
  line(state, ['move', 'launch O0', 'launch O0']);
  expect(offered(state, 'return')).toHaveLength(13);
  line(state, ['return O5']);
  expect(offered(state, 'return')).toEqual([]);
});

test('6.1.3 the first segment of the board has a fee like any other', () => {
  const state = position({ players: [{ divers: { I0: 1 } }, { gates: ['I0|C0'], energy: 0 }] });
  line(state, ['move', 'fly I0 C0']);
  expect(playerOf(state, 1).energy).toBe(1);
});

test('10.5 CATAPULT crosses gates for nothing, but a hurl costs its point', () => {
  const state = position({
    players: [{ card: 'CATAPULT', divers: { R0: 1, K0: 1 }, gates: ['R0|K0'], hold: 3, reserve: 8 }, {}],
  });
  line(state, ['move', 'play CATAPULT', 'launch O0', 'launch O0', 'launch O0']);
  expect(offered(state, 'hurl')).toEqual([]);
  expect(offered(state, 'fly')).toContain('fly R0 K0');
});

test('10.5 of divers that have used CATAPULT and others the one to be hurled is named', () => {
  const state = position({
    players: [{ card: 'CATAPULT', divers: { R0: 1, K0: 1 }, gates: ['R0|K0'] }, {}],
  });
  line(state, ['move', 'play CATAPULT']);
  expect(offered(state, 'hurl')).toEqual(['hurl K0']);
  line(state, ['fly R0 K0']);
  expect(offered(state, 'hurl')).toEqual(['hurl K0 fresh', 'hurl K0 used']);
});

test('10.6 CEREMONY pays nothing for a lost sundiver that comes back', () => {
  const state = position({ players: [{ card: 'CEREMONY', lost: 1, energy: 0 }, {}] });
  line(state, ['move', 'play CEREMONY', 'return O5']);
  expect(playerOf(state, 0).energy).toBe(0);
});

test('what flies, is launched or comes back is told with its places', () => {
  const state = position({ players: [{ lost: 1 }, {}] });
  const events = line(state, ['move', 'launch O0', 'fly O0 O1', 'return O5']);
  expect(events.slice(1)).toEqual([
    { type: 'launched', seat: 0, host: 0, to: 'O0' },
    { type: 'flew', seat: 0, from: 'O0', to: 'O1', count: 1 },
    { type: 'returned', seat: 0, to: 'O5' },
  ]);
});
