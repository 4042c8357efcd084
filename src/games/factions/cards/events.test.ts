import { expect, test } from 'vitest';
import { entriesOf, keyIn, keysOf } from '../../../kernel/data/records.ts';
import { cellOf } from '../board.ts';
import { requirement } from './exploring.ts';
import { EVENT, type EventId, EVENTS, type LawId } from '../facts.ts';
import { priceOf } from '../actions/flight.ts';
import { pointsOf } from '../scoring.ts';
import type { State } from '../state.ts';
import {
  asked,
  cards,
  legal,
  line,
  offered,
  planetAt,
  player,
  position,
  question,
  rival,
  type Script,
  type Seated,
  stores,
  told,
  upgrades,
  whilst,
} from '../test/testkit.ts';

/** Stellar events (7.3, 12 U2, 19.3): every reward and every effect. */

/** The event of an option such as `ea01A`, and which of the two it is. */
function eventOf(law: LawId): EventId {
  return keyIn(EVENT, law.slice(0, -1));
}

function choiceOf(law: LawId): 'A' | 'B' {
  return law.endsWith('A') ? 'A' : 'B';
}

// ── Rewards ───────────────────────────────────────────────────────────────────────────────────────

/** Votes for an option and takes its reward. */
function reward(option: LawId, play: readonly string[] = [], script: Script = ['...']): State {
  const state = position({
    players: [{ ships: ['4-0'], energy: 7, resources: 1 }, {}, {}],
    event: eventOf(option),
    planets: { Mars: 12 },
  });
  line(state, ['step 3-0', 'stop', 'use Earth Earth', `vote ${choiceOf(option)} reward`, ...play], script);
  return state;
}

const REWARDS: Record<string, () => unknown> = {};
for (const option of ['ea01A', 'ea02B', 'ea03A'] as const)
  REWARDS[option] = () => expect(stores(reward(option))).toEqual([12, 1]);
for (const option of ['ea06B', 'ea08A', 'ea10B'] as const)
  REWARDS[option] = () => expect(stores(reward(option))).toEqual([14, 1]);
for (const option of ['ea01B', 'ea04A', 'ea07A', 'ea09B'] as const)
  REWARDS[option] = () => expect(stores(reward(option))).toEqual([6, 3]);
for (const option of ['ea02A', 'ea03B', 'ea07B', 'ea11B'] as const)
  REWARDS[option] = () => {
    const state = reward(option, [], ['ve05', 've05']);
    expect([cards(player(state).explorers), question(state)]).toEqual([['ve05', 've05'], 'finish']);
  };
for (const option of ['ea05A', 'ea08B', 'ea12A'] as const)
  REWARDS[option] = () => {
    const state = reward(option);
    expect(legal(state)).toEqual(
      ['batteries', 'cargo', 'alcubierre', 'sails', 'probes', 'faction'].map((m) => `install ${m}`),
    );
    line(state, ['install probes']);
    expect([upgrades(state), question(state)]).toEqual([{ probes: 1 }, 'finish']);
  };
for (const option of ['ea04B', 'ea09A'] as const)
  REWARDS[option] = () => {
    const state = reward(option, ['boon A'], ['ju23']);
    expect([player(state).exoplanets[0]?.card, stores(state), player(state).used]).toEqual([
      'ju23',
      [6, 3],
      ['Earth'],
    ]);
  };
for (const option of ['ea05B', 'ea10A', 'ea12B'] as const)
  REWARDS[option] = () => {
    const state = reward(option, [], ['ne02']);
    expect([stores(state), state.discards.neptune, player(state).research]).toEqual([[6, 4], ['ne02'], 1]);
  };
for (const option of ['ea06A', 'ea11A'] as const)
  REWARDS[option] = () => {
    const state = reward(option, ['keep sa02'], ['sa01', 'sa02']);
    expect([cards(player(state).objectives), state.discards.saturn]).toEqual([['sa02'], ['sa01']]);
  };

const OPTIONS = EVENTS.flatMap(({ id, options }) =>
  options.map(({ key, name }) => [`${id}${key}`, name] as const),
);

