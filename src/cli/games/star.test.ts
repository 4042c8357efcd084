import { describe, expect, test } from 'vitest';
import { HEXES, hexOf, NAME, ROW, X } from '../../games/star/board.ts';
import { game } from '../../games/star/index.ts';
import { type Diagram, position } from '../../games/star/test/testkit.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { readOptions } from '../../kernel/options.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { expectColours, expectWidths } from './pictures.ts';
import { draw, targets } from './star.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const PLAIN = { colour: false, width: 120 };

function drawn(diagram: Diagram, lit: readonly string[] = []): string {
  return draw(position(diagram), NAMES, { ...PLAIN, lit });
}

/** The two signs of a hex. */
function signs(picture: string, hex: string): string {
  const at = hexOf(hex);
  const from = 4 + itemAt(X, at);
  return picture.split('\n')[1 + itemAt(ROW, at)]?.slice(from, from + 2) ?? '';
}

/** What is told below the name of a player, up to the next. */
function panelOf(picture: string, name: string): string {
  const lines = picture.split('\n').map((line) => line.slice(59));
  const from = lines.findIndex((line) => line.includes(name));
  const length = lines.slice(from + 1).findIndex((line) => !line.startsWith('    '));
  return lines.slice(from, from + 1 + length).join('\n');
}

