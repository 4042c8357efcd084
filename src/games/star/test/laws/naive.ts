import { itemAt } from '../../../../kernel/data/lists.ts';
import { NAME } from '../../board.ts';
import content from '../fixtures/content.json' with { type: 'json' };
import type { Step, Player, Ship, State } from '../../state.ts';

/**
 * Which moves are legal, once more: naively from the text of 8 and 9 and the printed figures, slow and plain,
 * to be held against the rules. Only the names of hexes and the form of the state are shared with them.
 */

interface Place {
  readonly x: number;
  readonly row: number;
}

const placeOf = (name: string): Place => {
  const [x, row] = name.split(',').map(Number) as [number, number];
  return { x, row };
};
const nameOf = ({ x, row }: Place): string => `${x},${row}`;
const onMat = ({ x, row }: Place): boolean =>
  row >= 0 && row <= 22 && x >= 0 && x <= 50 && Math.abs(x + row) % 2 === 1;

const ALL: readonly string[] = Array.from({ length: 23 * 51 }, (_, i) => ({
  x: i % 51,
  row: Math.floor(i / 51),
}))
  .filter(onMat)
  .map(nameOf);

/** Steps through cube coordinates. */
function apart(a: string, b: string): number {
  const cube = (name: string): number[] => {
    const { x, row } = placeOf(name);
    const q = (x - row - 1) / 2;
    return [q, row, -q - row];
  };
  const [from, to] = [cube(a), cube(b)];
  return Math.max(...from.map((value, i) => Math.abs(value - itemAt(to, i))));
}

const { asteroids, blackHole, planets, wormholes } = content.map;
const ROCKS = [...asteroids.outer, ...asteroids.middle, ...asteroids.centre];
const HOLE = blackHole.hexes;
/** 11.7: hexes beside two of the hole's. */
const HOLE_SIDES = ALL.filter(
  (name) => !HOLE.includes(name) && HOLE.filter((hole) => apart(hole, name) === 1).length === 2,
);
const near = new Map(ALL.map((name) => [name, ALL.filter((other) => apart(name, other) === 1)]));

// ── Figures ───────────────────────────────────────────────────────────────────────────────────────

const shipFacts = (type: string) =>
  content.ships.find(({ id }) => id === type) as (typeof content.ships)[number];
const kitFacts = (kit: string) =>
  content.kits.find(({ id }) => id === kit) ?? { hull: 0, damage: 0, movement: 0, range: 0 };
const movementOf = ({ type, kit }: Ship): number => shipFacts(type).movement + kitFacts(kit).movement;
const rangeOf = ({ type, kit }: Ship): number => shipFacts(type).range + kitFacts(kit).range;
const wholeHull = ({ type, kit }: Ship): number => shipFacts(type).hull + kitFacts(kit).hull;

const whereIs = ({ at }: Ship): string => itemAt(NAME, at);
const allShips = ({ players }: State): Ship[] => players.flatMap(({ ships }) => ships);
const taken = (state: State): Set<string> => new Set(allShips(state).map(whereIs));

function home(state: State, player: Player): string[] {
  const area = wormholes.find(({ faction }) => faction === player.faction)?.area as string[];
  const ships = taken(state);
  return area.filter((name) => !ships.has(name));
}

interface Price {
  readonly metal: number;
  readonly fuel: number;
  readonly weapon: number;
}
const pays = ({ stock }: Player, { metal, fuel, weapon }: Price): boolean =>
  itemAt(stock, 0) >= metal && itemAt(stock, 1) >= fuel && itemAt(stock, 2) >= weapon;

// ── Reach and sight ───────────────────────────────────────────────────────────────────────────────

/** Rings around a start, each made of all hexes next to the ring before it. */
export function naiveReach(state: State, start: string, far: number): { hexes: string[]; hole: boolean } {
  const ships = taken(state);
  const mouths = state.options.jumpFromSides ? HOLE_SIDES : HOLE;
  const seen = new Set([start]);
  let hole = false;
  for (let step = 1; step <= far; step++) {
    for (const name of [...seen]) {
      for (const next of near.get(name) as string[]) {
        if (mouths.includes(next)) hole = true;
        else if (![...ROCKS, ...HOLE].includes(next) && !ships.has(next)) seen.add(next);
      }
    }
  }
  seen.delete(start);
  return { hexes: [...seen], hole };
}

type Point = readonly [number, number];
const centre = (name: string): Point => [3 * placeOf(name).x, 9 * placeOf(name).row];
const AROUND: readonly Point[] = [
  [0, -6],
  [3, -3],
  [3, 3],
  [0, 6],
  [-3, 3],
  [-3, -3],
];
const side = (a: Point, b: Point, p: Point): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));

/** Between two hexes: closer to both than they are to each other. */
const between = (from: string, to: string): string[] =>
  ROCKS.filter((rock) => Math.max(apart(rock, from), apart(rock, to)) < apart(from, to));

