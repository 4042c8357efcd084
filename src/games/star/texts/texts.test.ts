import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { seeded } from '../../../kernel/match/rng.ts';
import { missing, tell } from '../../../testkit/telling.ts';
import { kitCard, shipCard } from '../facts.ts';
import { game, star } from '../index.ts';
import type { Event, Move, State } from '../state.ts';
import { FLOW } from '../steps.ts';
import { fresh, position, type Seated } from '../test/testkit.ts';
import { texts } from './index.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

const words = (state: State, move: Move): string => texts.move(state, move, NAMES);
const told = (event: Event): string | undefined => texts.event(event, NAMES);
const asked = (state: State): string => texts.prompt(state, itemAt(game.actors(state), 0), NAMES);

describe('prompts', () => {
  test('7: tell the rolls and who chooses when', () => {
    const state = fresh(2);
    const [first, second] = state.order as [Seat, Seat];
    itemAt(state.players, first).rolls = [6];
    itemAt(state.players, second).rolls = [4, 2];
    expect(asked(state)).toBe(
      `${NAMES[first]}: you rolled 6 and choose first. Take a faction and its corner.`,
    );
    game.apply(state, first, { type: 'choose', faction: 'jear' }, seeded(1));
    expect(asked(state)).toBe(
      `${NAMES[second]}: you rolled 4, then 2 and choose second. Take a faction and its corner.`,
    );
    expect(texts.prompt(state, first, NAMES)).toBe(`${NAMES[first]} waits.`);
    game.apply(state, second, { type: 'choose', faction: 'black-cloud' }, seeded(1));
    expect(asked(state)).toBe(
      `${NAMES[first]}: place your Mothership in the green corner. It alone settles planets, and it is slow: start near one.`,
    );
  });

  test('name only what ships can do, and how many can', () => {
    const alone = position({ players: [{ ships: { '5,4': 'mothership' } }, {}] });
    expect(asked(alone)).toBe('Ann: 1 ship can still move or act. Move, or end the turn.');
    const busy = position({
      players: [
        { stock: [1, 1, 0], ships: { '19,8': { type: 'mothership', hull: 20 }, '24,9': 'scout' } },
        { ships: { '25,8': 'scout', '49,22': 'mothership' } },
      ],
    });
    expect(asked(busy)).toBe(
      'Ann: 2 ships can still move or act. Move, jump, attack, repair, settle, or end the turn.',
    );
    const spent = { type: 'mothership', moved: true, acted: true } as const;
    expect(asked(position({ players: [{ ships: { '5,4': spent } }, {}] }))).toBe(
      'Ann: no ship can move or act any more. End the turn.',
    );
    const onColony = { '11,4': { type: 'mothership', moved: true } } as const;
    const free = position({ players: [{ ships: onColony }, { colonies: ['O-NW'] }] });
    expect(asked(free)).toBe('Ann: 1 ship can still move or act. Besiege, or end the turn.');
  });

  test('9.2: name what can be built and the stock', () => {
    const ships = position({ players: [{ stock: [4, 4, 1] }, {}], drawn: ['scout', 'warrior'] });
    expect(asked(ships)).toBe(
      'Ann: you can build a Scout or a Warrior at home. In stock: 4 Metal, 4 Fuel and 1 Weapon. What is not built now is discarded.',
    );
    const kits = position({ players: [{ stock: [0, 3, 2] }, {}], drawn: ['explorer', 'crusher'] });
    expect(asked(kits)).toBe(
      'Ann: you can fit Explorer or Crusher to a ship. In stock: 3 Fuel and 2 Weapons. What is not built now is discarded.',
    );
  });

  test.each([
    [2, 'this turn and one more are left'],
    [1, 'this turn is the last'],
  ])('10.1: say that %i turns are left to build a ship', (grace, left) => {
    const state = position({
      players: [{ grace, ships: {}, colonies: ['O-NW'], stock: [2, 2, 0] }, {}],
      drawn: ['scout'],
    });
    expect(asked(state)).toBe(
      `Ann: no ship is left, and ${left} to build one: you can build a Scout at home. In stock: 2 Metal and 2 Fuel. What is not built now is discarded.`,
    );
  });

  test('of a match that is over ask nothing', () => {
    const state = position({ players: [{}, {}] });
    state.stack.length = 0;
    expect(texts.prompt(state, 0, NAMES)).toBe('The match is over.');
  });
});

