import { describe, expect, test } from 'vitest';
import type { Chair } from '../../../protocol/table.ts';
import { canPlayOn, chairsToPlayOn } from './playOn.ts';

const person = (name: string): Chair => ({ name, player: 'person' });
const bot = (name: string, level = 'hard'): Chair => ({ name, player: { bot: level } });
const at = (id: string, chairs: readonly Chair[], eyes?: number) => ({
  ...{ id, eyes, setup: { game: 'sol', chairs, options: {} } },
});

const HERE = '0123456789abcdef';

describe('whoever plays on sits', () => {
  test('where they sat, with the bots they had', () => {
    const chairs = [bot('Hypatia'), person('Ann'), bot('Vesper', 'easy')];
    expect(chairsToPlayOn(at(HERE, chairs, 1), 0, 'Me')).toEqual([
      bot('Hypatia'),
      person('Me'),
      bot('Vesper', 'easy'),
    ]);
  });

  test('in the seat that is to choose, where several persons played, with bots of other names in their seats', () => {
    const seated = chairsToPlayOn(at(HERE, [person('Ann'), person('Hypatia'), bot('Vesper')]), 0, 'Me');
    expect(seated.map(({ player }) => player)).toEqual(['person', { bot: 'medium' }, { bot: 'hard' }]);
    const names = seated.map(({ name }) => name);
    expect(names[0]).toBe('Me');
    expect(new Set(names).size).toBe(3);
    expect(names).not.toContain('Hypatia');
  });
});

test('a match is played on from once its luck is told, and a branch at any time', () => {
  const branch = { of: HERE, ply: 3, name: '', made: 1 };
  expect(canPlayOn({ seed: undefined })).toBe(false);
  expect(canPlayOn({ seed: 'ab'.repeat(32) })).toBe(true);
  expect(canPlayOn({ seed: undefined, branch })).toBe(true);
});
