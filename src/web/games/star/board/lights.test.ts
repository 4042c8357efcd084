import { describe, expect, test } from 'vitest';
import { BLACK_HOLE, HEXES, hexOf, NAME } from '../../../../games/star/board.ts';
import type { Ship, State } from '../../../../games/star/state.ts';
import { position } from '../../../../games/star/test/testkit.ts';
import { shipAt } from '../../../../games/star/verbs.ts';
import { nearestOf } from '../../../board/nearest.ts';
import { placeLabel } from './label.ts';
import { darkHexes, farFrom, lightsOf } from './lights.ts';
import { spotOf } from './geometry.ts';
import { ownersOf, progressOf } from './planets.tsx';
import { blockedBy } from './sights.tsx';
import { holeEntries, rangeOf, stepsFrom } from './steps.ts';

/** A Scout of seat 0 with a Juggernaut of seat 1 behind the asteroid 15,14. */
const state: State = position({
  players: [
    {
      ships: {
        '19,8': 'mothership',
        '13,14': { type: 'scout', hull: 8, kit: 'cheetah' },
        '11,14': 'warrior',
      },
      colonies: ['O-NW'],
      marker: true,
    },
    { ships: { '17,14': 'juggernaut', '11,4': 'mothership', '11,12': 'scout' }, marker: true },
  ],
});
const NAMES = ['Mira', 'Rook'];
const shipOn = (place: string): Ship => shipAt(state, hexOf(place))?.ship as Ship;
const scout = shipOn('13,14');
const set = (...places: string[]): ReadonlySet<string> => new Set(places);

describe('places are lit', () => {
  const steps = stepsFrom(state, scout);
  const glows = lightsOf(
    {
      state,
      sources: set('13,14', '19,8', '11,14'),
      targets: set('12,15', '11,16', '13,18', '11,12', '11,14', '2,1'),
      distant: set(),
      picked: '13,14',
    },
    steps,
  );

  test.each([
    ['13,14', 'picked'],
    ['19,8', 'source'],
    ['12,15', 'near'],
    ['11,16', 'middle'],
    ['13,18', 'far'],
    ['11,12', 'attack'],
    ['11,14', 'aid'],
    ['2,1', 'landing'],
  ])('%s as %s', (place, glow) => expect(glows.get(place)).toBe(glow));

  test('without steps where a new ship comes', () => {
    const lit = lightsOf(
      { state, sources: set(), targets: set('2,1', '11,14'), distant: set(), picked: undefined },
      new Map(),
    );
    expect([...lit.values()]).toEqual(['middle', 'aid']);
  });
});

test('every hex that is not lit can be looked at, ships and planets apart from empty space', () => {
  const { notable, space } = darkHexes(state, new Map([['13,14', 'source']]));
  const names = notable.map((hex) => NAME[hex]);
  expect(names).toContain('11,12');
  expect(names).toContain('19,14');
  expect(names).not.toContain('13,14');
  expect(new Set([...notable, ...space, hexOf('13,14')]).size).toBe(HEXES);
  expect(notable.length + space.length).toBe(HEXES - 1);
});

test('a finger beside a place means the nearest one', () => {
  const { x, y } = spotOf(hexOf('13,14'));
  const meant = (left: number): string | undefined =>
    nearestOf(['13,14', '15,14'], (place) => farFrom(place, { x: x - left, y }), 30);
  expect(meant(20)).toBe('13,14');
  expect(meant(40)).toBeUndefined();
});

test('an asteroid that hides an enemy is named', () => {
  expect(blockedBy(state, scout)).toEqual([{ at: hexOf('17,14'), rock: hexOf('15,14') }]);
});

test('steps go round rocks and ships', () => {
  const steps = stepsFrom(state, scout);
  expect(steps.has(hexOf('15,14'))).toBe(false);
  expect(steps.has(hexOf('11,14'))).toBe(false);
  expect(steps.get(hexOf('9,14'))).toBe(3);
  expect(rangeOf(scout)).toHaveLength(1 + 3 * 4 * 5);
});

test('the black hole is entered where it is near', () => {
  const near: State = position({ players: [{ ships: { '23,12': 'mothership' } }, {}] });
  const ship = near.players[0]?.ships[0] as Ship;
  const entries = holeEntries(near, ship, stepsFrom(near, ship));
  expect(entries.length).toBeGreaterThan(0);
  expect(BLACK_HOLE).toEqual(expect.arrayContaining([...entries]));
  expect(holeEntries(state, scout, stepsFrom(state, scout))).toEqual([]);
});

describe('labels tell', () => {
  test.each([
    ['13,14', undefined, 'Scout of Mira, 3 hexes west of Tarn, hull 8 of 8, Cheetah kit'],
    ['15,6', 3, 'empty hex, 3 hexes southeast of Hollin, 3 steps'],
    ['2,1', undefined, 'home hex, 6 hexes northwest of Hollin'],
    ['19,14', 1, 'free planet Tarn, 1 step'],
    ['11,4', undefined, 'Mothership of Rook, on Hollin, hull 30 of 30, planet Hollin, colony of Mira'],
  ])('%s', (place, steps, label) =>
    expect(placeLabel(state, place, { names: NAMES, eyes: undefined }, steps)).toBe(label),
  );

  test('what is one’s own, and the side of a planet', () => {
    const told = (place: string, eyes: number): string =>
      placeLabel(state, place, { names: NAMES, eyes }, undefined);
    expect(told('19,8', 0)).toBe('your Mothership, on Quartz, hull 30 of 30, free planet Quartz');
    expect(told('11,4', 0)).toContain('Mothership of Rook, on Hollin');
    expect(told('11,4', 0)).toContain('planet Hollin, your colony');
    expect(told('13,4', 1)).toBe('empty hex, beside Hollin, east of it');
    expect(told('9,4', 1)).toBe('empty hex, beside Hollin, west of it');
  });
});

describe('planets', () => {
  test('show their owner', () => {
    expect(ownersOf(state).split(',')).toEqual(['jade', '', '', '', '', '', '', '']);
  });

  test('show what is half done, and against whom', () => {
    expect(progressOf(state)).toEqual([
      { seat: 0, at: hexOf('19,8'), hostile: false },
      { seat: 1, at: hexOf('11,4'), hostile: true },
    ]);
  });
});