describe('the mat', () => {
  test('4.3: shows asteroids, wormholes with their areas, the black hole and planets', () => {
    const picture = drawn({ players: [{ ships: { '25,6': 'mothership' } }, {}] });
    expect(signs(picture, '14,5')).toBe('# ');
    expect(signs(picture, '1,0')).toBe('* ');
    expect(signs(picture, '5,4')).toBe(': ');
    expect(signs(picture, '7,4')).toBe('. ');
    expect(signs(picture, '25,10')).toBe('@ ');
    expect(signs(picture, '11,4')).toBe('o ');
    const mat = picture
      .split('\n')
      .slice(1, 24)
      .map((line) => line.slice(4, 56));
    expect(mat.join('').match(/#/g)).toHaveLength(58);
  });

  test('shows ships by seat and type and colonies by seat', () => {
    const picture = drawn({
      players: [
        { ships: { '1,0': 'mothership', '50,11': 'scout', '0,11': 'warrior' }, colonies: ['O-NW'] },
        { ships: { '19,8': 'juggernaut' }, colonies: ['I-NW'] },
      ],
    });
    expect(signs(picture, '1,0')).toBe('aM');
    expect(signs(picture, '50,11')).toBe('aS');
    expect(signs(picture, '0,11')).toBe('aW');
    expect(signs(picture, '11,4')).toBe('ao');
    expect(signs(picture, '19,8')).toBe('bJ');
  });

  test('has a sign for every hex', () => {
    const picture = drawn({ players: [{}, {}] });
    for (let hex = 0; hex < HEXES; hex++) expect(signs(picture, itemAt(NAME, hex))).toMatch(/^\S/);
  });

  test('lights legal hexes, planets, colonies and ships', () => {
    const lit = ['9,4', '11,4', '19,8', '5,4', '31,6'];
    const players = [
      { ships: { '5,4': 'mothership' }, colonies: ['I-NW'] },
      { ships: { '31,6': 'scout' } },
    ] as const;
    const picture = drawn({ players }, lit);
    expect(lit.map((hex) => signs(picture, hex))).toEqual(['+ ', '+o', 'Ao', 'AM', 'BS']);
    expect(lit.map((hex) => signs(drawn({ players }), hex))).toEqual(['. ', 'o ', 'ao', 'aM', 'bS']);
  });
});

describe('the panel', () => {
  test('tells what each player has', () => {
    const picture = drawn({
      players: [
        {
          stock: [3, 0, 1],
          ships: {
            '12,5': { type: 'warrior', hull: 13, kit: 'goliath', moved: true },
            '19,8': { type: 'mothership', acted: true },
            '3,2': { type: 'scout', fresh: true },
            '5,2': { type: 'juggernaut', moved: true, acted: true },
          },
          colonies: ['O-NW', 'I-SW'],
          marker: true,
        },
        { ships: { '31,8': { type: 'mothership', moved: true } }, colonies: ['O-SE'] },
      ],
    });
    expect(panelOf(picture, 'Ann')).toBe(
      [
        ' a  Ann ◂  Jear',
        '    3 Metal, 0 Fuel, 1 Weapon · 2 colonies: Hollin, Tarn',
        '    colonizing Quartz: 1 of 2',
        '    M 30/30 Quartz, acted · J 20/20 5,2, done ·',
        '    W 13/19 12,5, Goliath, moved · S 10/10 3,2, new',
      ].join('\n'),
    );
    expect(panelOf(picture, 'Ben')).toBe(
      [
        ' b  Ben  Nexus Corporation',
        '    0 Metal, 0 Fuel, 0 Weapons · colony Sallow',
        '    M 30/30 Vesna',
      ].join('\n'),
    );
  });

  test('tells of grace, of decolonizing and of those who are out', () => {
    const picture = drawn({
      players: [
        { ships: { '31,14': 'mothership' }, marker: true },
        { ships: {}, colonies: ['I-SE'], grace: 1 },
        { out: true },
      ],
    });
    expect(panelOf(picture, 'Ann')).toContain('decolonizing Oriel: 1 of 2');
    expect(panelOf(picture, 'Ben')).toContain('no ship: 1 turn to build one');
    expect(panelOf(picture, 'Cleo')).toBe(' c  Cleo  Nexus Corporation  out of the game');
  });

  test('10.4, 15: tells the round, the deck and what was drawn', () => {
    const picture = drawn({ players: [{ stock: [2, 2, 0] }, {}], round: 7, drawn: ['scout', 'crusher'] });
    expect(picture).toContain('round 7 of 60');
    expect(picture).toMatch(/deck of \d+: 60 resources, 11 Scouts, 12 Warriors/);
    expect(picture).toContain('0 discarded');
    expect(picture).toContain('drawn: a Scout blueprint and a Crusher kit');
    const endless = drawn({ players: [{}, {}], options: { roundLimit: 0 } });
    expect(endless).toMatch(/round 1$/m);
  });

  test('lists the planets with their owners', () => {
    const picture = drawn({ players: [{}, { colonies: ['O-NE'] }] });
    expect(picture).toContain('Hollin 11,4 · Cinder 39,4 b');
  });

  test('names nobody active and no faction before they are chosen', () => {
    const state = game.setup(2, readOptions(game, 2, {}), seeded(1));
    const picture = draw(state, NAMES, PLAIN);
    expect(picture).toContain('set-up');
    expect(picture).not.toMatch(/◂|Metal/);
  });
});

test('stands beside a wide mat and below a narrow one', () => {
  const state = position({ players: [{}, {}] });
  const lineOf = (width: number): number =>
    draw(state, NAMES, { colour: false, width })
      .split('\n')
      .findIndex((line) => line.includes('Ann'));
  expect(lineOf(100)).toBe(0);
  expect(lineOf(99)).toBe(24);
});

test('has colours only where they are wanted', () => {
  const state = position({ players: [{ colonies: ['I-NW'] }, {}] });
  expect(expectColours({ draw, targets }, state, ['9,4', '1,0'])).toContain('\x1b[48;5;35;38;5;16m');
});

test('keeps its width through whole matches', () => {
  for (const seats of [2, 3, 4]) expectWidths({ draw, targets }, game, seats, { roundLimit: 20 });
});

test('targets are where a move aims at', () => {
  expect(targets({ type: 'move', from: '5,4', to: '9,4' })).toEqual(['9,4']);
  expect(targets({ type: 'attack', from: '25,6', at: '31,6', weapons: 2 })).toEqual(['31,6']);
  expect(targets({ type: 'build', ship: 'scout', at: '3,2' })).toEqual(['3,2']);
  expect(targets({ type: 'end' })).toEqual([]);
});