describe('moves', () => {
  const state = position({
    players: [
      {
        stock: [3, 1, 3],
        ships: {
          '11,4': { type: 'mothership', hull: 25 },
          '24,9': { type: 'scout', kit: 'crusher' },
          '12,5': { type: 'warrior', hull: 13, kit: 'goliath' },
        },
        colonies: ['I-NW'],
        marker: true,
      },
      { ships: { '31,8': 'mothership', '25,8': 'warrior' } },
    ],
  });

  test.each<[Move, string]>([
    [{ type: 'move', from: '24,9', to: '19,8' }, 'Move the Scout to Quartz'],
    [{ type: 'move', from: '11,4', to: '9,4' }, 'Move the Mothership 1 hex west, giving up Hollin'],
    [
      { type: 'jump', from: '24,9', to: '1,0' },
      'Jump the Scout home through the black hole, 7 hexes northwest of Hollin, for 1 Fuel',
    ],
    [
      { type: 'attack', from: '24,9', at: '25,8', weapons: 0 },
      'Attack Ben’s Warrior near Quartz with the Scout',
    ],
    [
      { type: 'attack', from: '24,9', at: '31,8', weapons: 1 },
      'Attack Ben’s Mothership on Vesna with the Scout and 1 Weapon',
    ],
    [
      { type: 'attack', from: '24,9', at: '25,8', weapons: 2 },
      'Attack Ben’s Warrior near Quartz with the Scout and 2 Weapons',
    ],
    [{ type: 'repair', at: '11,4', metal: 1 }, 'Repair the Mothership on Hollin with 1 Metal: +3 hull'],
    [{ type: 'repair', at: '11,4', metal: 2 }, 'Repair the Mothership on Hollin with 2 Metal: +5 hull'],
    [{ type: 'colonize' }, 'Plant the flag on Hollin: 2 of 4 planets'],
    [{ type: 'end' }, 'End the turn'],
  ])('%o', (move, expected) => {
    expect(words(state, move)).toBe(expected);
  });

  test('9.7: say whether a planet is begun or won', () => {
    const onPlanet = (marker: boolean, colonies: readonly string[]): State =>
      position({ players: [{ ships: { '11,4': 'mothership' }, marker }, { colonies }] });
    expect(words(onPlanet(false, []), { type: 'colonize' })).toBe('Begin to settle Hollin');
    expect(words(onPlanet(false, ['O-NW']), { type: 'decolonize' })).toBe('Besiege Hollin');
    expect(words(onPlanet(true, ['O-NW']), { type: 'decolonize' })).toBe('Take the flag off Hollin');
  });

  test('9.2: tell the price of ships and kits and what is replaced', () => {
    const yard = position({ players: [{ stock: [6, 4, 4] }, {}], drawn: ['juggernaut'] });
    expect(words(yard, { type: 'build', ship: 'juggernaut', at: '3,2' })).toBe(
      'Build a Juggernaut 5 hexes northwest of Hollin for 6 Metal, 4 Fuel and 2 Weapons',
    );
    expect(words(yard, { type: 'done' })).toBe('Build no more ships');
    const refit: Seated = { stock: [1, 0, 1], ships: { '5,4': { type: 'mothership', kit: 'goliath' } } };
    const shop = position({ players: [refit, { stock: [1, 0, 1] }], drawn: ['survivor'] });
    expect(words(shop, { type: 'fit', kit: 'survivor', at: '5,4' })).toBe(
      'Fit Survivor to the Mothership near Hollin for 1 Metal and 1 Weapon instead of Goliath',
    );
    expect(words(shop, { type: 'done' })).toBe('Fit no more kits');
  });

  test('7: name the corner of a faction and the ship that is placed', () => {
    const start = fresh(2);
    const [first, second] = start.order as [Seat, Seat];
    expect(words(start, { type: 'choose', faction: 'marshall-guard' })).toBe(
      'Marshall Guard, blue, in the southwest',
    );
    game.apply(start, first, { type: 'choose', faction: 'jear' }, seeded(1));
    game.apply(start, second, { type: 'choose', faction: 'black-cloud' }, seeded(1));
    expect(words(start, { type: 'place', at: '5,4' })).toBe('Place the Mothership 3 hexes from Hollin');
  });
});

