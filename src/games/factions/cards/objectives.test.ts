import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { entriesOf } from '../../../kernel/data/records.ts';
import { type ExoplanetId, type ExplorerId, OBJECTIVE, type ObjectiveId } from '../facts.ts';
import { pointsOf } from '../scoring.ts';
import {
  asked,
  cards,
  line,
  offered,
  player,
  position,
  question,
  type Diagram,
  type Seated,
} from '../test/testkit.ts';

/** Secret objectives: each at its own time, true and false (19.5, 20). */

interface Case {
  readonly own?: Seated;
  readonly others?: readonly [Seated, Seated];
  readonly more?: Partial<Diagram>;
  /** What is played before; a pass at the end of the round. */
  readonly play?: readonly string[];
  readonly script?: readonly (string | number)[];
}

/** Whether an objective can be completed at its time. */
function isOpen(
  card: ObjectiveId,
  { own, others = [{}, {}], more, play = [], script = ['...'] }: Case,
): boolean {
  const timing = OBJECTIVE[card].timing;
  const round = timing === 'END_OF_ROUND';
  const rest = others.map((other) => (round ? { passed: true, resources: 0, ...other } : other));
  const state = position({ players: [{ ...own, objectives: [card] }, ...rest], leader: 0, ...more });
  line(state, [...play, ...(round ? ['pass'] : timing === 'END_OF_MOVEMENT' ? ['stop'] : [])], script);
  const step = round
    ? ['window']
    : timing === 'END_OF_MOVEMENT'
      ? ['landed']
      : ['turn', 'action', 'finish', 'fly'];
  expect(step).toContain(question(state));
  expect(asked(state)).toBe(0);
  return offered(state, 'complete').includes(`complete ${card}`);
}

const explored = (...list: ExoplanetId[]) => ({ exoplanets: list.map((card) => ({ card, explored: true })) });
const five: ExplorerId[] = ['ve02', 've03', 've09', 've14', 've20'];
const tour = ['1-1', '1-2', '1-3', '1-4', '1-5', '1-6'].map((to) => `step ${to}`);
const start = { ships: ['1-0'] };
const passes = (...order: [number, number]): [Seated, Seated] => [
  { passIndex: order[0] },
  { passIndex: order[1] },
];

