import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { STATIONS, type StationName } from '../facts.ts';
import type { State } from '../state.ts';
import { asked, by, legal, line, position, question, type Seated } from './testkit.ts';

/** The rules once more, naively from their text, on diagrams made by chance: both must say the same. */

// ── The board (3) ─────────────────────────────────────────────────────────────────────────────────

const LETTERS = 'OICRK';
const BELOW_I_ON_16 = '0,1 1,2 2,3 3 4 4,5 5,6 6,7 7 8 8,9 9,10 10,11 11,12 12 0';
const BELOW_C = '0 0,1 1 2 2,3 3 3,4 4,5 5 5,6 6 7 0,7';
const BELOW_R = '0 0,1 1 2 2,3 3 4 0,4';

const sizes = (seats: number): number[] => (seats === 5 ? [16, 16, 13, 8, 5] : [13, 13, 13, 8, 5]);
const layer = (space: string): number => LETTERS.indexOf(itemAt(space, 0));
const index = (space: string): number => Number(space.slice(1));

function allSpaces(seats: number): string[] {
  return sizes(seats).flatMap((size, l) => Array.from({ length: size }, (_, i) => `${LETTERS[l]}${i}`));
}

/** The space `by` further along the ring. */
function along(seats: number, space: string, by: number): string {
  const size = itemAt(sizes(seats), layer(space));
  return `${space[0]}${(index(space) + by + size) % size}`;
}

/** Whether `lower` lies under `upper`, one layer further in. */
function over(seats: number, upper: string, lower: string): boolean {
  if (layer(lower) !== layer(upper) + 1) return false;
  const [u, l] = [index(upper), index(lower)];
  const inTable = (table: string): boolean => itemAt(table.split(' '), u).split(',').includes(`${l}`);
  switch (layer(upper)) {
    case 0:
      return u === l;
    case 1:
      return seats === 5 ? inTable(BELOW_I_ON_16) : l === u || l === (u + 1) % 13;
    case 2:
      return inTable(BELOW_C);
    default:
      return inTable(BELOW_R);
  }
}

// ── Diagrams ──────────────────────────────────────────────────────────────────────────────────────

interface Side {
  readonly divers: Record<string, number>;
  readonly stations: Record<string, StationName>;
  readonly gates: string[];
  readonly energy: number;
  readonly eye: number;
  readonly hold: number;
  readonly reserve: number;
  readonly lost: number;
  readonly guests: Record<number, number>;
}

const sideArb = fc.record({
  divers: fc.array(fc.nat(14), { maxLength: 11 }),
  stations: fc.array(fc.tuple(fc.nat(14), fc.nat(2)), { maxLength: 6 }),
  gates: fc.array(fc.nat(40), { maxLength: 5 }),
  energy: fc.nat(16),
  off: fc.tuple(fc.nat(6), fc.nat(6), fc.nat(1), fc.nat(2)),
});
const tableArb = fc.record({
  sides: fc.array(sideArb, { minLength: 2, maxLength: 5 }),
  angle: fc.nat(999),
  firstEye: fc.nat(12),
});
type Table = typeof tableArb extends fc.Arbitrary<infer T> ? T : never;

/** Pieces crowded into one sector of the board, three spaces wide, so that patterns come about. */
function sidesOf({ sides, angle, firstEye }: Table): Side[] {
  const seats = sides.length;
  const eyes = itemAt(sizes(seats), 0);
  const apart = itemAt([6, 4, 3, 3], seats - 2);
  const sector = sizes(seats).flatMap((size, l) =>
    [-1, 0, 1].map((step) => along(seats, `${LETTERS[l]}${Math.floor((angle * size) / 1000)}`, step)),
  );
  const segments = sector.flatMap((upper) =>
    layer(upper) === 0
      ? []
      : sector.filter((lower) => over(seats, upper, lower)).map((lower) => `${upper}|${lower}`),
  );
  const builtOn = new Set<string>();
  const gatesOn = new Set<string>();
  return sides.map((given, seat) => {
    const side: Side = {
      divers: {},
      stations: {},
      gates: [],
      energy: given.energy,
      eye: (firstEye - seat * apart + 2 * eyes) % eyes,
      ...share(given, seat),
    };
    for (const at of given.divers) {
      const space = itemAt(sector, at);
      if ((side.divers[space] ?? 0) < 5) side.divers[space] = (side.divers[space] ?? 0) + 1;
    }
    for (const [at, type] of given.stations) {
      const [space, station] = [itemAt(sector, at), itemAt(STATIONS, type)];
      if (builtOn.has(space) || Object.values(side.stations).filter((s) => s === station).length === 3)
        continue;
      builtOn.add(space);
      side.stations[space] = station;
    }
    for (const at of given.gates) {
      const name = itemAt(segments, at % segments.length);
      if (gatesOn.has(name)) continue;
      gatesOn.add(name);
      side.gates.push(name);
    }
    return side;
  });
}

