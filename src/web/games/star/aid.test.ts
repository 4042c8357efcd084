import { expect, test } from 'vitest';
import { position, type Seated } from '../../../games/star/test/testkit.ts';
import { nowOf, saidOf } from '../testkit.ts';
import { aid } from './aid.tsx';

const NAMES = ['Mira', 'Rook'];
const aidWith = (own: Seated, other: Seated = {}, round = 1) =>
  aid(position({ players: [own, other], round }), 0, NAMES);

test('prices say what is lacking, and follow the stock', () => {
  expect(nowOf(aidWith({ stock: [1, 2, 0] }), 'Scout')).toContain('you lack 1 Metal');
  expect(nowOf(aidWith({ stock: [2, 2, 0] }), 'Scout')).toContain('you can pay it');
  expect(saidOf(aidWith({ stock: [0, 2, 0] }), 'Kits, one a ship', 'Explorer')).toContain('lack 1 Fuel');
  expect(saidOf(aidWith({ stock: [0, 3, 0] }), 'Kits, one a ship', 'Explorer')).toContain('**can pay**');
});

test('ships on the mat are counted, and lit where they are', () => {
  const scouts = aidWith({ ships: { '11,0': 'mothership', '3,0': 'scout', '5,0': 'scout' } });
  expect(nowOf(scouts, 'Scout')).toContain('**2 of 3**');
  expect(scouts.patterns.find(({ title }) => title === 'Scout')?.places).toEqual(['3,0', '5,0']);
});

test('the nearest planet is told with the turns it takes', () => {
  expect(nowOf(aidWith({ ships: { '11,0': 'mothership' } }), 'Colony')).toBe(
    'You have **0 of 4**. Nearest: **Hollin**, 4 hexes away, **2 turns** at least.',
  );
  expect(nowOf(aidWith({ ships: { '11,4': 'mothership' } }), 'Colony')).toContain(
    'Your Mothership is at **Hollin**',
  );
  expect(nowOf(aidWith({ ships: { '11,4': 'mothership' }, colonies: ['O-NW'] }), 'Colony')).toContain(
    '**1 of 4**',
  );
  expect(nowOf(aidWith({ ships: { '3,0': 'scout' } }), 'Colony')).toContain('Without a Mothership');
});

test('cards and ends follow colonies and rounds', () => {
  const ahead = aidWith({ colonies: ['O-NW', 'I-NW'] }, { colonies: ['O-SE'] }, 12);
  expect(saidOf(ahead, 'Your turn, in this order', 'Draw')).toContain('**3 cards**');
  expect(ahead.ends[0]).toBe('The fourth colony wins at once: you have **2**, Rook has **1**.');
  expect(ahead.ends[2]).toBe('After round 60 colonies decide: this is round **12**.');
});
