import { expect, test } from 'vitest';
import { game } from './index.ts';
import { score } from './scoring.ts';
import { line, position, question, type Seated, told } from './test/testkit.ts';

/** Winning and ending (10.2-10.4). */

const A: Seated = {};
type Table = readonly Seated[];

/** Both have had their last turn; how the places are. */
function ranked(players: Table, round = 60, options = {}): { places?: readonly number[]; ending: string } {
  const state = position({ players, active: players.length - 1, round, options });
  line(state, ['end'], state.options.roundLimit === round ? [] : ['metal 1']);
  const outcome = game.outcome(state);
  return { ...(outcome && { places: outcome.places }), ending: state.ending };
}

test('13.63 (10.4) equal colonies and Motherships: ship tiers decide', () => {
  const own = { ships: { '1,0': 'mothership', '3,0': 'scout' }, colonies: ['O-NW'] } as const;
  expect(ranked([own, { colonies: ['O-SE'] }])).toEqual({ places: [1, 2], ending: 'roundLimit' });
  const other = { ships: { '49,22': 'mothership', '47,22': 'scout' }, colonies: ['O-SE'] } as const;
  expect(ranked([{ colonies: ['O-NW'] }, other])).toEqual({ places: [2, 1], ending: 'roundLimit' });
});

const M = { '1,0': 'mothership' } as const;
const M2 = { '49,22': 'mothership' } as const;

const RANKS: readonly [string, Seated, Seated, readonly number[]][] = [
  ['colonies before all', { ships: { '1,0': 'scout' }, colonies: ['O-NW'] }, { stock: [9, 9, 9] }, [1, 2]],
  [
    'a Mothership before tiers',
    { ships: { '1,0': 'mothership' } },
    { ships: { '49,22': 'juggernaut', '47,22': 'warrior', '45,22': 'warrior' } },
    [1, 2],
  ],
  [
    'tiers before hull',
    { ships: { ...M, '3,0': { type: 'warrior', hull: 1 } } },
    { ships: { ...M2, '47,22': 'scout' } },
    [1, 2],
  ],
  [
    'tiers add up',
    { ships: { ...M, '3,0': 'scout', '5,0': 'scout', '7,0': 'scout' } },
    { ships: { ...M2, '47,22': 'warrior' } },
    [1, 2],
  ],
  [
    'two Warriors are more than a Juggernaut',
    { ships: { ...M, '3,0': 'juggernaut' } },
    { ships: { ...M2, '47,22': 'warrior', '45,22': 'warrior' } },
    [2, 1],
  ],
  [
    'hull before counters',
    { ships: M },
    { ships: { '49,22': { type: 'mothership', hull: 29 } }, stock: [9, 9, 9] },
    [1, 2],
  ],
  ['counters of any kind last', { stock: [1, 2, 1] }, { stock: [0, 0, 3] }, [1, 2]],
  ['all the same: a shared victory', { stock: [1, 2, 0] }, { stock: [0, 0, 3] }, [1, 1]],
  ['a kit counts by its hull only', { ships: { '1,0': { type: 'mothership', kit: 'goliath' } } }, A, [1, 2]],
  ['grace ranks by colonies', { grace: 2, colonies: ['O-NW'] }, { stock: [9, 9, 9] }, [1, 2]],
];

test.each(RANKS)('10.4 %s', (_, first, second, places) => {
  expect(ranked([first, second])).toEqual({ places, ending: 'roundLimit' });
  const mirror = position({ players: [first, second], active: 1, round: 60 });
  const events = line(mirror, ['end']);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  expect(told(events, 'ended')).toEqual([{ type: 'ended', ending: 'roundLimit', winners }]);
});

