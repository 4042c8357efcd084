import { describe, expect, test } from 'vitest';
import { NAME, regionOf, sectorOf } from '../../games/empire/board.ts';
import { CRUISER, DREADNOUGHT, FIGHTER, type TileId } from '../../games/empire/facts.ts';
import { game } from '../../games/empire/index.ts';
import type { Options } from '../../games/empire/options.ts';
import { ANCIENTS, type Battle } from '../../games/empire/state.ts';
import { fresh, type Position } from '../../games/empire/test/testkit.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { expectColours, expectWidths } from './pictures.ts';
import { draw, targets } from './empire.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const PLAIN = { colour: false, width: 120 };
const NARROW = { colour: false, width: 80 };

/** Homes in A1 and, for more players, in G4, D7 and D1, each with a fighter; the first choice of a role is asked. */
function midway(seats: number, options: Partial<Options> = {}): Position {
  const state = fresh(seats, options);
  state.players.forEach((player, seat) => {
    player.home = regionOf(itemAt(['A1', 'G4', 'D7', 'D1'], seat));
    state.tiles[player.home] = 'home';
    player.ships.push({ kind: FIGHTER, at: player.home, moved: false });
  });
  Object.assign(state, { turn: 3, monolith: 2, role: 2 });
  state.stack.length = 0;
  state.stack.push({ step: 'role', seat: 0, free: false });
  return state;
}

const player = (state: Position, seat: number): Position['players'][number] => itemAt(state.players, seat);

/** The three lines of a region without the spaces around them. */
function fieldOf(picture: string, name: string): string[] {
  const lines = picture.split('\n');
  const at = lines.findIndex((line) => new RegExp(`[│ +]${name}( |$|│)`).test(line));
  const from = itemAt(lines, at).search(new RegExp(`\\+?${name}( |$|│)`));
  return lines.slice(at, at + 3).map((line) =>
    line
      .slice(from, from + 10)
      .replace(/│.*/, '')
      .trim(),
  );
}

describe('the galaxy', () => {
  test('4.1: has a field for every region', () => {
    const picture = draw(midway(1), NAMES, NARROW);
    const rows = picture.split('\n').slice(0, 21);
    for (const name of NAME) expect(rows.some((row) => row.includes(name))).toBe(true);
    expect(rows.map((row) => row.match(/[A-G]\d/g)?.length ?? 0).filter((n) => n > 0)).toEqual([
      4, 5, 6, 7, 6, 5, 4,
    ]);
  });

  test('4.2: has borders between sectors', () => {
    const rows = draw(midway(1), NAMES, NARROW).split('\n');
    expect(rows[0]).toMatch(/^ +│A1 1P2M1E {2}A2 {8}│A3 {9}A4 {8}│$/);
    expect(rows[9]).toMatch(/^│D1 +D2 +│D3 +D4 +D5 +│D6 +D7 +│$/);
  });

  test('shows tiles, colonies and ships', () => {
    const state = midway(2);
    const put = (name: string, tile: TileId) => {
      state.tiles[regionOf(name)] = tile;
    };
    put('B2', 'P29');
    put('D4', 'W01');
    put('F2', 'X01');
    state.colonies[regionOf('B2')] = 0;
    for (const kind of [DREADNOUGHT, FIGHTER, CRUISER])
      player(state, 0).ships.push({ kind, at: regionOf('B2'), moved: false });
    player(state, 1).ships.push({ kind: CRUISER, at: regionOf('F2'), moved: false });
    const picture = draw(state, NAMES, NARROW);
    expect(fieldOf(picture, 'A1')).toEqual(['A1 1P2M1E', 'home a', 'aF']);
    expect(fieldOf(picture, 'B2')).toEqual(['B2 2P1E', 'Sunloom', 'ao aFCD']);
    expect(fieldOf(picture, 'D4')).toEqual(['D4', '@', '']);
    expect(fieldOf(picture, 'F2')).toEqual(['F2', 'empty', 'bC']);
  });

  test('lights regions, roles and decks', () => {
    const state = midway(1);
    const picture = draw(state, NAMES, { ...NARROW, lit: ['D4', 'steward', 'regent deck'] });
    expect(fieldOf(picture, 'D4')[0]).toBe('+D4');
    expect(picture).toContain('+◆Steward');
    expect(picture).toMatch(/Warlord · Regent\ndecks: .*\n.*\+Regent 7/);
    expect(draw(state, NAMES, NARROW).split('+ legal')[0]).not.toContain('+');
  });
});

