import { describe, expect, test } from 'vitest';
import { NAME } from '../../../../games/star/board.ts';
import { game } from '../../../../games/star/index.ts';
import type { Move, State } from '../../../../games/star/state.ts';
import { fresh, line, lively, position } from '../../../../games/star/test/testkit.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { seeded } from '../../../../kernel/match/rng.ts';
import { moveText } from '../../../../kernel/text.ts';
import type { Gesture } from '../../view.ts';
import { answersItself, gesture } from './gestures.ts';
import { inHand } from './prices.ts';

const NAMES = ['Mira', 'Rook', 'Ines', 'Tomasz'];

function gestureOf(state: State, text: string): Gesture {
  const seat = itemAt(game.actors(state), 0);
  const move = game.legalMoves(state, seat).find((candidate) => moveText(candidate) === text) as Move;
  return gesture(state, { text, move }, NAMES);
}

describe('set-up', () => {
  test('a faction is a button and a click on its wormhole', () => {
    expect(gestureOf(fresh(2), 'choose black-cloud')).toEqual({
      to: '49,0',
      button: true,
      label: 'Black Cloud',
      price: 'Your fleet is red and starts in the northeast, with Cinder and Vesna nearest.',
    });
  });

  test('the first ships go to hexes of the corner', () => {
    const state = fresh(2);
    line(state, ['choose jear', 'choose black-cloud']);
    const corner = state.players[itemAt(state.order, 0)]?.faction === 'jear' ? '7,2' : '43,2';
    expect(gestureOf(state, `place ${corner}`)).toMatchObject({
      to: corner,
      price: expect.stringMatching(/^Here it is 3 hexes from (Hollin|Cinder)\.$/),
    });
  });
});

test('the last faction need not be chosen, the end of a turn is said', () => {
  expect(answersItself({ type: 'choose', faction: 'jear' })).toBe(true);
  expect(answersItself({ type: 'end' })).toBe(false);
});

describe('building', () => {
  test('a ship is a button with its price, then a hex at home', () => {
    const state = position({ players: [{ stock: [2, 2, 0] }, {}], drawn: ['scout'] });
    expect(gestureOf(state, 'build scout 3,2')).toMatchObject({
      group: 'Build Scout (2 Metal, 2 Fuel)',
      asks: 'Where does the Scout appear? Choose a lit hex of your corner.',
      to: '3,2',
    });
  });

  test('to build no more is plain: gold goes on, and this refuses', () => {
    const state = position({ players: [{ stock: [2, 2, 0] }, {}], drawn: ['scout'] });
    expect(gestureOf(state, 'done')).toEqual({
      label: 'Build no more',
      price: 'Go on. Ships left unbuilt are discarded.',
    });
  });

  test('a kit is a button with its price, then a ship', () => {
    const state = position({
      players: [{ stock: [0, 1, 2], ships: { '3,2': { type: 'scout', kit: 'cheetah' } } }, {}],
      drawn: ['crusher'],
    });
    expect(gestureOf(state, 'fit crusher 3,2')).toMatchObject({
      group: 'Fit Crusher (1 Fuel, 2 Weapons)',
      to: '3,2',
      price:
        'Crusher for the Scout: +3 damage, −1 move, +1 range, for 1 Fuel and 2 Weapons. It replaces Cheetah.',
    });
    expect(gestureOf(state, 'done').label).toBe('Fit no more');
  });
});

describe('ships', () => {
  test('a move tells what waits there', () => {
    const state = position({
      players: [{ ships: { '5,8': 'scout' } }, { ships: { '5,14': 'warrior' } }],
    });
    expect(gestureOf(state, 'move 5,8 5,6')).toMatchObject({
      from: '5,8',
      to: '5,6',
      label: 'Move 2 hexes north, towards Hollin',
    });
    expect(gestureOf(state, 'move 5,8 5,12').price).toBe(
      'Move the Scout 4 hexes south, towards Lethe. 1 target in range there. 1 enemy ship has it in range.',
    );
  });

  test('a Mothership hears of the planet it goes to, and of the one it gives up', () => {
    const state = position({ players: [{ ships: { '9,4': 'mothership' } }, {}] });
    expect(gestureOf(state, 'move 9,4 11,4').price).toBe(
      'Move the Mothership to Hollin. It can begin to settle Hollin.',
    );
    const settling = position({ players: [{ ships: { '11,4': 'mothership' }, marker: true }, {}] });
    expect(gestureOf(settling, 'move 11,4 9,4').price).toContain('It gives up Hollin.');
  });

  test('a jump costs Fuel and ends at home', () => {
    const state = position({ players: [{ stock: [0, 1, 0], ships: { '22,11': 'scout' } }, {}] });
    expect(gestureOf(state, 'jump 22,11 3,2')).toMatchObject({
      from: '22,11',
      to: '3,2',
      price: 'Jump through the black hole into your corner, 5 hexes from Hollin: 1 Fuel.',
    });
  });
});

