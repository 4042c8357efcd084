import { describe, expect, test } from 'vitest';
import { moveText } from '../../../kernel/text.ts';
import { game } from '../index.ts';
import { fleet, told, whyNot, withLack } from '../test/asking.ts';
import { asked, fresh, line, position } from '../test/testkit.ts';
import { reasons } from './index.ts';

/** Reasons from the first choice to the Mothership's work, and for what lies beside the mat. */

describe('before the first turn', () => {
  test('7 a faction is led by one', () => {
    const state = fresh(2);
    line(state, ['choose jear']);
    const led = expect.stringMatching(/^(Ann|Ben) leads Jear already\.$/);
    expect(whyNot(state, 'choose jear')).toMatchObject({ text: led, rule: '7', short: 'taken' });
    expect(whyNot(state, '1,0')?.text).toEqual(led);
    expect(whyNot(state, '49,0')).toBeUndefined();
  });

  test('7 all else comes after the factions', () => {
    const state = fresh(2);
    const later = 'Now you take a faction and its corner; ships and planets come into play later (7).';
    expect([told(state, '11,4'), told(state, 'move'), told(state, 'scout 0')]).toEqual([later, later, later]);
    expect(whyNot(state, '11,4')?.instead).toEqual(['choose jear', 'choose black-cloud']);
  });

  test('7 first ships go to empty hexes of the own corner', () => {
    const state = fresh(2, {}, 3);
    line(state, ['choose jear', 'choose nexus-corporation']);
    const own = state.players[asked(state)]?.faction === 'jear';
    const [home, other] = own ? ['1,0', '49,22'] : ['49,22', '1,0'];
    expect(told(state, '25,6')).toMatch(
      /^Your Mothership starts in your own corner, up to 4 hexes from your wormhole, and that hex is \d+ away \(7\)\.$/,
    );
    expect(told(state, other)).toMatch(
      /, and that hex belongs to the corner of (Jear|Nexus Corporation) \(7\)\.$/,
    );
    expect(told(state, `scout ${asked(state)}`)).toBe(
      'Now you place your Mothership; the Scout comes after that (7).',
    );
    expect(told(state, 'attack')).toBe('Now you place your Mothership; all else comes after that (7).');
    line(state, [`place ${home}`]);
    expect(told(state, home)).toBe('Your Mothership stands there, and a hex holds one ship (7).');
    expect(whyNot(state, home)?.instead?.[0]).toMatch(/^place /);
  });
});

