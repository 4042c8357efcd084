import { expect, test } from 'vitest';
import { spaceOf } from '../../../../games/sol/board.ts';
import { BASE, BONUS, CARDS_BY_LAYER, FLARES, INNER, SUITS, SUNDIVERS } from '../../../../games/sol/facts.ts';
import { sol as entry } from '../../../../games/sol/index.ts';
import type { State } from '../../../../games/sol/state.ts';
import { playerOf } from '../../../../games/sol/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { stepsOf } from '../../guidedPlay.ts';
import { cards } from './cards.ts';
import { energy } from './energy.ts';
import { heart } from './heart.ts';

const diversOn = (state: State, space: string) => playerOf(state, 0).divers[spaceOf(space)];

test('energy: the sundivers stand where the words say, and the node pays what they say', () => {
  const { steps, end } = stepsOf(energy, entry);
  const [begin, , , , , , use, take] = steps;
  const { state } = itemAt(steps, 0);
  expect(begin?.lesson.say).toContain('I0 and I2');
  expect([diversOn(state, 'I0'), diversOn(state, 'I1'), diversOn(state, 'I2')]).toEqual([1, 0, 1]);
  expect(use?.lesson.say).toContain(`pays ${BASE[INNER]} energy`);
  expect(use?.lesson.say).toContain(`more: ${BASE[2]}, ${BASE[3]}, and ${BASE[4]} in the core`);
  expect(take?.lesson.say).toContain(`${BONUS[INNER]} more`);
  expect(playerOf(end, 0).energy - playerOf(state, 0).energy).toBe(BASE[INNER] + BONUS[INNER]);
});

test('cards: the card drawn stands for Ceremony, and two launches pay two energy', () => {
  const { steps, end } = stepsOf(cards, entry);
  const { state } = itemAt(steps, 0);
  const [suit = -1] = playerOf(state, 0).pool;
  expect([SUITS[suit], state.effects[suit]]).toEqual(['OSC', 'CEREMONY']);
  expect(playerOf(end, 0).energy - playerOf(state, 0).energy).toBe(2);
  expect(playerOf(end, 0).card).toBe(-1);
  const [, , convective, radiative, core] = CARDS_BY_LAYER;
  expect(cards.lessons.at(-1)?.say).toContain(
    `${convective} in the convective layer, ${radiative} in the radiative, ${core} in the core`,
  );
});

test('heart: two sundivers and a flare make 5 momentum, and the spiral falls as told', () => {
  const { steps, end } = stepsOf(heart, entry);
  const { state } = itemAt(steps, 0);
  expect([diversOn(state, 'K0'), diversOn(state, 'R0')]).toEqual([1, 1]);
  expect([playerOf(state, 0).momentum, playerOf(itemAt(steps, 3).state, 0).momentum]).toEqual([0, 2]);
  expect(itemAt(steps, 3).lesson.say).toContain(`${SUNDIVERS} in all`);
  const keep = itemAt(steps, 6);
  expect(keep.lesson.say).toContain(`${playerOf(end, 0).momentum} momentum`);
  expect(keep.lesson.say).toContain(`from ${FLARES - state.flares} to ${FLARES - keep.state.flares}`);
});
