import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { ASTEROIDS, distance, type Hex, hexAt, hexOf, NAME, ROCK, ROW, X } from '../board.ts';
import content from '../test/fixtures/content.json' with { type: 'json' };
import { blocker, type Borders, canShoot, LONGEST_RANGE } from './sight.ts';
import { line, offered, position } from '../test/testkit.ts';

const { canonical, vectors } = content.lineOfSight;
const ALL: readonly Hex[] = NAME.map((_, hex) => hex);

/** All pairs of hexes within the longest range, both ways. */
function* pairs(): Generator<[Hex, Hex]> {
  for (const a of ALL) for (const b of ALL) if (a !== b && distance(a, b) <= LONGEST_RANGE) yield [a, b];
}

type Offset = readonly [number, number];

// ── The table of 9.3, turned and mirrored ─────────────────────────────────────────────────────────

/** An offset in steps east and southeast, turned by 60 degrees, and mirrored so that these two change places. */
const steps = ([dx, dRow]: Offset): Offset => [(dx - dRow) / 2, dRow];
const offset = ([east, southeast]: Offset): Offset => [2 * east + southeast, southeast];
const turned = ([east, southeast]: Offset): Offset => [-southeast, east + southeast];
const mirrored = ([east, southeast]: Offset): Offset => [southeast, east];

const SYMMETRIES: readonly ((way: Offset) => Offset)[] = Array.from({ length: 12 }, (_, i) => (way) => {
  let result = i < 6 ? steps(way) : mirrored(steps(way));
  for (let turns = 0; turns < i % 6; turns++) result = turned(result);
  return offset(result);
});

interface Crossing {
  readonly crossed: readonly string[];
  readonly twins: readonly (readonly [Offset, Offset])[];
}

const TABLE = new Map<string, Crossing>();
for (const { delta, crossed, borderPairs } of canonical) {
  for (const turn of SYMMETRIES) {
    const key = turn(delta as unknown as Offset).join(',');
    const entry: Crossing = {
      crossed: crossed.map((hex) => turn(hex as unknown as Offset).join(',')).sort(),
      twins: borderPairs.map((pair) => pair.map((hex) => turn(hex as unknown as Offset)) as never),
    };
    const known = TABLE.get(key);
    if (known) expect(entry.crossed, `${key} twice`).toEqual(known.crossed);
    TABLE.set(key, entry);
  }
}

const isRock = (from: Hex, [dx, dRow]: Offset): boolean =>
  ROCK[hexAt(itemAt(X, from) + dx, itemAt(ROW, from) + dRow)] === 1;

function blockedByTable(from: Hex, to: Hex, twins: boolean): boolean {
  const way: Offset = [itemAt(X, to) - itemAt(X, from), itemAt(ROW, to) - itemAt(ROW, from)];
  const entry = TABLE.get(way.join(',')) as Crossing;
  const hit = entry.crossed.some((hex) => isRock(from, hex.split(',').map(Number) as unknown as Offset));
  return hit || (twins && entry.twins.some((pair) => pair.every((hex) => isRock(from, hex))));
}

const PRINTED: Borders = { twinEdgeBlocks: false };
const TWINS: Borders = { twinEdgeBlocks: true };
const PARALLEL: Borders = { twinEdgeBlocks: false, parallelClear: true };

test('9.3 the table has all 90 ways up to distance 5', () => {
  expect(TABLE.size).toBe(90);
});

test('9.3, 14.12 every pair of hexes sees each other as the table says, with and without the twins', () => {
  let [count, blocked, byTwins] = [0, 0, 0];
  for (const [a, b] of pairs()) {
    const plain = blocker(a, b, PRINTED) >= 0;
    const strict = blocker(a, b, TWINS) >= 0;
    if (plain !== blockedByTable(a, b, false) || strict !== blockedByTable(a, b, true))
      throw new Error(`${NAME[a]} to ${NAME[b]}: blocked ${plain}, with twins ${strict}`);
    if (plain !== blocker(b, a, PRINTED) >= 0 || strict !== blocker(b, a, TWINS) >= 0)
      throw new Error(`${NAME[a]} and ${NAME[b]} do not see each other alike`);
    count++;
    if (plain) blocked++;
    if (strict && !plain) byTwins++;
  }
  expect(count).toBeGreaterThan(40_000);
  expect([blocked > 1000, byTwins > 0, byTwins % 2]).toEqual([true, true, 0]);
});