test.each(OPTIONS)('19.3 the reward of %s %s', (option) => {
  expect(Object.keys(REWARDS)).toContain(option);
  REWARDS[option]?.();
});

// ── Effects ───────────────────────────────────────────────────────────────────────────────────────

const done = { passed: true, resources: 0 };

/** Lets an option win with the vote of the second seat, at the end of this position's round. */
function enacted(
  option: LawId,
  more: Partial<Parameters<typeof position>[0]> = {},
  play: readonly string[] = [],
): State {
  const state = position({
    players: [{ resources: 0 }, done, done],
    event: eventOf(option),
    votes: [{ seat: 1, option: choiceOf(option), space: 'reward' }],
    round: option < 'ea07' ? 1 : 2,
    leader: 0,
    ...more,
  });
  line(state, ['pass', ...play]);
  return state;
}

/** A round option: in force in the next round, and gone after it. */
const ROUND: Readonly<Partial<Record<LawId, (state: State) => unknown>>> = {
  ea01A: (state) => {
    state.energy = state.energy.with(cellOf('2-4'), 20);
    expect(priceOf(state, 1, cellOf('2-4'))).toBe(5);
  },
  ea01B: (state) => {
    state.energy = state.energy.with(cellOf('5-1'), 1);
    expect([priceOf(state, 1, cellOf('5-0')), priceOf(state, 1, cellOf('5-1'))]).toEqual([1, 2]);
  },
  ea02A: (state) => {
    Object.assign(player(state, 1), { ships: [cellOf('1-1')], energy: 1, faction: 'council' });
    line(state, ['charge Mercury'], ['me01']);
    expect(player(state, 1).energy).toBe(1 + 6 + 3);
  },
  ea02B: (state) => {
    player(state, 1).energy = 1;
    line(state, ['pass', 'step 2-4', 'stop', 'none', 'end', 'step 2-4', 'stop', 'none', 'end']);
    expect(player(state, 1).energy).toBe(5);
  },
  ea03A: (state) => expect(state.tiles.every(({ value, known }) => value > 0 && known > 128)).toBe(true),
  ea03B: (state) => {
    Object.assign(player(state, 1), { ships: [cellOf('4-0')] });
    line(state, ['mine 4-0'], [2]);
    expect(player(state, 1).resources).toBe(3);
  },
  ea04A: (state) => {
    Object.assign(player(state, 1), { ships: [cellOf('1-1')], resources: 2 });
    line(state, ['step 1-0', 'stop', 'use Venus Venus', 'recruit 2'], ['ve01', 've02', 've03']);
    expect(cards(player(state, 1).explorers)).toEqual(['ve01', 've02', 've03']);
  },
  ea04B: (state) => {
    Object.assign(player(state, 1), { ships: [cellOf('4-1')], resources: 3 });
    line(state, ['step 3-0', 'stop', 'use Mars Mars', 'engineer 2', 'install cargo', 'install cargo']);
    expect(player(state, 1).resources).toBe(0);
  },
  ea05A: (state) => {
    Object.assign(player(state, 1), { ships: [cellOf('4-2')], resources: 0 });
    line(state, ['step 4-1', 'stop', 'use Jupiter Jupiter', `take ${state.exoplanets[0]}`]);
    expect(player(state, 1).exoplanets).toHaveLength(1);
  },
  ea05B: (state) => {
    expect([state.exoplanets.length, state.research.length]).toEqual([5, 3]);
    Object.assign(player(state, 1), { ships: [cellOf('4-2')] });
    line(state, ['step 4-1', 'stop', 'use Jupiter Jupiter', 'refresh']);
    expect(state.exoplanets).toHaveLength(5);
  },
  ea08A: (state) => {
    line(state, ['rescue 2-3 1-1']);
    expect(player(state, 1).penalty).toBe(8);
  },
  ea08B: (state) => {
    Object.assign(player(state, 1), { ships: [cellOf('1-0')] });
    line(state, ['step 1-1', 'stop', 'none', 'end', 'pass', 'pass']);
    line(state, ['step 1-2', 'stop', 'none', 'end', 'step 1-3', 'stop', 'none', 'end']);
    expect(player(state, 1).passed || state.over).toBe(true);
  },
  ea09A: (state) => expect([requirement(state, 1, 'ju36'), requirement(state, 0, 'ju28')]).toEqual([7, 2]),
  ea10A: (state) => {
    Object.assign(player(state, 1), { energy: 5, resources: 2 });
    line(state, ['burn']);
    expect(stores(state, 1)).toEqual([8, 1]);
  },
  ea11A: (state) => {
    Object.assign(player(state, 1), { ships: [cellOf('5-2')] });
    line(state, ['step 5-1', 'stop', 'use Saturn Saturn'], ['sa01', 'sa02']);
    expect([cards(player(state, 1).objectives), question(state)]).toEqual([['sa01', 'sa02'], 'finish']);
  },
  ea12B: (state) => {
    state.energy = state.energy.with(cellOf('2-4'), 7);
    expect(priceOf(state, 1, cellOf('2-4'))).toBe(1);
  },
};

