import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printed } from '../../../test/kit/printed.ts';
import { GAMES, game } from '../../../test/kit/toy.ts';
import { chanceOf, seedFrom } from '../../kernel/match/chance.ts';
import { type PerftOptions, runPerft } from './perft.ts';

const BASE: PerftOptions = { game: 'toy', depth: 3, seed: 'perft' };
const counted = (options: Partial<PerftOptions>) => printed(() => runPerft({ ...BASE, ...options }, GAMES));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-perft-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const file = path.join(folder, 'state.json');
  writeFileSync(file, text);
  return file;
}

describe('perft', () => {
  test('counts depth by depth from the setup', async () => {
    // One of four answers, then any of two hands of three, then the other hand.
    expect(await counted({ seats: 2 })).toEqual(['depth 1: 4', 'depth 2: 24', 'depth 3: 72']);
    expect(await counted({})).toEqual(await counted({ seats: 2 }));
    expect(await counted({ options: 'hand=1 showing=false', depth: 2 })).toEqual([
      'depth 1: 2',
      'depth 2: 2',
    ]);
    expect(await counted({ seats: 4, depth: 2 })).toEqual(['depth 1: 4', 'depth 2: 48']);
  });

  test('divides by first move', async () => {
    const lines = await counted({ divide: true, depth: 2 });
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('0 pass: 6');
    expect(lines[1]).toMatch(/^0 show \d+: 6$/);
    expect(lines.at(-1)).toBe('depth 2: 24');
  });

  test('ends with a line of JSON when asked', async () => {
    const lines = await counted({ json: true });
    expect(JSON.parse(lines.at(-1)!)).toEqual({
      game: 'toy',
      seats: 2,
      depth: 3,
      nodes: 72,
      counts: [4, 24, 72],
      seed: seedFrom('perft'),
    });
    expect(await counted({ depth: 0, json: true })).toHaveLength(1);
  });

  test('counts from a state in a file', async () => {
    const state = game.setup(3, { hand: 2, showing: false }, chanceOf(seedFrom('state'), 0));
    expect(await counted({ state: written(JSON.stringify(state)), depth: 2 })).toEqual([
      'depth 1: 6',
      'depth 2: 24',
    ]);
  });

  test.each<[string, Partial<PerftOptions>, string]>([
    ['an unknown game', { game: 'chess' }, 'there is no game "chess"; there is toy'],
    ['too many seats', { seats: 7 }, 'Tides is for 2 to 4 seats, not 7'],
    ['bad options', { options: 'hand=0' }, 'option hand must be a whole number from 1 to 3, not 0'],
    ['nothing to divide', { divide: true, depth: 0 }, '--divide needs a depth of at least 1'],
    ['no file', { state: '/nowhere' }, 'cannot read /nowhere: ENOENT'],
  ])('refuses %s', async (_, options, message) => {
    await expect(runPerft({ ...BASE, ...options }, GAMES)).rejects.toThrow(message);
  });

  test.each([
    ['{"hands":', 'is not valid JSON: '],
    ['7', 'not a position of Tides'],
    ['{}', 'not a position of Tides: hands must be a list of lists of cards'],
  ])('refuses the state %s', async (text, message) => {
    await expect(runPerft({ ...BASE, state: written(text) }, GAMES)).rejects.toThrow(message);
  });
});
