import { expect, test } from 'vitest';
import { cellOf } from '../board.ts';
import {
  asked,
  cards,
  ends,
  energyOn,
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

/** The eight factions (14). */

// ── MegaCore (22.13, 22.42, 22.49 are with mining) ────────────────────────────────────────────────

test('14.1 NanoExcavators add two to every tile', () => {
  const mined = (faction: number) => {
    const state = position({
      players: [{ faction: 'megacore', ships: ['4-0'], resources: 0, upgrades: { faction, cargo: 6 } }, {}],
    });
    line(state, ['mine 4-0'], [4]);
    return player(state).resources;
  };
  expect([mined(4), mined(5)]).toEqual([4, 6]);
});

// ── Zealots ───────────────────────────────────────────────────────────────────────────────────────

test('14.2 (R27) Zealots take as much as they like and draw no card', () => {
  const state = position({ players: [{ faction: 'zealots', ships: ['1-0'], energy: 13 }, {}] });
  line(state, ['charge Mercury']);
  expect(legal(state)).toEqual(['amount 1', 'amount 2', 'amount 3']);
  line(state, ['amount 2']);
  expect([player(state).energy, state.decks.mercury.length, player(state).used]).toEqual([
    15,
    12,
    ['Mercury'],
  ]);
});

test('14.2 with a full battery after a Movement there is nothing to choose', () => {
  const state = position({ players: [{ faction: 'zealots', ships: ['1-0'], resources: 4 }, {}] });
  line(state, ['step 0-0', 'stop', 'burn', 'use Mercury Mercury']);
  expect([question(state), player(state).energy, player(state).used]).toEqual(['finish', 16, ['Mercury']]);
});

test('14.2, 19.3 the Flare Season adds three to what they take', () => {
  const state = position({ players: [{ faction: 'zealots', ships: ['1-0'], energy: 2 }, {}], law: 'ea02A' });
  line(state, ['charge Mercury', 'amount 5']);
  expect(player(state).energy).toBe(10);
});

test('14.2 Artificial Photosynthesis: once a round, anywhere, as the Action', () => {
  const state = position({
    players: [{ faction: 'zealots', ships: ['7-7'], energy: 2, upgrades: { faction: 4 } }, {}],
  });
  line(state, ['photosynthesis', 'amount 14']);
  expect([player(state).energy, player(state).used, question(state)]).toEqual([16, [], 'finish']);
  player(state).energy = 5;
  line(state, ['end', 'pass']);
  expect(offered(state, 'photosynthesis')).toEqual([]);
  const moved = position({
    players: [{ faction: 'zealots', ships: ['7-7'], upgrades: { faction: 4 } }, {}],
    law: 'ea02A',
  });
  expect(offered(moved, 'photosynthesis')).toEqual([]);
  line(moved, ['step 7-8', 'stop', 'photosynthesis', 'amount 1']);
  expect(player(moved).energy).toBe(15);
  expect(
    offered(
      position({ players: [{ faction: 'zealots', energy: 2, upgrades: { faction: 3 } }, {}] }),
      'photosynthesis',
    ),
  ).toEqual([]);
});

// ── Standard Ordinary People (22.58 is with Upkeep) ───────────────────────────────────────────────

const colonies = { faction: 'sop', upgrades: { faction: 5 } } as const;

test('14.3 Galactic Mapping triggers one effect of each explored exoplanet, in any order', () => {
  const state = position({
    players: [
      {
        ...colonies,
        energy: 2,
        resources: 0,
        exoplanets: [{ card: 'ju19', explored: true }, { card: 'ju28', explored: true }, 'ju01'],
      },
      {},
    ],
  });
  line(state, ['mapping']);
  expect(legal(state)).toEqual(['map ju19 A', 'map ju19 B', 'map ju28 A', 'map ju28 B', 'done']);
  line(state, ['map ju28 A']);
  expect([legal(state), stores(state)]).toEqual([
    ['map ju19 A', 'map ju19 B', 'done'],
    [2, 1],
  ]);
  line(state, ['map ju19 A']);
  expect([stores(state), question(state)]).toEqual([[7, 1], 'finish']);
  line(state, ['end', 'pass']);
  expect(offered(state, 'mapping')).toEqual(['mapping']);
});

test('14.3 it needs an explored exoplanet', () => {
  expect(offered(position({ players: [{ ...colonies, exoplanets: ['ju01'] }, {}] }), 'mapping')).toEqual([]);
});

test('14.3 an exoplanet burned meanwhile has no effect left', () => {
  const state = position({
    players: [
      {
        ...colonies,
        energy: 2,
        exoplanets: [
          { card: 'ju09', explored: true },
          { card: 'ju19', explored: true },
          { card: 'ju21', explored: true },
        ],
      },
      {},
    ],
  });
  line(state, ['mapping', 'map ju09 A'], ['ne08']);
  line(state, ['scrap ju19', 'install cargo', 'install cargo', 'install cargo']);
  expect(legal(state)).toEqual(['map ju21 A', 'map ju21 B', 'done']);
});

// ── Quantum Tunnelers ─────────────────────────────────────────────────────────────────────────────

test('14.4 one token a Movement, for a resource or four energy', () => {
  const state = position({
    players: [{ faction: 'tunnelers', energy: 9, resources: 1 }, {}],
    gates: ['1-0', '6-5'],
  });
  expect(ends(state, 'shiftGate')).toEqual(['1-0 resource', '1-0 energy', '6-5 resource', '6-5 energy']);
  line(state, ['shiftGate 6-5 energy', 'gate 5-5']);
  expect([state.gates, stores(state), question(state)]).toEqual([
    [cellOf('1-0'), cellOf('5-5')],
    [5, 1],
    'begin',
  ]);
  expect(offered(state, 'shiftGate')).toEqual([]);
  const poor = position({
    players: [{ faction: 'tunnelers', energy: 3, resources: 0 }, {}],
    gates: ['1-0', '6-5'],
  });
  expect(offered(poor, 'shiftGate')).toEqual([]);
  const missing = position({ players: [{ faction: 'tunnelers' }, {}], gates: ['1-0'] });
  line(missing, ['shiftGate supply resource', 'gate 3-3']);
  expect(missing.gates).toEqual([cellOf('1-0'), cellOf('3-3')]);
});

test('22.44 (14.4) the Extractor empties both sectors, once a round', () => {
  const state = position({
    players: [{ faction: 'tunnelers', energy: 10, upgrades: { faction: 4 } }, {}],
    gates: ['1-0', '6-5'],
    energy: { '1-0': 7, '6-5': 5, '2-2': 3 },
  });
  line(state, ['extract']);
  expect([player(state).energy, energyOn(state, '1-0', '6-5', '2-2'), player(state).once]).toEqual([
    16,
    [0, 0, 3],
    ['extract'],
  ]);
  state.energy = state.energy.with(cellOf('1-0'), 7);
  expect(offered(state, 'extract')).toEqual([]);
});

// ── Daughters of Einstein ─────────────────────────────────────────────────────────────────────────

test('14.5 every use may push the planet on, and ships may ride', () => {
  const state = position({
    players: [{ faction: 'einstein', ships: ['1-0'], energy: 3 }, { ships: ['1-7'] }],
  });
  line(state, ['charge Mercury']);
  expect(legal(state)).toEqual(['push', 'stay']);
  line(state, ['push']);
  expect([planetAt(state, 'Mercury'), asked(state), question(state)]).toEqual([[0, 6], 0, 'orbit']);
  line(state, ['orbit 0-1']);
  expect([asked(state), question(state)]).toEqual([1, 'orbit']);
  line(state, ['stay']);
  expect([shipsOf(state), question(state), asked(state)]).toEqual([['0-1'], 'finish', 0]);
});

test('22.41 (9, 14.5, 3.4) the Inverter swaps two planets; nobody rides; Upkeep moves them by their new rings', () => {
  const state = position({
    players: [
      { faction: 'einstein', ships: ['2-0'], resources: 0, upgrades: { faction: 4 } },
      { passed: true, resources: 0 },
    ],
    planets: { Venus: 3, Saturn: 4 },
  });
  expect(offered(state, 'invert')).toHaveLength(21);
  expect(legal(state).some((text) => text.includes('invert Mercury'))).toBe(false);
  line(state, ['invert Venus Saturn']);
  expect([planetAt(state, 'Venus'), planetAt(state, 'Saturn'), question(state)]).toEqual([
    [5, 4],
    [1, 3],
    'turn',
  ]);
  expect(offered(state, 'invert')).toEqual([]);
  const events = line(state, ['pass', 'stay', 'stay']);
  const glides = told(events, 'glided').map(({ planet, from, to }) => [planet, from, to]);
  expect(glides.slice(0, 6)).toEqual([
    ['Mercury', 0, 6],
    ['Saturn', 3, 6],
    ['Earth', 0, 3],
    ['Mars', 0, 3],
    ['Jupiter', 0, 2],
    ['Venus', 4, 6],
  ]);
});

// ── Deep State ────────────────────────────────────────────────────────────────────────────────────

test('14.6 Advanced Spectroscopy looks at any face-down tile, for nothing', () => {
  const state = position({
    players: [{ faction: 'deepstate', upgrades: { faction: 3 } }, {}],
    tiles: { '4-0': 0, '4-1': 3 },
  });
  expect(offered(state, 'spy')).toEqual(['spy 4-0']);
  const events = line(state, ['spy 4-0'], [6]);
  expect([offered(state, 'spy'), told(events, 'saw')]).toEqual([
    [],
    [{ type: 'saw', seat: 0, at: '4-0', value: 6, only: 0 }],
  ]);
});

test('14.6 two techs; a third means returning one', () => {
  const state = position({ players: [{ faction: 'deepstate', ships: ['5-0'], techs: ['ur01'] }, {}] });
  line(state, ['step 6-0', 'stop', 'use Uranus Uranus', 'tech ur02']);
  expect(question(state)).toBe('finish');
  const third = position({
    players: [{ faction: 'deepstate', ships: ['5-0'], techs: ['ur01', 'ur02'] }, {}],
  });
  line(third, ['step 6-0', 'stop', 'use Uranus Uranus', 'tech ur03']);
  expect(legal(third)).toEqual(['return ur01', 'return ur02', 'return ur03']);
});

test('14.6 an explorer at the start of each round', () => {
  const state = position({
    players: [
      { faction: 'deepstate', resources: 0 },
      { passed: true, resources: 0 },
    ],
  });
  line(state, ['pass']);
  expect(player(state).explorers).toHaveLength(1);
});

// ── Interplanetary Council ────────────────────────────────────────────────────────────────────────

test('14.7 the reward of a vote twice, with one vote', () => {
  const state = position({ players: [{ faction: 'council', ships: ['4-0'], energy: 4 }, {}], event: 'ea01' });
  line(state, ['step 3-0', 'stop', 'use Earth Earth', 'vote A reward']);
  expect([player(state).energy, state.votes.length]).toEqual([15, 1]);
  const objectives = position({ players: [{ faction: 'council', ships: ['4-0'] }, {}], event: 'ea06' });
  line(
    objectives,
    ['step 3-0', 'stop', 'use Earth Earth', 'vote A reward', 'keep sa01', 'keep sa03'],
    ['sa01', 'sa02', 'sa03', 'sa04'],
  );
  expect([cards(player(objectives).objectives), objectives.discards.saturn]).toEqual([
    ['sa01', 'sa03'],
    ['sa02', 'sa04'],
  ]);
});

test('14.7 Earth as any planet, once a round, forfeit charge included (R19)', () => {
  const state = position({ players: [{ faction: 'council', ships: ['3-0'], energy: 4 }, {}] });
  expect(offered(state, 'charge')).toEqual(['charge Earth']);
  line(state, ['charge Earth'], ['me05']);
  expect([player(state).energy, player(state).used, player(state).once]).toEqual([
    12,
    ['Mercury'],
    ['earthAsAny'],
  ]);
  line(state, ['end', 'pass']);
  expect(offered(state, 'charge')).toEqual([]);
});

test('14.7 as Q only where Q can do something, and once', () => {
  const state = position({
    players: [{ faction: 'council', ships: ['4-0'], resources: 0 }, {}],
    event: 'ea01',
    planets: { Mars: 12 },
  });
  line(state, ['step 3-0', 'stop']);
  expect(ends(state, 'use Earth')).toEqual(['Earth', 'Mercury', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']);
  line(state, ['use Earth Uranus', 'tech ur01', 'end', 'pass', 'step 3-7', 'stop']);
  expect(ends(state, 'use Earth')).toEqual(['Earth']);
});

test('22.39 (14.7, R43) Space Elevators serve as the planet on the next ring', () => {
  const council = { faction: 'council', upgrades: { faction: 5 }, once: ['earthAsAny'], energy: 4 } as const;
  const venus = position({ players: [{ ...council, ships: ['1-3'] }, {}], planets: { Venus: 9 } });
  expect(offered(venus, 'charge')).toEqual(['charge Venus']);
  line(venus, ['charge Venus']);
  expect(player(venus).used).toEqual(['Mercury']);
  const swapped = { Venus: [5, 4], Saturn: [1, 9] } as const;
  const saturn = position({ players: [{ ...council, ships: ['1-3'] }, {}], planets: swapped });
  expect(offered(saturn, 'charge')).toEqual(['charge Saturn']);
  const far = position({
    players: [{ ...council, ships: ['5-0'] }, {}],
    planets: { ...swapped, Jupiter: 12, Uranus: 12 },
  });
  expect(offered(far, 'charge')).toEqual([]);
  line(far, ['step 5-1', 'stop']);
  expect(ends(far, 'use')).toEqual(['Venus Venus', 'Venus Jupiter', 'Venus Uranus']);
  const edge = position({ players: [{ ...council, ships: ['7-1'] }, {}], planets: { Uranus: 12 } });
  line(edge, ['step 7-0', 'stop']);
  expect(ends(edge, 'use')).toEqual(
    ['Neptune Uranus', 'Neptune Neptune'].toSorted((a) => (a.endsWith('Neptune') ? -1 : 1)),
  );
});

test('14.7 what the Elevators reach does not use up the right of Earth', () => {
  const state = position({
    players: [{ faction: 'council', upgrades: { faction: 5 }, ships: ['4-0'], resources: 2 }, {}],
    planets: { Mars: 12 },
  });
  line(state, ['step 3-0', 'stop', 'use Earth Venus', 'recruit 1']);
  expect(player(state).once).toEqual([]);
  const far = position({
    players: [{ faction: 'council', upgrades: { faction: 5 }, ships: ['4-0'] }, {}],
    planets: { Mars: 12 },
  });
  line(far, ['step 3-0', 'stop', 'use Earth Uranus', 'tech ur01']);
  expect(player(far).once).toEqual(['earthAsAny']);
});

// ── Android Resistance ────────────────────────────────────────────────────────────────────────────

test('14.8 a copy stays where a Movement began; the next one begins by keeping one ship', () => {
  const state = position({ players: [{ faction: 'androids', ships: ['2-0'] }, {}] });
  line(state, ['step 2-1', 'step 2-2', 'stop', 'none']);
  expect(shipsOf(state)).toEqual(['2-2', '2-0']);
  line(state, ['end', 'pass']);
  expect([ends(state, 'keepShip'), offered(state, 'step')]).toEqual([['2-2', '2-0'], []]);
  const events = line(state, ['keepShip 2-0']);
  expect([shipsOf(state), told(events, 'vanished')]).toEqual([
    ['2-0'],
    [{ type: 'vanished', seat: 0, at: '2-2' }],
  ]);
  line(state, ['step 2-7']);
  expect(shipsOf(state)).toEqual(['2-7', '2-0']);
});

test('14.8 only the moved ship counts for planets; a teleport at the beginning leaves a copy too', () => {
  const state = position({
    players: [{ faction: 'androids', ships: ['2-1'], upgrades: { alcubierre: 4 } }, {}],
    planets: { Venus: 3 },
  });
  line(state, ['alcubierre 2-5']);
  expect(shipsOf(state)).toEqual(['2-5', '2-1']);
  line(state, ['step 2-4', 'stop']);
  expect(offered(state, 'use')).toEqual([]);
});

test('14.8 without a Movement any ship may charge', () => {
  const state = position({ players: [{ faction: 'androids', ships: ['5-5', '0-0'], energy: 3 }, {}] });
  expect(offered(state, 'charge')).toEqual(['charge Mercury']);
  line(state, ['charge Mercury']);
  expect(shipsOf(state)).toEqual(['5-5', '0-0']);
});

test('14.8 both ships may ride, one after the other', () => {
  const state = position({
    players: [
      { faction: 'androids', ships: ['1-0', '0-0'], resources: 0 },
      { passed: true, resources: 0 },
    ],
    planets: { Venus: 12 },
  });
  line(state, ['pass']);
  expect([question(state), asked(state)]).toEqual(['orbit', 0]);
  line(state, ['orbit 1-1', 'orbit 1-2']);
  expect(shipsOf(state)).toEqual(['1-1', '1-2']);
});

test('14.8 a rescue moves a ship of choice and leaves no copy; in a Movement the moving one', () => {
  const state = position({ players: [{ faction: 'androids', ships: ['5-5', '6-6'] }, {}] });
  expect(offered(state, 'rescue')).toHaveLength(8);
  line(state, ['rescue 6-6 1-0']);
  expect(shipsOf(state)).toEqual(['5-5', '1-0']);
  line(state, ['keepShip 5-5', 'step 5-4']);
  expect(new Set(offered(state, 'rescue').map((text) => text.split(' ')[1]))).toEqual(new Set(['5-4']));
  line(state, ['stop']);
  expect(new Set(offered(state, 'rescue').map((text) => text.split(' ')[1]))).toEqual(
    new Set(['5-4', '5-5']),
  );
});

const reactor = { faction: 'androids', upgrades: { faction: 4 }, ships: ['7-7'] } as const;

test('22.47 (14.8, R31) Quantum Ascendancy: after a charge too, once a round, not after passing', () => {
  const charging = { faction: 'sop', ships: ['1-0'], energy: 3 } as const;
  const state = position({ players: [charging, { ...reactor, energy: 2 }, {}] });
  line(state, ['charge Mercury'], ['me05']);
  expect([question(state), asked(state), legal(state)]).toEqual(['react', 1, ['react', 'decline']]);
  line(state, ['react'], ['me06']);
  expect([
    player(state, 1).energy,
    player(state, 1).once,
    player(state, 1).used,
    question(state),
    asked(state),
  ]).toEqual([10, ['ascendancy'], ['Mercury'], 'finish', 0]);
  const used = position({ players: [charging, { ...reactor, once: ['ascendancy'] }, {}] });
  line(used, ['charge Mercury']);
  expect(question(used)).toBe('finish');
  const passed = position({ players: [charging, { ...reactor, passed: true }, {}] });
  line(passed, ['charge Mercury']);
  expect(question(passed)).toBe('finish');
  const partly = position({ players: [charging, { ...reactor, upgrades: { faction: 3 } }, {}] });
  line(partly, ['charge Mercury']);
  expect(question(partly)).toBe('finish');
});

test('14.8 a declined reaction may come later in the round', () => {
  const state = position({ players: [{ faction: 'sop', ships: ['1-0'], energy: 3 }, reactor] });
  line(state, ['charge Mercury', 'decline', 'end', 'pass']);
  expect(player(state, 1).once).toEqual([]);
});

test('14.8 the reaction uses the planet itself, and only if it does something', () => {
  const council = { faction: 'council', ships: ['4-0'], resources: 2 } as const;
  const state = position({
    players: [council, { ...reactor, resources: 2 }, {}],
    planets: { Mars: 12 },
    event: 'ea01',
  });
  line(state, ['step 3-0', 'stop', 'use Earth Venus', 'recruit 1', 'react']);
  expect([question(state), asked(state)]).toEqual(['vote', 1]);
  line(state, ['vote A leader']);
  expect([state.leader, question(state), asked(state)]).toEqual([1, 'finish', 0]);
  const closed = position({ players: [council, { ...reactor, resources: 2 }, {}], planets: { Mars: 12 } });
  line(closed, ['step 3-0', 'stop', 'use Earth Venus', 'recruit 1']);
  expect(question(closed)).toBe('finish');
  const poor = position({ players: [{ ships: ['3-0'] }, { ...reactor, resources: 0 }, {}] });
  line(poor, ['step 2-0', 'stop', 'use Venus Venus', 'recruit 1']);
  expect(question(poor)).toBe('finish');
});

test('14.8 (R44) the Daughters push before the reaction', () => {
  const state = position({ players: [{ faction: 'einstein', ships: ['1-0'], energy: 3 }, reactor] });
  line(state, ['charge Mercury']);
  expect([question(state), asked(state)]).toEqual(['push', 0]);
  line(state, ['push', 'stay']);
  expect([question(state), asked(state)]).toEqual(['react', 1]);
});

test('14.8 (R58) objectives gained by a reaction are limited at once', () => {
  const state = position({
    players: [{ ships: ['4-0'] }, { ...reactor, objectives: ['sa01', 'sa02', 'sa03'] }, {}],
  });
  line(
    state,
    ['step 5-0', 'stop', 'use Saturn Saturn', 'keep sa08', 'react', 'keep sa10'],
    ['sa08', 'sa09', 'sa10', 'sa11'],
  );
  expect([question(state), asked(state), legal(state).length]).toEqual(['trim', 1, 4]);
  line(state, ['trim sa01']);
  expect([question(state), asked(state), state.discards.saturn]).toEqual([
    'finish',
    0,
    ['sa09', 'sa11', 'sa01'],
  ]);
});

test('14.8 after the Movement a teleport moves a ship of choice', () => {
  const state = position({
    players: [{ faction: 'androids', ships: ['3-0'], resources: 1 }, {}],
    market: ['ju04'],
    planets: { Mars: 12 },
  });
  line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter', 'take ju04', 'boon A']);
  expect(offered(state, 'teleport 3-0 7-0')).toEqual(['teleport 3-0 7-0']);
  line(state, ['teleport 3-0 7-0']);
  expect(shipsOf(state)).toEqual(['4-0', '7-0']);
  whilst(state, 'finish', 'end');
  expect(upgrades(state)).toEqual({});
});