// ── The same by corners ───────────────────────────────────────────────────────────────────────────

/**
 * On a lattice where a column is 3 wide and a row 9 high, heights divided by the square root of three, all
 * centres and corners are whole. A line meets the inside of a hexagon exactly when corners lie strictly on both
 * sides of it and the hexagon lies between its ends, which it does when its centre is beside the line.
 */
type Point = readonly [bigint, bigint];

const centre = (hex: Hex): Point => [3n * BigInt(itemAt(X, hex)), 9n * BigInt(itemAt(ROW, hex))];
const corners = (hex: Hex): Point[] => {
  const [x, y] = centre(hex);
  const around: readonly (readonly [bigint, bigint])[] = [
    [0n, -6n],
    [3n, -3n],
    [3n, 3n],
    [0n, 6n],
    [-3n, 3n],
    [-3n, -3n],
  ];
  return around.map(([dx, dy]) => [x + dx, y + dy]);
};

/** On which side of the line from a to b a point lies: above 0, below 0 or on it. */
const side = (a: Point, b: Point, p: Point): bigint =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
/** How far along the line a point lies, from 0 at a to the square of its length at b; heights count a third. */
const along = (a: Point, b: Point, p: Point): bigint =>
  3n * (b[0] - a[0]) * (p[0] - a[0]) + (b[1] - a[1]) * (p[1] - a[1]);

function crosses(from: Hex, to: Hex, rock: Hex): boolean {
  const [a, b] = [centre(from), centre(to)];
  const sides = corners(rock).map((corner) => side(a, b, corner));
  if (!sides.some((value) => value > 0n) || !sides.some((value) => value < 0n)) return false;
  const place = along(a, b, centre(rock));
  return place > 0n && place < along(a, b, b);
}

/** The hexes that have an edge on the line between its ends. */
function borders(from: Hex, to: Hex, rock: Hex): boolean {
  const [a, b] = [centre(from), centre(to)];
  const on = corners(rock).filter((corner) => side(a, b, corner) === 0n);
  if (on.length !== 2 || crosses(from, to, rock)) return false;
  return on.every((corner) => along(a, b, corner) >= 0n && along(a, b, corner) <= along(a, b, b));
}

test('9.3 (R-07) every pair of hexes sees each other as the corners of the asteroids say', () => {
  const near = ALL.map((hex) => ASTEROIDS.filter((rock) => distance(hex, rock) <= LONGEST_RANGE));
  for (const [a, b] of pairs()) {
    if (a > b) continue;
    const rocks = itemAt(near, a).filter((rock) => rock !== a && rock !== b);
    const hit = rocks.some((rock) => crosses(a, b, rock));
    const flanks = rocks.filter((rock) => borders(a, b, rock));
    const twin = flanks.some((rock) => flanks.some((other) => distance(rock, other) === 1));
    if (hit !== blocker(a, b, PRINTED) >= 0) throw new Error(`${NAME[a]} to ${NAME[b]}: blocked ${hit}`);
    if ((hit || twin) !== blocker(a, b, TWINS) >= 0)
      throw new Error(`${NAME[a]} to ${NAME[b]} with twins: blocked ${hit || twin}`);
  }
});

/** Whether the way from one hex to another goes along the edges of hexes: by as many steps to either of two sides. */
function isParallel(a: Hex, b: Hex): boolean {
  const [dx, dRow] = [Math.abs(itemAt(X, a) - itemAt(X, b)), Math.abs(itemAt(ROW, a) - itemAt(ROW, b))];
  return dx === 0 || dx === 3 * dRow;
}

test('11.6 parallelClear: lines parallel to borders pass whatever they cross, and all others as ever', () => {
  let freed = 0;
  for (const [a, b] of pairs()) {
    const [usual, clear] = [blocker(a, b, PRINTED), blocker(a, b, PARALLEL)];
    if (clear !== (isParallel(a, b) ? -1 : usual)) throw new Error(`${NAME[a]} to ${NAME[b]}: ${clear}`);
    if (clear !== usual) freed++;
  }
  expect(freed).toBeGreaterThan(100);
  const shot = (from: string, to: string, borders = PARALLEL): boolean =>
    canShoot(hexOf(from), hexOf(to), 4, borders);
  // 21,0 to 21,4 runs through 21,2, and 24,1 to 24,5 through 24,3.
  expect([shot('21,0', '21,4', PRINTED), shot('21,0', '21,4')]).toEqual([false, true]);
  expect([shot('24,1', '24,5', PRINTED), shot('24,1', '24,5')]).toEqual([false, true]);
  expect([shot('12,5', '16,5', PRINTED), shot('12,5', '16,5')]).toEqual([false, false]);
});

