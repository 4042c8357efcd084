import { expect, test } from 'vitest';
import type { Event, State } from '../../../games/sol/state.ts';
import { type CardName, line as play, position } from '../../../games/sol/test/testkit.ts';
import { goesOn, line, weightOf } from './telling.ts';

const NAMES = ['Ann', 'Tycho', 'Cleo'];

/** The lines of the log after some moves. */
function told(state: State, moves: readonly string[], cards: readonly CardName[] = []): string[] {
  const actions: Event[][] = [];
  for (const event of play(state, moves, cards)) {
    const last = actions.at(-1);
    if (last && goesOn(last, event)) last.push(event);
    else actions.push([event]);
  }
  return actions.flatMap((action) => line(action, NAMES) ?? []).filter((text) => text !== '');
}

test('a Move is one line, with whose gate was crossed and how deep it went', () => {
  const state = position({ players: [{ eye: 3 }, { gates: ['I3|C3', 'C3|R2', 'R2|K1'] }] });
  expect(told(state, ['move', 'launch I3', 'launch O3', 'fly I3 C3'])).toEqual([
    'Ann launches 2, flies one through Tycho’s gate into the convective layer; 1 energy for Tycho.',
  ]);
});

test('flights within a layer and launches that stay are told as such', () => {
  const state = position({ players: [{ eye: 3, divers: { O5: 1 } }, {}] });
  expect(told(state, ['move', 'launch I3', 'launch I3'])).toEqual(['Ann launches 2 into the inner orbit.']);
  expect(told(state, ['fly O5 O6'])).toEqual(['Ann flies one along the outer orbit.']);
});

test('hurls tell what they gave', () => {
  const state = position({ players: [{ divers: { K0: 2 } }, {}] });
  expect(told(state, ['move', 'hurl K0', 'hurl K0'])).toEqual(['Ann hurls 2 into the heart for 4 momentum.']);
});

test('a building is named by its layer and its price', () => {
  const state = position({ players: [{ divers: { O3: 1, I3: 1 } }, {}] });
  expect(told(state, ['convert', 'gate O3 I3 C4'], ['CON'])[0]).toBe(
    'Ann builds a gate into the convective layer from 2 sundivers.',
  );
});

test('a station tells what was paid and gained, bonus and all', () => {
  const state = position({ players: [{ energy: 9, divers: { C4: 1 }, stations: { C4: 'tower' } }, {}] });
  expect(told(state, ['activate', 'use C4', 'take'])).toEqual([
    'Ann uses the tower in the convective layer: 3 energy for 3 momentum.',
  ]);
});

test('the owner of a station that somebody else used is told apart', () => {
  const state = position({ players: [{ divers: { I4: 1 } }, { stations: { I4: 'node' } }] });
  expect(told(state, ['activate', 'use I4', 'take'])).toEqual([
    'Ann uses Tycho’s node in the inner orbit: +1 energy; Tycho, as its owner, +1 energy.',
  ]);
});

test('a flare tells how many are left and who lost energy', () => {
  const flare: Event[] = [
    { type: 'flare', number: 5 },
    { type: 'energy', seat: 1, by: -7, reason: 'flare' },
  ];
  expect(line(flare, NAMES)).toBe('Solar flare, 8 left. It costs Tycho 7 energy.');
});

test('a bonus that is told apart from its station tells what was paid and gained', () => {
  const state = position({ players: [{ energy: 9, divers: { C4: 1 }, stations: { C4: 'tower' } }, {}] });
  play(state, ['activate', 'use C4']);
  expect(told(state, ['take'])).toEqual(['Ann takes the bonus of the tower: 1 energy for 1 momentum.']);
});

test('whoever was away hears of losses, flares and scores before flights', () => {
  const events: Event[] = [
    { type: 'energy', seat: 0, by: -4, reason: 'flare' },
    { type: 'flare', number: 3 },
    { type: 'momentum', seat: 1, by: 3, reason: 'tower' },
    { type: 'momentum', seat: 1, by: 1, reason: 'tower' },
    { type: 'placed', seat: 1, piece: 'gate', at: 'I3|C3' },
    { type: 'flew', seat: 1, from: 'O3', to: 'I3', count: 1, gate: 0 },
  ];
  const weights = events.map((event) => weightOf(event, 0));
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(new Set(weights).size).toBe(events.length);
});