test('the roles have the Monolith and the credits lying there, the decks the backs on top', () => {
  const state = midway(1);
  state.lying.splice(0, 7, 0, 0, 0, 1, 2, 0, 0);
  state.decks.forEach((deck, role) => {
    deck.top = itemAt(['EXP1', 'SCI1', 'STE1', 'MER1', 'ENG1', 'WAR1', 'REG1'], role);
  });
  const picture = draw(state, NAMES, PLAIN);
  expect(picture).toContain(
    'roles: Explorer · Scientist · ◆Steward · Merchant 1 credit · Engineer 2 credits · Warlord · Regent',
  );
  expect(picture).toContain(
    'decks: Explorer 7 NW · Scientist 7 E · Steward 7 SW · Merchant 7 CO · Engineer 7 NE · Warlord 7 SE · Regent 7 W',
  );
  expect(draw(midway(2), NAMES, PLAIN)).not.toContain('decks:');
});

describe('the players', () => {
  test('are told with all they have', () => {
    const state = midway(2);
    const ann = player(state, 0);
    Object.assign(ann, { power: 'PW01', ready: true, court: 2, credits: 1 });
    Object.assign(ann.throne, { own: 2, galaxy: 1 });
    ann.throne.captured[1] = 1;
    ann.staging.splice(0, 3, 2, 1, 0);
    ann.yard.splice(0, 3, 5, 0, 1);
    ann.techs.push('TM11', 'TI13');
    Object.assign(player(state, 1), { power: 'PW02', ready: false });
    expect(draw(state, NAMES, PLAIN)).toContain(
      [
        ' a  Ann ◂  4 points  Emperor  Lane Pilots, ready',
        '    polymer 3/11 · metal 2/9 · energy 1/7 · 1 credit · 16 colony tokens · throne 2 own, 1 captured, 1 galaxy ·',
        '    2 court influence',
        '    staging: 2 fighters · 1 cruiser',
        '    left to build: 5 fighters · 1 dreadnought',
        '    technologies: Targeting Arrays · Expanded Depots',
        ' b  Ben  0 points  Void Merchants, used',
        '    polymer 3/8 · metal 2/6 · energy 1/4 · 5 credits · 16 colony tokens · throne empty',
      ].join('\n'),
    );
  });

  test('22: see only their own powers before they are laid open', () => {
    const state = midway(2);
    player(state, 0).dealt = ['PW01', 'PW02'];
    expect(draw(game.redact(state, 0), NAMES, PLAIN)).toContain('powers dealt: Lane Pilots · Void Merchants');
    expect(draw(game.redact(state, 1), NAMES, PLAIN)).toContain('powers dealt: face down · face down');
  });

  test('10: have the Ancients against them in solo', () => {
    const state = midway(1, { difficulty: 'hard' });
    const ancients = itemAt(state.ancients, 0);
    ancients.cruisers.push(regionOf('B2'));
    ancients.staging = 1;
    ancients.throne.own = 1;
    ancients.techs.push('TM31');
    const picture = draw(state, NAMES, PLAIN);
    expect(picture).toContain(
      [
        ' x  The Ancients  1 point  hard',
        '    15 credits · 16 colony tokens · throne 1 own · cruisers: 1 on the board, 1 in staging, 2 left',
        '    technologies: Battle Precognition',
      ].join('\n'),
    );
    expect(fieldOf(picture, 'B2')[2]).toBe('xC');
  });
});