describe('building ships', () => {
  const state = position({
    players: [
      { stock: [4, 2, 0], ships: { '1,0': 'mothership', '3,0': 'juggernaut' } },
      { ships: { '9,8': 'warrior' } },
    ],
    drawn: ['scout', 'warrior', 'juggernaut', 'crusher'],
  });

  test('9.2.1 a price that cannot be paid stands in the row with what is missing', () => {
    expect(reasons.acts(state, 0)).toEqual(['build scout', 'build warrior', 'build juggernaut', 'done']);
    expect(whyNot(state, 'build warrior')).toEqual({
      text: 'A Warrior costs 4 Metal, 3 Fuel and 1 Weapon; you are 1 Fuel and 1 Weapon short.',
      rule: '9.2.1',
      short: '2 counters short',
      more: 'Loot cards and destroyed ships bring counters. A blueprint is good for this turn only.',
      lack: { of: 'fuel', by: 1 },
      instead: ['done'],
      drawings: [
        { kind: 'goods', of: 'fuel', have: 2, need: 3 },
        { kind: 'goods', of: 'weapon', have: 0, need: 1 },
      ],
    });
    expect(told(state, 'blueprint warrior')).toBe(told(state, 'build warrior'));
    const fuelled = withLack(state, 'build warrior');
    expect(whyNot(fuelled, 'warrior 0')).toMatchObject({
      short: '1 Weapon short',
      lack: { of: 'weapon', by: 1 },
    });
    expect(whyNot(withLack(fuelled, 'build warrior'), 'build warrior')).toBeUndefined();
  });

  test('9.2.1 one counter that is missing is told by its name', () => {
    const short = position({ players: [{ stock: [3, 3, 1] }, {}], drawn: ['scout', 'warrior'] });
    expect(whyNot(short, 'build warrior')).toMatchObject({
      text: 'A Warrior costs 4 Metal, 3 Fuel and 1 Weapon; you are 1 Metal short.',
      short: '1 Metal short',
      lack: { of: 'metal', by: 1 },
    });
  });

  test('9.2.2 a blueprint without a token', () => {
    expect(told(state, 'build juggernaut')).toBe('Your one Juggernaut is on the mat already (9.2.2).');
    const scouts = position({
      players: [{ stock: [2, 2, 1], ships: { '1,0': 'scout', '3,0': 'scout', '5,0': 'scout' } }, {}],
      drawn: ['scout', 'survivor'],
    });
    expect(told(scouts, 'build scout')).toBe(
      'Ships are built before kits, and that is over for this turn (9.2.5).',
    );
    const both = position({
      players: [{ stock: [9, 9, 9], ships: { '1,0': 'scout', '3,0': 'scout', '5,0': 'scout' } }, {}],
      drawn: ['scout', 'warrior'],
    });
    expect(whyNot(both, 'build scout')).toMatchObject({
      text: 'All 3 of your Scouts are on the mat already.',
      rule: '9.2.2',
      short: 'none left',
    });
  });

  test('9.2.2 both tokens of a type', () => {
    const both = position({
      players: [{ stock: [9, 9, 9], ships: { '1,0': 'warrior', '3,0': 'warrior' } }, {}],
      drawn: ['scout', 'warrior'],
    });
    expect(told(both, 'build warrior')).toBe('Both of your Warriors are on the mat already (9.2.2).');
  });

  test('9.2.1 a blueprint that was not drawn, 9.5.3 a Mothership that is lost', () => {
    const bare = position({
      players: [{ stock: [9, 9, 9], ships: { '1,0': 'scout' } }, {}],
      drawn: ['scout'],
    });
    expect(whyNot(bare, 'build warrior')).toMatchObject({
      text: 'You have no Warrior blueprint in this turn.',
      lack: { of: 'blueprint', by: 1, at: 'warrior' },
    });
    expect(whyNot(withLack(bare, 'build warrior'), 'build warrior')).toBeUndefined();
    expect(told(bare, 'build mothership')).toBe('A Mothership that is lost never comes back (9.5.3).');
  });

  test('9.2.1 new ships appear in the own corner', () => {
    expect(told(state, '25,6')).toMatch(
      /^New ships appear in your own corner, .* that hex is 15 away \(9\.2\.1\)\.$/,
    );
    expect(told(state, 'build scout 3,0')).toBe(
      'Your Juggernaut stands there, and a hex holds one ship (9.2.1).',
    );
    expect(whyNot(state, '3,2')).toBeUndefined();
  });

  test('8 ships wait until building is over, 9.2.5 and kits until the ships are built', () => {
    expect(whyNot(state, '3,0')).toMatchObject({
      text: 'Your Juggernaut moves and acts when building is over.',
      rule: '8',
      instead: ['done'],
    });
    expect(told(state, '9,8')).toBe('Ben’s Warrior can be attacked when building is over (8).');
    expect(told(state, 'move')).toBe('First you build: ships move and act when that is over (8).');
    expect(told(state, 'blueprint crusher')).toBe(
      'Ships are built before kits: build no more ships, and the kits follow (9.2.5).',
    );
  });
});

