import { expect, test } from 'vitest';
import { itemAt, sum } from '../../../kernel/data/lists.ts';
import * as content from '../content/index.ts';
import { type EdictId } from '../facts.ts';
import {
  type Diagram,
  ends,
  legal,
  line,
  player,
  position,
  question,
  type Seated,
  stores,
  throne,
  told,
} from '../test/testkit.ts';

/** Every edict (15): when the Emperor is rewarded, and the cycle. */

const PLAIN: Seated = { credits: 5, stock: [1, 1, 1] };

/** The scepter comes to the Emperor, seat 0; how many galaxy tokens the edict brings. */
function reward(edict: EdictId, first: Seated, second: Seated = {}, diagram: Partial<Diagram> = {}): number {
  const state = arrive(edict, first, second, diagram);
  return player(state).throne.galaxy - (first.throne?.galaxy ?? 0);
}

function arrive(edict: EdictId, first: Seated, second: Seated = {}, diagram: Partial<Diagram> = {}) {
  return position({
    players: [
      { ...PLAIN, ...first },
      { ...PLAIN, ...second },
    ],
    options: { edicts: true },
    edict,
    arriving: true,
    monolith: 'explorer',
    ...diagram,
  });
}

/** An edict, and pairs of seats with the reward they bring. */
const CASES: readonly [EdictId, readonly [Seated, Seated, number][]][] = [
  [
    'ED01',
    [
      [{ colonies: ['A3'] }, {}, 1],
      [{}, {}, 1],
      [{}, { colonies: ['A3'] }, 0],
      [{ cradle: '' }, { cradle: '' }, 0],
    ],
  ],
  [
    'ED02',
    [
      [{ ships: ['fighter G4', 'fighter G4'] }, {}, 1],
      [{ staging: { fighter: 5 } }, { ships: ['fighter A1', 'fighter A1'] }, 0],
      [{}, {}, 1],
      [{ ships: [] }, { ships: [] }, 0],
    ],
  ],
  [
    'ED03',
    [
      [{ techs: ['TM11'] }, {}, 1],
      [{}, {}, 0],
      [{ techs: ['TM11'] }, { techs: ['TM12', 'TM13'] }, 0],
      [{ techs: ['TM11'] }, { techs: ['TM12'] }, 1],
    ],
  ],
  [
    'ED04',
    [
      [{ credits: 5 }, { credits: 4 }, 1],
      [{ credits: 5 }, { credits: 5 }, 1],
      [{ credits: 5 }, { credits: 6 }, 0],
      [{ credits: 0 }, { credits: 0 }, 0],
    ],
  ],
  [
    'ED05',
    [
      [{ stock: [4, 3, 1] }, {}, 1],
      [{ stock: [4, 3, 0] }, {}, 0],
    ],
  ],
  [
    'ED07',
    [
      [{ colonies: ['A2', 'A3'], ships: ['fighter D4'] }, {}, 1],
      [{ colonies: ['A2', 'A3'], ships: ['fighter G4'] }, {}, 0],
    ],
  ],
  [
    'ED09',
    [
      [{ ships: ['fighter D4'] }, {}, 1],
      [{ colonies: ['C3'] }, {}, 1],
      [{}, {}, 0],
    ],
  ],
  [
    'ED10',
    [
      [{}, { throne: { galaxy: 1 } }, 1],
      [{ throne: { own: 1 } }, { throne: { galaxy: 1 } }, 1],
      [{ throne: { galaxy: 2 } }, { throne: { galaxy: 1 } }, 0],
      [{ throne: { captured: [0, 1] } }, {}, 0],
    ],
  ],
  [
    'ED11',
    [
      [{ ships: ['dreadnought G4'] }, {}, 1],
      [{ ships: ['cruiser G4', 'cruiser A2'] }, {}, 1],
      [{ ships: ['cruiser G4', 'fighter G4'] }, {}, 0],
      [{ staging: { dreadnought: 1, cruiser: 2 } }, {}, 0],
    ],
  ],
  [
    'ED12',
    [
      [{ techs: ['TM11', 'TI11', 'TC11'] }, {}, 1],
      [{ techs: ['TM11', 'TI11', 'TI12'] }, {}, 0],
    ],
  ],
];

test.each(CASES)('%s rewards who fulfils it', (edict, cases) => {
  for (const [first, second, galaxy] of cases) {
    expect([first, second, reward(edict, first, second)]).toEqual([first, second, galaxy]);
  }
});

test('ED06 Tribute: every other player with a credit pays 1', () => {
  const state = position({
    players: [{ credits: 2 }, { credits: 0 }, { credits: 4 }, { credits: 1 }],
    options: { edicts: true },
    edict: 'ED06',
    arriving: true,
  });
  expect(state.players.map(({ credits }) => credits)).toEqual([4, 0, 3, 0]);
  expect(throne(player(state))).toEqual([0, 0, 0]);
});

test('ED08 Frontier: a token in Far Space', () => {
  expect(reward('ED08', {}, {}, { far: { F1: 0 } })).toBe(1);
  expect(reward('ED08', {}, {}, { far: { F1: 1 } })).toBe(0);
});

test('15 all edicts are proved', () => {
  expect([...CASES.map(([id]) => id), 'ED06', 'ED08'].sort()).toEqual(content.edicts.map(({ id }) => id));
});

test('S21 15 the cycle: the old one to the bottom either way, two are drawn, one is picked, the other goes under', () => {
  const state = position({
    players: [PLAIN, PLAIN],
    options: { edicts: true },
    edict: 'ED03',
    monolith: 'regent',
    scepter: 1,
    emperor: 0,
  });
  const events = line(state, ['role explorer']);
  while (question(state) !== 'edict') events.push(...line(state, [quiet(state)]));
  expect(told(events, 'edictScored')).toEqual([{ type: 'edictScored', seat: 0, edict: 'ED03', met: false }]);
  const choices = ends(state, 'edict');
  expect(choices).toHaveLength(2);
  line(state, [`edict ${choices[1]}`]);
  expect([state.edict, state.decreed]).toEqual([choices[1], ['ED03', choices[0]]]);
  expect(state.edicts).toHaveLength(9);
});

test('15 what was put under the deck comes up when the rest is gone, the first first', () => {
  const state = arrive('ED03', {});
  line(state, [`edict ${ends(state, 'edict')[0]}`]);
  state.decreed.push(...state.edicts.splice(0));
  const under = state.decreed.slice();
  for (let i = 0; i < 60 && question(state) !== 'edict'; i++) line(state, [quiet(state)]);
  expect(ends(state, 'edict')).toEqual(under.slice(0, 2));
});

function quiet(state: ReturnType<typeof arrive>): string {
  const moves = legal(state);
  return ['done', 'end', 'pass', 'decline'].find((word) => moves.includes(word)) ?? itemAt(moves, 0);
}

test('7.2 the tick comes before the edict: the last token goes to time', () => {
  const state = arrive('ED04', { credits: 9 }, {}, { galaxy: 1 });
  expect([throne(player(state)), state.galaxy, state.trigger]).toEqual([[0, 0, 0], 0, 'galaxy']);
  expect(question(state)).toBe('edict');
});

test('7.2 only the Emperor has tick and edict', () => {
  const state = arrive('ED04', {}, {}, { emperor: 1 });
  expect([question(state), state.galaxy]).toEqual(['role', 28]);
});

test('24 edicts off: the tick stays', () => {
  const state = position({ players: [PLAIN, PLAIN], arriving: true, emperor: 0 });
  expect([question(state), state.galaxy, state.ticked]).toEqual(['role', 27, 1]);
  expect(sum(stores(state, 0))).toBe(8);
});
