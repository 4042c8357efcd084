import { describe, expect, test } from 'vitest';
import { regionOf } from '../../../../games/empire/board.ts';
import type { Step, State } from '../../../../games/empire/state.ts';
import type { Place } from '../../view.ts';
import { nearestOf } from '../../../board/nearest.ts';
import { midGame } from './fixture.ts';
import { spotOf } from './geometry.ts';
import { placeLabel } from './label.ts';
import { darkPlaces, farFrom, lightsOf, markAt, stageOf } from './lights.ts';
import { groupsOf } from './slots.ts';
import { isOnBoard, spotAt } from './spots.ts';

const NONE: ReadonlySet<Place> = new Set();

function asked(step: Step): State {
  const state = midGame();
  state.stack.push(step);
  return state;
}

describe('places', () => {
  test('on the board are regions, units and sectors', () => {
    expect(spotAt('C4')).toEqual({ kind: 'region', region: regionOf('C4') });
    expect(spotAt('C4 fighter 0')).toMatchObject({ kind: 'unit', unit: 'fighter', who: 0 });
    expect(spotAt('sector NE')).toEqual({ kind: 'sector', sector: 1 });
    expect(['role steward', 'sector XX', 'H9', 'staging fighter'].some(isOnBoard)).toBe(false);
  });

  test('are told in words', () => {
    const told = (place: Place): string => placeLabel(midGame(), place, ['Ada']);
    expect(told('E5')).toBe('planet Helion, Dawn March, yields 2 energy, colony of Ada');
    expect(told('C4')).toBe('open space C4, The Core, cruiser of the Ancients, fighter of Ada');
    expect(told('D6 fighter 0')).toBe('2 fighters of Ada at planet Triune');
    expect(told('D6 colony 0')).toBe('colony of Ada on planet Triune');
    expect(told('G4')).toContain('home planet of Ada, Hollow Shoal, yields 1 polymer, 2 metal and 1 energy');
    expect(told('A2')).toContain('wormhole, Aurel Rim');
    expect(told('sector CO')).toBe('sector The Core, C3 C4 D3 D4 D5 E3 E4');
  });

  test('that belong to whoever reads are called “your”', () => {
    const told = (place: Place): string => placeLabel(midGame(), place, ['You']);
    expect(told('D6 fighter 0')).toBe('your 2 fighters at planet Triune');
    expect(told('D6 colony 0')).toBe('your colony on planet Triune');
    expect(told('G4')).toMatch(/^your home planet, .*, your fighter$/);
  });
});

describe('lights', () => {
  test('are for what is on the board', () => {
    const glows = lightsOf({
      state: midGame(),
      sources: new Set(['D6 cruiser 0', 'staging fighter']),
      targets: new Set(['D4', 'C2']),
      distant: NONE,
      picked: 'D6 cruiser 0',
    });
    expect([...glows]).toEqual([
      ['D6 cruiser 0', 'picked'],
      ['D4', 'target'],
      ['C2', 'target'],
    ]);
  });

  test('are red for what is taken away', () => {
    const state = asked({ step: 'hit', seat: 0, victim: 1, left: 1 });
    const lit = {
      state,
      sources: NONE,
      targets: new Set(['C2 cruiser 4']),
      distant: NONE,
      picked: undefined,
    };
    expect([...lightsOf(lit).values()]).toEqual(['strike']);
    const own = { ...lit, state: midGame(), targets: new Set(['E5']) };
    expect([...lightsOf(own).values()]).toEqual(['strike']);
  });

  test('say what would come', () => {
    expect(markAt(midGame(), 'D4', undefined)).toEqual({ kind: 'colony', sign: '+' });
    const place = asked({ step: 'place', seat: 0, who: 0, tile: 'P01' });
    expect(markAt(place, 'D5', undefined)).toEqual({ kind: 'tile', tile: 'P01' });
    const order = asked({ step: 'order', seat: 0, sector: 6, moves: 0, entered: false, engaged: false });
    expect(markAt(order, 'D5', 'staging fighter')).toEqual({ kind: 'ship', ship: 'fighter' });
    expect(markAt(order, 'D5', undefined)).toBeUndefined();
    expect(markAt(order, 'sector CO', undefined)).toBeUndefined();
  });

  test('show the sector of an order', () => {
    expect(stageOf(midGame())).toBeUndefined();
    const order = asked({ step: 'order', seat: 0, sector: 6, moves: 0, entered: false, engaged: false });
    expect(stageOf(order)).toEqual({ sector: 6, kind: 'order' });
  });
});

test('a finger finds the nearest place', () => {
  const groups = groupsOf(midGame(), true);
  const { x, y } = spotOf(regionOf('D6'));
  const places = ['D6', 'D6 cruiser 0', 'C5', 'sector E'];
  const meant = (right: number, up: number): Place | undefined =>
    nearestOf(places, (place) => farFrom(place, groups, { x: x + right, y: y - up }), 40);
  expect(meant(27, 20)).toBe('D6 cruiser 0');
  expect(meant(0, 0)).toBe('D6');
  expect(meant(300, 0)).toBeUndefined();
});

test('what is not lit can be looked at: regions, and what stands on them', () => {
  const groups = groupsOf(midGame(), false);
  const dark = darkPlaces(groups, NONE);
  expect(dark).toHaveLength(37 + groups.length);
  expect(darkPlaces(groups, new Set(['C4']))).toEqual(dark.filter((place) => place !== 'C4'));
});
