import { expect, test } from 'vitest';
import { distance, hexOf } from '../../../../games/star/board.ts';
import { HULL_PER_METAL, JUMP_FUEL, KIT, SHIP } from '../../../../games/star/facts.ts';
import { star as entry } from '../../../../games/star/index.ts';
import { at } from '../../../../games/star/test/testkit.ts';
import { playerOf } from '../../../../games/star/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { stepsOf } from '../../guidedPlay.ts';
import { home } from './home.ts';
import { range } from './range.ts';
import { yard } from './yard.ts';

test('yard: prices, stock and what the kit does are as told', () => {
  const { steps, end } = stepsOf(yard, entry);
  const [build, , fit] = steps;
  const [metal, fuel] = playerOf(itemAt(steps, 0).state, 0).stock;
  const { cost } = SHIP.scout;
  expect(build?.lesson.say).toContain(`${cost[0]} Metal and ${cost[1]} Fuel. You have ${metal} and ${fuel}`);
  const { cost: price, damage, range: reach, movement } = KIT.crusher;
  expect(fit?.lesson.say).toContain(`${price[1]} Fuel and ${price[2]} Weapons`);
  expect(fit?.lesson.say).toContain(
    `${damage} damage and ${reach} range and takes off ${-movement} movement`,
  );
  const out = itemAt(steps, 3);
  expect(out.lesson.say).toContain(
    `flies ${SHIP.scout.movement + movement} hexes now and shoots ${SHIP.scout.range + reach} far`,
  );
  expect(at(end, '13,4')).toMatchObject({ type: 'scout', kit: 'crusher' });
});

test('range: the Warrior cannot answer the Scout, and falls to the Juggernaut', () => {
  const { steps, end } = stepsOf(range, entry);
  const [read, shot, near, last] = steps.map(({ state }) => state);
  if (!read || !shot || !near || !last) throw new Error('the lesson is shorter');
  expect(at(read, '3,14')).toMatchObject({ type: 'warrior', hull: 12 });
  expect(at(near, '3,14')).toMatchObject({ hull: 9 });
  expect(at(near, '5,10')).toMatchObject({ type: 'scout', hull: SHIP.scout.hull });
  const away = distance(hexOf('5,10'), hexOf('3,14'));
  expect([away > SHIP.warrior.range, away <= SHIP.scout.range]).toEqual([true, true]);
  expect(itemAt(steps, 0).lesson.say).toContain(
    `reaches ${SHIP.warrior.range} hexes, your Scout ${SHIP.scout.range}`,
  );
  expect(playerOf(last, 0).stock[2]).toBe(3);
  expect(playerOf(end, 1).ships.map(({ type }) => type)).not.toContain('warrior');
  const gained = playerOf(end, 0).stock.map((now, i) => now - itemAt(playerOf(last, 0).stock, i));
  expect(gained).toEqual([2, 2, 2 - 3]);
});

test('home: the Scout jumps for a Fuel and is whole again', () => {
  const { steps, end } = stepsOf(home, entry);
  const { state } = itemAt(steps, 0);
  expect(at(state, '24,7')).toMatchObject({ type: 'scout', hull: 6 });
  expect(distance(hexOf('24,7'), hexOf('21,8'))).toBe(2);
  expect(at(state, '21,8')).toMatchObject({ type: 'scout' });
  expect(itemAt(steps, 0).lesson.say).toContain(`for ${JUMP_FUEL} Fuel`);
  expect(itemAt(steps, 2).lesson.say).toContain(`${HULL_PER_METAL} hull for each Metal`);
  expect(at(end, '6,1')).toMatchObject({ type: 'scout', hull: SHIP.scout.hull });
});
