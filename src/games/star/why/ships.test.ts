import { describe, expect, test } from 'vitest';
import { AREA, NAME } from '../board.ts';
import { fleet, told, whyNot, withLack } from '../test/asking.ts';
import { crowd, position } from '../test/testkit.ts';
import { playerOf } from '../verbs.ts';

/** Reasons for ships that do not get somewhere or do not shoot. */

describe('moving', () => {
  test('9.3.1 a planet that is too far tells both distances and the way there', () => {
    const state = fleet({ '5,4': 'mothership' });
    expect(whyNot(state, '5,4 11,4')).toEqual({
      text: 'Hollin is 3 hexes from your Mothership, which moves 2.',
      rule: '9.3.1',
      short: '3 hexes, moves 2',
      more: 'Fly 2 hexes towards it now, and it can be there in your next turn.',
      lack: { of: 'distance', by: 1, at: '5,4 11,4' },
      instead: ['move 5,4 9,4'],
      about: ['5,4', '11,4'],
      drawings: [
        {
          ...{ kind: 'distance', from: '5,4', to: '11,4', steps: 3, reach: 2 },
          path: ['7,4', '9,4', '11,4'],
        },
      ],
    });
    expect(told(state, 'move 5,4 11,4')).toBe(told(state, '11,4'));
    expect(whyNot(withLack(state, '11,4'), '11,4')).toBeUndefined();
    expect(whyNot(state, '39,4')?.more).toBe('The way of 19 hexes takes it 10 turns.');
  });

  test('9.3.1 an empty hex is told for the ship that comes nearest to it', () => {
    const state = fleet({ '5,4': 'mothership', '5,8': 'scout' });
    expect(told(state, '21,8')).toBe('That hex is 8 hexes from your Scout, which moves 5 (9.3.1).');
    expect(whyNot(state, '9,8')).toBeUndefined();
  });

  test('9.3.1 a way round is told where the hex itself is near', () => {
    const state = fleet({ '12,5': 'juggernaut' });
    expect(told(state, '12,5 16,5')).toBe(
      'The way to that hex round asteroids and ships is 5 hexes long; your Juggernaut moves 3 (9.3.1).',
    );
    expect(whyNot(state, '12,5 16,5')?.lack?.by).toBe(2);
    expect(whyNot(state, '12,5 18,7')).toMatchObject({
      text: 'That hex is 4 hexes from your Juggernaut, which moves 3.',
      more: 'The way round is 5 hexes long. Fly 3 hexes towards it now, and it can be there in your next turn.',
    });
  });

  test('9.3.1 asteroids and ships cannot be entered', () => {
    const state = fleet({ '13,4': 'scout', '11,4': 'mothership' });
    expect(told(state, '15,4')).toBe('Asteroids let no ship in, and no shot goes through them (9.3.1).');
    expect(told(state, '13,4 15,4')).toBe(told(state, '15,4'));
    expect(told(state, '13,4 11,4')).toBe(
      'Your Mothership stands there, and no ship enters or crosses the hex of another (9.3.1).',
    );
    expect(told(state, '13,4 13,4')).toBe('Your Scout is there already (9.3.1).');
  });

  test('9.3.1, 13.11 a ship that is shut in has no way', () => {
    const around = { '3,0': 'warrior', '2,1': 'warrior', '0,1': 'juggernaut' } as const;
    const state = fleet({ '1,0': 'scout', ...around });
    expect(told(state, '1,0')).toBe(
      'Ships and asteroids on all sides leave your Scout no way, and it has nothing to attack (9.3.1).',
    );
    expect(told(state, 'move 1,0')).toBe('Ships and asteroids on all sides leave your Scout no way (9.3.1).');
    expect(told(state, '1,0 9,0')).toBe(
      'Ships and asteroids close every way from your Scout to that hex (9.3.1).',
    );
    expect(told(fleet({ '1,0': { type: 'scout', acted: true }, ...around }), '1,0')).toBe(
      'Your Scout has acted, and ships and asteroids on all sides leave it no way (9.3.1).',
    );
  });

  test('8.2 each ship moves once and acts once', () => {
    const state = fleet({
      '5,8': { type: 'scout', moved: true, acted: true },
      '3,0': { type: 'warrior', moved: true },
    });
    expect(told(state, '5,8')).toBe(
      'Your Scout has moved and acted; it is ready again in your next turn (8.2).',
    );
    expect(told(state, '3,0 3,2')).toBe(
      'Your Warrior has moved in this turn, and each ship moves once (8.2).',
    );
    expect(told(state, '3,0')).toBe('Your Warrior has moved, and from here it has nothing to attack (8.2).');
    expect(whyNot(state, 'move')).toMatchObject({
      text: 'None of your ships has a move left in this turn.',
      short: 'no move left',
      instead: ['end'],
    });
    expect(told(state, '25,6')).toBe('None of your ships has a move left in this turn (8.2).');
    expect(told(fleet({ '3,0': { type: 'mothership', moved: true } }), '3,0')).toBe(
      'Your Mothership has moved, and from here it has nothing to attack, repair or settle (8.2).',
    );
  });

  test('8.2 a ship that has moved can still attack', () => {
    const state = fleet({ '9,8': { type: 'scout', moved: true } }, [0, 0, 0], {
      ships: { '13,8': 'warrior' },
    });
    expect(whyNot(state, '9,8 7,8')).toMatchObject({
      more: 'It can still attack.',
      instead: ['attack 9,8 13,8 0'],
    });
  });

  test('2.6, 13.18 a fresh ship waits', () => {
    const state = fleet({ '1,0': 'mothership', '5,2': { type: 'scout', fresh: true } });
    const waits = 'Your Scout was built in this turn and is ready in your next one (2.6).';
    expect([told(state, '5,2'), told(state, '5,2 9,2'), told(state, 'attack 5,2')]).toEqual([
      waits,
      waits,
      waits,
    ]);
  });

  test('8.2 ships of others and hexes without one are not moved', () => {
    const state = fleet({ '5,4': 'mothership' });
    expect(told(state, 'move 49,22 47,22')).toBe(
      'This is Ben’s Mothership; you move and act with your own ships (8.2).',
    );
    expect(told(state, 'move 9,8 9,10')).toBe('None of your ships is on that hex (8.2).');
  });
});

