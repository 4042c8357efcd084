import { expect, test } from 'vitest';
import { CATALOGUE_IDS, fetchGame } from './catalogue.ts';
import { GAME_IDS, gameOf } from './index.ts';

test('the catalogue names the games of the list, in their order', () => {
  expect(CATALOGUE_IDS).toEqual(GAME_IDS);
});

test.each(GAME_IDS)('%s is fetched by its id', async (id) => {
  expect((await fetchGame(id)).game).toBe(gameOf(id).game);
});

test.each([['chess'], ['toString'], [undefined], [3]])('%s is refused as the list refuses it', async (id) => {
  await expect(fetchGame(id)).rejects.toThrow(/^there is no game .*; there is sol/);
});
