import { expect, test } from 'vitest';
import { itemAt } from '../../kernel/data/lists.ts';
import { around, BAND_SIZES, NAME } from './board.ts';
import { DEALT_FACTIONS } from './content/dealt.ts';
import { DECKS, FACTION, FACTIONS, PLANETS } from './facts.ts';
import { game } from './index.ts';
import { openEventOf } from './cards/modifiers.ts';
import { cardsFor } from './setup.ts';
import { asked, ends, fresh, legal, line, player, question, rival, stores } from './test/testkit.ts';

/** Set-up (4). */

const seeds = Array.from({ length: 60 }, (_, i) => i);

test('4 (2) every planet may stand on any node of its ring', () => {
  const seen = PLANETS.map(() => new Set<number>());
  for (let seed = 0; seed < 600; seed++)
    fresh(2, {}, seed).planets.forEach(({ ring, tick }, planet) => {
      expect(ring).toBe(planet);
      seen[planet]?.add(tick);
    });
  const nodes = seen.map(({ size }) => size);
  // Mars goes by the values 2 to 6 of the tiles.
  expect(nodes).toEqual(BAND_SIZES.map((size, planet) => (planet === 3 ? 5 : size)));
});

test('4 (1) the Leader is any seat, and factions are picked from its right hand on', () => {
  const leaders = new Set(seeds.map((seed) => fresh(4, {}, seed).leader));
  expect([...leaders].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  for (const seed of seeds.slice(0, 8)) {
    const state = fresh(4, {}, seed);
    const order: number[] = [];
    for (const faction of FACTIONS.slice(0, 4)) {
      order.push(asked(state));
      expect(legal(state)).toContain(`faction ${faction}`);
      line(state, [`faction ${faction}`]);
    }
    const left = (step: number) => (state.leader + step) % 4;
    expect(order).toEqual([left(3), left(2), left(1), left(0)]);
    const berths: number[] = [];
    while (question(state) === 'berth') {
      berths.push(asked(state));
      line(state, [itemAt(legal(state), 0)]);
    }
    expect(berths).toEqual(order);
    while (question(state) !== 'turn') line(state, [itemAt(legal(state), 0)]);
    expect([asked(state), state.round]).toEqual([state.leader, 1]);
  }
});

test.each(FACTIONS)('4 (7), 14 %s begins beside its planet with 16 energy and 4 resources', (faction) => {
  const state = fresh(2, {}, 3);
  const seat = asked(state);
  line(state, [`faction ${faction}`, legal(state).find((text) => !text.endsWith(faction)) as string]);
  const home = {
    megacore: 0,
    zealots: 0,
    tunnelers: 0,
    sop: 1,
    deepstate: 1,
    einstein: 2,
    council: 2,
    androids: 2,
  }[faction];
  expect(ends(state, 'berth')).toEqual(around(itemAt(state.planets, home)).map((at) => NAME[at]));
  line(state, [itemAt(legal(state), 1)]);
  expect([stores(state, seat), player(state, seat).ships.length]).toEqual([[16, 4], 1]);
});

test('22.73 (4.9, 5.1) the Deep State begins with a tech of choice and an explorer', () => {
  const state = fresh(2, {}, 3);
  const seat = asked(state);
  line(
    state,
    ['faction deepstate', 'faction sop', legal(state)[0]?.replace('faction', 'berth') ?? ''].slice(0, 2),
  );
  while (question(state) === 'berth') line(state, [itemAt(legal(state), 0)]);
  expect([question(state), asked(state), legal(state).length]).toEqual(['tech', seat, 16]);
  line(state, ['tech ur05']);
  expect([player(state, seat).techs, player(state, seat).explorers.length]).toEqual([['ur05'], 1]);
});

test('4.9 the Tunnelers place both tokens in different sectors', () => {
  const state = fresh(2, {}, 3);
  const seat = asked(state);
  line(state, ['faction tunnelers', 'faction sop']);
  while (question(state) === 'berth') line(state, [itemAt(legal(state), 0)]);
  expect([question(state), asked(state), legal(state).length]).toEqual(['gate', seat, 88]);
  line(state, ['gate 1-0']);
  expect(legal(state)).toHaveLength(87);
  line(state, ['gate 7-7']);
  expect([state.gates.map((at) => NAME[at]), question(state)]).toEqual([['1-0', '7-7'], 'turn']);
});

test('4.9 in turn order from the Leader', () => {
  for (const seed of seeds.slice(0, 6)) {
    const state = fresh(2, {}, seed);
    line(state, ['faction deepstate', 'faction tunnelers']);
    while (question(state) === 'berth') line(state, [itemAt(legal(state), 0)]);
    // The Leader picked last: the Tunnelers.
    expect([question(state), asked(state)]).toEqual(['gate', state.leader]);
  }
});

test.each([
  [1, 12],
  [2, 8],
  [3, 12],
  [4, 16],
])('4 (4, 6) with %i seats: markets, decks, event and %i tiles', (seats, tiles) => {
  const events = new Set<string>();
  for (const seed of seeds) {
    const state = fresh(seats, {}, seed);
    events.add(state.event);
    expect([state.exoplanets.length, state.research.length, state.tiles.length]).toEqual([3, 3, tiles]);
    expect(openEventOf(state)?.phase).toBe(1);
    for (const deck of DECKS) {
      const lying = [
        ...state.decks[deck],
        ...(deck === 'jupiter' ? state.exoplanets : deck === 'neptune' ? state.research : []),
      ];
      expect(lying.sort()).toEqual(cardsFor(deck, seats, state.options).sort());
    }
    expect(game.stateFault(state)).toBeUndefined();
  }
  expect(events.size).toBe(6);
});

test('4 (5), 18 solo: the human picks both factions', () => {
  const state = fresh(1, {}, 1);
  expect([state.leader, legal(state).length]).toEqual([0, 8]);
  line(state, ['faction sop']);
  expect([question(state), legal(state).includes('rival sop'), legal(state).length]).toEqual([
    'rival',
    false,
    7,
  ]);
  line(state, ['rival council']);
  expect([rival(state).faction, rival(state).deck.length, rival(state).deck.at(-1)]).toEqual([
    'council',
    13,
    'aif-council',
  ]);
  expect([rival(state).resources, rival(state).upgrades, rival(state).explorers]).toEqual([0, 0, []]);
});

test('4 no hands are dealt', () => {
  const state = fresh(4, {}, 9);
  for (const { explorers, objectives, exoplanets } of state.players)
    expect([explorers, objectives, exoplanets]).toEqual([[], [], []]);
});

test.each([1, 2, 3, 4])('4.3 dealt factions go by seat, the simplest first, with %i seats', (seats) => {
  for (const seed of seeds.slice(0, 5)) {
    const state = fresh(seats, { dealt: true }, seed);
    const order = DEALT_FACTIONS.map(({ id }) => id);
    expect(state.players.map(({ faction }) => faction)).toEqual(order.slice(0, seats));
    expect(question(state)).toBe('berth');
    expect(state.options).toEqual({ firstTime: false, difficulty: 'medium' });
    if (seats > 1) continue;
    expect(rival(state)).toMatchObject({ faction: 'sop' });
    expect(rival(state).deck).toContain('aif-sop');
  }
});

test('4.3 every faction that is dealt is one of the first game and has its reason', () => {
  for (const { id, reason } of DEALT_FACTIONS) {
    expect(FACTION[id].firstTime).toBe(true);
    expect(reason).toMatch(/^[A-Z].{30,}\.$/);
  }
  expect(new Set(DEALT_FACTIONS.map(({ id }) => id)).size).toBe(5);
});
