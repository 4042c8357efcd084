import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { tallyOf } from '../scoring.ts';
import {
  asked,
  cards,
  ends,
  legal,
  line,
  offered,
  player,
  position,
  question,
  stores,
  told,
  upgrades,
} from '../test/testkit.ts';
import { energyCapacity } from '../verbs.ts';

/** Trading (10). */

test('10 a deal from offer to exchange', () => {
  const state = position({
    players: [
      { energy: 10, resources: 3 },
      { energy: 5, resources: 1 },
    ],
  });
  line(state, ['offer 1']);
  expect([question(state), asked(state), offered(state, 'propose')]).toEqual(['draft', 0, []]);
  line(state, ['give resource 1', 'give resource 1', 'ask energy 4']);
  expect(offered(state, 'propose')).toEqual(['propose']);
  line(state, ['propose']);
  expect([asked(state), legal(state)]).toEqual([1, ['accept', 'reject', 'counter']]);
  const events = line(state, ['accept']);
  expect([stores(state, 0), stores(state, 1), question(state), asked(state)]).toEqual([
    [14, 1],
    [1, 3],
    'turn',
    0,
  ]);
  expect([player(state).traded, player(state, 1).traded]).toEqual([[1], [0]]);
  expect(told(events, 'traded')).toEqual([
    {
      type: 'traded',
      seat: 0,
      with: 1,
      gave: [
        { what: 'resource', item: '1' },
        { what: 'resource', item: '1' },
      ],
      got: [{ what: 'energy', item: '4' }],
    },
  ]);
});

test('10 three offers in a turn, a rejected or cancelled one too', () => {
  const state = position({ players: [{ energy: 9 }, {}, {}] });
  line(state, [
    'offer 1',
    'cancel',
    'offer 2',
    'give resource 1',
    'ask energy 1',
    'propose',
    'reject',
    'offer 1',
    'cancel',
  ]);
  expect([offered(state, 'offer'), offered(state, 'pass')]).toEqual([[], ['pass']]);
});

test('10 (R20) both sides give', () => {
  const state = position({ players: [{}, {}] });
  line(state, ['offer 1', 'give resource 1']);
  expect(offered(state, 'propose')).toEqual([]);
});

test('10 at most six units on a side', () => {
  const state = position({ players: [{ energy: 16 }, {}] });
  line(state, ['offer 1', ...new Array<string>(6).fill('give energy 1')]);
  expect([offered(state, 'give'), offered(state, 'ask').length > 0]).toEqual([[], true]);
});

test('10 one counter-offer, which can only be taken or left', () => {
  const state = position({
    players: [
      { energy: 12, resources: 3 },
      { energy: 9, resources: 0 },
    ],
  });
  line(state, ['offer 1', 'give resource 1', 'ask energy 4', 'propose', 'counter']);
  expect([question(state), asked(state)]).toEqual(['draft', 1]);
  line(state, ['give energy 1', 'ask resource 1', 'propose']);
  expect([asked(state), legal(state)]).toEqual([0, ['accept', 'reject']]);
  const room = position({
    players: [
      { energy: 10, resources: 3 },
      { energy: 9, resources: 0 },
    ],
  });
  line(room, [
    'offer 1',
    'give resource 1',
    'ask energy 4',
    'propose',
    'counter',
    'give energy 1',
    'ask resource 1',
    'propose',
  ]);
  expect(legal(room)).toEqual(['accept', 'reject']);
  line(room, ['accept']);
  expect([stores(room, 0), stores(room, 1)]).toEqual([
    [11, 2],
    [8, 1],
  ]);
});

test('10 (R59) no deal above a capacity or the limit of techs', () => {
  const full = position({ players: [{ energy: 16 }, { energy: 9 }] });
  line(full, ['offer 1', 'give resource 1', 'ask energy 1']);
  expect(offered(full, 'propose')).toEqual([]);
  line(full, ['give energy 1']);
  expect(offered(full, 'propose')).toEqual(['propose']);
  const techs = position({ players: [{ techs: ['ur01'] }, { techs: ['ur02'] }] });
  line(techs, ['offer 1', 'give resource 1', 'ask tech ur02']);
  expect(offered(techs, 'propose')).toEqual([]);
  line(techs, ['give tech ur01']);
  expect(offered(techs, 'propose')).toEqual(['propose']);
  line(techs, ['propose', 'accept']);
  expect([player(techs).techs, player(techs, 1).techs]).toEqual([['ur02'], ['ur01']]);
});

test('22.26 (10, R21) Emma trades her third Battery upgrade away', () => {
  const state = position({
    players: [
      { energy: 19, upgrades: { batteries: 3 } },
      { resources: 1, upgrades: { batteries: 2 } },
    ],
  });
  line(state, ['offer 1', 'give upgrade batteries', 'ask resource 1', 'propose']);
  const events = line(state, ['accept']);
  expect([energyCapacity(state, 0), stores(state), upgrades(state), tallyOf(state, 0).machines]).toEqual([
    16,
    [16, 3],
    { batteries: 2 },
    0,
  ]);
  expect(told(events, 'energy')).toEqual([{ type: 'energy', seat: 0, by: -3, reason: 'capacity' }]);
  expect([upgrades(state, 1), energyCapacity(state, 1), tallyOf(state, 1).machines]).toEqual([
    { batteries: 3 },
    20,
    2,
  ]);
  const full = position({ players: [{ upgrades: { batteries: 3 } }, { upgrades: { batteries: 10 } }] });
  line(full, ['offer 1', 'give upgrade batteries', 'ask resource 1']);
  expect(offered(full, 'propose')).toEqual([]);
});

