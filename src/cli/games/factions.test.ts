import { describe, expect, test } from 'vitest';
import { cellOf } from '../../games/factions/board.ts';
import type { FactionId } from '../../games/factions/facts.ts';
import { game } from '../../games/factions/index.ts';
import type { Options } from '../../games/factions/options.ts';
import type { Player, State } from '../../games/factions/state.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { readOptions } from '../../kernel/options.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { expectColours, expectWidths } from './pictures.ts';
import { draw, targets } from './factions.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const PLAIN = { colour: false, width: 120 };
const NARROW = { colour: false, width: 80 };
const LED: readonly FactionId[] = ['megacore', 'tunnelers', 'androids', 'deepstate'];

/** Round 1 with all planets on the axis and all ships in 1-0. */
function midway(seats: number, options: Partial<Options> = {}): State {
  const state = game.setup(seats, readOptions(game, seats, options), seeded(1));
  Object.assign(state, { round: 1, leader: 0, current: 0, event: options.firstTime ? '' : 'ea01' });
  state.turn.seat = 0;
  state.players.forEach((player, seat) => {
    player.faction = itemAt(LED, seat);
    player.ships = [cellOf('1-0')];
  });
  for (const rival of state.rival) rival.faction = 'zealots';
  state.planets = state.planets.map(({ ring }) => ({ ring, tick: 0 }));
  state.stack.length = 0;
  state.stack.push({ step: 'turn', seat: 0 });
  return state;
}

const player = (state: State, seat: number): Player => itemAt(state.players, seat);

/** The lines that begin with a label and those that go on with it. */
function rowOf(picture: string, label: string): string[] {
  const lines = picture.split('\n');
  const from = lines.findIndex((line) => line.startsWith(label));
  const length = lines.slice(from + 1).findIndex((line) => !line.startsWith('       │'));
  return lines.slice(from, from + 1 + length);
}

