import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ASTEROIDS, PLANETS } from '../../../../games/star/board.ts';
import { KITS, SHIP, SHIPS } from '../../../../games/star/facts.ts';
import { DieFace } from './dice.tsx';
import { KitMark } from './kits.tsx';
import { PlanetDisc } from './planets.tsx';
import { facetsOf, movedBy, outlineOf, rocksOf } from './rocks.tsx';
import { ShipIcon, ShipShape } from './ships.tsx';

describe('rocks', () => {
  test('are the same every time, and others elsewhere', () => {
    expect(rocksOf(42)).toEqual(rocksOf(42));
    expect(rocksOf(42)).not.toEqual(rocksOf(43));
  });

  test('are three or four to a hex and stay inside it', () => {
    for (const rocks of ASTEROIDS.map(rocksOf)) {
      expect([3, 4]).toContain(rocks.length);
      for (const { x, y } of rocks.flatMap(({ outline }) => outline))
        expect(Math.hypot(x, y)).toBeLessThan(17.5);
    }
  });

  test('are moved as a whole', () => {
    const rocks = rocksOf(5);
    expect(outlineOf(movedBy(movedBy(rocks, 10, 20), -10, -20))).toBe(outlineOf(rocks));
    expect(facetsOf(rocks).join('').match(/Z/g)).toHaveLength(rocks.flatMap(({ outline }) => outline).length);
  });
});

/** How many different drawings there are. */
const drawings = (shapes: readonly ReactElement[]): number =>
  new Set(shapes.map((shape) => renderToStaticMarkup(createElement('svg', {}, shape)))).size;

describe('no two look the same:', () => {
  test('ships', () => {
    const colours = ['jade', 'ember', 'amber', 'azure'] as const;
    const ships = SHIPS.flatMap((type) =>
      colours.map((colour) => createElement(ShipShape, { type, colour })),
    );
    expect(drawings(ships)).toBe(16);
  });

  test('kits', () => {
    expect(drawings(KITS.map((kit) => createElement(KitMark, { kit })))).toBe(KITS.length);
  });

  test('planets', () => {
    const planets = PLANETS.map(({ id }) => createElement(PlanetDisc, { planet: id }));
    expect(drawings(planets)).toBe(PLANETS.length);
  });

  test('dice', () => {
    const dice = SHIPS.map((type) => createElement(DieFace, { sides: SHIP[type].die, face: 1 }));
    expect(drawings(dice)).toBe(SHIPS.length);
  });
});

test('a ship that is absent is an outline', () => {
  const drawn = renderToStaticMarkup(createElement(ShipIcon, { type: 'scout', size: 20 }));
  expect(drawn).toContain('fill="none"');
  expect(drawn).not.toContain('var(--');
});
