import { expect, test } from 'vitest';
import { faceOf, MERCURY_CARD, type TechId } from '../facts.ts';
import {
  asked,
  cards,
  ends,
  legal,
  line,
  offered,
  planetAt,
  player,
  position,
  question,
  shipsOf,
  stores,
  told,
  upgrades,
  whilst,
} from '../test/testkit.ts';

/** Using planets (7). */

/** A seat that has just flown to a planet and is about to act. */
const beside = {
  Mercury: { ships: ['2-0'], go: ['step 1-0', 'stop'] },
  Venus: { ships: ['3-0'], go: ['step 2-0', 'stop'] },
  Earth: { ships: ['4-0'], go: ['step 3-0', 'stop'] },
};

test('22.17 (7.1, R26) charging needs room in the battery', () => {
  const full = position({ players: [{ ships: ['1-0'], faction: 'sop' }, {}] });
  expect(offered(full, 'charge')).toEqual([]);
  const state = position({ players: [{ ships: ['1-0'], energy: 15, faction: 'sop' }, {}] });
  expect(offered(state, 'charge')).toEqual(['charge Mercury']);
  const events = line(state, ['charge Mercury'], ['me10']);
  expect([player(state).energy, state.discards.mercury, player(state).used]).toEqual([
    16,
    ['me10'],
    ['Mercury'],
  ]);
  expect(told(events, 'charged')).toEqual([{ type: 'charged', seat: 0, card: 'me10' }]);
  expect(question(state)).toBe('finish');
  expect(legal(state).some((text) => /^(step|use|mine|pass|none)/.test(text))).toBe(false);
  line(state, ['end']);
  expect([asked(state), player(state).passed, state.energy.every((energy) => energy === 0)]).toEqual([
    1,
    false,
    true,
  ]);
});

test('7.1 charging is not offered away from Mercury, and Mercury needs no room after a Movement', () => {
  expect(offered(position({ players: [{ ships: ['2-0'], energy: 3 }, {}] }), 'charge')).toEqual([]);
  const state = position({ players: [{ faction: 'sop', ships: ['1-0'], energy: 1 }, {}] });
  line(state, ['step 0-0', 'stop']);
  Object.assign(player(state), { energy: 16 });
  line(state, ['use Mercury Mercury'], ['me12']);
  expect([player(state).energy, player(state).used]).toEqual([16, ['Mercury']]);
});

test('22.18 (7.1) the Beta battery takes the second number', () => {
  const state = position({ players: [{ ships: ['1-0'], energy: 2, upgrades: { batteries: 3 } }, {}] });
  line(state, ['charge Mercury'], ['me10']);
  expect(player(state).energy).toBe(14);
});

test.each(Object.values(MERCURY_CARD))('19.1 $name gives what is printed at each level', (card) => {
  const gains = [0, 3, 6, 10].map((batteries) => {
    const state = position({ players: [{ ships: ['1-0'], energy: 0, upgrades: { batteries } }, {}] });
    line(state, ['charge Mercury'], [card.id]);
    return player(state).energy;
  });
  expect(gains).toEqual([card.alpha, card.beta, card.gamma, card.delta]);
});

test('22.19 (7.1, 15.1) after the last Mercury card all planets orbit and ships may follow', () => {
  const state = position({
    players: [{ ships: ['0-3'], energy: 1 }, { ships: ['2-0'] }],
    planets: { Earth: 12 },
    decks: { mercury: ['me05'] },
  });
  line(state, ['charge Mercury'], ['me05']);
  expect([player(state).energy, planetAt(state, 'Mercury'), asked(state), question(state)]).toEqual([
    9,
    [0, 6],
    0,
    'orbit',
  ]);
  expect(legal(state).sort()).toEqual(['orbit 0-0', 'orbit 0-1', 'orbit 1-1', 'orbit 1-2', 'stay']);
  // Around Venus at 0 lie 1-0, 1-7, 2-0 and 2-7: only the ship on 2-0 is asked.
  line(state, ['orbit 1-1']);
  expect([asked(state), question(state), planetAt(state, 'Venus')]).toEqual([1, 'orbit', [1, 3]]);
  expect(legal(state).sort()).toEqual(['orbit 1-0', 'orbit 1-1', 'orbit 2-1', 'stay']);
  line(state, ['stay']);
  expect(question(state)).toBe('finish');
  expect(
    ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'].map(
      (name) => planetAt(state, name as 'Mars')[1],
    ),
  ).toEqual([6, 3, 15, 3, 2, 2, 2, 1]);
  expect([player(state).orbits, player(state, 1).orbits]).toEqual([1, 0]);
  expect([state.decks.mercury, state.discards.mercury.length]).toEqual([[], 12]);
  Object.assign(player(state, 1), { ships: [player(state).ships[0]], energy: 1, faction: 'council' });
  line(state, ['end', 'charge Mercury'], ['me01']);
  expect([state.decks.mercury.length, state.discards.mercury]).toEqual([11, ['me01']]);
});

