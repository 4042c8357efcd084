import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EXPLORER_TILES, ROLES, SHIPS } from '../../../../games/empire/facts.ts';
import { ANCIENTS } from '../../../../games/empire/state.ts';
import { Icon } from './icons.tsx';
import { TileIcon } from './planets.tsx';
import { SectorIcon } from './sectorDots.tsx';
import { ShipIcon } from './ships.tsx';
import { CoinIcon, GalaxyIcon, ShieldIcon } from './tokens.tsx';

/** How many different drawings there are. */
const drawings = (shapes: readonly ReactElement[]): number =>
  new Set(shapes.map((shape) => renderToStaticMarkup(shape))).size;

describe('no two look the same:', () => {
  test('planets, even of the same yield', () => {
    const planets = EXPLORER_TILES.filter(({ kind }) => kind === 'planet');
    const icons = planets.map(({ id }) => createElement(TileIcon, { tile: id, size: 60, named: false }));
    expect(drawings(icons)).toBe(planets.length);
  });

  test('roles and ships', () => {
    expect(drawings(ROLES.map((name) => createElement(Icon, { name, size: 16 })))).toBe(ROLES.length);
    const ships = [0, 1, 2, 3].flatMap((who) =>
      SHIPS.map((kind) => createElement(ShipIcon, { kind, who, size: 20 })),
    );
    expect(drawings([...ships, createElement(ShipIcon, { kind: 'cruiser', who: ANCIENTS, size: 20 })])).toBe(
      13,
    );
  });

  test('tokens and small maps', () => {
    const tokens = [
      ...[0, 1, 2, 3, ANCIENTS].map((who) => createElement(ShieldIcon, { who, size: 20 })),
      createElement(GalaxyIcon, { size: 20 }),
      createElement(CoinIcon, { size: 20 }),
      createElement(SectorIcon, { sector: 'NE', size: 20 }),
      createElement(SectorIcon, { sector: 'CO', size: 20 }),
    ];
    expect(drawings(tokens)).toBe(tokens.length);
  });
});