describe('the board', () => {
  test('3.1: has a field for every sector and quadrant', () => {
    const picture = draw(midway(2), NAMES, NARROW);
    const fields = (label: string) => itemAt(rowOf(picture, label), 0).split('│').length - 2;
    const labels = ['Corona', 'Venus', 'Earth', 'Mars', 'Belt', 'Saturn', 'Uranus', 'Neptune', 'Kuiper'];
    expect(labels.map(fields)).toEqual([4, 8, 8, 8, 12, 12, 12, 24, 4]);
    expect(rowOf(picture, 'Neptune')[0]).toBe(
      'Neptune│0 │1 │2 │3 │4 │5 │6 │7 │8 │9 │10│11│12│13│14│15│16│17│18│19│20│21│22│23│',
    );
  });

  test('shows energy, tiles, wormholes and ships', () => {
    const state = midway(4);
    state.energy = state.energy.with(cellOf('1-0'), 15);
    state.energy = state.energy.with(cellOf('7-10'), 11);
    state.energy = state.energy.with(cellOf('7-3'), 5);
    state.gates = [cellOf('2-1'), cellOf('7-23')];
    Object.assign(state.tiles.find(({ at }) => at === cellOf('4-1')) ?? {}, { value: 6, known: 1 });
    const picture = draw(state, NAMES, NARROW);
    expect(rowOf(picture, 'Venus')[0]).toMatch(/^Venus {2}│0:15abcd│1 /);
    expect(rowOf(picture, 'Earth')[0]).toMatch(/│1 @ +│/);
    expect(rowOf(picture, 'Belt')[0]).toMatch(/^Belt {3}│0 \? {2}│1 \*6 │2 \? {2}│/);
    expect(rowOf(picture, 'Kuiper')[0]).toMatch(/│K-0 \? +│/);
    const [first, second] = rowOf(picture, 'Neptune') as [string, string];
    expect(first.slice(38, 40)).toBe('10');
    expect([second.slice(17, 19), second.slice(38, 40), second.slice(77, 79)]).toEqual([':5', '11', '@ ']);
  });

  test('says so where energy is too much for a field', () => {
    const state = midway(2);
    state.energy = state.energy.with(cellOf('7-0'), 191);
    expect(rowOf(draw(state, NAMES, NARROW), 'Neptune')[1]).toMatch(/^ {7}│##│/);
    expect(rowOf(draw(state, NAMES, PLAIN), 'Neptune')[1]).toMatch(/^ {7}│191│/);
  });

  test('3.4: shows planets on their rings, on the axis at both edges', () => {
    const state = midway(2);
    Object.assign(itemAt(state.planets, 4), { tick: 22 });
    Object.assign(itemAt(state.planets, 2), { tick: 3 });
    const lines = draw(state, NAMES, NARROW).split('\n');
    const lineOf = (name: string) => lines.find((line) => line.includes(name)) as string;
    expect(lineOf('Mercury')).toMatch(/^ {7}● Mercury ─.*●$/);
    expect(lineOf('Jupiter').indexOf('Jupiter ●')).toBe(7 + 22 * 3 - 8);
    expect(lineOf('Earth').indexOf('● Earth')).toBe(7 + 3 * 3);
    expect(lines.findIndex((line) => line.includes('Mercury'))).toBe(
      lines.findIndex((line) => line.startsWith('Corona')) - 1,
    );
  });

  test('lights sectors and planets', () => {
    const state = midway(2);
    const picture = draw(state, NAMES, { ...NARROW, lit: ['2-0', 'Mars', '7-10'] });
    expect(rowOf(picture, 'Earth')[0]).toMatch(/^Earth {2}│0 \+ +│1 +│/);
    expect(picture).toContain('● +Mars ');
    expect(rowOf(picture, 'Neptune')[1]?.slice(38, 40)).toBe('+ ');
    expect(draw(state, NAMES, NARROW).split('3:5 sector')[0]).not.toContain('+');
  });
});

describe('the players', () => {
  test('are told with all that lies open', () => {
    const state = midway(2);
    const ann = player(state, 0);
    Object.assign(ann, { energy: 9, resources: 3, rescues: 1, penalty: 20 });
    ann.upgrades = [3, 1, 0, 3, 0, 5];
    ann.exoplanets = [
      { card: 'ju01', explorers: ['ve02'], explored: false },
      { card: 'ju02', explorers: ['ve01'], explored: true },
    ];
    ann.techs = ['ur02'];
    ann.completed = ['sa12'];
    ann.explorers = [{ card: 've01', known: 1 }];
    ann.objectives = [{ card: 'sa01', known: 1 }];
    player(state, 1).passed = true;
    const told = (viewer: number | undefined): string => draw(game.redact(state, viewer), NAMES, PLAIN);
    expect(told(0)).toContain(
      [
        ' a  Ann ◂  9 points  MegaCore, Inc.  Leader',
        '    energy 9/20 · resources 3/6 · 1 explorer · 1 objective · 1 rescue',
        '    machines: Batteries Beta 3/10 · Cargo Holds 1/6 · Solar Sails 3/3 done · NanoExcavators 5/5 done',
        '    exoplanets: Yvaga ocean 1/5 · Toge ocean explored',
        '    techs: Slipstream Rudder',
        '    completed: House Special',
        '    hand: Swamp Things (number 2, rocky −1, ocean +2) · Deep Pockets (3 points: hold at least 6 resources)',
        ' b  Ben  2 points  Quantum Tunnelers  passed',
        '    energy 16/16 · resources 4/4 · 0 explorers · 0 objectives',
      ].join('\n'),
    );
    expect(told(1)).not.toMatch(/Swamp|Deep Pockets/);
  });

  test('have nothing before they have a faction', () => {
    const state = game.setup(2, readOptions(game, 2, {}), seeded(1));
    const picture = draw(state, NAMES, PLAIN);
    expect(picture).toContain('set-up');
    expect(picture).not.toMatch(/◂|energy 16/);
  });

  test('18: have an opponent in solo', () => {
    const state = midway(1);
    const rival = itemAt(state.rival, 0);
    Object.assign(rival, { resources: 5, upgrades: 2 });
    rival.exoplanets = ['ju03'];
    rival.explorers = ['ve20'];
    rival.techs = ['ur01'];
    state.votes = [{ seat: -1, option: 'A', space: 'reward' }];
    const picture = draw(state, NAMES, PLAIN);
    expect(picture).toContain(
      [
        ' ×  Opponent  5 points  The Zealots of Sol, medium',
        '    5 resources · 2 upgrades · 0 objectives · 12 of 12 cards left',
        '    explorers: Model Specimens',
        '    exoplanets: Samh ocean 4',
        '    techs: Debris Scoop',
      ].join('\n'),
    );
    expect(picture).toContain('Voted: the opponent.');
  });
});

describe('the table', () => {
  test('has the round, decks, markets, the event with its votes and what is in force', () => {
    const state = midway(3);
    state.exoplanets = ['ju04'];
    state.research = ['ne12'];
    state.votes = [{ seat: 1, option: 'B', space: 'leader' }];
    Object.assign(state, { law: 'ea02B', bequest: 'ea07A', upkeep: true });
    const picture = draw(state, NAMES, PLAIN);
    expect(picture).toMatch(/^round 1 of 3, upkeep · decks: Mercury 12, Venus 40/m);
    expect(picture).toContain(
      '  Hiisi: ocean, needs 4, produces 3 energy; A: teleport next to any planet; B: gain 1 resource',
    );
    expect(picture).toContain('  Clean Sweep: clear one band and gain 4 energy');
    expect(picture).toContain('event: Debris Treaty');
    expect(picture).toMatch(/B Open Lanes \(gain 2 resources\): .* Voted: Ben\./);
    expect(picture).toContain('in force: Standby Power.');
    expect(picture).toContain('at the end: Builders');
  });

  test('17: has neither event nor research for first-time players', () => {
    expect(draw(midway(2, { firstTime: true }), NAMES, PLAIN)).not.toMatch(/event:|Neptune \d|Uranus \d/);
  });
});

test('has colours only where they are wanted', () => {
  expectColours({ draw, targets }, midway(2), ['2-0', 'Mars']);
});

test('keeps its width through whole matches', () => {
  for (const seats of [1, 2, 3, 4]) expectWidths({ draw, targets }, game, seats, {}, ['pass', 'rescue']);
});

test('targets are where a move aims at', () => {
  expect(targets({ type: 'step', to: '2-0' })).toEqual(['2-0']);
  expect(targets({ type: 'mine', at: '4-3' })).toEqual(['4-3']);
  expect(targets({ type: 'rescue', from: '7-0', to: '0-0' })).toEqual(['0-0']);
  expect(targets({ type: 'use', planet: 'Earth', as: 'Mars' })).toEqual(['Earth']);
  expect(targets({ type: 'charge', via: 'Venus' })).toEqual(['Venus']);
  expect(targets({ type: 'invert', a: 'Venus', b: 'Mars' })).toEqual(['Venus', 'Mars']);
  expect(targets({ type: 'offer', to: 1 })).toEqual([]);
  expect(targets({ type: 'end' })).toEqual([]);
});