describe('attacks', () => {
  const state = position({
    players: [
      { stock: [0, 0, 2], ships: { '23,16': { type: 'juggernaut', kit: 'survivor' } } },
      { ships: { '27,16': { type: 'warrior', hull: 9 } } },
    ],
  });

  test('share their places, told apart by the Weapons', () => {
    expect(gestureOf(state, 'attack 23,16 27,16 0')).toMatchObject({
      from: '23,16',
      to: '27,16',
      then: '23,16',
      label: 'No Weapons',
      price: '2 to 9 damage, destroys 13 %; it answers with 0 to 4.',
    });
    expect(gestureOf(state, 'attack 23,16 27,16 1')).toMatchObject({
      label: '1 Weapon',
      price: '4 to 11 damage, destroys 38 %; it answers with 0 to 4.',
    });
  });

  test('say in one sentence what they are about', () => {
    expect(gestureOf(state, 'attack 23,16 27,16 2').about).toBe(
      'Attack Rook’s Warrior, hull 9: 2 to 9 damage, destroys 13 %; it answers with 0 to 4.',
    );
  });
});

describe('the Mothership', () => {
  test('repairs behind one button, itself too', () => {
    const state = position({
      players: [
        {
          stock: [2, 0, 0],
          ships: { '3,2': { type: 'mothership', hull: 20 }, '5,2': { type: 'scout', hull: 9 } },
        },
        {},
      ],
    });
    expect(gestureOf(state, 'repair 3,2 2')).toMatchObject({
      group: 'Repair',
      to: '3,2',
      label: '2 Metal',
      price: 'Mothership: hull 20 to 26 of 30.',
    });
    expect(gestureOf(state, 'repair 5,2 1').price).toBe(
      'Scout: hull 9 to 10 of 10. Neither ship acts again.',
    );
  });

  test('settles in two actions', () => {
    const first = position({ players: [{ ships: { '11,4': 'mothership' } }, {}] });
    expect(gestureOf(first, 'colonize')).toEqual({
      label: 'Settle Hollin',
      price: 'First of two actions on Hollin: stay there, and plant the flag next turn.',
    });
    const second = position({
      players: [{ ships: { '11,4': 'mothership' }, marker: true, colonies: ['O-NE', 'I-NE', 'O-SW'] }, {}],
    });
    expect(gestureOf(second, 'colonize').price).toBe(
      'Plants the flag on Hollin: 4 of 4, and the match is won.',
    );
  });

  test('takes colonies of others down in two actions', () => {
    const players = [{ ships: { '11,4': 'mothership' } }, { colonies: ['O-NW'] }] as const;
    expect(gestureOf(position({ players }), 'decolonize')).toMatchObject({
      label: 'Besiege Hollin',
      price: 'First of two actions on Hollin: stay there, and Rook’s flag falls next turn.',
    });
    const marked = position({ players: [{ ...players[0], marker: true }, players[1]] });
    expect(gestureOf(marked, 'decolonize').price).toBe('Takes Rook’s flag off Hollin.');
  });
});

describe('a ship in the hand', () => {
  test('tells how far it goes and what it can attack', () => {
    const state = position({
      players: [
        { ships: { '23,16': 'juggernaut', '5,8': { type: 'scout', moved: true } } },
        { ships: { '27,16': 'warrior', '21,16': 'scout', '5,12': 'scout' } },
      ],
    });
    expect(inHand(state, '23,16')).toBe('Juggernaut: move up to 3 hexes or attack one of 2 targets.');
    expect(inHand(state, '5,8')).toBe('Scout: attack the target in range.');
  });

  test('tells of the jump it can pay', () => {
    const state = position({ players: [{ stock: [0, 1, 0], ships: { '22,11': 'scout' } }, {}] });
    expect(inHand(state, '22,11')).toBe('Scout: move up to 5 hexes or jump home for 1 Fuel.');
  });
});

test('the end of a turn tells what is left undone', () => {
  const open = position({ players: [{ ships: { '11,4': 'mothership', '9,8': 'scout' } }, {}] });
  expect(gestureOf(open, 'end')).toMatchObject({
    label: 'End turn',
    commits: true,
    price: 'Still open: the Mothership can settle Hollin and 2 ships have not moved.',
  });
  const done = position({
    players: [{ ships: { '1,0': { type: 'mothership', moved: true, acted: true } } }, {}],
  });
  expect(gestureOf(done, 'end').price).toBe('All is done: the turn goes to the next player.');
});

/** Plays matches with a plan and by chance: every move ever offered must have a gesture the board can draw. */
test.each([2, 3, 4])('every offer of lively matches of %i has a gesture', (seats) => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 2; seed++) checkMatch(seats, seed, seen);
  expect([...seen]).toEqual(expect.arrayContaining(['choose', 'place', 'move', 'attack', 'colonize', 'end']));
});

function checkMatch(seats: number, seed: number, seen: Set<string>): void {
  const rng = seeded(seed);
  const state = fresh(seats, {}, seed);
  for (let ply = 0; ply < 320; ply++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    for (const { type } of moves) seen.add(type);
    const faults = moves.flatMap((move) => faultOf(gesture(state, { text: moveText(move), move }, NAMES)));
    expect(faults).toEqual([]);
    game.apply(state, seat, lively(rng, state, seat), rng);
  }
}

const PLACES = new Set(NAME);

function faultOf(made: Gesture): readonly Gesture[] {
  const { label, price = '', from, to, group = '', about = '' } = made;
  const said =
    label !== '' &&
    price.endsWith('.') &&
    !/undefined|NaN|Seat \d|\d,\d/.test([label, price, group, about].join(' '));
  const drawn = [from, to].every((place) => place === undefined || PLACES.has(place));
  return said && drawn ? [] : [made];
}