test('15.1 a ship carried by an inner planet may be carried on by the next', () => {
  const state = position({
    players: [{ ships: ['0-3'], energy: 1 }, {}],
    planets: { Venus: 3 },
    decks: { mercury: ['me05'] },
  });
  line(state, ['charge Mercury', 'orbit 1-1']);
  expect([question(state), planetAt(state, 'Venus')]).toEqual(['orbit', [1, 6]]);
  line(state, ['orbit 2-2']);
  expect([shipsOf(state), player(state).orbits, question(state)]).toEqual([['2-2'], 2, 'finish']);
});

test('22.21 (7.2) Venus: X is declared first, and needs a resource', () => {
  const state = position({ players: [{ ...beside.Venus, resources: 3 }, {}] });
  line(state, [...beside.Venus.go, 'use Venus Venus']);
  expect(legal(state)).toEqual(['recruit 1', 'recruit 2', 'recruit 3']);
  line(state, ['recruit 2'], ['ve04', 've09']);
  expect([cards(player(state).explorers), player(state).resources]).toEqual([['ve04', 've09'], 1]);
  const poor = position({ players: [{ ...beside.Venus, resources: 0 }, {}] });
  line(poor, beside.Venus.go);
  expect(offered(poor, 'use Venus')).toEqual([]);
});

test('22.22 (7.4) Mars costs two each, the first one with Assembly Drones', () => {
  const upgrade = (resources: number, techs: TechId[]) => {
    const state = position({
      players: [{ faction: 'deepstate', ships: ['4-0'], upgrades: { cargo: 2 }, resources, techs }, {}],
    });
    line(state, ['step 3-0', 'stop']);
    if (offered(state, 'use Mars').length === 0) return undefined;
    line(state, ['use Mars Mars']);
    return state;
  };
  const five = upgrade(5, []);
  expect(five && legal(five)).toEqual(['engineer 1', 'engineer 2']);
  if (five) line(five, ['engineer 2', 'install batteries', 'install sails']);
  expect(five && [player(five).resources, upgrades(five)]).toEqual([1, { batteries: 1, cargo: 2, sails: 1 }]);
  const drones = upgrade(3, ['ur07']);
  expect(drones && legal(drones)).toEqual(['engineer 1', 'engineer 2']);
  if (drones) line(drones, ['engineer 2', 'install cargo', 'install cargo']);
  expect(drones && player(drones).resources).toBe(0);
  expect([upgrade(1, []), upgrade(1, ['ur07']) !== undefined]).toEqual([undefined, true]);
});

test('22.23, 22.24 (7.4, 13) a machine works from its last slot on, Cargo from its first', () => {
  const state = position({
    players: [{ ships: ['4-0'], resources: 4, upgrades: { cargo: 2, batteries: 2 } }, {}],
  });
  line(state, ['step 3-0', 'stop', 'use Mars Mars', 'engineer 2']);
  const events = line(state, ['install cargo', 'install batteries']);
  expect(told(events, 'machine')).toEqual([
    { type: 'machine', seat: 0, machine: 'cargo', level: 'I' },
    { type: 'machine', seat: 0, machine: 'batteries', level: 'beta' },
  ]);
  expect(question(state)).toBe('finish');
  expect(offered(state, 'charge')).toEqual([]);
});

test('7.4 nothing is offered at Mars when every slot is filled', () => {
  const upgradesFull = { batteries: 10, cargo: 6, alcubierre: 4, sails: 3, probes: 4, faction: 5 };
  const state = position({
    players: [{ faction: 'sop', ships: ['4-0'], resources: 10, upgrades: upgradesFull }, {}],
  });
  line(state, ['step 3-0', 'stop', ...(question(state) === 'landed' ? ['proceed'] : [])]);
  whilst(state, 'landed', 'proceed');
  expect(ends(state, 'use')).not.toContain('Mars Mars');
  const nearly = position({
    players: [
      { faction: 'sop', ships: ['4-0'], resources: 10, upgrades: { ...upgradesFull, sails: 2, probes: 3 } },
      {},
    ],
  });
  line(nearly, ['step 3-0', 'stop', 'use Mars Mars']);
  expect(legal(nearly)).toEqual(['engineer 1', 'engineer 2']);
  line(nearly, ['engineer 2']);
  expect(legal(nearly)).toEqual(['install sails', 'install probes']);
});

