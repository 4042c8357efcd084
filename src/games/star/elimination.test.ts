import { expect, test } from 'vitest';
import { sum } from '../../kernel/data/lists.ts';
import { game } from './index.ts';
import {
  at,
  inPile,
  legal,
  line,
  offered,
  ownerOf,
  position,
  question,
  type Seated,
  stock,
  told,
} from './test/testkit.ts';

/** Losing (10.1, 10.2). */

const A: Seated = {};
const doomed = { type: 'scout', hull: 1 } as const;
const shooter: Seated = { ships: { '25,6': 'scout', '1,0': 'mothership' } };
const alive = (state: ReturnType<typeof position>): boolean[] => state.players.map((player) => player.alive);
const grace = (state: ReturnType<typeof position>): number[] => state.players.map((player) => player.grace);

test('13.54 (10.1, 10.2) the last ship without a colony: the other wins by domination at once', () => {
  const state = position({ players: [shooter, { stock: [1, 2, 3], ships: { '31,6': doomed } }] });
  const events = line(state, ['attack 25,6 31,6 0'], [1]);
  expect(events.map(({ type }) => type)).toEqual(['attacked', 'destroyed', 'bounty', 'eliminated', 'ended']);
  expect(told(events, 'ended')).toEqual([{ type: 'ended', ending: 'domination', winners: [0] }]);
  expect([question(state), alive(state), stock(state, 1)]).toEqual(['over', [true, false], [0, 0, 0]]);
  expect(game.outcome(state)).toEqual({ points: [0, 0], places: [1, 2] });
});

test('10.1 (R-19) the last ship with a colony: two turns of grace, told at once', () => {
  const state = position({ players: [shooter, { ships: { '31,6': doomed }, colonies: ['O-SE'] }] });
  const events = line(state, ['attack 25,6 31,6 0'], [1]);
  expect(told(events, 'grace')).toEqual([{ type: 'grace', seat: 1, turns: 2 }]);
  expect([grace(state), alive(state), state.current]).toEqual([[0, 2], [true, true], 0]);
});

test('10.1 grace goes 2, 1, out; colonies turn neutral', () => {
  const state = position({ players: [A, { stock: [1, 1, 1], grace: 2, colonies: ['O-SE', 'I-SE'] }] });
  const first = line(state, ['end'], ['metal 1', 'metal 1', 'metal 1']);
  expect(told(first, 'grace')).toEqual([{ type: 'grace', seat: 1, turns: 1 }]);
  expect([grace(state), state.round, state.current]).toEqual([[0, 1], 2, 0]);
  const second = line(state, ['end'], ['metal 1', 'metal 1']);
  expect(second.map(({ type }) => type)).toEqual([
    'turn',
    'drew',
    'collected',
    'freed',
    'freed',
    'eliminated',
    'ended',
  ]);
  expect([state.ending, sum(state.planets), stock(state, 1)]).toEqual(['domination', 0, [0, 0, 0]]);
});

test('13.56 (10.1) a ship built in grace ends it; a later loss starts a new one', () => {
  const state = position({
    players: [
      { ships: { '43,18': 'scout', '1,0': 'mothership' } },
      { stock: [4, 3, 1], grace: 2, colonies: ['O-SE'] },
    ],
  });
  line(state, ['end'], ['warrior']);
  expect([question(state), state.graceTurn]).toEqual(['ships', true]);
  line(state, ['build warrior 45,18']);
  expect([grace(state), question(state), legal(state)]).toEqual([[0, 0], 'act', ['end']]);
  line(state, ['end'], ['metal 1']);
  expect([grace(state), alive(state)]).toEqual([
    [0, 0],
    [true, true],
  ]);
  Object.assign(at(state, '45,18') as object, { hull: 1 });
  line(state, ['attack 43,18 45,18 0'], [4]);
  expect(grace(state)).toEqual([0, 2]);
});

test('10.1 (R-20) a ship built in the second turn of grace is in time', () => {
  const state = position({ players: [A, { stock: [2, 2, 0], grace: 1, colonies: ['O-SE'] }] });
  line(state, ['end', 'build scout 49,22', 'end'], ['scout', 'metal 1']);
  expect([grace(state), alive(state), ownerOf(state, 'O-SE')]).toEqual([[0, 0], [true, true], 1]);
});

test('10.1 whoever has the card but declines it stays in grace', () => {
  const state = position({ players: [A, { stock: [2, 2, 0], grace: 1, colonies: ['O-SE'] }] });
  line(state, ['end', 'done'], ['scout']);
  expect([alive(state), state.ending]).toEqual([[true, false], 'domination']);
});