test('22.27 (10) upgrades of the faction machine are not for trade', () => {
  const state = position({ players: [{ upgrades: { faction: 2, sails: 1 } }, { upgrades: { faction: 1 } }] });
  line(state, ['offer 1']);
  expect([ends(state, 'give upgrade'), ends(state, 'ask upgrade')]).toEqual([['sails'], []]);
});

test('22.56 (10, 11) a passed partner may trade; a fourth objective cannot be given', () => {
  const state = position({
    players: [{ objectives: ['sa01'] }, { passed: true, objectives: ['sa02', 'sa03', 'sa05'] }],
  });
  line(state, ['offer 1', 'give objective sa01', 'ask resource 1']);
  expect(offered(state, 'propose')).toEqual([]);
  line(state, ['ask objective any']);
  expect(offered(state, 'propose')).toEqual(['propose']);
  line(state, ['propose', 'accept', 'hand sa03']);
  expect([cards(player(state).objectives), cards(player(state, 1).objectives)]).toEqual([
    ['sa03'],
    ['sa02', 'sa05', 'sa01'],
  ]);
});

test('10 (R58) the active player may hold a fourth until the end of its turn', () => {
  const state = position({ players: [{ objectives: ['sa02', 'sa03', 'sa05'] }, { objectives: ['sa01'] }] });
  line(state, ['offer 1', 'give resource 1', 'ask objective any', 'propose', 'accept', 'hand sa01', 'pass']);
  expect([question(state), legal(state)]).toEqual([
    'trim',
    ['trim sa02', 'trim sa03', 'trim sa05', 'trim sa01'],
  ]);
});

test('10 (R58) nor does a counter-offer give the partner a fourth objective', () => {
  const state = position({
    players: [
      { resources: 2, objectives: ['sa01', 'sa06', 'sa07'] },
      { resources: 2, objectives: ['sa02', 'sa03', 'sa05'] },
    ],
  });
  line(state, ['offer 1', 'give resource 1', 'ask energy 1']);
  line(state, ['give energy 1', 'propose', 'counter', 'give resource 1', 'ask objective any']);
  expect(offered(state, 'propose')).toEqual([]);
  line(state, [
    'cancel',
    'offer 1',
    'give resource 1',
    'ask energy 1',
    'give energy 1',
    'propose',
    'counter',
  ]);
  line(state, ['give objective sa02', 'ask resource 1']);
  expect(offered(state, 'propose')).toEqual(['propose']);
});

test('10 cards owed without a name are picked by their owner, one by one', () => {
  const state = position({ players: [{ resources: 2 }, { explorers: ['ve01', 've02', 've02'] }] });
  line(state, ['offer 1', 'give resource 1', 'ask explorer any', 'ask explorer any', 'propose', 'accept']);
  expect([question(state), asked(state), legal(state)]).toEqual(['hand', 1, ['hand ve01', 'hand ve02']]);
  line(state, ['hand ve02']);
  expect(legal(state)).toEqual(['hand ve01', 'hand ve02']);
  line(state, ['hand ve02']);
  expect([cards(player(state).explorers), cards(player(state, 1).explorers)]).toEqual([
    ['ve02', 've02'],
    ['ve01'],
  ]);
});

test('10 exoplanets go with everything on them, and are tested for their new owner', () => {
  const state = position({
    players: [{ exoplanets: [{ card: 'ju28', explorers: ['ve03'] }] }, { techs: ['ur13'], resources: 1 }],
  });
  const events = line(state, ['offer 1', 'give exoplanet ju28', 'ask resource 1', 'propose', 'accept']);
  expect(player(state, 1).exoplanets).toEqual([{ card: 'ju28', explorers: ['ve03'], explored: true }]);
  expect([told(events, 'explored').length, told(events, 'boon').length, question(state)]).toEqual([
    1,
    0,
    'turn',
  ]);
});

test('10 (R47) a tech given away takes its capacity along', () => {
  const state = position({
    players: [
      { techs: ['ur03'], resources: 7 },
      { energy: 9, resources: 0 },
    ],
  });
  line(state, ['offer 1', 'give tech ur03', 'give energy 4', 'ask energy 4', 'propose', 'accept']);
  expect([stores(state), player(state, 1).techs]).toEqual([[16, 4], ['ur03']]);
});

test('10 (R55) an objective traded to you is yours to complete', () => {
  const state = position({ players: [{ mined: 3 }, { objectives: ['sa18'] }] });
  line(state, [
    'offer 1',
    'give resource 1',
    'ask objective any',
    'propose',
    'accept',
    'hand sa18',
    'complete sa18',
  ]);
  expect(player(state).completed).toEqual(['sa18']);
});

test('10 whoever was offered a card has seen it, and only that copy', () => {
  const state = position({ players: [{ explorers: ['ve01', 've01'], objectives: ['sa01'] }, {}, {}] });
  line(state, ['offer 1', 'give explorer ve01', 'ask resource 1', 'propose', 'reject']);
  const seen = (viewer: number) => cards(game.redact(state, viewer).players[0]?.explorers ?? []);
  expect([seen(0), seen(1).toSorted(), seen(2)]).toEqual([
    ['ve01', 've01'],
    ['ve01', 've?'],
    ['ve?', 've?'],
  ]);
  line(state, ['offer 1', 'give explorer ve01', 'ask resource 1', 'propose', 'accept']);
  expect([seen(1), cards(game.redact(state, 2).players[1]?.explorers ?? [])]).toEqual([['ve?'], ['ve?']]);
});

test('10 solo players have nobody to trade with', () => {
  expect(offered(position({ players: [{}] }), 'offer')).toEqual([]);
});
