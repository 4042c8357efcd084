import { expect, test } from 'vitest';
import {
  EXOPLANET,
  EXPLORER,
  OBJECTIVE,
  PASS_ENERGY,
  RESCUE_PENALTY,
  SET_VP,
} from '../../../../games/factions/facts.ts';
import { factions as entry } from '../../../../games/factions/index.ts';
import { player, stores } from '../../../../games/factions/test/testkit.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { stepsOf } from '../../guidedPlay.ts';
import { energy } from './energy.ts';
import { explore } from './explore.ts';
import { secrets } from './secrets.ts';

test('explore: Dimidium wants 3, and the Hamsters count 3', () => {
  const { steps, end } = stepsOf(explore, entry);
  const [use, recruit, place, after, last] = steps;
  if (!use || !recruit || !place || !after || !last) throw new Error('the lesson is shorter');
  expect(use.lesson.say).toContain(
    `${EXOPLANET.ju19.name} wants explorers that count ${EXOPLANET.ju19.requirement}`,
  );
  expect(recruit.lesson.say).toContain(`2 of your ${player(recruit.state).resources}`);
  expect(player(place.state).explorers.map(({ card }) => card)).toEqual(['ve02', 've14']);
  expect([EXPLORER.ve02.number, EXPLORER.ve14.number]).toEqual([1, 3]);
  expect(after.lesson.say).toContain(`${EXOPLANET.ju19.production.energy} energy`);
  expect(last.lesson.say).toContain(`${SET_VP.slice(1, 4).join(', ')} and ${SET_VP[4]} points`);
  expect(player(end).exoplanets).toMatchObject([{ card: 'ju19', explored: true }]);
});

test('secrets: the two objectives are worth what is told', () => {
  const { steps, end } = stepsOf(secrets, entry);
  const keep = itemAt(steps, 3);
  const { sa02, sa11 } = OBJECTIVE;
  expect(keep.lesson.say).toContain(`${sa02.name} gives ${sa02.vp} points`);
  expect(keep.lesson.say).toContain(`${sa11.name} gives ${sa11.vp}`);
  expect(sa02.timing).toBe('END_OF_ROUND');
  expect(player(end).objectives).toMatchObject([{ card: 'sa02' }]);
});

test('energy: from 2 to 11 by a card, and to 16 by another', () => {
  const { steps } = stepsOf(energy, entry);
  const charged = steps.map(({ state }) => stores(state)[0]);
  expect(charged.slice(0, 4)).toEqual([2, 11, 11, 16]);
  const last = itemAt(steps, 4).lesson.say;
  expect(last).toContain(`gains ${PASS_ENERGY} energy`);
  expect(last).toContain(`for ${RESCUE_PENALTY} points`);
});