/** The sundivers that are not on the board; those that are nowhere were vaporized. */
function share(
  { divers, off }: Table['sides'][number],
  seat: number,
): Pick<Side, 'hold' | 'reserve' | 'lost' | 'guests'> {
  let left = 13 - divers.length;
  const [hold, reserve, lost, guests] = off.map((count) => {
    const taken = Math.min(left, count);
    left -= taken;
    return taken;
  }) as [number, number, number, number];
  return { hold, reserve, lost, guests: { [seat === 0 ? 1 : 0]: guests } };
}

/** The diagram at the question what to do; only where nobody has to be rescued first. */
function setUp(table: Table): { sides: Side[]; state: State } {
  const sides = sidesOf(table);
  const state = position({ players: sides as Seated[], options: { stallRounds: 0 } });
  fc.pre(question(state) === 'action');
  return { sides, state };
}

const seatsOf = (sides: readonly Side[]): number => sides.length;
const own = (side: Side, space: string): number => side.divers[space] ?? 0;
const stationAt = (sides: readonly Side[], space: string): StationName | undefined =>
  sides.map(({ stations }) => stations[space]).find((station) => station !== undefined);
const gateAt = (sides: readonly Side[], upper: string, lower: string): boolean =>
  sides.some(({ gates }) => gates.includes(`${upper}|${lower}`));

// ── Moving (6.1.2) ────────────────────────────────────────────────────────────────────────────────

function mayFly(sides: readonly Side[], from: string, to: string): boolean {
  const seats = seatsOf(sides);
  if (to === along(seats, from, 1) || to === along(seats, from, -1)) return true;
  const [upper, lower] = layer(from) < layer(to) ? [from, to] : [to, from];
  return over(seats, upper, lower) && (layer(upper) === 0 || gateAt(sides, upper, lower));
}

function naiveMoves(sides: readonly Side[]): string[] {
  const seats = seatsOf(sides);
  const me = itemAt(sides, 0);
  const room = allSpaces(seats).filter((space) => own(me, space) < 5);
  const at = (ship: Side, space: string): boolean =>
    layer(space) < 2 &&
    [`${ship.eye}`, along(seats, `O${ship.eye}`, -1).slice(1)].includes(`${index(space)}`);
  return [
    ...(me.hold > 0 ? room.filter((space) => at(me, space)).map((space) => `launch ${space}`) : []),
    ...sides.flatMap((host, seat) =>
      (me.guests[seat] ?? 0) > 0
        ? room.filter((space) => at(host, space)).map((space) => `guest ${seat} ${space}`)
        : [],
    ),
    ...Object.keys(me.divers).flatMap((from) =>
      room.filter((to) => mayFly(sides, from, to)).map((to) => `fly ${from} ${to}`),
    ),
    ...Object.keys(me.divers).flatMap((from) => (from.startsWith('K') ? [`hurl ${from}`] : [])),
    ...(me.lost > 0 ? room.filter((space) => space.startsWith('O')).map((space) => `return ${space}`) : []),
    'end',
  ];
}

test('6.1.2 launches, flights, hurls and returns are those of the rules', () => {
  fc.assert(
    fc.property(tableArb, (table) => {
      const { sides, state } = setUp(table);
      line(state, ['move']);
      expect(legal(state).sort()).toEqual(naiveMoves(sides).sort());
    }),
    { numRuns: 250, seed: 61 },
  );
});

// ── Converting (6.2) ──────────────────────────────────────────────────────────────────────────────