test('13.57 (R-20) the own turn in which the last ship is lost never counts', () => {
  const state = position({
    players: [{ ships: { '25,6': doomed }, colonies: ['O-NW'] }, { ships: { '29,6': 'warrior' } }],
  });
  const events = line(state, ['attack 25,6 29,6 0'], [1, 1]);
  expect(told(events, 'grace')).toEqual([{ type: 'grace', seat: 0, turns: 2 }]);
  // There is nothing left to do, so the turn has ended.
  expect([grace(state), state.current, state.graceTurn]).toEqual([[2, 0], 1, false]);
  line(state, ['end'], ['metal 1']);
  expect([grace(state), state.current, state.round]).toEqual([[1, 0], 1, 2]);
  line(state, ['end'], ['metal 1']);
  expect([alive(state), state.ending]).toEqual([[false, true], 'domination']);
});

test('13.58 (10.1) the same without colonies: the other wins in this turn, bounty included', () => {
  const state = position({
    players: [
      { stock: [50, 0, 0], ships: { '25,6': doomed } },
      { stock: [49, 0, 0], ships: { '29,6': 'warrior' } },
    ],
  });
  const events = line(state, ['attack 25,6 29,6 0'], [1, 1]);
  expect(events.map(({ type }) => type)).toEqual([
    'attacked',
    'countered',
    'destroyed',
    'bounty',
    'eliminated',
    'ended',
  ]);
  expect([state.ending, state.current, stock(state, 1)]).toEqual(['domination', 0, [50, 1, 1]]);
});

test('10.1 the bounty is taken before the counters of the eliminated return', () => {
  const state = position({
    players: [
      { ...shooter, stock: [10, 10, 10] },
      { ships: { '49,0': 'mothership' }, stock: [0, 1, 2] },
      { stock: [90, 88, 85], ships: { '31,6': { type: 'juggernaut', hull: 1 } } },
    ],
  });
  const events = line(state, ['attack 25,6 31,6 0'], [3]);
  expect(told(events, 'bounty')).toEqual([{ type: 'bounty', seat: 0, metal: 0, fuel: 1, weapon: 3 }]);
  expect([stock(state, 0), stock(state, 2), state.ending]).toEqual([[10, 11, 13], [0, 0, 0], '']);
  // Counters that came back can be taken again.
  line(state, ['end'], ['metal 2']);
  expect(stock(state, 1)).toEqual([2, 1, 2]);
});

test('13.59 (10.1) the last colony of a shipless player is freed: out at once', () => {
  const state = position({
    players: [
      { ships: { '39,18': 'mothership' }, marker: true },
      { stock: [3, 3, 3], grace: 2, colonies: ['O-SE'] },
    ],
  });
  const events = line(state, ['decolonize']);
  expect(events.map(({ type }) => type)).toEqual(['decolonized', 'eliminated', 'ended']);
  expect([state.ending, ownerOf(state, 'O-SE'), stock(state, 1)]).toEqual(['domination', -1, [0, 0, 0]]);
});

test('10.1 one of several colonies lost in grace does not restart the count', () => {
  const state = position({
    players: [
      { ships: { '39,18': 'mothership' }, marker: true },
      { grace: 1, colonies: ['O-SE', 'I-SE'] },
    ],
  });
  const events = line(state, ['decolonize']);
  expect([told(events, 'grace'), grace(state), alive(state)]).toEqual([[], [0, 1], [true, true]]);
});

test('10.1 a colony lost by somebody with ships changes nothing else', () => {
  const state = position({
    players: [{ ships: { '39,18': 'mothership' }, marker: true }, { colonies: ['O-SE'] }],
  });
  line(state, ['decolonize']);
  expect([grace(state), alive(state)]).toEqual([
    [0, 0],
    [true, true],
  ]);
});

test('10.1 a ship lost by somebody with others changes nothing else', () => {
  const state = position({ players: [shooter, { ships: { '31,6': doomed, '49,22': 'scout' } }] });
  line(state, ['attack 25,6 31,6 0'], [1]);
  expect([grace(state), alive(state)]).toEqual([
    [0, 0],
    [true, true],
  ]);
});

test('13.61 (8 E0) turns skip the eliminated', () => {
  const state = position({ players: [A, { out: true }, A, A] });
  line(state, ['end'], ['metal 1']);
  expect([state.current, state.round]).toEqual([2, 1]);
  line(state, ['end', 'end'], ['metal 1', 'metal 1']);
  expect([state.current, state.round]).toEqual([0, 2]);
});

