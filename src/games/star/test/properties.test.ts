import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { clone } from '../../../kernel/data/plain.ts';
import { moveText } from '../../../kernel/text.ts';
import { HEXES, NAME, OPEN, PLANETS } from '../board.ts';
import { damageOf } from '../actions/combat.ts';
import { KITS, type KitType, SHIP, SHIPS, type ShipType } from '../facts.ts';
import content from './fixtures/content.json' with { type: 'json' };
import { naiveMoves, naiveReach } from './laws/naive.ts';
import { forecast } from '../actions/odds.ts';
import { flightsAnd, jumpersAmong } from '../actions/reach.ts';
import type { Ship, State } from '../state.ts';
import {
  at,
  type CardName,
  hull,
  legal,
  line,
  position,
  question,
  type Sailing,
  type Seated,
} from './testkit.ts';
import { movement } from '../verbs.ts';

/** The rules once more, naively from their text, on diagrams made by chance: both must say the same. */

// ── Diagrams ──────────────────────────────────────────────────────────────────────────────────────

const SIDES = ['23,10', '27,10', '23,12', '27,12'];
const OPEN_HEXES = NAME.filter((_, hex) => OPEN[hex] === 1);
/** Places where things happen: around belts, planets, the hole and a corner. */
const CENTRES = ['19,8', '24,9', '13,4', '20,3', '5,2', '45,20', '31,14', '9,12', '25,4', '22,11'];
const crowded = CENTRES.map((centre) => {
  const [x, row] = centre.split(',').map(Number) as [number, number];
  return OPEN_HEXES.filter((name) => {
    const [x2, row2] = name.split(',').map(Number) as [number, number];
    return Math.abs(x - x2) <= 8 && Math.abs(row - row2) <= 4;
  });
});

const shipArb = fc.record({
  spot: fc.nat(999),
  type: fc.constantFrom(...SHIPS),
  kit: fc.option(fc.constantFrom(...KITS)),
  hurt: fc.nat(12),
  flags: fc.constantFrom<Partial<Sailing>>({}, {}, {}, { moved: true }, { acted: true }, { fresh: true }),
});
const sideArb = fc.record({
  ships: fc.array(shipArb, { minLength: 1, maxLength: 7 }),
  stock: fc.tuple(fc.nat(9), fc.nat(5), fc.nat(4)),
  onPlanet: fc.option(fc.nat(7)),
});
const tableArb = fc.record({
  players: fc.array(sideArb, { minLength: 2, maxLength: 4 }),
  centre: fc.nat(CENTRES.length - 1),
  owners: fc.array(fc.nat(8), { minLength: 8, maxLength: 8 }),
  twins: fc.boolean(),
  rebuild: fc.boolean(),
  parallel: fc.boolean(),
  sides: fc.boolean(),
  spare: fc.boolean(),
  drawn: fc.array(fc.constantFrom<CardName>(...SHIPS, ...KITS), { maxLength: 4 }),
});
type Table = typeof tableArb extends fc.Arbitrary<infer T> ? T : never;

