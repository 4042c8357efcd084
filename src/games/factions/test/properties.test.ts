import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemAt, sum } from '../../../kernel/data/lists.ts';
import { pick, seeded } from '../../../kernel/match/rng.ts';
import { BAND, NAME, NEIGHBOURS, SECTORS } from '../board.ts';
import { JUPITER_DECK } from '../content/jupiter.ts';
import { EXOPLANET, faceOf, OBJECTIVE, SET_VP, TYPES } from '../facts.ts';
import { plainPrice, priceOf } from '../actions/flight.ts';
import { game } from '../index.ts';
import { outcomeOf, pointsOf, rivalExplored, setPoints } from '../scoring.ts';
import type { Event, State } from '../state.ts';
import { line, lively, player, position, thick } from './testkit.ts';
import { energyCapacity, factionOf, neighbours, resourceCapacity } from '../verbs.ts';

/** What holds of all positions, worked out once more in a simpler way. */

// ── Prices ────────────────────────────────────────────────────────────────────────────────────────

/** 6, as it is written. */
function naivePrice(state: State, seat: number, sector: number): number {
  const energy = itemAt(state.energy, sector);
  const { techs, upgrades } = player(state, seat);
  let price = energy + 1;
  if (energy === 0 && itemAt(BAND, sector) >= 4) price = upgrades[3] === 3 || state.law === 'ea01B' ? 1 : 2;
  if (state.law === 'ea01A') price = Math.min(5, price);
  if (state.turn.entered.length === 0 && (state.law === 'ea12B' || techs.includes('ur02'))) price = 1;
  return Math.max(1, price);
}

test('6 prices are those of the rules, whatever lies there and is in force', () => {
  fc.assert(
    fc.property(
      fc.record({
        energy: fc.integer({ min: 0, max: 40 }),
        at: fc.integer({ min: 0, max: SECTORS - 1 }),
        law: fc.constantFrom(undefined, 'ea01A', 'ea01B', 'ea12B', 'ea02A'),
        sails: fc.integer({ min: 0, max: 3 }),
        tech: fc.constantFrom('ur01', 'ur02', 'ne24'),
        entered: fc.boolean(),
      }),
      ({ energy, at, law, sails, tech, entered }) => {
        const state = position({
          players: [{ techs: [tech], upgrades: { sails } }, {}],
          ...(law !== undefined && { law }),
          energy: { [itemAt(NAME, at)]: energy },
        });
        if (entered) state.turn.entered = [...state.turn.entered, (at + 1) % SECTORS];
        expect(priceOf(state, 0, at)).toBe(naivePrice(state, 0, at));
        expect(priceOf(state, 0, at, true)).toBe(1);
      },
    ),
    { numRuns: 300 },
  );
});

test('6 a sector runs 0, 1, 3, 7, 15, 31 inside and 0, 2, 5, 11, 23, 47 outside', () => {
  const state = position({ players: [{}, {}] });
  const run = (at: number) =>
    Array.from({ length: 6 }, () => {
      const before = itemAt(state.energy, at);
      state.energy = state.energy.with(at, before + plainPrice(state, 0, at));
      return before;
    });
  for (let at = 0; at < SECTORS; at++)
    expect(run(at)).toEqual(itemAt(BAND, at) < 4 ? [0, 1, 3, 7, 15, 31] : [0, 2, 5, 11, 23, 47]);
});

/** The cheapest way by trying all orders of growing length. */
function cheapest(state: State, from: number, to: number): number {
  const best = new Array<number>(SECTORS).fill(Number.POSITIVE_INFINITY);
  best[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < SECTORS; at++) {
      for (const next of neighbours(state, at)) {
        const price = itemAt(best, at) + plainPrice(state, 0, next);
        if (price < itemAt(best, next)) {
          best[next] = price;
          changed = true;
        }
      }
    }
  }
  return itemAt(best, to);
}

test('3.2 on an empty board the way outward costs what its bands do', () => {
  const state = position({ players: [{}, {}] });
  // From 0-0: 1-0, 2-0, 3-0 cost 1 each, 4-0, 5-0, 6-0 and 7-0 cost 2.
  expect(['1-0', '3-0', '4-0', '5-0', '7-0'].map((to) => cheapest(state, 0, NAME.indexOf(to)))).toEqual([
    1, 3, 5, 7, 11,
  ]);
});