describe('the black hole', () => {
  test('9.3.2, 13.14 it is out of reach', () => {
    const state = fleet({ '25,6': 'juggernaut' }, [0, 1, 0]);
    expect(told(state, '25,10')).toBe(
      'The black hole is 4 hexes from your Juggernaut, which moves 3 (9.3.2).',
    );
    expect(whyNot(state, 'jump')).toMatchObject({
      short: '4 hexes, moves 3',
      lack: { of: 'distance', by: 1 },
    });
  });

  test('9.3.2, 13.13 a jump needs Fuel and room at home', () => {
    const state = fleet({ '24,9': 'warrior' });
    expect(told(state, 'jump')).toBe(
      'A jump through the black hole costs 1 Fuel, and you have none (9.3.2).',
    );
    expect(whyNot(state, '24,9 24,11')?.lack).toEqual({ of: 'fuel', by: 1 });
    expect(whyNot(withLack(state, 'jump'), 'jump')).toBeUndefined();
    const full = position({ players: crowd(AREA.NW.map((hex) => NAME[hex]!)) });
    const ann = playerOf(full, 0);
    ann.stock = [1, 1, 1];
    ann.ships = [...ann.ships, { ...ann.ships[4]!, type: 'scout', at: NAME.indexOf('24,9') }];
    expect(told(full, 'jump 24,9')).toBe(
      'A jump ends in your own corner, and no hex of it is empty (9.3.2).',
    );
  });

  test('9.3.2 a ship comes out where it is told to, in the own corner', () => {
    const state = fleet({ '24,9': 'warrior', '1,0': 'mothership' }, [0, 1, 0]);
    expect(whyNot(state, '24,9 25,10')).toMatchObject({
      text: 'No ship stays in the black hole: choose the hex of your corner where it comes out.',
      rule: '9.3.2',
      more: 'Your Warrior can jump for 1 Fuel.',
    });
    expect(told(state, 'jump 24,9 11,4')).toBe(
      'A jump ends in your own corner, up to 4 hexes from your wormhole, and Hollin is 7 away (9.3.2).',
    );
    expect(told(state, 'jump 24,9 49,0')).toBe(
      'A jump ends in your own corner, and that hex belongs to the corner of Black Cloud (9.3.2).',
    );
    expect(told(state, 'jump 24,9 1,0')).toBe(
      'Your Mothership stands there, and a hex holds one ship (9.3.2).',
    );
  });

  test('9.3.2 no ship with a move left', () => {
    const state = fleet({ '24,9': { type: 'warrior', moved: true } }, [0, 1, 0]);
    expect(told(state, '24,11')).toBe('None of your ships has a move left in this turn (8.2).');
  });
});