const HIT = { seat: 0, from: '13,4', at: '15,4', owner: 1 } as const;

/** One of each type, and more where a sentence has several forms. */
const TOLD: readonly [Event, string | undefined][] = [
  [{ type: 'chose', seat: 0, faction: 'black-cloud' }, 'Ann leads Black Cloud, the red faction.'],
  [
    { type: 'granted', seat: 1, metal: 1, fuel: 1, weapon: 1 },
    'Ben starts with 1 Metal, 1 Fuel and 1 Weapon.',
  ],
  [{ type: 'placed', seat: 0, ship: 'scout', at: '5,4' }, 'Ann places the Scout 3 hexes from Hollin.'],
  [{ type: 'turn', seat: 0, round: 3 }, undefined],
  [
    { type: 'reshuffled', cards: 61 },
    'The deck is empty: the 61 discarded cards are shuffled into a new one.',
  ],
  [
    { type: 'drew', seat: 0, cards: [kitCard('explorer'), 1, shipCard('scout'), 0] },
    'Ann draws 3 Metal, a Scout blueprint and an Explorer kit.',
  ],
  [
    { type: 'drew', seat: 0, cards: [5, 5, shipCard('warrior'), shipCard('warrior')] },
    'Ann draws 4 Weapons and 2 Warrior blueprints.',
  ],
  [{ type: 'collected', seat: 0, metal: 0, fuel: 2, weapon: 2 }, undefined],
  [
    { type: 'built', seat: 0, ship: 'warrior', at: '3,2' },
    'Ann builds a Warrior at home for 4 Metal, 3 Fuel and 1 Weapon.',
  ],
  [
    { type: 'fitted', seat: 0, kit: 'cheetah', ship: 'scout', at: '3,2', old: '' },
    'Ann fits Cheetah to the Scout for 5 Fuel.',
  ],
  [
    { type: 'fitted', seat: 0, kit: 'crusher', ship: 'mothership', at: '39,18', old: 'survivor' },
    'Ann fits Crusher to the Mothership for 1 Fuel and 2 Weapons, in place of Survivor.',
  ],
  [
    { type: 'discarded', seat: 0, cards: [kitCard('goliath')] },
    'Ann discards a Goliath kit, good for this turn only.',
  ],
  [
    { type: 'moved', seat: 0, ship: 'mothership', from: '9,4', to: '11,4' },
    'Ann’s Mothership flies to Hollin.',
  ],
  [
    { type: 'moved', seat: 0, ship: 'mothership', from: '5,4', to: '9,4' },
    'Ann’s Mothership stops beside Hollin.',
  ],
  [
    { type: 'moved', seat: 0, ship: 'mothership', from: '11,4', to: '13,4' },
    'Ann’s Mothership leaves Hollin.',
  ],
  [
    { type: 'moved', seat: 0, ship: 'juggernaut', from: '35,12', to: '33,14' },
    'Ann’s Juggernaut advances on Oriel.',
  ],
  [{ type: 'moved', seat: 0, ship: 'scout', from: '9,18', to: '16,17' }, 'Ann’s Scout flies towards Tarn.'],
  [
    { type: 'moved', seat: 0, ship: 'scout', from: '11,18', to: '6,19' },
    'Ann’s Scout flies into the blue corner.',
  ],
  [
    { type: 'moved', seat: 0, ship: 'scout', from: '5,4', to: '1,4' },
    'Ann’s Scout moves within the green corner.',
  ],
  [
    { type: 'jumped', seat: 0, ship: 'warrior', from: '24,9', to: '1,0' },
    'Ann’s Warrior jumps home through the black hole for 1 Fuel.',
  ],
  [
    {
      type: 'attacked',
      ...HIT,
      ship: 'juggernaut',
      target: 'warrior',
      weapons: 2,
      die: 8,
      roll: 5,
      kit: 2,
      damage: 10,
      hull: 3,
    },
    'Ann’s Juggernaut rolls 5 on d8 (+2 kit, +4 Weapons, shield 1): 10 damage to Ben’s Warrior, 3 hull left.',
  ],
  [
    {
      type: 'attacked',
      ...HIT,
      ship: 'scout',
      target: 'scout',
      weapons: 0,
      die: 4,
      roll: 3,
      kit: 0,
      damage: 3,
      hull: 0,
    },
    'Ann’s Scout rolls 3 on d4: 3 damage to Ben’s Scout, no hull left.',
  ],
  [
    {
      type: 'attacked',
      ...HIT,
      ship: 'scout',
      target: 'mothership',
      weapons: 1,
      die: 4,
      roll: 1,
      kit: 0,
      damage: 0,
      hull: 30,
    },
    'Ann’s Scout rolls 1 on d4 (+2 Weapon, shield 3): no damage to Ben’s Mothership.',
  ],
  [
    {
      type: 'attacked',
      ...HIT,
      ship: 'scout',
      target: 'mothership',
      weapons: 0,
      die: 4,
      roll: 1,
      kit: 2,
      damage: 0,
      hull: 30,
    },
    'Ann’s Scout rolls 1 on d4 (+2 kit, shield 3): no damage to Ben’s Mothership.',
  ],
  [
    {
      type: 'countered',
      ...HIT,
      ship: 'warrior',
      target: 'juggernaut',
      die: 6,
      roll: 4,
      kit: 3,
      damage: 5,
      hull: 15,
    },
    'Ann’s Warrior answers with 4 on d6 (+3 kit, shield 2): 5 damage to Ben’s Juggernaut, 15 hull left.',
  ],
  [{ type: 'destroyed', seat: 1, ship: 'warrior', at: '19,8', by: 0 }, 'Ben’s Warrior is destroyed.'],
  [
    { type: 'bounty', seat: 0, metal: 3, fuel: 2, weapon: 3 },
    'Ann takes a bounty: 3 Metal, 2 Fuel and 3 Weapons.',
  ],
  [{ type: 'bounty', seat: 0, metal: 2, fuel: 2, weapon: 2 }, 'Ann takes a bounty: 2 of each.'],
  [{ type: 'bounty', seat: 0, metal: 0, fuel: 0, weapon: 0 }, 'Ann takes a bounty: nothing.'],
  [
    { type: 'repaired', seat: 0, ship: 'warrior', at: '5,4', metal: 2, hull: 14 },
    'Ann repairs the Warrior to 14 hull for 2 Metal.',
  ],
  [
    { type: 'settling', seat: 0, planet: 'O-NW', at: '11,4' },
    'Ann begins to settle Hollin: the flag follows next turn.',
  ],
  [
    { type: 'colonized', seat: 0, planet: 'O-NW', at: '11,4', colonies: 2 },
    'Ann settles Hollin: 2 of 4 planets.',
  ],
  [
    { type: 'besieging', seat: 0, planet: 'I-SW', at: '19,14', owner: 1 },
    'Ann besieges Ben’s Tarn: the flag falls next turn.',
  ],
  [
    { type: 'decolonized', seat: 0, planet: 'I-SE', at: '31,14', owner: 1 },
    'Ann drives Ben off Oriel: the planet is free.',
  ],
  [
    { type: 'cancelled', seat: 0, planet: 'O-NE', at: '39,4' },
    'Ann leaves Cinder before the flag is planted or taken.',
  ],
  [{ type: 'grace', seat: 1, turns: 2 }, 'Ben has no ship left and 2 turns to build one.'],
  [{ type: 'grace', seat: 1, turns: 1 }, 'Ben has one turn left to build a ship.'],
  [{ type: 'freed', seat: 1, planet: 'O-SW', at: '11,18' }, 'Ben’s colony Lethe is free again.'],
  [{ type: 'eliminated', seat: 1 }, 'Ben is out of the match.'],
  [{ type: 'ended', ending: 'colonization', winners: [0] }, 'Ann has four colonies.'],
  [{ type: 'ended', ending: 'domination', winners: [1] }, 'Ben is the last faction left.'],
  [{ type: 'ended', ending: 'roundLimit', winners: [1] }, 'Ben stands best after the last round.'],
  [{ type: 'ended', ending: 'roundLimit', winners: [0, 1] }, 'Ann and Ben stand best after the last round.'],
];