/** Ships crowded around one place, so that they meet; nobody has more tokens, kits or colonies than there are. */
function stateOf({ players: given, centre, owners, twins, rebuild, drawn, ...readings }: Table): State {
  const taken = new Set<string>();
  const kits: Record<string, number> = {};
  const count = (key: string, most: number): boolean => (kits[key] = (kits[key] ?? 0) + 1) <= most;
  const hexes = itemAt(crowded, centre).filter((name) => !readings.sides || !SIDES.includes(name));
  const players = given.map((side, seat): Seated => {
    const ships: Record<string, Sailing> = {};
    for (const { spot, type, kit, hurt, flags } of side.ships) {
      const planet = type === 'mothership' && side.onPlanet !== null ? PLANETS[side.onPlanet] : undefined;
      const where = planet ? itemAt(NAME, planet.at) : itemAt(hexes, spot % hexes.length);
      if (taken.has(where) || !count(`${seat} ${type}`, SHIP[type].tokens)) continue;
      taken.add(where);
      const fitted = kit !== null && count(kit, 2) ? kit : undefined;
      const whole =
        SHIP[type].hull + (fitted ? (content.kits.find(({ id }) => id === fitted)?.hull as number) : 0);
      ships[where] = { type, ...(fitted && { kit: fitted }), hull: Math.max(1, whole - hurt), ...flags };
    }
    const colonies = PLANETS.filter((_, planet) => owners[planet] === seat)
      .slice(0, 3)
      .map(({ id }) => id);
    const bare = Object.keys(ships).length === 0;
    return {
      stock: bare && colonies.length === 0 ? [0, 0, 0] : side.stock,
      ships,
      colonies,
      out: bare && colonies.length === 0,
    };
  });
  fc.pre(Object.keys(players[0]?.ships ?? {}).length > 0 && players.filter(({ out }) => !out).length > 1);
  const inDeck = rebuild || (readings.spare && given.length < 4);
  const cards = drawn.filter((name) => (name !== 'mothership' || inDeck) && count(`drawn ${name}`, 1));
  const motherships = players.filter(({ ships }) =>
    Object.values(ships ?? {}).some((ship) => (ship as Sailing).type === 'mothership'),
  );
  fc.pre(motherships.length < 4 || !cards.includes('mothership'));
  fc.pre(cards.every((name) => !KITS.includes(name as KitType) || (kits[name] ?? 0) < 2));
  return position({
    players,
    drawn: cards,
    options: {
      twinEdgeBlocks: twins,
      rebuildMothership: rebuild,
      parallelClear: readings.parallel && !twins,
      jumpFromSides: readings.sides,
      spareMotherships: readings.spare,
    },
  });
}

// ── Moves (8, 9) ──────────────────────────────────────────────────────────────────────────────────

test('8 A0, T3, T4 the moves offered are those of the rules', () => {
  const seen: Record<string, number> = {};
  fc.assert(
    fc.property(tableArb, (table) => {
      const state = stateOf(table);
      for (;;) {
        const found = legal(state);
        expect(found.toSorted()).toEqual(naiveMoves(state).sort());
        for (const text of found) {
          const word = itemAt(text.split(' '), 0);
          seen[word] = (seen[word] ?? 0) + 1;
        }
        if (question(state) === 'act') return;
        // Through the builders, to the action phase.
        line(state, [found[(7 * found.length) % 5] ?? 'done']);
      }
    }),
    { numRuns: 800, seed: 8 },
  );
  const words = ['attack', 'build', 'colonize', 'decolonize', 'done', 'end', 'fit', 'jump', 'move', 'repair'];
  expect(Object.keys(seen).sort()).toEqual(words);
});

test('9.3 the reach of a ship is a flood of so many steps, and leaves no trace', () => {
  fc.assert(
    fc.property(tableArb, (table) => {
      const state = stateOf({ ...table, drawn: [] });
      const before = clone(state);
      for (const ship of state.players.flatMap((player) => player.ships)) {
        const from = itemAt(NAME, ship.at);
        const first = flightsAnd(state, [ship], []);
        const hole = jumpersAmong(state, [ship]).length > 0;
        const naive = naiveReach(state, from, movement(ship));
        expect(first.map(moveText).sort()).toEqual(naive.hexes.map((to) => `move ${from} ${to}`).sort());
        expect([hole, jumpersAmong(state, [ship]).length > 0]).toEqual([naive.hole, naive.hole]);
        expect(flightsAnd(state, [ship], [])).toEqual(first);
      }
      expect(state).toEqual(before);
    }),
    { numRuns: 150, seed: 93 },
  );
});

