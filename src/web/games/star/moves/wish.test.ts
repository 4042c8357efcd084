import { expect, test } from 'vitest';
import { position } from '../../../../games/star/test/testkit.ts';
import { reasons } from '../../../../games/star/why/index.ts';
import { ACT_LABELS, wishOf } from './wish.ts';

const state = position({ players: [{ stock: [2, 2, 0] }, {}], drawn: ['scout', 'juggernaut'] });

test('a ship in the hand goes with places on the mat, and not with what is beside it', () => {
  expect(wishOf(state, '11,4', '1,0')).toEqual({ things: ['1,0', '11,4'] });
  expect(wishOf(state, '11,4', undefined)).toEqual({ things: ['11,4'] });
  expect(wishOf(state, 'player 1', '1,0')).toEqual({ things: ['player 1'] });
});

test('a blueprint that cannot be paid has a button with its price', () => {
  const labels = reasons.acts(state, 0).map((act) => ACT_LABELS[act]);
  expect(labels).toEqual([
    'Build Scout (2 Metal, 2 Fuel)',
    'Build Juggernaut (6 Metal, 4 Fuel, 2 Weapons)',
    'No more',
  ]);
});