const CASES: Readonly<Record<ObjectiveId, readonly [Case, Case, ...Case[]]>> = {
  sa01: [
    { own: { resources: 6, upgrades: { cargo: 2 } } },
    { own: { resources: 5, upgrades: { cargo: 2 } } },
  ],
  sa02: [
    { own: { energy: 20, upgrades: { batteries: 3 } } },
    { own: { energy: 16, upgrades: { batteries: 3 } } },
  ],
  sa03: [{ own: { energy: 1 } }, { own: { energy: 2 } }],
  sa04: [
    { own: { ships: ['6-0'] }, play: ['step 7-0'] },
    { own: { ships: ['7-0'] }, play: ['step 6-0'] },
    { own: { faction: 'androids', ships: ['7-0'] }, play: ['step 6-0'] },
  ],
  sa05: [{ own: { ships: ['0-2'] } }, { own: { ships: ['1-2'] } }],
  sa06: [
    { own: start, play: tour },
    { own: start, play: tour.slice(1).map((_, i) => itemAt(tour, i)) },
  ],
  sa07: [
    { own: start, play: ['step 2-0'], more: { energy: { '2-0': 5 } } },
    { own: start, play: ['step 2-0'], more: { energy: { '2-0': 4 } } },
  ],
  sa08: [{ own: { upgrades: { batteries: 6 } } }, { own: { upgrades: { batteries: 5, cargo: 2 } } }],
  sa09: [
    { own: { upgrades: { batteries: 10, cargo: 3 } } },
    { own: { upgrades: { batteries: 10, cargo: 2 } } },
  ],
  sa10: [
    { own: { upgrades: { batteries: 1, cargo: 1, sails: 1, probes: 1, faction: 1 } } },
    { own: { upgrades: { batteries: 9, cargo: 1, sails: 1, probes: 1 } } },
  ],
  sa11: [{ own: { upgrades: { batteries: 6 } } }, { own: { upgrades: { batteries: 5 } } }],
  sa12: [
    { own: { faction: 'zealots', upgrades: { faction: 4 } } },
    { own: { faction: 'megacore', upgrades: { faction: 4 } } },
  ],
  sa13: [
    { own: explored('ju01', 'ju10') },
    { own: { exoplanets: ['ju01', { card: 'ju10', explored: true }] } },
  ],
  sa14: [{ own: explored('ju01', 'ju02', 'ne21') }, { own: explored('ju01', 'ju02', 'ju10', 'ju11') }],
  sa15: [
    { own: explored('ju01', 'ju10', 'ne21') },
    { own: explored('ju01', 'ju02', 'ju10', 'ju11') },
    { own: { exoplanets: ['ju19', ...explored('ju01', 'ju10').exoplanets] } },
  ],
  sa16: [{ own: { explorers: five } }, { own: { explorers: five.slice(1) } }],
  sa17: [
    { own: { exoplanets: [{ card: 'ju36', explorers: ['ve02', 've09', 've04'] }] } },
    {
      own: {
        exoplanets: [
          { card: 'ju36', explorers: ['ve02', 've09'] },
          { card: 'ju27', explorers: ['ve02'] },
        ],
      },
    },
  ],
  sa18: [{ own: { mined: 3 } }, { own: { mined: 2 } }],
  sa19: [
    { own: { ships: ['4-0'] }, play: ['mine 4-0'], script: [5] },
    { own: { ships: ['4-0'] }, play: ['mine 4-0'], script: [4] },
    { own: { ships: ['4-0'], techs: ['ur05'] }, play: ['mine 4-0'], script: [4] },
  ],
  sa20: [{ own: { orbits: 1 } }, { own: { orbits: 0 } }],
  sa21: [
    { own: { used: ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] } },
    { own: { used: ['Mercury', 'Venus', 'Mars', 'Jupiter'] } },
  ],
  sa22: [
    { own: { used: ['Venus', 'Mars', 'Mercury'] } },
    { own: { used: ['Venus', 'Mars', 'Earth', 'Jupiter'] } },
  ],
  sa23: [{ own: { used: ['Jupiter', 'Saturn'] } }, { own: { used: ['Saturn', 'Uranus'] } }],
  sa24: [
    { own: { resources: 0, upgrades: { sails: 3, probes: 1 } } },
    { own: { resources: 1, upgrades: { sails: 3, probes: 1 } } },
    { own: { resources: 0, explorers: ['ve01'], upgrades: { sails: 3, probes: 1 } } },
    { own: { resources: 0, upgrades: { sails: 3 } } },
  ],
  sa25: [
    { own: { upgrades: { sails: 2 } }, others: [{ upgrades: { cargo: 1 } }, {}] },
    { own: { upgrades: { sails: 2 } }, others: [{}, { upgrades: { cargo: 2 } }] },
  ],
  sa26: [
    { own: { resources: 3 }, others: [{ resources: 2 }, { resources: 1 }] },
    { own: { resources: 3 }, others: [{ resources: 2 }, { resources: 3 }] },
  ],
  sa27: [
    { own: { ships: ['1-0'] }, play: ['step 2-0'], others: [{ ships: ['2-0'] }, { ships: ['2-0'] }] },
    { own: { ships: ['1-0'] }, play: ['step 2-0'], others: [{ ships: ['2-0'] }, { ships: ['1-0'] }] },
    {
      own: { ships: ['1-0'] },
      play: ['step 2-0'],
      others: [{ faction: 'androids', ships: ['2-0', '2-0'] }, { ships: ['1-0'] }],
    },
  ],
  sa28: [{ own: { traded: [1, 2] } }, { own: { traded: [1] } }],
  sa29: [
    { own: { ships: ['4-0'] }, others: [{ ships: ['3-0'] }, { ships: ['0-0'] }] },
    { own: { ships: ['4-0'] }, others: [{ ships: ['3-0'] }, { ships: ['7-0'] }] },
    { own: { ships: ['3-0'] } },
  ],
  sa30: [{}, { own: { passed: true } }],
  sa31: [
    {
      more: {
        event: 'ea02',
        votes: [
          { seat: 0, option: 'A', space: 'reward' },
          { seat: 1, option: 'A', space: 'reward' },
          { seat: 2, option: 'B', space: 'leader' },
        ],
      },
    },
    {
      more: {
        event: 'ea02',
        votes: [
          { seat: 0, option: 'A', space: 'reward' },
          { seat: 1, option: 'B', space: 'reward' },
        ],
      },
    },
    { more: { event: 'ea02', votes: [{ seat: 1, option: 'B', space: 'reward' }] } },
  ],
  sa32: [
    { own: { techs: ['ur01'], upgrades: { sails: 3 } } },
    { own: { techs: ['ur01'], upgrades: { sails: 2 } } },
    { own: { upgrades: { sails: 3 } } },
  ],
  sa33: [{ own: { research: 2 } }, { own: { research: 1 } }],
  sa34: [{ own: { used: ['Neptune'] } }, { own: { used: ['Saturn'] } }],
  sa35: [
    { own: { ships: ['1-0'] }, play: ['step 6-5'], more: { gates: ['1-0', '6-5'] } },
    { own: { ships: ['1-1'] }, play: ['step 1-0'], more: { gates: ['1-0', '6-5'] } },
  ],
  sa36: [
    { own: { techs: ['ur01'] } },
    { own: { techs: ['ur01'] }, others: [{}, { techs: ['ur02'] }] },
    { own: {} },
  ],
};