test('8 E0 (3) a round is over without index 0 too', () => {
  const state = position({ players: [{ out: true }, A, A], active: 1 });
  line(state, ['end'], ['metal 1']);
  expect([state.current, state.round]).toEqual([2, 1]);
  const events = line(state, ['end'], ['metal 1']);
  expect([state.current, state.round]).toEqual([1, 2]);
  // Whoever is out has no turn, not even an empty one.
  expect(told(events, 'turn')).toEqual([{ type: 'turn', seat: 1, round: 2 }]);
});

test('8 E0 (3) a round is over without the last index too', () => {
  const state = position({ players: [A, A, { out: true }], active: 1 });
  line(state, ['end'], ['metal 1']);
  expect([state.current, state.round]).toEqual([0, 2]);
});

test('8 E0 (R-26) rounds follow the turn order, whoever began', () => {
  const state = position({ players: [A, A, A], first: 2, active: 1 });
  expect(state.order).toEqual([2, 0, 1]);
  line(state, ['end'], ['metal 1']);
  expect([state.current, state.round]).toEqual([2, 2]);
});

test('8 E0 the active player may be the one who is out; the turn goes on to the next', () => {
  const state = position({
    players: [A, { stock: [5, 5, 5], ships: { '25,6': doomed } }, { ships: { '29,6': 'warrior' } }],
    active: 1,
  });
  line(state, ['attack 25,6 29,6 0'], [1, 1]);
  expect([state.current, state.round, alive(state)]).toEqual([2, 1, [true, false, true]]);
  expect([stock(state, 1), stock(state, 2)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

test('8 E0 whoever is out on the last turn of a round ends the round', () => {
  const state = position({
    players: [A, { ships: { '29,6': 'warrior' } }, { ships: { '25,6': doomed } }],
    active: 2,
  });
  line(state, ['attack 25,6 29,6 0'], [1, 1, 'metal 1']);
  expect([state.current, state.round]).toEqual([0, 2]);
});

test('13.62 (10.2) two eliminated in one turn: the third wins at once', () => {
  const state = position({
    players: [
      { ships: { '25,6': 'scout', '25,16': 'scout' } },
      { ships: { '31,6': doomed } },
      { ships: { '31,16': doomed } },
    ],
  });
  line(state, ['attack 25,6 31,6 0'], [1]);
  expect([state.ending, alive(state)]).toEqual(['', [true, false, true]]);
  line(state, ['attack 25,16 31,16 0'], [1]);
  expect([state.ending, game.outcome(state)?.places]).toEqual(['domination', [1, 2, 2]]);
});

test('10.1 the planets of the eliminated are free for all', () => {
  const state = position({
    players: [{ ships: { '39,18': 'mothership' } }, A, { grace: 1, colonies: ['O-SE'] }],
    active: 1,
  });
  line(state, ['end'], ['metal 1', 'metal 1']);
  expect([offered(state, 'colonize'), alive(state)]).toEqual([['colonize'], [true, true, false]]);
});

test('10.1 in grace only colonies bring cards', () => {
  const state = position({ players: [A, { grace: 2, colonies: ['O-SE', 'I-SE', 'I-NE'] }] });
  const events = line(state, ['end'], ['metal 1', 'metal 1', 'metal 1', 'fuel 1']);
  expect(told(events, 'drew').map(({ seat, cards }) => [seat, cards.length])).toEqual([
    [1, 3],
    [0, 1],
  ]);
});

test('9.5 the Mothership is never rebuilt: its card is nowhere to be drawn', () => {
  const state = position({
    players: [shooter, { ships: { '31,6': { type: 'mothership', hull: 1 }, '49,22': 'scout' } }],
  });
  line(state, ['attack 25,6 31,6 0'], [4]);
  expect(inPile(state.deck, 'mothership') + inPile(state.discard, 'mothership')).toBe(0);
  const events = line(state, ['end']);
  expect(told(events, 'drew')).toEqual([]);
});

test('10.1 grace of several players runs apart', () => {
  const state = position({
    players: [A, { grace: 2, colonies: ['O-NE'] }, { grace: 1, colonies: ['O-SE'] }, A],
  });
  line(state, ['end'], ['metal 1', 'metal 1', 'metal 1']);
  expect([grace(state), alive(state), state.current]).toEqual([[0, 1, 0, 0], [true, true, false, true], 3]);
});
