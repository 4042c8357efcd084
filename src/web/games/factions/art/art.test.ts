import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FACTIONS, MACHINES, PLANETS, TYPES } from '../../../../games/factions/facts.ts';
import { SEAT_COLOURS } from '../colours.ts';
import { FactionEmblem, Icon, type IconName, MachineIcon, TypeIcon } from './icons.tsx';
import { heatOf } from './palette.ts';
import { PlanetIcon } from './planets.tsx';
import { ShipIcon, shipName } from './ships.tsx';
import { AsteroidIcon, LeaderToken, stoneOf, WormholeIcon } from './tokens.tsx';

test('stones have eight corners, the same every time and others elsewhere', () => {
  expect(stoneOf(4)).toBe(stoneOf(4));
  expect(stoneOf(4)).not.toBe(stoneOf(5));
  expect(stoneOf(4).match(/[ML]/g)).toHaveLength(8);
});

test('more energy burns hotter', () => {
  expect([1, 2, 3, 5, 6, 11, 12, 99].map((energy) => heatOf(energy).arcs)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

/** How many different drawings there are. */
const drawings = (shapes: readonly ReactElement[]): number =>
  new Set(shapes.map((shape) => renderToStaticMarkup(shape))).size;

describe('no two look the same:', () => {
  test('ships, even without colour', () => {
    expect(new Set(SEAT_COLOURS.map(shipName)).size).toBe(SEAT_COLOURS.length);
    expect(drawings(SEAT_COLOURS.map((colour) => createElement(ShipIcon, { colour, size: 20 })))).toBe(4);
  });

  test('planets', () => {
    expect(drawings(PLANETS.map((planet) => createElement(PlanetIcon, { planet, size: 20 })))).toBe(8);
  });

  test('emblems, machines and types', () => {
    expect(drawings(FACTIONS.map((faction) => createElement(FactionEmblem, { faction, size: 20 })))).toBe(8);
    const machines = MACHINES.map((machine) =>
      createElement(MachineIcon, { machine, faction: 'sop', size: 20 }),
    );
    expect(drawings(machines)).toBe(MACHINES.length);
    const types = [...TYPES, 'wild' as const].map((type) => createElement(TypeIcon, { type, size: 20 }));
    expect(drawings(types)).toBe(5);
  });

  test('signs and tokens', () => {
    const names: readonly IconName[] = [
      'energy',
      'resource',
      'explorer',
      'objective',
      'vp',
      'upgrade',
      'tech',
    ];
    expect(drawings(names.map((name) => createElement(Icon, { name, size: 16 })))).toBe(names.length);
    const tokens = [
      createElement(AsteroidIcon, { size: 20 }),
      createElement(AsteroidIcon, { size: 20, face: 'private', value: 4 }),
      createElement(AsteroidIcon, { size: 20, face: 'open', value: 4 }),
      createElement(WormholeIcon, { size: 20 }),
      createElement(LeaderToken, { size: 20 }),
    ];
    expect(drawings(tokens)).toBe(tokens.length);
  });
});
