import { describe, expect, test } from 'vitest';
import { cellOf } from '../../../../../games/factions/board.ts';
import type { Tile } from '../../../../../games/factions/state.ts';
import { itemAt } from '../../../../../kernel/data/lists.ts';
import { nearestOf } from '../../../../board/nearest.ts';
import { actorOf, entryPrices, pilotOf, strands } from '../actor.ts';
import { midGame } from '../fixture.ts';
import { centreOf, orbitPolar, type Spot, spotOf } from '../geometry.ts';
import { cellName, faceOf, isOnBoard, placeLabel, planetAt, planetPlace } from './label.ts';
import { farFrom, lightsOf, watchable } from './lights.ts';
import { wordsOf } from '../tip.tsx';

const NAMES = ['Kepler', 'Halley', 'Ines', 'Ada'];
const set = (...places: string[]): ReadonlySet<string> => new Set(places);

describe('prices', () => {
  test('are those of the rules, where the ship can go', () => {
    expect(Object.fromEntries(entryPrices(midGame()))).toEqual({
      '3-5': 1,
      '3-7': 4,
      '4-9': 3,
      '4-10': 6,
      '5-3': 2,
    });
  });

  test('are not shown where they cannot be paid or the sector was entered', () => {
    const state = midGame();
    itemAt(state.players, 3).energy = 3;
    const places = [...entryPrices(state).keys()];
    expect(places).not.toContain('3-7');
    expect(places).not.toContain('2-6');
  });

  test('are those of the one who can fly', () => {
    const state = midGame();
    expect(pilotOf(state)).toBe(3);
    state.stack.push({ step: 'action', seat: 3 });
    expect([pilotOf(state), actorOf(state)]).toEqual([undefined, 3]);
    expect(entryPrices(state).size).toBe(0);
    state.stack.push({ step: 'turn', seat: 2 });
    expect(pilotOf(state)).toBeUndefined();
    state.stack.push({ step: 'begin', seat: 2 });
    expect(pilotOf(state)).toBe(2);
    state.stack.push({ step: 'vote', seat: 1 });
    expect(actorOf(state)).toBeUndefined();
  });

  test('warn of a sector that cannot be left again', () => {
    const state = midGame();
    itemAt(state.players, 3).energy = 3;
    expect(strands(state, cellOf('4-9'), 3)).toBe(true);
    expect(strands(state, cellOf('3-5'), 1)).toBe(false);
  });
});

describe('places are lit', () => {
  const state = midGame();
  itemAt(state.players, 3).energy = 3;
  const glows = lightsOf(
    {
      state,
      sources: set('3-6', 'planet Mars'),
      targets: set('3-5', '4-9', 'K-1', 'planet Earth'),
      distant: set('3-4'),
      picked: '3-6',
    },
    entryPrices(state),
  );

  test.each([
    ['3-6', 'picked'],
    ['planet Mars', 'source'],
    ['3-5', 'target'],
    ['4-9', 'danger'],
    ['K-1', 'target'],
    ['planet Earth', 'target'],
    ['3-4', 'distant'],
  ])('%s as %s', (place, glow) => expect(glows.get(place)).toBe(glow));

  test('and the one marked to be flown to differs from the others', () => {
    const lit = { state, sources: set('3-6'), targets: set('3-5', '4-9'), distant: set(), picked: '3-6' };
    const marked = lightsOf({ ...lit, marked: '4-9' }, entryPrices(state));
    expect([marked.get('4-9'), marked.get('3-5')]).toEqual(['marked', 'target']);
  });

  test('and planets lie on top', () => {
    expect([...glows.keys()].findIndex((place) => planetAt(place) >= 0)).toBe(glows.size - 2);
  });

  test('but not what is no place of the board', () => {
    const none = lightsOf(
      { state, sources: set('card ju01'), targets: set('seat 2'), distant: set(), picked: undefined },
      new Map(),
    );
    expect(none.size).toBe(0);
    expect([
      isOnBoard('K-3'),
      isOnBoard('planet Venus'),
      isOnBoard('planet Pluto'),
      isOnBoard(undefined),
    ]).toEqual([true, true, false, false]);
  });

  test('or can be looked at', () => {
    const seen = watchable(state, glows);
    expect(seen).toContain('planet Jupiter');
    expect(seen).toContain('4-2');
    expect(seen).not.toContain('3-6');
    expect(seen).toContain('7-20');
    expect(seen.length + glows.size).toBe(92 + state.planets.length);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

test('a finger beside a place means the nearest one', () => {
  const state = midGame();
  const meant = (places: readonly string[], spot: Spot, within: number): string | undefined =>
    nearestOf(places, (place) => farFrom(state, place, spot), within);
  const mars = spotOf(orbitPolar(itemAt(state.planets, 3)));
  expect(meant(['3-2', 'planet Mars'], mars, 10)).toBe('planet Mars');
  const { tick, r } = centreOf(cellOf('4-2'));
  expect(meant(['3-1', '5-2'], spotOf({ tick, r: r + 2 }), 30)).toBe('5-2');
  expect(meant(['3-1', '5-2'], spotOf({ tick, r }), 10)).toBeUndefined();
  expect(meant([], mars, 100)).toBeUndefined();
});

describe('labels tell', () => {
  const look = { state: midGame(), names: NAMES, eyes: 3 };

  test.each([
    ['4-0', 3, 'Belt 0, price 3, tile of 4, known to you'],
    ['4-9', 3, 'Belt 9, price 3, 2 energy, tile face down'],
    ['4-5', undefined, 'Belt 5, tile of 6'],
    ['3-6', undefined, 'Mars 6, 1 energy, wormhole, ship of Ada'],
    ['K-1', undefined, 'Kuiper 1, tile face down'],
    ['0-1', 1, 'Corona 1, price 1'],
    ['1-0', undefined, 'Venus 0, ship of Ines, beside Venus'],
    ['planet Mars', undefined, 'planet Mars, between Mars 2, Mars 3, Belt 4'],
  ])('%s', (place, price, label) => expect(placeLabel(place, price, look)).toBe(label));

  test('names for people', () => {
    expect([cellName(cellOf('4-10')), cellName(cellOf('0-2')), cellName(cellOf('K-3'))]).toEqual([
      'Belt 10',
      'Corona 2',
      'Kuiper 3',
    ]);
    expect(planetAt(planetPlace(5))).toBe(5);
    expect(planetAt('4-0')).toBe(-1);
  });

  test('what a note says', () => {
    expect(wordsOf('4-10', 6, undefined, look)).toEqual([
      'Belt 10',
      '5 energy here: price 6',
      'Beside Jupiter',
      'Here: asteroid, face down',
    ]);
    expect(wordsOf('planet Mercury', undefined, undefined, look)?.[0]).toBe('Mercury');
    const path = { sectors: [1, 2], prices: [1, 2], total: 3 };
    expect(wordsOf('5-5', undefined, path, look)).toEqual(['Saturn 5', '2 steps for 3 energy']);
  });
});

test('tiles are open, known, or face down', () => {
  const tile = (value: number, known: number): Tile => ({ at: 0, value, known });
  expect(faceOf(tile(0, 0), 1)).toBe('down');
  expect(faceOf(tile(-1, 0), 1)).toBe('down');
  expect(faceOf(tile(5, 1 << 1), 1)).toBe('private');
  expect(faceOf(tile(5, 1 << 1), 2)).toBe('down');
  expect(faceOf(tile(5, 1 << 1), undefined)).toBe('down');
  expect(faceOf(tile(5, 255), undefined)).toBe('open');
});