test.each([false, true])(
  '9.3, 11.7 the reach of a ship alone on the mat, from every hex: sides %s',
  (jumpFromSides) => {
    const state = position({
      players: [{ ships: { '1,0': 'scout' } }, { ships: { '49,22': 'mothership' } }],
      options: { jumpFromSides },
    });
    const [ship, other] = state.players.map((player) => itemAt(player.ships, 0)) as [Ship, Ship];
    NAME.forEach((from, hex) => {
      if (OPEN[hex] !== 1 || hex === other.at || (jumpFromSides && SIDES.includes(from))) return;
      for (const kit of ['crusher', '', 'explorer', 'cheetah'] as const) {
        Object.assign(ship, { at: hex, kit });
        const moves = flightsAnd(state, [ship], []);
        const hole = jumpersAmong(state, [ship]).length > 0;
        const naive = naiveReach(state, from, movement(ship));
        if (hole !== naive.hole || moves.length !== naive.hexes.length)
          throw new Error(`${from} with ${kit}: ${moves.length} moves and hole ${hole}`);
        const found = new Set(moves.map(moveText));
        must(
          naive.hexes.every((to) => found.has(`move ${from} ${to}`)),
          `${from} with ${kit} goes elsewhere`,
        );
      }
    });
  },
);

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

// ── Damage (9.4) ──────────────────────────────────────────────────────────────────────────────────

const combatant = fc.record({
  type: fc.constantFrom(...SHIPS),
  kit: fc.constantFrom<KitType | ''>('', ...KITS),
  hurt: fc.nat(33),
});

const printed = (type: ShipType) =>
  content.ships.find(({ id }) => id === type) as (typeof content.ships)[number];
const kitOf = (kit: KitType | '') =>
  content.kits.find(({ id }) => id === kit) ?? { hull: 0, damage: 0, movement: 0, range: 0 };

function sailing({
  type,
  kit,
  hurt,
}: {
  type: ShipType;
  kit: KitType | '';
  hurt: number;
}): Sailing & { hull: number } {
  const whole = printed(type).hull + kitOf(kit).hull;
  return { type, ...(kit !== '' && { kit }), hull: Math.max(1, whole - hurt) };
}

test('9.4 damage is what the text says, for every roll', () => {
  fc.assert(
    fc.property(combatant, combatant, fc.integer({ min: 1, max: 10 }), fc.nat(3), (a, b, roll, weapons) => {
      const ship = (given: typeof a): Ship =>
        ({ ...sailing(given), kit: given.kit, at: 0, moved: false, acted: false, fresh: false }) as Ship;
      const raw = roll + kitOf(a.kit).damage + 2 * weapons - printed(b.type).shield;
      expect(damageOf(ship(a), ship(b), roll, weapons)).toBe(raw > 0 ? raw : 0);
    }),
    { numRuns: 500, seed: 94 },
  );
});

