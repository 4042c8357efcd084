import { expect, test } from 'vitest';
import { LOCATIONS, MARKET_TILE, TECH } from '../../../../games/empire/facts.ts';
import { empire as entry } from '../../../../games/empire/index.ts';
import { pointsOf } from '../../../../games/empire/scoring.ts';
import { playerOf } from '../../../../games/empire/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { stepsOf } from '../../guidedPlay.ts';
import { battle } from './battle.ts';
import { harvest } from './harvest.ts';
import { science } from './science.ts';

test('harvest: yields, credits and the place in Far Space are as told', () => {
  const { steps, end } = stepsOf(harvest, entry);
  const [, market, take, , sell, , invest] = steps;
  if (!market || !take || !sell || !invest) throw new Error('the lesson is shorter');
  const before = playerOf(market.state, 0).stock;
  const gained = playerOf(take.state, 0).stock.map((now, i) => now - itemAt(before, i));
  expect(gained).toEqual([3, 2, 1]);
  expect(market.lesson.say).toContain(MARKET_TILE.K1.name);
  expect(playerOf(sell.state, 0).credits - playerOf(take.state, 0).credits).toBe(3);
  expect(sell.state.role).toBe(3);
  const amber = LOCATIONS.find(({ id }) => id === 'F4');
  expect(invest.lesson.say).toContain(
    `${amber?.name} costs ${amber?.cost} of your ${playerOf(invest.state, 0).credits} credits and is worth ${amber?.value} points`,
  );
  expect(pointsOf(end, 0) - pointsOf(invest.state, 0)).toBe(amber?.value);
});

test('science: Golden Age lies open at cost 2 and is culture, and the metal stays', () => {
  const { steps, end } = stepsOf(science, entry);
  const { state } = itemAt(steps, 1);
  const open = state.techs[1];
  if (open === undefined || open === '') throw new Error('nothing lies open');
  expect(TECH[open]).toMatchObject({ name: 'Golden Age', category: 'culture', cost: 2 });
  expect(playerOf(end, 0).techs).toEqual([open]);
  expect(playerOf(end, 0).stock[1]).toBeGreaterThan(itemAt(playerOf(state, 0).stock, 1));
  expect(end.role).toBe(2);
});

test('battle: one cruiser in the Dawn March, strength 4, and a token for it', () => {
  const { steps, end } = stepsOf(battle, entry);
  const { state } = itemAt(steps, 0);
  expect(state.ancients[0]?.cruisers).toEqual([20]);
  expect(end.ancients[0]?.cruisers).toEqual([]);
  expect(pointsOf(end, 0) - pointsOf(state, 0)).toBe(1);
});