describe('events', () => {
  test.each(TOLD)('%o', (event, expected) => {
    expect(told(event)).toBe(expected);
  });

  test('no sentence names a hex by its coordinates', () => {
    const sentences = TOLD.flatMap(([event]) => told(event) ?? []);
    expect(sentences.filter((sentence) => /\d,\d/.test(sentence))).toEqual([]);
  });
});

describe('endings', () => {
  const ended = (ending: State['ending'], players: readonly Seated[]): string => {
    const state = position({ players, round: 60 });
    state.ending = ending;
    return texts.ending(state, NAMES);
  };
  const scout: Seated['ships'] = { '5,4': 'scout' };

  test('10.2: name the last one left', () => {
    const state = position({ players: [{}, {}, { out: true }] });
    state.ending = 'domination';
    itemAt(state.players, 0).alive = false;
    expect(texts.ending(state, NAMES)).toBe('Ben wins as the last faction left.');
  });

  test('10.3: name the four colonies', () => {
    const state = position({ players: [{}, { colonies: ['O-NW', 'I-NW', 'I-SE'] }] });
    state.ending = 'colonization';
    state.planets = state.planets.with(1, 2);
    expect(texts.ending(state, NAMES)).toBe('Ben wins with four colonies: Hollin, Cinder, Quartz and Oriel.');
  });

  test('10.4: name what decided when the rounds are over', () => {
    expect(ended('roundLimit', [{ colonies: ['O-NW', 'I-NW'] }, { colonies: ['O-SE'] }])).toBe(
      'After round 60 Ann wins with 2 colonies.',
    );
    expect(ended('roundLimit', [{ ships: scout }, {}])).toBe(
      'After round 60 Ben wins with 0 colonies and a Mothership.',
    );
    const escorted: Seated = { ships: { '1,0': 'mothership', '5,4': 'scout' }, colonies: ['O-NW'] };
    expect(ended('roundLimit', [escorted, { colonies: ['O-SE'] }])).toBe(
      'After round 60 Ann wins with 1 colony and the stronger ships.',
    );
    const damaged: Seated = { ships: { '1,0': { type: 'mothership', hull: 7 } } };
    expect(ended('roundLimit', [damaged, {}])).toBe('After round 60 Ben wins with 0 colonies and more hull.');
    expect(ended('roundLimit', [{ stock: [0, 1, 0] }, {}])).toBe(
      'After round 60 Ann wins with 0 colonies and more counters.',
    );
  });

  test('10.4: name all who win together', () => {
    expect(ended('roundLimit', [{}, {}, { out: true }])).toBe(
      'After round 60 Ann and Ben win together with 0 colonies each.',
    );
  });

  test('of a match that goes on say so', () => {
    expect(ended('', [{}, {}])).toBe('The match is still being played.');
  });
});

test('random matches meet every question, and all is told', () => {
  const matches = Array.from({ length: 12 }, (_, n) => ({
    seats: 2 + (n % 3),
    options: { roundLimit: 30, rebuildMothership: n % 2 === 0 },
    seed: n,
  }));
  const met = tell(star, {}, matches);
  expect(missing(FLOW.questions, met.questions)).toEqual([]);
  expect([...met.events].filter((type) => !TOLD.some(([event]) => event.type === type))).toEqual([]);
  expect(met.moves.has('attack') && met.moves.has('fit') && met.moves.has('build')).toBe(true);
});