describe('fitting kits', () => {
  const state = position({
    players: [{ stock: [1, 0, 1], ships: { '1,0': 'mothership' } }, { ships: { '9,8': 'warrior' } }],
    drawn: ['survivor', 'crusher'],
  });

  test('9.2.3 a kit has its price, its blueprint and a ship of the own', () => {
    expect(told(state, 'fit crusher')).toBe(
      'A Crusher kit costs 1 Fuel and 2 Weapons; you are 1 Fuel and 1 Weapon short (9.2.3).',
    );
    expect(told(state, 'fit goliath')).toBe('You have no Goliath kit in this turn (9.2.3).');
    expect(told(state, '9,8')).toBe(
      'A kit is fitted to a ship of your own, and this is Ben’s Warrior (9.2.3).',
    );
    expect(told(state, '11,4')).toBe('A kit is fitted to one of your ships, and none is there (9.2.3).');
    expect(whyNot(state, '1,0')).toBeUndefined();
  });
});

describe('repair', () => {
  const HURT = { type: 'scout', hull: 4 } as const;

  test('9.6.1 only what is damaged, and beside the Mothership', () => {
    expect(whyNot(fleet({ '1,0': 'mothership', '9,8': 'scout' }), 'repair')).toMatchObject({
      text: 'None of your ships is damaged.',
      short: 'nothing damaged',
    });
    const apart = fleet({ '1,0': 'mothership', '5,2': HURT }, [1, 0, 0]);
    expect(whyNot(apart, '1,0 5,2')).toMatchObject({
      text: 'Your Scout is 3 hexes from your Mothership, which repairs itself and ships beside it.',
      rule: '9.6.1',
      more: 'Move it beside the Mothership first.',
      lack: { of: 'beside', by: 2, at: '5,2 1,0' },
      instead: [expect.stringMatching(/^move 5,2 /)],
    });
    expect(whyNot(withLack(apart, 'repair'), 'repair')).toBeUndefined();
    expect(whyNot(fleet({ '1,0': 'mothership', '5,0': HURT }, [1, 0, 0]), 'repair')?.lack?.by).toBe(1);
    expect(told(apart, 'repair 1,0')).toBe('Your Mothership is not damaged: its hull is 30 of 30 (9.6.1).');
    expect(told(apart, 'repair 9,8')).toBe('None of your ships is on that hex (8.2).');
  });

  test('9.6.1, 13.36 both ships need their action, and the Mothership is needed', () => {
    const acted = fleet({ '1,0': 'mothership', '3,0': { ...HURT, acted: true } }, [1, 0, 0]);
    expect(told(acted, 'repair 3,0')).toBe(
      'Your Scout has acted, and a repair takes the action of both ships (9.6.1).',
    );
    const busy = fleet({ '1,0': { type: 'mothership', acted: true }, '3,0': HURT }, [1, 0, 0]);
    expect(whyNot(busy, 'repair')).toMatchObject({
      text: 'Your Mothership has acted in this turn, and a repair is an action of it.',
      short: 'Mothership has acted',
    });
    expect(told(fleet({ '3,0': HURT }), 'repair')).toBe(
      'Only a Mothership repairs, and yours is lost (9.6.1).',
    );
    const built = fleet({ '1,0': 'mothership', '3,0': { ...HURT, fresh: true } }, [1, 0, 0]);
    expect(whyNot(built, 'repair')?.rule).toBe('2.6');
  });

  test('9.6.2, 13.34 Metal that is missing, and Metal that mends nothing', () => {
    const poor = fleet({ '1,0': 'mothership', '3,0': HURT });
    expect(told(poor, 'repair')).toBe('A repair costs 1 to 3 Metal, and you have none (9.6.2).');
    expect(whyNot(withLack(poor, 'repair'), 'repair 3,0')).toBeUndefined();
    const some = fleet({ '1,0': 'mothership', '3,0': HURT }, [1, 0, 0]);
    expect(told(some, 'repair 3,0 2')).toBe('You have 1 Metal, and this repair would cost 2 (9.6.2).');
    const rich = fleet({ '1,0': 'mothership', '3,0': HURT }, [3, 0, 0]);
    expect(told(rich, 'repair 3')).toBe(
      '3 Metal is more than your Scout needs: none is paid that mends nothing (9.6.2).',
    );
  });
});

