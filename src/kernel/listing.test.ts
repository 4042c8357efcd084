import { expect, test } from 'vitest';
import { GAMES as TOYS } from '../../test/kit/toy.ts';
import { itemAt } from './data/lists.ts';
import { entryOf, idOf, type Listed, sourceOf } from './listing.ts';

const toy = itemAt(TOYS, 0);
const large: Listed = {
  id: 'large',
  load: async () => ({ ...toy, game: { ...toy.game, id: 'large' } }),
};

test('a game is listed as it is or fetched when it is asked for', async () => {
  expect([toy, large].map(idOf)).toEqual(['toy', 'large']);
  expect(await entryOf(toy)).toBe(toy);
  const fetch = sourceOf([toy, large]);
  expect(await fetch('toy')).toBe(toy);
  expect((await fetch('large')).game.id).toBe('large');
});

test.each([['chess'], ['toString'], [undefined], [3]])('%s is refused with what there is', async (id) => {
  await expect(sourceOf([toy, large])(id)).rejects.toThrow(/^there is no game .*; there is toy, large$/);
});