describe('attacks', () => {
  test('9.4.1 out of range, with the move that helps', () => {
    const state = fleet({ '5,8': 'scout' }, [0, 0, 0], { ships: { '19,8': 'warrior' } });
    expect(whyNot(state, '5,8 19,8')).toEqual({
      text: 'Ben’s Warrior is 7 hexes from your Scout, whose range is 4.',
      rule: '9.4.1',
      short: '7 hexes, range 4',
      more: 'Move it nearer first: then it can attack in this turn.',
      lack: { of: 'range', by: 3, at: '5,8 19,8' },
      instead: [expect.stringMatching(/^move 5,8 /)],
      about: ['5,8', '19,8'],
      drawings: [{ kind: 'distance', of: 'range', from: '5,8', to: '19,8', steps: 7, reach: 4 }],
    });
    expect(told(state, 'warrior 1')).toBe(told(state, '5,8 19,8'));
    expect(whyNot(withLack(state, '19,8'), '19,8')).toBeUndefined();
  });

  test('9.4.1 one hex beyond the range', () => {
    const state = fleet({ '5,8': { type: 'scout', moved: true } }, [0, 0, 0], {
      ships: { '15,10': 'warrior' },
    });
    expect(whyNot(state, '5,8 15,10')).toMatchObject({ short: '6 hexes, range 4', lack: { by: 2 } });
    const near = fleet({ '5,8': { type: 'scout', moved: true } }, [0, 0, 0], {
      ships: { '13,10': 'warrior' },
    });
    expect(whyNot(near, '5,8 13,10')).toMatchObject({ short: '5 hexes, range 4', lack: { by: 1 } });
  });

  test('9.3.3, 13.6 an asteroid on the line', () => {
    const state = fleet({ '12,5': { type: 'scout', moved: true } }, [0, 0, 0], {
      ships: { '16,5': 'warrior' },
    });
    expect(whyNot(state, 'attack 12,5 16,5')).toMatchObject({
      text: 'An asteroid blocks the line from your Scout to Ben’s Warrior.',
      rule: '9.3.3',
      short: 'asteroid between',
      about: ['12,5', '16,5', '14,5'],
    });
    const free = fleet({ '12,5': 'scout' }, [0, 0, 0], { ships: { '16,5': 'warrior' } });
    expect(whyNot(free, '12,5 16,5')?.more).toBe('From another hex it can attack in this turn.');
  });

  test('11.3 two asteroids on either side of the line', () => {
    const state = position({
      players: [{ ships: { '13,4': { type: 'scout', moved: true } } }, { ships: { '16,5': 'warrior' } }],
      options: { twinEdgeBlocks: true },
    });
    expect(told(state, 'attack')).toBe(
      'Two asteroids side by side block the line from your Scout to Ben’s Warrior (11.3).',
    );
  });

  test('8.2 a ship that has acted, and a fleet that has', () => {
    const state = fleet({ '13,8': { type: 'scout', acted: true } }, [0, 0, 0], {
      ships: { '17,8': 'warrior' },
    });
    expect(whyNot(state, '13,8 17,8')).toMatchObject({
      text: 'Your Scout has acted in this turn, and each ship acts once.',
      more: 'It can still move.',
    });
    expect(told(state, '17,8')).toBe(
      'None of your ships has an action left in this turn for an attack on Ben’s Warrior (8.2).',
    );
    expect(whyNot(state, 'attack')?.short).toBe('no action left');
  });

  test('9.4.7, 13.33 own ships, planets and empty space are no targets', () => {
    const state = fleet({ '13,8': 'scout', '15,10': 'mothership' });
    expect(told(state, 'attack 13,8 15,10')).toBe(
      'Your Mothership is your own, and you attack others only (9.4.7).',
    );
    expect(told(state, 'attack 19,8')).toBe('Quartz cannot be attacked: only ships can (9.4.7).');
    expect(told(state, 'attack 13,8 9,8')).toBe(
      'Only ships of others can be attacked, and none is there (9.4.7).',
    );
  });

  test('9.4.1 no other ship is on the mat', () => {
    const state = fleet({ '13,8': 'scout' }, [0, 0, 0], { grace: 2, colonies: ['O-NW'] });
    expect(told(state, 'attack')).toBe('No other faction has a ship on the mat (9.4.1).');
    expect(told(state, 'scout 1')).toBe('Ben has no Scout on the mat that you could attack (9.4.1).');
  });

  test('9.4.2, 13.31 Weapons that are not in stock', () => {
    const state = fleet({ '13,8': 'scout' }, [0, 0, 1], { ships: { '17,8': 'warrior' } });
    expect(told(state, 'attack 13,8 17,8 3')).toBe(
      'You have 1 Weapon, and this attack would spend 3 (9.4.2).',
    );
    expect(whyNot(state, 'attack 3')?.lack).toEqual({ of: 'weapon', by: 2 });
    expect(told(fleet({ '13,8': 'scout' }), 'attack 2')).toBe(
      'You have no Weapons, and this attack would spend 2 (9.4.2).',
    );
  });
});