describe('planets', () => {
  test('9.7.1 the Mothership has to stand on the planet', () => {
    const state = fleet({ '5,4': 'mothership' });
    expect(whyNot(state, 'colonize')).toEqual({
      text: 'Your Mothership has to stand on a neutral planet to settle it; Hollin, 3 hexes away, is the nearest.',
      rule: '9.7.1',
      short: 'on no planet',
      lack: { of: 'distance', by: 3, at: '5,4 11,4' },
      instead: ['move 5,4 9,4'],
      about: ['5,4', '11,4'],
    });
    expect(whyNot(withLack(state, 'colonize'), 'colonize')).toBeUndefined();
    expect(told(state, 'colonize 19,8')).toBe(
      'Your Mothership has to stand on Quartz to settle it, 9 hexes away (9.7.1).',
    );
    expect(told(state, 'colonize 9,8')).toBe('There is no planet on that hex (9.7.1).');
    expect(told(fleet({ '5,4': 'scout' }), 'colonize')).toBe(
      'Only a Mothership settles planets, and yours is lost (9.7.1).',
    );
  });

  test('9.7.1 no neutral planet is free', () => {
    const state = position({
      players: [
        { ships: { '5,4': 'mothership' }, colonies: ['O-NW', 'I-NW'] },
        { colonies: ['O-NE', 'I-NE', 'I-SE'] },
        { colonies: ['O-SE', 'O-SW', 'I-SW'] },
      ],
    });
    expect(told(state, 'colonize')).toBe(
      'Your Mothership has to stand on a neutral planet to settle it, and none is free (9.7.1).',
    );
  });

  test('9.7.6 a ship on the planet keeps the Mothership away', () => {
    const state = fleet({ '5,4': 'mothership' }, [0, 0, 0], { ships: { '11,4': 'scout' } });
    expect(told(state, 'colonize 11,4')).toBe(
      'Hollin is kept by Ben’s Scout: only one ship fits on it (9.7.6).',
    );
  });

  test('9.7.1, 9.7.2 it is an action, twice, on a planet that is not the own', () => {
    const players = (acted: boolean, marker: boolean) =>
      [{ ships: { '11,4': { type: 'mothership', acted } }, marker }, {}] as const;
    expect(told(position({ players: players(true, true) }), 'colonize')).toBe(
      'The first of two actions on Hollin is done; the second follows in your next turn (9.7.1).',
    );
    expect(whyNot(position({ players: players(true, false) }), 'colonize')).toMatchObject({
      text: 'Your Mothership has acted in this turn, and this is an action of it.',
      short: 'Mothership has acted',
    });
    const held = position({ players: [{ ships: { '11,4': 'mothership' }, colonies: ['O-NW'] }, {}] });
    expect(told(held, 'colonize')).toBe('Hollin is your colony already (9.7.2).');
  });

  test('9.7.3 a colony of another is besieged first', () => {
    const state = fleet({ '11,4': 'mothership' }, [0, 0, 0], { colonies: ['O-NW'] });
    expect(whyNot(state, 'colonize')).toMatchObject({
      text: 'Hollin is Ben’s colony: besiege it first, until it is neutral.',
      instead: ['decolonize'],
    });
    expect(told(fleet({ '11,4': 'mothership' }, [0, 0, 0], { colonies: ['I-NW'] }), 'decolonize')).toBe(
      'Hollin is neutral, so there is no colony to besiege (9.7.3).',
    );
    expect(told(fleet({ '5,4': 'mothership' }, [0, 0, 0], { colonies: ['O-NW'] }), 'decolonize')).toBe(
      'Your Mothership has to stand on a rival’s colony to besiege it; Hollin, 3 hexes away, is the nearest (9.7.1).',
    );
    expect(told(fleet({ '5,4': 'mothership' }), 'decolonize')).toBe(
      'Nobody else has a colony that could be besieged (9.7.3).',
    );
    expect(told(fleet({ '5,4': 'scout' }), 'decolonize')).toBe(
      'Only a Mothership besieges planets, and yours is lost (9.7.1).',
    );
  });

  test('8.2, 9.7.3 all that ships do stands in the row, in the same order whatever is possible', () => {
    const row = (rival: readonly string[]) =>
      reasons.acts(fleet({ '11,4': 'mothership' }, [0, 0, 0], { colonies: rival }), 0);
    const settling = ['move', 'attack', 'jump', 'repair', 'colonize', 'end'];
    expect(row(['O-NE'])).toEqual(settling);
    expect(row(['O-NW'])).toEqual(settling.with(4, 'decolonize'));
    expect(reasons.acts(fleet({ '11,4': 'scout' }), 0)).toEqual(settling);
  });
});