test.each(entriesOf(ROUND))('19.3 %s holds in the next round', (option, check) => {
  const state = enacted(option);
  // The People's last planet of the round moves on; the Leader of the next round is seat 1.
  expect([state.law, asked(state), question(state)]).toEqual([option, 1, 'turn']);
  check(state);
});

test.each(keysOf(ROUND))('12 (R17) %s ends at the next U2', (option) => {
  const state = enacted(option);
  state.event = '';
  line(state, ['pass', 'pass', 'pass']);
  expect(state.law).toBe('');
});

test('22.64 (U5) Brake the Worlds: nothing moves; Spin Them Up: everything twice', () => {
  const brake = enacted('ea06A');
  expect([planetAt(brake, 'Mercury'), planetAt(brake, 'Neptune'), brake.round, brake.brake]).toEqual([
    [0, 0],
    [7, 0],
    2,
    false,
  ]);
  const spin = enacted('ea06B');
  expect([planetAt(spin, 'Mercury'), planetAt(spin, 'Neptune'), planetAt(spin, 'Jupiter')]).toEqual([
    [0, 12],
    [7, 2],
    [4, 4],
  ]);
  line(brake, ['pass', 'pass', 'pass']);
  whilst(brake, 'tie', 'enact A');
  whilst(brake, 'window', 'done');
  expect(brake.round).toBe(3);
});

test('R53 rides of the extra orbit count until the sectors are cleared', () => {
  const state = enacted('ea06B', { players: [{ resources: 0, ships: ['1-0'] }, done, done] });
  expect([question(state), planetAt(state, 'Mercury')]).toEqual(['orbit', [0, 6]]);
  const events = line(state, ['orbit 0-1']);
  expect([told(events, 'rode').length, told(events, 'swept').length, player(state).orbits]).toEqual([
    1, 1, 0,
  ]);
  expect([question(state), planetAt(state, 'Mercury')]).toEqual(['orbit', [0, 12]]);
  line(state, ['orbit 0-2']);
  expect([state.round, player(state).orbits]).toEqual([2, 1]);
});

test('19.3 ea07 counts at the end', () => {
  const players: Seated[] = [
    {
      resources: 0,
      upgrades: { sails: 3, batteries: 6 },
      exoplanets: [{ card: 'ju28', explored: true }, 'ju01'],
    },
    done,
    done,
  ];
  const builders = enacted('ea07A', { players });
  expect([builders.bequest, builders.law, pointsOf(builders, 0)]).toEqual([
    'ea07A',
    '',
    9 + (3 + 2 + 3) + 1 + 3,
  ]);
  const settlers = enacted('ea07B', { players });
  expect(pointsOf(settlers, 0)).toBe(9 + 8 + 1 + 1);
});

test('19.3 ea09B and ea10B give to everybody', () => {
  const talents = enacted('ea09B');
  expect(talents.players.map(({ explorers }) => explorers.length)).toEqual([2, 2, 3]);
  const stimulus = enacted('ea10B', { players: [{ resources: 3 }, done, done] });
  whilst(stimulus, 'window', 'done');
  expect(stimulus.players.map(({ resources }) => resources)).toEqual([4, 2, 2]);
});