function sides(from: string, to: string, rock: string): number[] {
  const [x, y] = centre(rock);
  return AROUND.map(([dx, dy]) => side(centre(from), centre(to), [x + dx, y + dy]));
}

/** 11.6: straight down, or three half columns for each row. */
function isParallel(from: string, to: string): boolean {
  const [a, b] = [placeOf(from), placeOf(to)];
  const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.row - b.row)];
  return across === 0 || across === 3 * down;
}

function naiveSight(from: string, to: string, { twinEdgeBlocks, parallelClear }: State['options']): boolean {
  if (parallelClear && isParallel(from, to)) return true;
  const rocks = between(from, to);
  if (rocks.some((rock) => [1, -1].every((way) => sides(from, to, rock).includes(way)))) return false;
  // Rocks with an edge on the line: two corners on it.
  const flanks = rocks.filter((rock) => sides(from, to, rock).filter((value) => value === 0).length === 2);
  return !(twinEdgeBlocks && flanks.some((rock) => flanks.some((other) => apart(rock, other) === 1)));
}

// ── Moves ─────────────────────────────────────────────────────────────────────────────────────────

function actMoves(state: State, player: Player): string[] {
  const moves: string[] = ['end'];
  const ready = player.ships.filter(({ fresh }) => !fresh);
  for (const ship of ready.filter(({ moved }) => !moved)) {
    const { hexes, hole } = naiveReach(state, whereIs(ship), movementOf(ship));
    moves.push(...hexes.map((to) => `move ${whereIs(ship)} ${to}`));
    if (hole && itemAt(player.stock, 1) >= 1)
      moves.push(...home(state, player).map((to) => `jump ${whereIs(ship)} ${to}`));
  }
  const enemies = state.players.filter((other) => other !== player).flatMap(({ ships }) => ships);
  for (const ship of ready.filter(({ acted }) => !acted)) {
    for (const target of enemies) {
      if (apart(whereIs(ship), whereIs(target)) > rangeOf(ship)) continue;
      if (!naiveSight(whereIs(ship), whereIs(target), state.options)) continue;
      for (const k of [0, 1, 2, 3])
        if (k <= itemAt(player.stock, 2)) moves.push(`attack ${whereIs(ship)} ${whereIs(target)} ${k}`);
    }
    if (ship.type === 'mothership') moves.push(...duties(state, player, ship, ready));
  }
  return moves;
}

function duties(state: State, player: Player, mothership: Ship, ready: readonly Ship[]): string[] {
  const moves: string[] = [];
  for (const ship of ready.filter(({ acted }) => !acted)) {
    if (apart(whereIs(ship), whereIs(mothership)) > 1) continue;
    const missing = wholeHull(ship) - ship.hull;
    for (const k of [1, 2, 3])
      if (k <= itemAt(player.stock, 0) && 3 * (k - 1) < missing) moves.push(`repair ${whereIs(ship)} ${k}`);
  }
  const planet = planets.findIndex(({ hex }) => hex === whereIs(mothership));
  if (planet < 0) return moves;
  const owner = state.planets[planet];
  if (owner === 0) moves.push('colonize');
  else if (owner !== 1 + state.players.indexOf(player)) moves.push('decolonize');
  return moves;
}

function shipMoves(state: State, player: Player): string[] {
  const moves = ['done'];
  content.deck.cards.forEach(({ ship: type }, card) => {
    if (type === undefined || state.drawn[card] === 0) return;
    const { buildCost, variantBuildCost, tokensPerFaction } = shipFacts(type);
    const price = buildCost ?? (state.options.rebuildMothership ? variantBuildCost : undefined);
    if (!price || !pays(player, price)) return;
    if (player.ships.filter((ship) => ship.type === type).length >= tokensPerFaction) return;
    moves.push(...home(state, player).map((at) => `build ${type} ${at}`));
  });
  return moves;
}

function kitMoves(state: State, player: Player): string[] {
  const moves = ['done'];
  content.deck.cards.forEach(({ kit }, card) => {
    if (kit === undefined || state.drawn[card] === 0) return;
    const { buildCost } = kitFacts(kit) as (typeof content.kits)[number];
    if (pays(player, buildCost)) moves.push(...player.ships.map((ship) => `fit ${kit} ${whereIs(ship)}`));
  });
  return moves;
}

/** The texts of all legal moves of the question that is asked, in any order. */
export function naiveMoves(state: State): string[] {
  const step = state.stack.at(-1) as Extract<Step, { seat: number }>;
  const player = itemAt(state.players, step.seat);
  switch (step.step) {
    case 'faction': {
      const chosen = state.players.map(({ faction }) => faction as string);
      return content.factions.filter(({ id }) => !chosen.includes(id)).map(({ id }) => `choose ${id}`);
    }
    case 'place':
      return home(state, player).map((at) => `place ${at}`);
    case 'ships':
      return shipMoves(state, player);
    case 'kits':
      return kitMoves(state, player);
    case 'act':
      return actMoves(state, player);
  }
}