// ── Movements ─────────────────────────────────────────────────────────────────────────────────────

test('6, 23.7 in a Movement the battery loses what the sectors gain, and no sector is entered twice', () => {
  for (let seed = 0; seed < 150; seed++) {
    const rng = seeded(seed);
    const state = thick(2, seed);
    const before = [player(state).energy, sum(state.energy)] as const;
    const entered: string[] = [];
    for (let steps = 0; steps < 8; steps++) {
      const moves = game.legalMoves(state, 0).filter(({ type }) => type === 'step' || type === 'phase');
      const keep = game.legalMoves(state, 0).filter(({ type }) => type === 'keepShip');
      const move = moves.length > 0 ? pick(rng, moves) : keep[0];
      if (move === undefined) break;
      const from = itemAt(player(state).ships, 0);
      game.apply(state, 0, move, rng);
      if (move.type === 'step' || move.type === 'phase') {
        expect(neighbours(state, from).map((at) => NAME[at])).toContain(move.to);
        entered.push(move.to);
      }
    }
    expect(new Set(entered).size).toBe(entered.length);
    expect(before[0] - player(state).energy).toBe(sum(state.energy) - before[1]);
  }
});

test('6 every step that is offered can be paid, every neighbour that can be paid is offered', () => {
  for (let seed = 0; seed < 200; seed++) {
    const state = thick(3, seed);
    const ship = itemAt(player(state).ships, 0);
    const wanted = neighbours(state, ship)
      .filter((at) => naivePrice(state, 0, at) <= player(state).energy)
      .map((at) => `${NAME[at]}`);
    const offered = game.legalMoves(state, 0).flatMap((move) => (move.type === 'step' ? [move.to] : []));
    expect(offered.sort()).toEqual(wanted.sort());
  }
});

// ── Stores, cards, tiles ──────────────────────────────────────────────────────────────────────────

test('1, 23.1 what is told of energy and resources is what changes', () => {
  for (let seed = 0; seed < 12; seed++) {
    const seats = 1 + (seed % 4);
    const state = thick(seats, 300 + seed);
    const rng = seeded(seed);
    for (let moves = 0; moves < 250 && game.actors(state).length > 0; moves++) {
      const before = state.players.map(({ energy, resources }): [number, number] => [energy, resources]);
      const mat = state.rival[0]?.resources ?? 0;
      const seat = itemAt(game.actors(state), 0);
      const move = lively(rng, state, seat);
      const events: Event[] = [];
      game.apply(state, seat, move, rng, events);
      let opponent = mat;
      for (const event of events) {
        if (event.type === 'entered') itemAt(before, event.seat)[0] -= event.price;
        if (event.type === 'energy' && event.seat >= 0) itemAt(before, event.seat)[0] += event.by;
        if (event.type === 'resources') {
          if (event.seat >= 0) itemAt(before, event.seat)[1] += event.by;
          else opponent += event.by;
        }
        if (event.type === 'traded') {
          for (const [units, from, to] of [
            [event.gave, event.seat, event.with],
            [event.got, event.with, event.seat],
          ] as const) {
            for (const { what, item } of units) {
              const which = what === 'energy' ? 0 : 1;
              if (what !== 'energy' && what !== 'resource') continue;
              itemAt(before, from)[which] -= Number(item);
              itemAt(before, to)[which] += Number(item);
            }
          }
        }
      }
      expect(state.players.map(({ energy, resources }) => [energy, resources])).toEqual(before);
      expect(state.rival[0]?.resources ?? 0).toBe(opponent);
    }
  }
});

test('1 gains above a capacity are lost, never more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 4 }), (energy, resources) => {
      const state = position({
        players: [
          {
            faction: 'council',
            energy,
            resources,
            exoplanets: [
              { card: 'ju27', explored: true },
              { card: 'ju36', explored: true },
            ],
          },
          { passed: true, resources: 0 },
        ],
      });
      const events = line(state, ['pass']);
      if (game.actors(state)[0] === 0 && state.round === 1) line(state, ['done']);
      expect(events.length).toBeGreaterThan(0);
      expect([player(state).energy, player(state).resources]).toEqual([
        Math.min(energyCapacity(state, 0), energy + 6),
        Math.min(resourceCapacity(state, 0), resources + 1 + 3),
      ]);
    }),
    { numRuns: 60 },
  );
});

// ── Scores ────────────────────────────────────────────────────────────────────────────────────────