test('9.3 the asteroid that is named lies on the line, or beside it for twins', () => {
  for (const [a, b] of pairs()) {
    const rock = blocker(a, b, PRINTED);
    if (rock >= 0 && (ROCK[rock] !== 1 || !crosses(a, b, rock))) throw new Error(`${NAME[a]} ${NAME[b]}`);
    const twin = blocker(a, b, TWINS);
    if (twin !== rock && (rock >= 0 || !borders(a, b, twin))) throw new Error(`${NAME[a]} ${NAME[b]} twin`);
  }
});

// ── Cases ─────────────────────────────────────────────────────────────────────────────────────────

test.each(vectors)('13.6 (9.3) $from to $to: clear $clear', ({ from, to, distance: far, clear }) => {
  expect(distance(hexOf(from), hexOf(to))).toBe(far);
  expect(canShoot(hexOf(from), hexOf(to), 5, PRINTED)).toBe(clear);
  expect(canShoot(hexOf(to), hexOf(from), 5, PRINTED)).toBe(clear);
  expect(canShoot(hexOf(from), hexOf(to), far - 1, PRINTED)).toBe(false);
});

const WORKED: readonly [string, string, number, string][] = [
  ['12,5', '16,5', 2, '14,5'],
  ['13,4', '16,5', 2, ''],
  ['20,1', '20,3', 2, ''],
  ['11,4', '16,5', 3, '14,5'],
  ['11,4', '16,3', 3, ''],
  ['11,4', '17,6', 4, '14,5'],
  ['22,11', '28,11', 3, ''],
  ['18,11', '22,11', 2, '20,11'],
  ['19,8', '24,9', 3, '22,9'],
  ['10,5', '16,5', 3, '14,5'],
  ['20,9', '23,10', 2, ''],
  ['9,4', '16,5', 4, '14,5'],
];

test.each(WORKED)('13.6 (9.3) %s to %s is %i hexes, blocked by "%s"', (from, to, far, rock) => {
  expect(distance(hexOf(from), hexOf(to))).toBe(far);
  const found = blocker(hexOf(from), hexOf(to), PRINTED);
  // 9,4 to 16,5 runs through 15,4 too.
  expect(from === '9,4' ? ['14,5', '15,4'] : [rock]).toContain(found < 0 ? '' : NAME[found]);
});

test('13.7 (9.3) ships and planets do not block', () => {
  const state = position({
    players: [{ ships: { '17,8': 'scout', '19,8': 'mothership' } }, { ships: { '21,8': 'warrior' } }],
  });
  expect(offered(state, 'attack 17,8 21,8')).toHaveLength(1);
});

test('13.8 (9.3) a Scout with Crusher does not see through asteroid 20,11', () => {
  const scene = (from: string, to: string): string[] =>
    offered(
      position({
        players: [{ ships: { [from]: { type: 'scout', kit: 'crusher' } } }, { ships: { [to]: 'scout' } }],
      }),
      'attack',
    );
  expect(scene('18,11', '28,11')).toEqual([]);
  expect(scene('18,7', '28,7')).toEqual(['attack 18,7 28,7 0']);
});

test('11 twinEdgeBlocks closes the line between two asteroids, in the match too', () => {
  const scene = (twinEdgeBlocks: boolean): string[] =>
    offered(
      position({
        players: [{ ships: { '13,4': 'warrior' } }, { ships: { '16,5': 'warrior' } }],
        options: { twinEdgeBlocks },
      }),
      'attack',
    );
  expect(scene(false)).toEqual(['attack 13,4 16,5 0']);
  expect(scene(true)).toEqual([]);
});

test('9.3 the black hole does not block and a line through it is shot along', () => {
  const state = position({
    players: [{ ships: { '22,11': 'mothership' } }, { ships: { '28,11': 'scout' } }],
  });
  line(state, ['attack 22,11 28,11 0'], [10]);
  expect(state.ending).toBe('domination');
});