test('there is a case for every objective', () => {
  expect(Object.keys(CASES)).toEqual(Object.keys(OBJECTIVE));
});

test.each(entriesOf(CASES).filter(([card]) => card !== 'sa30'))(
  '19.5 %s is fulfilled or not',
  (card, [yes, ...no]) => {
    expect(isOpen(card, yes)).toBe(true);
    for (const other of no) expect(isOpen(card, other), JSON.stringify(other)).toBe(false);
  },
);

test('19.5 sa30 goes to whoever passes last', () => {
  expect(isOpen('sa30', { others: passes(1, 2) })).toBe(true);
  const first = position({
    players: [{ objectives: ['sa30'] }, { resources: 0 }, { passed: true, resources: 0 }],
    leader: 0,
  });
  line(first, ['pass', 'pass']);
  expect([question(first), asked(first), offered(first, 'complete')]).toEqual(['window', 0, []]);
});

test.each(Object.values(OBJECTIVE))('19.5 $name scores $vp, once it is completed', ({ id, vp }) => {
  const state = position({ players: [{ resources: 0, objectives: [id] }, {}, {}] });
  expect(pointsOf(state, 0)).toBe(0);
  Object.assign(player(state), { objectives: [], completed: [id] });
  expect(pointsOf(state, 0)).toBe(vp);
});

test('22.74 Running on Fumes: one energy at U1, not two', () => {
  expect([isOpen('sa03', { own: { energy: 1 } }), isOpen('sa03', { own: { energy: 2 } })]).toEqual([
    true,
    false,
  ]);
});

test('9 completing reveals the card and takes it out of the hand', () => {
  const state = position({ players: [{ objectives: ['sa18', 'sa01'], mined: 3 }, {}, {}] });
  const events = line(state, ['complete sa18']);
  expect([cards(player(state).objectives), player(state).completed]).toEqual([['sa01'], ['sa18']]);
  expect(events).toEqual([{ type: 'objective', seat: 0, card: 'sa18' }]);
});

test('5.3 objectives of other times are not offered', () => {
  const state = position({
    players: [{ ships: ['6-0'], energy: 16, objectives: ['sa02', 'sa04', 'sa18'], mined: 3 }, {}],
  });
  expect(offered(state, 'complete')).toEqual(['complete sa18']);
  line(state, ['step 7-0', 'stop']);
  expect(offered(state, 'complete')).toEqual(['complete sa04', 'complete sa18']);
  line(state, ['proceed']);
  expect(offered(state, 'complete')).toEqual(['complete sa18']);
});

test('5.3 the end of a Movement needs a Movement', () => {
  const state = position({ players: [{ faction: 'tunnelers', ships: ['7-0'], objectives: ['sa04'] }, {}] });
  line(state, ['shiftGate supply resource', 'gate 1-0', 'stop']);
  expect(question(state)).toBe('action');
});

test('20 a wild exoplanet is one further type, never a fifth', () => {
  expect(isOpen('sa15', { own: explored('ju01', 'ne21', 'ne22') })).toBe(true);
  expect(isOpen('sa15', { own: explored('ne21', 'ne22') })).toBe(false);
  expect(isOpen('sa14', { own: explored('ne21', 'ne22') })).toBe(false);
});