test('10.4 places of four, ties sharing one, the eliminated last', () => {
  const players: Table = [{ colonies: ['O-NW'] }, { out: true }, { stock: [1, 0, 0] }, { stock: [0, 1, 0] }];
  expect(ranked(players)).toEqual({ places: [1, 4, 2, 2], ending: 'roundLimit' });
  expect(ranked([{ stock: [1, 0, 0] }, { out: true }, { out: true }, A])).toEqual({
    places: [1, 3, 3, 2],
    ending: 'roundLimit',
  });
});

test('10.4 the match ends after the last turn of the last round, not before', () => {
  const state = position({ players: [A, A, A], round: 60 });
  line(state, ['end', 'end'], ['metal 1', 'metal 1']);
  expect([state.ending, state.round]).toEqual(['', 60]);
  line(state, ['end']);
  expect([state.ending, state.round, question(state)]).toEqual(['roundLimit', 60, 'over']);
});

test('10.4 the last turn of the last round belongs to the last who lives', () => {
  const state = position({ players: [A, A, { out: true }], round: 60 });
  line(state, ['end', 'end'], ['metal 1']);
  expect(state.ending).toBe('roundLimit');
});

test('10.4 round 59 is followed by one more', () => {
  expect(ranked([A, A], 59)).toEqual({ ending: '' });
});

test('11 another limit, or none', () => {
  expect(ranked([A, A], 5, { roundLimit: 5 })).toEqual({ places: [1, 1], ending: 'roundLimit' });
  expect(ranked([A, A], 60, { roundLimit: 0 })).toEqual({ ending: '' });
  expect(ranked([A, A], 60, { roundLimit: 61 })).toEqual({ ending: '' });
});

test('10.1 before 10.4: grace that runs out in the last turn eliminates first', () => {
  const state = position({ players: [A, { grace: 1, colonies: ['O-SE', 'I-SE'] }], round: 60 });
  line(state, ['end'], ['metal 1', 'metal 1']);
  expect([state.ending, game.outcome(state)?.places]).toEqual(['domination', [1, 2]]);
  const three = position({ players: [A, { stock: [1, 0, 0] }, { grace: 1, colonies: ['O-SE'] }], round: 60 });
  line(three, ['end', 'end'], ['fuel 1', 'metal 1']);
  expect([three.ending, game.outcome(three)?.places]).toEqual(['roundLimit', [2, 1, 3]]);
});

test('10.3 a colonization leaves one winner and equal losers, with their colonies as points', () => {
  const state = position({
    players: [
      { ships: { '11,4': 'mothership' }, marker: true, colonies: ['I-NW', 'I-NE', 'I-SW'] },
      { colonies: ['O-NE', 'O-SE'] },
      A,
    ],
  });
  expect(game.outcome(state)).toBeUndefined();
  line(state, ['colonize']);
  expect(game.outcome(state)).toEqual({ points: [4, 2, 0], places: [1, 2, 2] });
  expect(score(state)).toEqual([4, 2, 0]);
});

test('10.3 any player may win, and only in their own turn', () => {
  const state = position({
    players: [A, A, { ships: { '39,18': 'mothership' }, marker: true, colonies: ['I-NW', 'I-NE', 'I-SW'] }],
    active: 2,
  });
  line(state, ['colonize']);
  expect(game.outcome(state)?.places).toEqual([2, 2, 1]);
});

test('10.2 the last one left wins though somebody else had more colonies', () => {
  const state = position({
    players: [{ ships: { '1,0': 'scout' } }, { grace: 1, colonies: ['O-SE', 'I-SE', 'I-NE'] }],
  });
  line(state, ['end'], ['metal 1', 'metal 1', 'metal 1']);
  expect(game.outcome(state)).toEqual({ points: [0, 0], places: [1, 2] });
});

test('R-32 nobody is asked after the end', () => {
  const state = position({ players: [A, A], active: 1, round: 60 });
  line(state, ['end']);
  expect([game.actors(state), game.legalMoves(state, 0), game.stateFault(state)]).toEqual([
    [],
    [],
    undefined,
  ]);
});