test('9.4 the odds shown beforehand are those of all rolls played out', () => {
  let lost = 0;
  fc.assert(
    fc.property(combatant, combatant, fc.integer({ min: 1, max: 5 }), fc.nat(3), (a, b, far, weapons) => {
      const [mine, theirs] = [sailing(a), sailing(b)];
      const rangeOf = ({ type, kit }: typeof a): number => printed(type).range + kitOf(kit).range;
      fc.pre(far <= rangeOf(a));
      const to = `${25 + 2 * far},6`;
      const start = position({
        players: [
          { stock: [0, 0, weapons], ships: { '25,6': mine, '1,2': 'scout' } },
          { ships: { [to]: theirs, '49,20': 'scout' } },
        ],
      });
      const answered = far <= rangeOf(b);
      const die = printed(a.type).damageDie;
      const hits: number[] = [];
      let [kills, losses, answers, answerKills] = [0, 0, [] as number[], 0];
      for (let roll = 1; roll <= die; roll++) {
        const counters = answered ? [1, 2, 3, 4, 5, 6] : [0];
        for (const counter of counters) {
          const state = clone(start);
          const dead = roll + kitOf(a.kit).damage + 2 * weapons - printed(b.type).shield >= theirs.hull;
          const script = dead || counter === 0 ? [roll] : [roll, counter];
          const events = line(state, [`attack 25,6 ${to} ${weapons}`], script);
          const [hit] = events.flatMap((event) => (event.type === 'attacked' ? [event] : []));
          const [answer] = events.flatMap((event) => (event.type === 'countered' ? [event] : []));
          if (counter <= 1) hits.push(hit?.damage as number);
          if (counter <= 1 && hit?.hull === 0) kills++;
          if (at(state, '25,6') === undefined) losses += 1 / counters.length;
          if (answer && answers.length < 6) answers = [...answers, answer.damage];
          if (answer && answers.length <= 6 && answer.hull === 0 && answerKills < 6) answerKills++;
          if (hull(state, to) !== undefined)
            expect(hull(state, to)).toBe(theirs.hull - (hit?.damage as number));
        }
      }
      const odds = forecast(at(start, '25,6') as Ship, at(start, to) as Ship, weapons);
      const mean = hits.reduce((sum, damage) => sum + damage, 0) / die;
      expect(odds.hit.least).toBe(Math.min(...hits));
      expect(odds.hit.most).toBe(Math.max(...hits));
      expect(odds.hit.mean).toBeCloseTo(mean, 10);
      expect(odds.hit.destroys).toBeCloseTo(kills / die, 10);
      expect(odds.lost).toBeCloseTo(losses / die, 10);
      expect(odds.answer === undefined).toBe(answers.length === 0);
      if (odds.answer) {
        expect([odds.answer.least, odds.answer.most]).toEqual([Math.min(...answers), Math.max(...answers)]);
        expect(odds.answer.mean).toBeCloseTo(answers.reduce((sum, damage) => sum + damage, 0) / 6, 10);
      }
      if (losses > 0) lost++;
    }),
    { numRuns: 120, seed: 95 },
  );
  expect(lost).toBeGreaterThan(5);
});

// ── Kits and repairs (9.2, 9.6) ───────────────────────────────────────────────────────────────────

test('9.2 (R-15) a new kit changes the hull by the difference, between 1 and the new whole', () => {
  fc.assert(
    fc.property(combatant, fc.constantFrom(...KITS), (given, kit) => {
      const ship = sailing(given);
      const state = position({ players: [{ stock: [9, 9, 9], ships: { '25,6': ship } }, {}], drawn: [kit] });
      line(state, [`fit ${kit} 25,6`]);
      const whole = printed(given.type).hull + kitOf(kit).hull;
      const changed = ship.hull + kitOf(kit).hull - kitOf(given.kit).hull;
      expect(hull(state, '25,6')).toBe(Math.max(1, Math.min(whole, changed)));
    }),
    { numRuns: 300, seed: 92 },
  );
});

test('9.6 a repair mends three for each metal up to the whole hull, and no counter is wasted', () => {
  fc.assert(
    fc.property(combatant, fc.nat(5), (given, metal) => {
      fc.pre(given.type !== 'mothership');
      const ship = sailing(given);
      const whole = printed(given.type).hull + kitOf(given.kit).hull;
      const diagram = {
        players: [{ stock: [metal, 0, 0], ships: { '25,6': 'mothership', '27,6': ship } }, {}],
      } as const;
      const amounts = legal(position(diagram)).flatMap((text) => /^repair 27,6 (\d)$/.exec(text)?.[1] ?? []);
      expect(amounts.map(Number)).toEqual(
        [1, 2, 3].filter((k) => k <= metal && ship.hull + 3 * (k - 1) < whole),
      );
      for (const k of amounts) {
        const state = position(diagram);
        line(state, [`repair 27,6 ${k}`]);
        expect(hull(state, '27,6')).toBe(Math.min(whole, ship.hull + 3 * Number(k)));
        expect(state.players[0]?.stock).toEqual([metal - Number(k), 0, 0]);
      }
    }),
    { numRuns: 200, seed: 96 },
  );
});

test('the diagrams cover the mat', () => {
  expect(new Set(crowded.flat()).size).toBeGreaterThan(HEXES / 3);
});