describe('beside the mat', () => {
  const state = position({
    players: [{ ships: { '11,4': 'mothership' }, stock: [2, 0, 1], colonies: ['O-NW'] }, {}],
  });

  test('5.4, 9.5.1, 10.1.1 players', () => {
    expect(told(state, 'player 0')).toBe(
      'You have 2 Metal and 1 Weapon: counters are paid when you build, repair, jump or arm an attack (5.4).',
    );
    expect(whyNot(state, 'player 1')).toEqual({
      text: 'What Ben has cannot be taken or traded; only a destroyed ship brings you something.',
      rule: '9.5.1',
      more: 'The bounty of each kind of counter is 4 for the Mothership.',
    });
    expect(told(fleet({ '5,4': 'scout' }), 'player 0')).toBe(
      'You have no counters now; loot cards and destroyed ships bring some (5.4).',
    );
    const three = position({ players: [{}, { out: true }, {}] });
    expect(told(three, 'player 1')).toBe('Ben is out of the match (10.1.1).');
  });

  test('9.1.1, 9.1.2, 10.3 piles and what wins', () => {
    expect(whyNot(state, 'deck')).toMatchObject({
      text: 'Cards are drawn by themselves when a turn begins: one for the Mothership, one for each colony.',
      more: 'As it stands, your next turn brings 2 cards.',
    });
    expect(told(state, 'discards')).toBe(
      'Nobody takes a discarded card; all of them become the new deck when it is empty (9.1.2).',
    );
    expect(told(state, 'goal')).toBe('Whoever has 4 colonies wins at once, and you have 1 (10.3).');
  });

  test('9.2.1 ships that are not on the mat', () => {
    expect(told(state, 'scout 0')).toBe(
      'A Scout is built at the start of a turn, from a blueprint just drawn (9.2.1).',
    );
    expect(told(state, 'fit crusher')).toBe(
      'Kits are fitted at the start of a turn, from a blueprint just drawn (9.2.1).',
    );
    expect(told(state, 'build')).toBe(
      'Ships are built at the start of a turn, from a blueprint just drawn (9.2.1).',
    );
    expect(told(fleet({ '5,8': 'scout' }), 'mothership 0')).toBe(
      'Your Mothership is lost, and it never comes back (9.5.3).',
    );
  });

  test('7, 19 what comes only before the match, and words that no move has', () => {
    expect(told(state, 'place')).toBe('Factions are taken and first ships placed before the first turn (7).');
    for (const words of ['move scout', 'end 5,4', 'move 1,0 3,0 5,0', 'attack crusher'])
      expect(told(state, words)).toBe('No move of this game is written like that (19).');
  });

  test('19 the words of every legal move are a wish that it fulfils', () => {
    const full = position({
      players: [
        { stock: [3, 1, 1], ships: { '24,9': 'mothership', '26,9': { type: 'scout', hull: 2 } } },
        { ships: { '24,7': 'warrior' } },
      ],
    });
    for (const move of game.legalMoves(full, 0)) expect(whyNot(full, moveText(move))).toBeUndefined();
  });
});