test('22.32 (7.5) the third card taken brings three new ones, before its effect', () => {
  const state = position({
    players: [{ ships: ['3-0'], resources: 1 }, {}],
    market: ['ju28'],
    planets: { Mars: 12 },
  });
  line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter']);
  expect(legal(state)).toEqual(['take ju28', 'refresh']);
  line(state, ['take ju28'], ['ju01', 'ju02', 'ju03']);
  expect([state.exoplanets, question(state), player(state).resources]).toEqual([
    ['ju01', 'ju02', 'ju03'],
    'boon',
    0,
  ]);
  line(state, ['boon none']);
  expect(player(state).exoplanets).toEqual([{ card: 'ju28', explorers: [], explored: false }]);
});

test('22.32 (7.5) the market may be refreshed with nothing; cards taken are not replaced one by one', () => {
  const state = position({
    players: [{ ships: ['3-0'], resources: 0 }, {}],
    market: ['ju01', 'ju02', 'ju03'],
  });
  line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter']);
  expect(legal(state)).toEqual(['refresh']);
  line(state, ['refresh'], ['ju10', 'ju11', 'ju12']);
  expect([state.exoplanets, state.discards.jupiter, question(state)]).toEqual([
    ['ju10', 'ju11', 'ju12'],
    ['ju01', 'ju02', 'ju03'],
    'finish',
  ]);
  const taking = position({
    players: [{ ships: ['3-0'], resources: 1 }, {}],
    market: ['ju01', 'ju02', 'ju03'],
  });
  line(taking, ['step 4-0', 'stop', 'use Jupiter Jupiter', 'take ju02']);
  expect(taking.exoplanets).toEqual(['ju01', 'ju03']);
});

const toSaturn = ['step 5-0', 'stop', 'use Saturn Saturn'];

test('22.33 (7.6) over three objectives one is burned at the end of the turn', () => {
  const state = position({
    players: [{ ships: ['4-0'], objectives: ['sa01', 'sa02', 'sa08'] }, {}],
    planets: { Jupiter: 12 },
  });
  line(state, ['step 5-0', 'stop', 'proceed', 'use Saturn Saturn'], ['sa03', 'sa04']);
  expect(legal(state)).toEqual(['keep sa03', 'keep sa04']);
  line(state, ['keep sa03']);
  expect([cards(player(state).objectives), state.discards.saturn]).toEqual([
    ['sa01', 'sa02', 'sa08', 'sa03'],
    ['sa04'],
  ]);
  expect([offered(state, 'end'), ends(state, 'trim')]).toEqual([[], ['sa01', 'sa02', 'sa08', 'sa03']]);
  player(state).upgrades = player(state).upgrades.with(0, 3).with(1, 3);
  line(state, ['complete sa08']);
  expect([offered(state, 'trim'), offered(state, 'end')]).toEqual([[], ['end']]);
});

test('22.33 (14.6) the Deep State burns from the fifth on', () => {
  const hand = ['sa01', 'sa02', 'sa08'] as const;
  const four = position({ players: [{ faction: 'deepstate', ships: ['4-0'], objectives: hand }, {}] });
  line(four, ['step 5-0', 'stop', 'proceed', 'use Saturn Saturn', 'keep sa03'], ['sa03', 'sa04']);
  expect([offered(four, 'trim'), offered(four, 'end')]).toEqual([[], ['end']]);
  const five = position({
    players: [{ faction: 'deepstate', ships: ['4-0'], objectives: [...hand, 'sa05'] }, {}],
  });
  line(five, ['step 5-0', 'stop', 'proceed', 'use Saturn Saturn', 'keep sa03'], ['sa03', 'sa04']);
  expect(offered(five, 'end')).toEqual([]);
  line(five, ['trim sa05']);
  expect([five.discards.saturn, offered(five, 'end')]).toEqual([['sa04', 'sa05'], ['end']]);
});

test('7.6 (R51) one card left is kept without a choice; none left closes Saturn', () => {
  // The other cards are gone: they are completed by the other player.
  const gone = position({ players: [{ ships: ['4-0'] }, {}] });
  player(gone, 1).completed = gone.decks.saturn.slice(1).map(faceOf);
  gone.decks.saturn = gone.decks.saturn.slice(0, 1);
  line(gone, toSaturn);
  expect([player(gone).objectives.length, question(gone)]).toEqual([1, 'finish']);
  const none = position({ players: [{ ships: ['4-0'] }, {}] });
  player(none, 1).completed = none.decks.saturn.map(faceOf);
  none.decks.saturn = [];
  line(none, ['step 5-0', 'stop']);
  expect(offered(none, 'use Saturn')).toEqual([]);
});

