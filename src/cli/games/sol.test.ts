import { describe, expect, test } from 'vitest';
import { type Board, LARGE_SIDE, NAME, SMALL_SIDE, segmentOf, spaceOf } from '../../games/sol/board.ts';
import { game } from '../../games/sol/index.ts';
import type { Options } from '../../games/sol/options.ts';
import type { Player, State } from '../../games/sol/state.ts';
import { boardOf } from '../../games/sol/verbs.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { readOptions } from '../../kernel/options.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { type Cell, unroll } from './sol/unrolled.ts';
import { expectColours, expectWidths } from './pictures.ts';
import { draw, targets } from './sol.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Eli'];
const PLAIN = { colour: false, width: 110 };
const WIDTHS = Array.from({ length: 41 }, (_, i) => 80 + i);

function stateWith(seats: number, options: Partial<Options> = {}): State {
  const given = { firstPlayer: 'seat0', startEye: 'fixed', vestigial: false, ...options };
  return game.setup(seats, readOptions(game, seats, given), seeded(3));
}

function playerOf(state: State, seat: number): Player {
  return itemAt(state.players, seat);
}

/** The text in the row of a layer, with the line below it. */
function rowOf(picture: string, label: string): string {
  const lines = picture.split('\n');
  const from = lines.findIndex((line) => line.startsWith(label));
  const length = lines.slice(from).findIndex((line) => /[═┼•┴]/.test(line));
  return lines.slice(from, from + length + 1).join('\n');
}

describe('the unrolled Sun', () => {
  const overlap = (a: Cell, b: Cell): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

  /** Pairs of spaces of neighbouring rows that lie above each other with room for a gate between them. */
  const bordering = (rows: readonly Cell[][], layer: number): Set<string> => {
    const pairs = rows[layer]?.flatMap(
      (a) => rows[layer + 1]?.filter((b) => overlap(a, b) > 1).map((b) => [a, b] as const) ?? [],
    );
    return new Set(pairs?.map(([a, b]) => `${NAME[a.space]}|${NAME[b.space]}`));
  };

  test.each<[string, Board]>([
    ['small', SMALL_SIDE],
    ['large', LARGE_SIDE],
  ])('3.3: on the %s side spaces lie above each other exactly where they border', (_, board) => {
    for (const width of WIDTHS) {
      const rows = unroll(board, width - 7);
      const shown = [1, 2, 3].flatMap((layer) => [...bordering(rows, layer)]);
      expect(shown.sort(), `width ${width}`).toEqual(board.segments.map(({ name }) => name).sort());
    }
  });

  test('shows every space whole once, wide enough for its name', () => {
    for (const board of [SMALL_SIDE, LARGE_SIDE]) {
      for (const width of WIDTHS) {
        const whole = unroll(board, width - 7)
          .flat()
          .filter((cell) => cell.whole);
        expect(whole.map(({ space }) => space).sort((a, b) => a - b)).toEqual(board.spaces);
        expect(Math.min(...whole.map(({ left, right }) => right - left - 1))).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('a drawing', () => {
  test('shows stations, sundivers, cubes and feeders in their space', () => {
    const state = stateWith(3);
    const space = spaceOf('K0');
    state.stations = state.stations.with(space, 1 + 3 * 1 + 2);
    state.cubes = state.cubes.with(space, 1);
    state.feeders = state.feeders.with(space, 4);
    state.players.forEach((player, seat) => {
      player.divers[space] = seat + 1;
    });
    expect(rowOf(draw(state, NAMES, PLAIN), 'core')).toMatch(/│K0 bT ▪ #4.*\n.*│a1 b2 c3 /);
  });

  test('shows five crowds in the smallest space of the narrowest board', () => {
    const state = stateWith(5);
    for (const player of state.players) player.divers[spaceOf('I14')] = 5;
    const row = rowOf(draw(state, NAMES, { colour: false, width: 80 }), 'inner');
    for (const crowd of ['a5', 'b5', 'c5', 'd5', 'e5']) expect(row).toContain(crowd);
  });

  test('shows every gate on its barrier and every mothership on its eye', () => {
    for (const seats of [4, 5]) {
      const state = stateWith(seats);
      boardOf(state).segments.forEach((_, segment) => {
        state.gates = state.gates.map((_gate, other) => (other === segment ? 2 : 0));
        const picture = draw(state, NAMES, PLAIN);
        expect(picture.split('\n').filter((line) => line.includes('═') && line.includes('b'))).toHaveLength(
          1,
        );
      });
      const track = draw(state, NAMES, PLAIN)
        .split('\n')
        .find((line) => line.includes('•'));
      for (const letter of 'abcde'.slice(0, seats)) expect(track).toContain(`(${letter})`);
    }
  });

  test('lights legal targets, spaces and segments', () => {
    const state = stateWith(2);
    const picture = draw(state, NAMES, { ...PLAIN, lit: ['C12', 'I0|C1'] });
    expect(picture).toContain('│›C12');
    expect(picture.match(/═\+/g)).toHaveLength(1);
    expect(draw(state, NAMES, PLAIN)).not.toMatch(/›|═\+/);
  });

  test('tells what each player has', () => {
    const state = stateWith(2);
    Object.assign(playerOf(state, 1), {
      momentum: 21,
      energy: 14,
      hold: 6,
      reserve: 4,
      lost: 2,
      vaporized: 1,
      card: 0,
    });
    const line = draw(state, NAMES, PLAIN)
      .split('\n')
      .find((row) => row.includes('Ben'));
    expect(line).toMatch(/Ben +21 +14 +3 +6 +4 +2 +1 +5 +3 +3 +3 +FLARE [A-Z]+$/);
  });

  test('tells how likely the next card is a flare', () => {
    const state = stateWith(2);
    expect(draw(state, NAMES, PLAIN)).toContain('0 of 13 · 52 cards in the deck, 13 flares (25 %)');
  });

  test('tells the effects in play, the event and what has to be reached', () => {
    const picture = draw(stateWith(1, { scenario: 'sunworm' }), NAMES, PLAIN);
    for (const effect of ['PUNCTURE', 'CLUSTER', 'PROCREATE']) expect(picture).toContain(effect);
    expect(picture).toContain('momentum to reach 17 · trigger flares in the deck 4, each brings SUNWORM');
  });

  test('has colours only where they are wanted', () => {
    expectColours({ draw, targets }, stateWith(2), ['C12']);
  });

  test('keeps its width through whole matches', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const scenario = seats === 1 ? { scenario: 'none' } : {};
      expectWidths({ draw, targets }, game, seats, { effects: 'random', triggerFlares: 4, ...scenario });
    }
  });
});

test('targets are where a move aims at', () => {
  expect(targets({ type: 'fly', from: 'C3', to: 'R2' })).toEqual(['R2']);
  expect(targets({ type: 'gate', a: 'O3', b: 'I3', c: 'C4' })).toEqual(['I3|C4']);
  expect(targets({ type: 'tower', a: 'O3', b: 'I3', c: 'C4' })).toEqual(['C4']);
  expect(targets({ type: 'puncture', from: 'R2', to: 'C3' })).toContain('C3|R2');
  expect(targets({ type: 'end' })).toEqual([]);
  expect(segmentOf(SMALL_SIDE, 'C3|R2')).toBeGreaterThanOrEqual(0);
});
