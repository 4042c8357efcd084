import { expect, test } from 'vitest';
import { idOf } from '../kernel/listing.ts';
import { GAME_IDS } from './index.ts';
import { LIST } from './list.ts';

test('every game goes by the id it is listed by, and no other has it', () => {
  expect(LIST.map(idOf)).toEqual(GAME_IDS);
  expect(new Set(GAME_IDS).size).toBe(GAME_IDS.length);
});
