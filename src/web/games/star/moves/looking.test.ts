import { describe, expect, test } from 'vitest';
import { game } from '../../../../games/star/index.ts';
import type { State } from '../../../../games/star/state.ts';
import { position } from '../../../../games/star/test/testkit.ts';
import { moveText } from '../../../../kernel/text.ts';
import { aimOf, concernOf, shipOn, sightOn } from './looking.ts';

const NAMES = ['Mira', 'Rook'];

const state = position({
  players: [
    { stock: [0, 0, 1], ships: { '23,16': 'juggernaut' } },
    { ships: { '27,16': 'warrior', '31,14': 'mothership' }, colonies: ['O-NE'], marker: true },
  ],
});
const offers = game.legalMoves(state, 0).map((move) => ({ text: moveText(move), move }));
const shot = offers.find(({ text }) => text === 'attack 23,16 27,16 1');
const NOTHING = { state, offers, asked: [], picked: undefined, hovered: undefined, pointed: undefined };

describe('an attack is aimed', () => {
  test('when a target is hovered with a ship in the hand', () => {
    expect(aimOf({ ...NOTHING, picked: '23,16', hovered: '27,16' })).toMatchObject({
      attacker: { type: 'juggernaut' },
      target: { type: 'warrior' },
      owner: 1,
      weapons: undefined,
    });
    expect(aimOf({ ...NOTHING, hovered: '27,16' })).toBeUndefined();
    expect(aimOf({ ...NOTHING, picked: '23,16', hovered: '25,16' })).toBeUndefined();
  });

  test('while its Weapons are asked for, and with those pointed at', () => {
    expect(aimOf({ ...NOTHING, asked: shot ? [shot] : [] })).toMatchObject({ weapons: undefined });
    expect(aimOf({ ...NOTHING, pointed: shot })).toMatchObject({ weapons: 1 });
  });
});

test('a ship that is about to be mended is looked at', () => {
  const mend = { text: 'repair 23,16 1', move: { type: 'repair', at: '23,16', metal: 1 } } as const;
  expect(concernOf({ asked: [mend], pointed: undefined })).toBe('23,16');
  expect(concernOf({ asked: [], pointed: shot })).toBeUndefined();
});

test('ships are found where they stand', () => {
  expect(shipOn(state, '27,16')).toMatchObject({ owner: 1, ship: { type: 'warrior' } });
  expect(shipOn(state, '25,16')).toBeUndefined();
});

test.each([
  ['11,4', 'planet', 'Hollin', /^Nobody’s/],
  ['39,4', 'planet', 'Cinder', /^A colony of Rook/],
  ['31,14', 'planet', 'Oriel', /Rook has begun to settle it\.$/],
  ['24,11', 'blackHole', 'Black hole', /1 Fuel/],
  ['20,11', 'asteroid', 'Asteroids', /no shot passes/],
  ['1,22', 'wormhole', 'Wormhole of Marshall Guard', /southwest/],
] as const)('%s is a %s: %s', (place, kind, name, words) => {
  expect(sightOn(state as State, place, NAMES)).toMatchObject({
    kind,
    name,
    words: expect.stringMatching(words),
  });
});

test('an empty hex is nothing to look at', () => {
  expect(sightOn(state, '25,16', NAMES)).toBeUndefined();
});