function naiveConversions(sides: readonly Side[]): string[] {
  const seats = seatsOf(sides);
  const me = itemAt(sides, 0);
  const spaces = allSpaces(seats);
  const mine = spaces.filter((space) => own(me, space) > 0);
  const left = (type: StationName): boolean =>
    Object.values(me.stations).filter((s) => s === type).length < 3;
  const free = (space: string): boolean => stationAt(sides, space) === undefined;
  const pairs = mine.flatMap((a) => mine.filter((b) => over(seats, a, b)).map((b) => [a, b] as const));
  const found: string[] = [];
  for (const [a, b] of pairs) {
    for (const c of spaces.filter((space) => over(seats, b, space))) {
      if (me.gates.length < 5 && !gateAt(sides, b, c)) found.push(`gate ${a} ${b} ${c}`);
      if (own(me, c) > 0 && left('tower') && free(c)) found.push(`tower ${a} ${b} ${c}`);
    }
  }
  for (const x of spaces.filter(free)) {
    const [before, after] = [along(seats, x, -1), along(seats, x, 1)];
    if (left('node') && own(me, before) > 0 && own(me, after) > 0) found.push(`node ${x}`);
    for (const other of [before, after])
      if (left('foundry') && own(me, x) > 0 && own(me, other) > 0) found.push(`foundry ${x} ${other}`);
  }
  return found;
}

test('6.2 conversions are those of the rules, and Convert is offered when there is one', () => {
  let most = 0;
  fc.assert(
    fc.property(tableArb, (table) => {
      const { sides, state } = setUp(table);
      const expected = naiveConversions(sides);
      most = Math.max(most, expected.length);
      expect(legal(state).includes('convert')).toBe(expected.length > 0);
      if (expected.length === 0) return;
      line(state, ['convert']);
      expect(legal(state).sort()).toEqual(expected.sort());
    }),
    { numRuns: 250, seed: 62 },
  );
  expect(most).toBeGreaterThan(10);
});

// ── Activating (6.3) ──────────────────────────────────────────────────────────────────────────────

const BASES = [1, 1, 2, 3, 5];
const BONUSES = [0, 1, 1, 2, 3];

interface Purse {
  energy: number;
  hold: number;
  reserve: number;
  momentum: number;
}
const canDo = ({ energy, reserve }: Purse, type: StationName, amount: number): boolean =>
  type === 'node' || (energy >= amount && (type === 'tower' || reserve >= amount));

function act(purse: Purse, type: StationName, amount: number): void {
  purse.energy += type === 'node' ? amount : -amount;
  if (type === 'tower') purse.momentum += amount;
  if (type === 'foundry') purse.hold += amount;
  if (type === 'foundry') purse.reserve -= amount;
}

const pursesOf = ({ players }: State): Purse[] =>
  players.map(({ energy, hold, reserve, momentum }) => ({ energy, hold, reserve, momentum }));

test('6.3 a whole Activate action goes as the rules say, question by question', () => {
  let activations = 0;
  fc.assert(
    fc.property(tableArb, fc.array(fc.nat(99), { minLength: 60, maxLength: 60 }), (table, choices) => {
      const { sides, state } = setUp(table);
      const me = itemAt(sides, 0);
      const purses = pursesOf(state);
      const divers = { ...me.divers };
      const used = new Set<string>();
      let type: StationName | undefined;
      let cards = 0;
      const choose = (options: readonly string[]): string =>
        itemAt(options, (choices.pop() ?? 0) % options.length);
      const usable = (): string[] =>
        allSpaces(seatsOf(sides)).filter((x) => {
          const station = stationAt(sides, x);
          if (station === undefined || used.has(x) || (divers[x] ?? 0) === 0) return false;
          return (type ?? station) === station && canDo(itemAt(purses, 0), station, itemAt(BASES, layer(x)));
        });
      expect(legal(state).includes('activate')).toBe(usable().length > 0);
      if (usable().length === 0) return;
      line(state, ['activate']);
      for (;;) {
        const options = [...usable().map((x) => `use ${x}`), ...(used.size > 0 ? ['end'] : [])];
        expect([asked(state), ...legal(state).sort()]).toEqual([0, ...options.sort()]);
        const move = choose(options);
        if (move === 'end') break;
        line(state, [move]);
        activations++;
        const x = move.slice(4);
        used.add(x);
        type = stationAt(sides, x) as StationName;
        act(itemAt(purses, 0), type, itemAt(BASES, layer(x)));
        divers[x] = (divers[x] as number) - 1;
        itemAt(purses, 0).hold++;
        cards += itemAt([0, 0, 1, 2, 3], layer(x));
        const bonus = itemAt(BONUSES, layer(x));
        const owner = sides.findIndex(({ stations }) => stations[x] !== undefined);
        for (const seat of bonus === 0 ? [] : owner === 0 ? [0] : [owner, 0]) {
          if (!canDo(itemAt(purses, seat), type, bonus)) continue;
          expect([asked(state), ...legal(state)]).toEqual([seat, 'take', 'decline']);
          const answer = choose(['take', 'decline']);
          line(state, [answer]);
          if (answer === 'decline') continue;
          act(itemAt(purses, seat), type, bonus);
          break;
        }
        expect(pursesOf(state)).toEqual(purses);
        expect(state.turn.queue).toHaveLength(cards);
      }
    }),
    { numRuns: 500, seed: 63 },
  );
  expect(activations).toBeGreaterThan(200);
});