test('19.3 ea11B trades one objective for an upgrade, from the Leader on', () => {
  const state = enacted('ea11B', {
    players: [{ resources: 0, objectives: ['sa01', 'sa02'] }, done, { ...done, objectives: ['sa03'] }],
    leader: 1,
  });
  whilst(state, 'window', 'done');
  expect([question(state), asked(state), legal(state)]).toEqual(['amnesty', 2, ['amnesty sa03', 'decline']]);
  line(state, ['decline']);
  expect([asked(state), legal(state)]).toEqual([0, ['amnesty sa01', 'amnesty sa02', 'decline']]);
  line(state, ['amnesty sa02', 'install sails']);
  expect([cards(player(state).objectives), state.discards.saturn, upgrades(state)]).toEqual([
    ['sa01'],
    ['sa02'],
    { sails: 1 },
  ]);
});

test('19.3 ea12A: the Leader places both tokens anew', () => {
  const state = enacted('ea12A', { gates: ['1-0', '2-0'], leader: 2 });
  expect([question(state), asked(state), state.gates, legal(state).length]).toEqual(['gate', 2, [], 88]);
  line(state, ['gate 5-5']);
  expect([legal(state).length, offered(state, 'gate 5-5')]).toEqual([87, []]);
  line(state, ['gate 6-6']);
  expect(state.gates).toEqual([cellOf('5-5'), cellOf('6-6')]);
});

test('22.37 (U2) without votes, or with as many, the Leader chooses', () => {
  const none = enacted('ea01A', { votes: [], leader: 1 });
  expect([question(none), asked(none), legal(none)]).toEqual(['tie', 1, ['enact A', 'enact B']]);
  line(none, ['enact B']);
  expect(none.law).toBe('ea01B');
  const even = enacted('ea01A', {
    votes: [
      { seat: 0, option: 'A', space: 'leader' },
      { seat: 1, option: 'B', space: 'reward' },
    ],
  });
  expect(question(even)).toBe('tie');
  const won = enacted('ea01A', {
    votes: [
      { seat: 0, option: 'A', space: 'leader' },
      { seat: 1, option: 'B', space: 'reward' },
      { seat: 2, option: 'A', space: 'reward' },
    ],
  });
  expect(won.law).toBe('ea01A');
});

test('U2 after the first event one of the second phase is turned up, after that none', () => {
  const first = enacted('ea01A');
  expect([/^ea(07|08|09|10|11|12)$/.test(first.event), first.votes]).toEqual([true, []]);
  const second = enacted('ea08A');
  expect([second.event, second.votes]).toEqual(['', []]);
});

test('22.66 (20) Lenient Surveyors', () => {
  const state = enacted('ea09A', {
    players: [
      {
        resources: 0,
        exoplanets: [
          { card: 'ju01', explorers: ['ve20'] },
          { card: 'ju02', explorers: ['ve02'] },
        ],
      },
      done,
      done,
    ],
  });
  expect(player(state).exoplanets.map(({ explored }) => explored)).toEqual([true, false]);
});

test('18 (R60) in solo the opponent is included', () => {
  const solo = (option: LawId, more: object = {}, own: object = {}) =>
    position({
      players: [{ energy: 16, resources: 0, ...own }],
      event: eventOf(option),
      votes: [{ seat: 0, option: choiceOf(option), space: 'reward' }],
      rival: { deck: [], ...more },
      round: 2,
    });
  const stimulus = solo('ea10B');
  line(stimulus, ['pass']);
  expect(rival(stimulus).resources).toBe(2);
  const talents = solo('ea09B');
  line(talents, ['pass'], ['ve01', 've02', 've03', 've04']);
  expect(rival(talents).explorers).toEqual(['ve03', 've04']);
  const amnesty = solo('ea11B', { objectives: ['sa01', 'sa02'] });
  line(amnesty, ['pass']);
  expect(legal(amnesty)).toEqual(['amnesty any', 'decline']);
  line(amnesty, ['amnesty any'], ['rival sa02']);
  expect([rival(amnesty).upgrades, rival(amnesty).objectives.length, amnesty.discards.saturn]).toEqual([
    1,
    1,
    ['sa02'],
  ]);
});
