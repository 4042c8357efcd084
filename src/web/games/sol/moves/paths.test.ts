import { expect, test } from 'vitest';
import { game } from '../../../../games/sol/index.ts';
import type { State } from '../../../../games/sol/state.ts';
import { line, position } from '../../../../games/sol/test/testkit.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { paths, starts } from './paths.ts';
import { wayWords } from './prices.ts';

test('leads a sundiver as far as the points go, and each way can be played', () => {
  const state = position({ players: [{ divers: { O0: 1 } }, {}] });
  line(state, ['move']);
  const found = paths(state, 0, 'O0');
  expect([...found.keys()].sort()).toEqual(['I1', 'I11', 'I12', 'I2', 'O10', 'O11', 'O2', 'O3'].sort());
  for (const texts of found.values()) expect(() => line(clone(state), texts)).not.toThrow();
});

test('what is one step away is left to the offers', () => {
  const state = position({ players: [{ divers: { O0: 1 } }, {}] });
  line(state, ['move']);
  expect(paths(state, 0, 'O0').has('O1')).toBe(false);
});

test('passes barriers only by gates, and takes own ones rather than pay a fee', () => {
  const state = position({
    players: [{ divers: { I0: 1 }, gates: ['I1|C1'] }, { gates: ['I0|C1', 'C1|R1'] }],
  });
  line(state, ['move']);
  expect(paths(state, 0, 'I0').get('R1')).toEqual(['fly I0 C1', 'fly C1 R1']);
  expect(paths(state, 0, 'I0').has('R0')).toBe(true);
});

test('3.7 never passes a space that is full', () => {
  const state = position({ players: [{ divers: { O0: 1, O1: 5, I1: 5 }, hold: 0, reserve: 2 }, {}] });
  line(state, ['move']);
  expect(paths(state, 0, 'O0').has('O2')).toBe(false);
});

test('launches and flies on from the ship, and ends in the heart', () => {
  const state = position({
    players: [{ eye: 0, gates: ['I0|C0', 'C0|R0', 'R0|K0'], stations: { O0: 'node', I5: 'node' } }, {}],
  });
  line(state, ['move']);
  const found = paths(state, 0, 'ship 0');
  expect(found.get('K0')).toEqual(['launch I0', 'fly I0 C0', 'fly C0 R0', 'fly R0 K0']);
  expect(found.get('heart')).toEqual(['launch I0', 'fly I0 C0', 'fly C0 R0', 'fly R0 K0', 'hurl K0']);
});

test('before the Move has been chosen, choosing it is the first step', () => {
  const state = position({ players: [{ eye: 0, divers: { O4: 1 } }, {}] });
  expect(starts(state, 0)).toEqual(['ship 0', 'O4']);
  expect(paths(state, 0, 'O4').get('O5')).toEqual(['move', 'fly O4 O5']);
  expect(starts(state, 1)).toEqual([]);
});

test('nobody else’s pieces are led', () => {
  const state = position({ players: [{}, { divers: { O4: 1 } }] });
  line(state, ['move']);
  expect(paths(state, 1, 'O4').size).toBe(0);
  expect(game.actors(state)).toEqual([0]);
});

test('a way is told in places that are engraved, with its points, gates and fees', () => {
  const told = (state: State, from: string, to: string): string | undefined =>
    wayWords(state, 0, to, paths(state, 0, from).get(to) ?? [], ['Ann', 'Vesper']);
  const state = position({
    players: [
      { eye: 0, divers: { O4: 1, K0: 1 }, gates: ['C0|R0'], stations: { O0: 'node' } },
      { gates: ['I0|C0'] },
    ],
  });
  expect(told(state, 'O4', 'O5')).toBe('Move: fly to O5: 1 of 4 points.');
  expect(told(state, 'ship 0', 'I0')).toBe('Move: launch to I0: 1 of 4 points.');
  expect(told(state, 'K0', 'heart')).toMatch(
    /^Move: hurl into the heart: 1 of 4 points for 2 momentum\. Draws a card: \d+ % for a flare/,
  );
  line(state, ['move']);
  expect(told(state, 'ship 0', 'R0')).toBe(
    'Launch and fly to R0 through Vesper’s gate and your gate: 3 of 4 points. Vesper gains 1 energy.',
  );
});