// ── Flares (7) ────────────────────────────────────────────────────────────────────────────────────

const flareArb = fc.record({
  energies: fc.array(fc.nat(40), { minLength: 2, maxLength: 5 }),
  stations: fc.array(fc.tuple(fc.nat(4), fc.nat(2)), { maxLength: 10 }),
  reserves: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
  flares: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  active: fc.nat(4),
  choices: fc.array(fc.nat(99), { minLength: 60, maxLength: 60 }),
});

test('7.3-7.5 flares take and give as the rules say, card by card', () => {
  fc.assert(
    fc.property(flareArb, ({ energies, stations, reserves, flares, ...rest }) => {
      const seats = energies.length;
      const active = rest.active % seats;
      const players = energies.map((energy, seat) => ({
        energy,
        hold: 0,
        reserve: itemAt(reserves, seat),
        divers: seat === active ? { K0: 1, K1: 1 } : { K4: 1 },
        stations: Object.fromEntries(
          stations.flatMap(([owner, type], i) => (owner % seats === seat ? [[`O${i}`, STATIONS[type]]] : [])),
        ) as Record<string, StationName>,
      }));
      const count = (seat: number, type: StationName): number =>
        Object.values(players[seat]?.stations ?? {}).filter((station) => station === type).length;
      fc.pre(players.every((_, seat) => STATIONS.every((type) => count(seat, type) <= 3)));
      fc.pre(count(active, 'foundry') < 3);
      const state = position({ players, active });
      const purses = pursesOf(state);
      itemAt(purses, active).reserve += 2;
      line(state, ['convert']);
      // Each draw takes a flare (the first kind of the deck) or a card of the first other suit.
      let card = 0;
      const rng = { int: (): number => (flares[card++] ? 0 : itemAt(state.deck, 0)) };
      by(state, active, 'foundry K0 K1', rng);
      for (const isFlare of flares) {
        if (!isFlare) continue;
        for (const purse of purses) if (purse.energy >= 13) purse.energy -= Math.floor(purse.energy / 2);
        for (let k = 0; k < seats; k++) {
          const seat = (active + k) % seats;
          const purse = itemAt(purses, seat);
          const left = new Map(Object.entries(players[seat]?.stations ?? {}));
          for (;;) {
            const open = [...left].filter(([, type]) => canDo(purse, type, 1)).map(([x]) => `orbital ${x}`);
            if (open.length === 0) break;
            expect([question(state), asked(state), ...legal(state)]).toEqual([
              'orbital',
              seat,
              ...open,
              'done',
            ]);
            const move = itemAt([...open, 'done'], (rest.choices.pop() ?? 0) % (open.length + 1));
            if (move !== 'done') act(purse, left.get(move.slice(8)) as StationName, 1);
            left.delete(move.slice(8));
            by(state, seat, move, rng);
            if (move === 'done') break;
          }
        }
      }
      expect(pursesOf(state)).toEqual(purses);
      expect([question(state), state.flares]).toEqual(['keep', flares.filter(Boolean).length]);
    }),
    { numRuns: 150, seed: 73 },
  );
});