describe('the table', () => {
  test('has market, tiles, technologies and Far Space', () => {
    const state = midway(2);
    state.market.splice(0, 6, { id: 'K1', spent: false }, { id: 'K4', spent: true });
    state.display.splice(0, 9, 'P29', 'W01');
    state.pile.splice(5);
    state.techs[0] = 'TI11';
    state.techBacks[0] = 'military';
    state.techDecks[0]?.splice(9);
    state.far[0] = 1;
    state.slots[0] = false;
    const picture = draw(state, NAMES, PLAIN);
    expect(picture).toContain('market: Bazaar 4/2/1 · Grand Exchange 1 credit');
    expect(picture).toContain('explorer tiles, 5 left: Sunloom 2/0/1 · Wormhole');
    expect(picture).toContain(
      'technology 1: Polymer Vats, industry, 2 polymers: in Steward collect 1 extra polymer beyond the market limit',
    );
    expect(picture).toMatch(/\(military\s+on top of 9\)/);
    expect(picture).toContain('Far Space: Lantern Gate 1 point, Ben · Quiet Shelf 2 points, costs 5');
    expect(picture).toContain('galaxy tokens for 7, 8, 9');
  });

  test('15: has the event that waits, the edict and the end that is near', () => {
    const state = midway(2);
    Object.assign(state, { event: 'MER1', edict: 'ED02', trigger: 'galaxy', finalSeat: 1, galaxy: 1 });
    const picture = draw(state, NAMES, PLAIN);
    expect(picture).toContain('event: Market Crash, ALL: Lose 3 credits.');
    expect(picture).toContain('Edict of Arms: most ships on the board (ties count)');
    expect(picture).toContain('turn 3 · 1 galaxy token left · the last turn is that of Ben');
  });

  test('22: shows of the queue the right card open, of the others the backs', () => {
    const state = midway(1);
    state.queue.splice(0, 3, 'STE1', 'STORY', 'STORY5');
    expect(draw(state, NAMES, PLAIN)).toContain(
      'queue: Steward SW, a story, then the open card\n  Shipwrights, Engineer: Something is building',
    );
    state.queue.splice(0, 3, 'STE1', 'REG1', 'MER2');
    const picture = draw(state, NAMES, PLAIN);
    expect(picture).toContain('  Windfall Contract, YOU, Regent, T 4 / W 3 / S 5: Gain 3 credits.');
    expect(picture).not.toMatch(/Crop Failure|Assassins/);
  });

  test('9: shows a battle as far as it lies open', () => {
    const side = { strength: 0, dial: [], open: false, foresees: false, values: [], kills: 0 };
    const state = midway(1);
    const fight: Battle = {
      sector: sectorOf('CO'),
      turn: 3,
      sides: [
        { ...side, who: ANCIENTS },
        { ...side, who: 0, strength: 3, dial: [1, 1, 1] },
      ],
      card: '',
      safe: [],
      over: false,
    };
    state.battles.push(structuredClone(fight));
    expect(draw(state, NAMES, PLAIN)).toContain(
      'battle in the Core: The Ancients against Ann with strength 3',
    );
    Object.assign(itemAt(state.battles, 0), { card: 'EXP1' });
    Object.assign(state.battles[0]?.sides[1] as object, { open: true });
    expect(draw(state, NAMES, PLAIN)).toContain(
      'The Ancients against Ann T 1 / W 1 / S 1 · the card shows T 4 / W 4 / S 4',
    );
    Object.assign(state.battles[0]?.sides[0] as object, { values: [1, 1, 1] });
    expect(draw(state, NAMES, PLAIN)).toContain('The Ancients T 1 / W 1 / S 1 against Ann');
    Object.assign(itemAt(state.battles, 0), { over: true });
    expect(draw(state, NAMES, PLAIN)).not.toContain('battle in');
  });
});

test('has colours only where they are wanted', () => {
  expectColours({ draw, targets }, midway(2), ['B2', 'regent']);
});

test('keeps its width through whole matches', () => {
  for (const seats of [1, 2, 3, 4])
    expectWidths({ draw, targets }, game, seats, seats === 1 ? { difficulty: 'doom' } : { events: true });
});

test('targets are where a move aims at', () => {
  expect(targets({ type: 'fly', ship: 'fighter', from: 'A1', to: 'B2' })).toEqual(['B2']);
  expect(targets({ type: 'place', at: 'D4' })).toEqual(['D4']);
  expect(targets({ type: 'sector', sector: 'NW' })).toEqual(['A1', 'A2', 'B1', 'B2', 'B3']);
  expect(targets({ type: 'role', role: 'regent' })).toEqual(['regent']);
  expect(targets({ type: 'reveal', deck: 'steward' })).toEqual(['steward deck']);
  expect(targets({ type: 'invest', at: 'F1' })).toEqual([]);
  expect(targets({ type: 'done' })).toEqual([]);
});
