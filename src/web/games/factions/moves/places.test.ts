import { expect, test } from 'vitest';
import type { FactionId } from '../../../../games/factions/facts.ts';
import type { Event } from '../../../../games/factions/state.ts';
import { fresh, position } from '../../../../games/factions/test/testkit.ts';
import { phaseWords, progress } from '../panels/clock.tsx';
import { colourOf } from '../colours.ts';
import { cueOf, placesOf, turnOf } from './places.ts';
import { scorePad } from '../scorePad.ts';

const NAMES = ['Ada', 'Rook'];

test.each([
  [{ type: 'entered', seat: 0, from: '3-0', to: '4-0', price: 2, energy: 2 }, ['3-0', '4-0']],
  [{ type: 'used', seat: 0, planet: 'Mars', as: 'Mars' }, ['planet Mars']],
  [{ type: 'mined', seat: 0, at: 'K-1', value: 4, gain: 4 }, ['K-1']],
  [{ type: 'machine', seat: 0, machine: 'cargo', level: 'I' }, ['machine cargo']],
  [{ type: 'placed', seat: 0, card: 've01', on: 'ju01' }, ['world ju01']],
  [{ type: 'turn', seat: 0, round: 1 }, []],
] as const)('%o is about %o', (event, places) => {
  expect(placesOf(event as Event)).toEqual(places);
});

test('turns begin in the log where somebody takes one, and where factions are chosen', () => {
  expect(turnOf({ type: 'turn', seat: 1, round: 2 } as Event)).toBe(1);
  expect(turnOf({ type: 'chose', seat: 2, faction: 'sop', rival: false } as Event)).toBe(2);
  expect(turnOf({ type: 'berthed', seat: 1, at: '2-3' } as Event)).toBe(1);
  expect(turnOf({ type: 'passed', seat: 1, forced: false } as Event)).toBeUndefined();
});

test('gains and losses sound different', () => {
  expect(cueOf({ type: 'mined' } as Event)).toBe('gain');
  expect(cueOf({ type: 'rescued', seat: 0, penalty: 20 } as Event)).toBe('loss');
  expect(cueOf({ type: 'swept' } as Event)).toBeUndefined();
});

test('every seat has a colour of its own', () => {
  const state = fresh(4);
  expect(new Set([0, 1, 2, 3].map((seat) => colourOf(state, seat))).size).toBe(4);
});

test('colours follow the faction, in whatever seat it is led', () => {
  const led = (...factions: readonly FactionId[]): string[] => {
    const state = position({ players: factions.map((faction) => ({ faction })) });
    return factions.map((_, seat) => colourOf(state, seat));
  };
  expect(led('megacore', 'tunnelers')).toEqual(['azure', 'amber']);
  expect(led('tunnelers', 'megacore')).toEqual(['amber', 'azure']);
  // The last seat chose first, and the other takes what is free.
  expect(led('deepstate', 'megacore')).toEqual(['jade', 'azure']);
});

test('the clock tells round, Leader and the turns of the last one left', () => {
  expect(progress(fresh(2))).toBe('Setting up');
  expect(progress(position({ players: [{}, {}], round: 2 }))).toBe('Round 2 of 3');
  expect(progress(position({ players: [{}] }))).toBe('Round 1 of 2');
  expect(phaseWords(position({ players: [{}, {}], leader: 1 }), NAMES)).toBe('Main phase, Rook leads');
  const alone = position({ players: [{ lastTurns: 4 }, { passed: true }] });
  expect(phaseWords(alone, NAMES)).toBe('Only Ada is left: 2 turns more');
});

test('the score pad has a line for each source, and rare ones where they count', () => {
  const state = position({
    players: [{ upgrades: { sails: 3 }, resources: 4, penalty: 20, rescues: 1 }, { completed: ['sa01'] }],
  });
  expect(scorePad(state)).toEqual([
    { label: 'Upgrades', points: [3, 0] },
    { label: 'Machines', points: [3, 0] },
    { label: 'Exoplanets', points: [0, 0] },
    { label: 'Objectives', points: [0, 3] },
    { label: 'Resources, by twos', points: [2, 1] },
    { label: 'Rescues', points: [-20, 0] },
  ]);
});