test('22.34 (7.7) a second tech means returning one of the two', () => {
  const state = position({ players: [{ ships: ['5-0'], techs: ['ur04'], energy: 20 }, {}] });
  line(state, ['step 6-0', 'stop', 'use Uranus Uranus']);
  expect(legal(state)).toHaveLength(15);
  line(state, ['tech ur01']);
  expect(legal(state)).toEqual(['return ur04', 'return ur01']);
  Object.assign(player(state), { energy: 19 });
  const events = line(state, ['return ur04']);
  // R47: what no longer fits is lost at once.
  expect([player(state).techs, player(state).energy, told(events, 'energy')]).toEqual([
    ['ur01'],
    16,
    [{ type: 'energy', seat: 0, by: -3, reason: 'capacity' }],
  ]);
  expect(state.decks.uranus.indexOf('ur04')).toBe(2);
  const back = position({ players: [{ ships: ['5-0'], techs: ['ne23'] }, {}] });
  line(back, ['step 6-0', 'stop', 'use Uranus Uranus', 'tech ur01', 'return ne23']);
  expect([back.discards.neptune, new Set<string>(back.decks.uranus).has('ne23')]).toEqual([['ne23'], false]);
});

test('7.8 (R18) Neptune: one card of the market, and three new ones when it is empty', () => {
  const state = position({
    players: [{ ships: ['7-1'], energy: 1, resources: 0, upgrades: { sails: 3 } }, {}],
    research: ['ne01'],
  });
  line(state, ['step 7-0', 'stop', 'use Neptune Neptune']);
  expect(legal(state)).toEqual(['take ne01']);
  line(state, ['take ne01'], ['ne02', 'ne03', 'ne04']);
  expect([state.research, state.discards.neptune, player(state).energy, player(state).research]).toEqual([
    ['ne02', 'ne03', 'ne04'],
    ['ne01'],
    12,
    1,
  ]);
});

test('7 a planet can be used again only after entering a sector around it again', () => {
  const state = position({ players: [{ ...beside.Venus, resources: 4 }, {}] });
  line(state, [
    ...beside.Venus.go,
    'use Venus Venus',
    'recruit 1',
    'end',
    'pass',
    'step 2-1',
    'step 2-2',
    'stop',
  ]);
  expect(offered(state, 'use')).toEqual([]);
});

test('7 planets used count once each', () => {
  const state = position({ players: [{ ships: ['1-0'], energy: 2, used: ['Mercury', 'Venus'] }, {}] });
  line(state, ['charge Mercury']);
  expect(player(state).used).toEqual(['Mercury', 'Venus']);
});

// ── Earth ─────────────────────────────────────────────────────────────────────────────────────────

const voting = (more: object = {}) =>
  position({
    players: [{ ...beside.Earth, energy: 9 }, { ships: ['3-0'] }, {}],
    event: 'ea02',
    leader: 2,
    ...more,
  });

test('7.3 a vote costs nothing and pays its reward; one vote a round', () => {
  const state = voting();
  line(state, [...beside.Earth.go, 'use Earth Earth']);
  expect(legal(state)).toEqual(['vote A reward', 'vote A leader', 'vote B reward', 'vote B leader']);
  line(state, ['vote B reward']);
  expect([stores(state), state.votes]).toEqual([[14, 2], [{ seat: 0, option: 'B', space: 'reward' }]]);
  const again = voting({ votes: [{ seat: 0, option: 'A', space: 'reward' }] });
  line(again, beside.Earth.go);
  expect(offered(again, 'use Earth')).toEqual([]);
});

test('22.36 (7.3, U7, R38) the Leader token is taken once a round, stays, and leads the next round', () => {
  const state = voting();
  line(state, [...beside.Earth.go, 'use Earth Earth', 'vote A leader', 'end']);
  expect([state.leader, state.claimed, asked(state)]).toEqual([0, true, 1]);
  line(state, ['step 3-7', 'stop', 'use Earth Earth']);
  expect(legal(state)).toEqual(['vote A reward', 'vote B reward']);
  line(state, ['vote A reward', 'end', 'pass', 'pass', 'pass']);
  whilst(state, 'window', 'done');
  whilst(state, 'orbit', 'stay');
  expect([state.round, state.leader, asked(state), state.claimed]).toEqual([2, 0, 0, false]);
});

test('7.3 the present Leader may take the token too', () => {
  const state = voting({ leader: 0 });
  line(state, [...beside.Earth.go, 'use Earth Earth', 'vote A leader']);
  expect([state.leader, state.claimed]).toEqual([0, true]);
});

test('22.38 (R17, 14.7) without an event Earth is closed, but not to the Council as another planet', () => {
  const closed = voting({ event: '', round: 3 });
  line(closed, beside.Earth.go);
  expect(offered(closed, 'use Earth')).toEqual([]);
  const council = position({
    players: [{ ...beside.Earth, faction: 'council', resources: 2 }, {}],
    round: 3,
  });
  line(council, beside.Earth.go);
  expect(ends(council, 'use Earth')).toEqual([
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Uranus',
    'Neptune',
  ]);
});