/** All ways to give wild ones a type. */
function naiveSets(types: readonly string[]): number {
  const wild = types.indexOf('wild');
  if (wild < 0)
    return sum(
      TYPES.map((type) => itemAt(SET_VP, Math.min(6, types.filter((other) => other === type).length))),
    );
  return Math.max(...TYPES.map((type) => naiveSets(types.with(wild, type))));
}

test('16 sets are worth the most their wild ones allow', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TYPES, 'wild'), { maxLength: 9 }), (types) => {
      const some = types.filter(
        (type, i) => type !== 'wild' || types.slice(0, i).filter((other) => other === 'wild').length < 3,
      );
      expect(setPoints(some)).toBe(naiveSets(some));
    }),
    { numRuns: 300 },
  );
});

test('16 the score is the sum of what lies on the mat', () => {
  const levels: readonly (readonly (readonly [number, number])[])[] = [
    [
      [3, 2],
      [6, 3],
      [10, 5],
    ],
    [
      [3, 2],
      [6, 3],
    ],
    [[4, 4]],
    [[3, 3]],
    [[4, 4]],
  ];
  const own = {
    megacore: [5, 6],
    zealots: [4, 5],
    sop: [5, 6],
    tunnelers: [4, 5],
    einstein: [4, 5],
    deepstate: [3, 4],
    council: [5, 6],
    androids: [4, 5],
  } as const;
  for (let seed = 0; seed < 200; seed++) {
    const state = thick(1 + (seed % 4), seed);
    state.bequest = itemAt(['', 'ea07A', 'ea07B'] as const, seed % 3);
    state.players.forEach((one, seat) => {
      one.completed = one.objectives.slice(0, seed % 4).map(({ card }) => faceOf(card));
      one.objectives = one.objectives.slice(seed % 4);
      one.penalty = 20 * (seed % 2);
      const done = [...levels, [own[factionOf(one)]]].flatMap((list, machine) =>
        list.filter(([upTo]) => itemAt(one.upgrades, machine) >= upTo),
      );
      const explored = one.exoplanets.filter((exoplanet) => exoplanet.explored);
      const naive =
        Math.floor(one.resources / 2) +
        sum(one.upgrades) +
        sum(done.map(([, vp]) => vp)) +
        sum(one.completed.map((card) => OBJECTIVE[card].vp)) +
        naiveSets(explored.map(({ card }) => EXOPLANET[card].type)) +
        (state.bequest === 'ea07A' ? done.length : state.bequest === 'ea07B' ? explored.length : 0) -
        one.penalty;
      expect(pointsOf(state, seat)).toBe(naive);
    });
  }
});

test('16 places follow points, energy and objectives', () => {
  for (let seed = 0; seed < 60; seed++) {
    const state = thick(2 + (seed % 3), seed);
    Object.assign(state, { over: true, stack: [] });
    const { points, places } = outcomeOf(state) ?? { points: [], places: [] };
    expect(places).toHaveLength(state.players.length);
    const key = (seat: number) =>
      itemAt(points, seat) * 1e6 + player(state, seat).energy * 1e3 + player(state, seat).completed.length;
    places.forEach((place, seat) => {
      expect(place).toBe(1 + places.filter((_, other) => key(other) > key(seat)).length);
    });
  }
});

test('18 the opponent explores from the easiest on while its explorers suffice', () => {
  for (let seed = 0; seed < 80; seed++) {
    const rng = seeded(seed);
    const exoplanets = JUPITER_DECK.map(({ id }) => id).filter(() => rng.int(6) === 0);
    const explorers = (['ve20', 've14', 've03', 've09'] as const).filter(() => rng.int(2) === 0);
    const state = position({ players: [{ faction: 'council' }], rival: { exoplanets, explorers } });
    let left = sum(explorers.map((card) => ({ ve20: 4, ve14: 3, ve03: 2, ve09: 1 })[card]));
    let count = 0;
    for (const need of exoplanets.map((card) => EXOPLANET[card].requirement).sort((a, b) => a - b)) {
      if (need > left) break;
      left -= need;
      count++;
    }
    expect(rivalExplored(state)).toHaveLength(count);
  }
});

test('3.3 neighbours of neighbours lead back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: SECTORS - 1 }), (at) => {
      for (const next of NEIGHBOURS[at] ?? []) expect(NEIGHBOURS[next]).toContain(at);
    }),
  );
});
