import { expect, test } from 'vitest';
import type { Event } from '../../../../games/factions/state.ts';
import { goesOn, line } from './lines.ts';

const NAMES = ['Ann', 'Ben'];

/** The lines of events in a row, as the log tells them; nothing where the events are told one by one. */
function lines(events: readonly Event[]): (string | undefined)[] {
  const actions: Event[][] = [];
  for (const event of events) {
    const last = actions.at(-1);
    if (last && goesOn(last, event)) last.push(event);
    else actions.push([event]);
  }
  return actions.map((action) => line(action, NAMES));
}

const entered = (from: string, to: string, price: number): Event => ({
  ...{ type: 'entered', seat: 0, from, to, price, energy: price },
});

test('a flight is one line from where it began to where it ended', () => {
  expect(
    lines([{ type: 'turn', seat: 0, round: 1 }, entered('1-1', '2-1', 1), entered('2-1', '3-1', 4)]),
  ).toEqual(['', 'Ann flies from Venus 1 to Mars 1 for 5 energy.']);
});

test('a planet is told with what it brought and what it cost', () => {
  expect(
    lines([
      { type: 'used', seat: 0, planet: 'Mars', as: 'Mars' },
      { type: 'resources', seat: 0, by: -4, reason: 'mars' },
      { type: 'installed', seat: 0, machine: 'sails', count: 1 },
      { type: 'installed', seat: 0, machine: 'sails', count: 1 },
      { type: 'machine', seat: 0, machine: 'sails', level: 'complete' },
      { type: 'energy', seat: 1, by: 2, reason: 'pass' },
    ]),
  ).toEqual([
    'Ann uses Mars: 2 upgrades of Solar Sails and Solar Sails complete for 4 resources.',
    undefined,
  ]);
  expect(
    lines([
      { type: 'mined', seat: 0, at: '4-7', value: 5, gain: 5 },
      { type: 'resources', seat: 0, by: 3, reason: 'mine' },
    ]),
  ).toEqual(['Ann mines Belt 7: 3 resources.']);
});

test('what was paid bit by bit is told as one sum', () => {
  expect(
    lines([
      { type: 'used', seat: 0, planet: 'Jupiter', as: 'Jupiter' },
      { type: 'resources', seat: 0, by: -1, reason: 'jupiter' },
      { type: 'exoplanet', seat: 0, card: 'ju01' },
      { type: 'resources', seat: 0, by: -2, reason: 'effect' },
      { type: 'installed', seat: 0, machine: 'sails', count: 1 },
    ]),
  ).toEqual(['Ann uses Jupiter: 1 upgrade of Solar Sails and Yvaga for 3 resources.']);
});

test('an offer is told with its answer, a rescue with its price, an explorer with the world it opens', () => {
  expect(
    lines([
      { type: 'offered', seat: 1, to: 0, counter: false },
      {
        ...{ type: 'proposal', seat: 1, to: 0, only: 0 },
        ...{ give: [{ what: 'energy', item: '4' }], ask: [{ what: 'resource', item: '1' }] },
      },
      { type: 'refused', seat: 0, from: 1 },
      { type: 'teleported', seat: 0, from: '7-1', to: '0-1', by: 'rescue' },
      { type: 'rescued', seat: 0, penalty: 20 },
      { type: 'placed', seat: 0, card: 've01', on: 'ju01' },
      { type: 'explored', seat: 0, card: 'ju01' },
    ]),
  ).toEqual([
    'Ben offers Ann 4 energy for 1 resource: refused.',
    'Ann is rescued to Corona 1, for 20 points.',
    'Ann explores Yvaga with Swamp Things.',
  ]);
});

test('planets that move together are one line', () => {
  const glided = (planet: 'Mercury' | 'Venus'): Event => ({
    type: 'glided',
    planet,
    ring: 0,
    from: 0,
    to: 6,
  });
  expect(lines([glided('Mercury'), glided('Venus')])).toEqual(['The planets move on along their rings.']);
  expect(lines([glided('Venus')])).toEqual([undefined]);
});
