import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Event } from '../../../../games/factions/state.ts';
import { position } from '../../../../games/factions/test/testkit.ts';
import { Moment } from './moment.tsx';
import { type FactionsMoment, moments } from './moments.ts';

const NAMES = ['Ann', 'Ben'];
const STATE = position({ players: [{ faction: 'megacore' }, {}], event: 'ea01', leader: 0 });

const shown = (events: readonly Event[], eyes: number | undefined = 0): readonly FactionsMoment[] =>
  moments(STATE, events, STATE, NAMES, eyes);

const drawn = (moment: FactionsMoment): string =>
  renderToStaticMarkup(
    createElement(Moment, {
      ...{ moment, names: NAMES, eyes: 0, still: true, held: false, compact: false },
      spotOf: () => undefined,
    }),
  );

const MINED: Event = { type: 'mined', seat: 0, at: '4-7', value: 5, gain: 5 };

test('a tile is turned up for whoever mines it, with what it brought', () => {
  const [tile, ...more] = shown([MINED, { type: 'resources', seat: 0, by: 3, reason: 'mine' }]);
  expect(more).toEqual([]);
  expect(tile).toMatchObject({ kind: 'tile', tile: 5, gain: '+3 resources', places: ['4-7'] });
  expect(tile?.say).toMatch(/^You mine the tile in Belt 7/);
  expect(shown([MINED], 1)).toEqual([]);
});

test('an objective, a world and a machine are held up for everybody', () => {
  const events: readonly Event[] = [
    { type: 'objective', seat: 1, card: 'sa01' },
    { type: 'explored', seat: 1, card: 'ju01' },
    { type: 'machine', seat: 0, machine: 'sails', level: 'complete' },
  ];
  const held = shown(events);
  expect(held.map((moment) => (moment.kind === 'vote' ? '' : moment.gain))).toEqual([
    ...['+3 points', '', '+3 points'],
  ]);
  expect(held.map(drawn).join('')).toContain('Deep Pockets');
  // Those who only hear it are told what they cannot see.
  expect(held.map(({ say }) => say)).toEqual([
    'Ben completes the objective Deep Pockets, plus 3 points.',
    'Ben has explored Yvaga.',
    'You complete Solar Sails, plus 3 points.',
  ]);
});

test('a vote shows both sides and the one that is in force', () => {
  const state = position({
    players: [{ faction: 'megacore' }, { faction: 'tunnelers' }],
    event: 'ea01',
  });
  state.votes = [
    { seat: 0, option: 'A', space: 'reward' },
    { seat: 1, option: 'A', space: 'leader' },
  ];
  const [vote] = moments(state, [{ type: 'event', card: 'ea01', option: 'A' }], state, NAMES, 0);
  expect(vote).toMatchObject({
    kind: 'vote',
    won: 'A',
    options: [{ votes: ['azure', 'amber'] }, { votes: [] }],
  });
  expect(vote && drawn(vote)).toContain('no votes');
});

test('the Leader token has its moment only when it changes hands', () => {
  expect(shown([{ type: 'leader', seat: 0 }])).toEqual([]);
  expect(shown([{ type: 'leader', seat: 1 }])).toMatchObject([
    { kind: 'token', say: 'Ben has the Leader token.' },
  ]);
});
