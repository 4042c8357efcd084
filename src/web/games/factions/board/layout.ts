import { BAND, type Cell, CELLS, SECTORS } from '../../../../games/factions/board.ts';
import { PLANETS } from '../../../../games/factions/facts.ts';
import type { State } from '../../../../games/factions/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { planetRadius } from '../art/planets.tsx';
import { centreOf, type Polar, ringRadius, ticksOf, unwrapped, wedgeOf } from './geometry.ts';

/** Where things lie within their sectors: side by side along the middle, clear of the planets on its edges. */

export interface Slots {
  /** The number of its energy, or its price. */
  readonly label: Polar;
  readonly tile: Polar;
  readonly gate: Polar;
  /** Where the trail of the Movement passes. */
  readonly mark: Polar;
  /** By seat and the number of the ship, as by `shipKey`. */
  readonly ships: ReadonlyMap<string, Polar>;
}

export function shipKey(seat: Seat, ship: number): string {
  return `${seat}.${ship}`;
}

type Kind = 'ship' | 'mark' | 'label' | 'tile' | 'gate';

interface Item {
  readonly kind: Kind;
  readonly key: string;
  readonly width: number;
}

const WIDTHS: Readonly<Record<Kind, number>> = { ship: 36, mark: 24, label: 34, tile: 27, gate: 29 };
/** How far things keep from a planet and from the ends of a sector. */
const CLEAR = 12;
const MARGIN = 3;
/** Things crowded more than this would rather lie over a planet. */
const CROWDED = 0.7;

/** The slots of every sector and quadrant; `trail` are the cells a Movement has come through. */
export function layoutOf(state: State, trail: readonly Cell[], grow: number): readonly Slots[] {
  return Array.from({ length: CELLS }, (_, cell) => slotsOf(state, cell, trail, grow));
}

function slotsOf(state: State, cell: Cell, trail: readonly Cell[], grow: number): Slots {
  const items = itemsIn(state, cell, trail, grow);
  const spots = spread(cell, items, freeParts(state, cell));
  const find = (kind: Kind): Polar =>
    spots[items.findIndex((item) => item.kind === kind)] ?? itemAt(spots, 0);
  const ships = new Map(
    items.flatMap(({ kind, key }, i) => (kind === 'ship' ? [[key, itemAt(spots, i)]] : [])),
  );
  return { label: find('label'), tile: find('tile'), gate: find('gate'), mark: find('mark'), ships };
}

/** A label has its room in every sector, so that nothing moves when it comes. */
function itemsIn(state: State, cell: Cell, trail: readonly Cell[], grow: number): Item[] {
  const item = (kind: Kind, key: string = kind): Item => ({
    kind,
    key,
    width: WIDTHS[kind] * (kind === 'ship' ? grow : Math.min(grow, 1.3)),
  });
  const ships = state.players.flatMap((player, seat) =>
    player.ships.flatMap((at, ship) => (at === cell ? [item('ship', shipKey(seat, ship))] : [])),
  );
  return [
    ...(state.gates.includes(cell) ? [item('gate')] : []),
    ...ships,
    ...(trail.includes(cell) ? [item('mark')] : []),
    ...(cell < SECTORS ? [item('label')] : []),
    ...(state.tiles.some(({ at }) => at === cell) ? [item('tile')] : []),
  ];
}

type Part = readonly [number, number];

/** The parts of the middle line of a cell that no planet reaches, in ticks. */
export function freeParts({ planets }: State, cell: Cell): readonly Part[] {
  const { from, to } = wedgeOf(cell);
  const { tick: middle, r } = centreOf(cell);
  const margin = ticksOf(MARGIN, r);
  const band = BAND[cell] ?? BAND.at(-1) ?? 0;
  let free: Part[] = [[from + margin, to - margin]];
  planets.forEach(({ ring, tick }, planet) => {
    if (ring !== band && ring !== band - 1) return;
    const reach = planetRadius(itemAt(PLANETS, planet)) + CLEAR;
    const half = reach ** 2 - (ringRadius(ring) - r) ** 2;
    if (half <= 0) return;
    const at = unwrapped(tick, middle);
    const wide = ticksOf(Math.sqrt(half), r);
    free = free
      .flatMap(([a, b]): Part[] => [
        [a, Math.min(b, at - wide)],
        [Math.max(a, at + wide), b],
      ])
      .filter(([a, b]) => b > a);
  });
  return free;
}

/** Things side by side: in a free part as near to the middle as they fit, or as loosely as they may. */
function spread(cell: Cell, items: readonly Item[], free: readonly Part[]): Polar[] {
  const { tick: middle, r } = centreOf(cell);
  if (items.length === 0) return [{ tick: middle, r }];
  const widths = items.map(({ width }) => ticksOf(width, r));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const startIn = ([a, b]: Part): number =>
    b - a >= total ? Math.min(b - total, Math.max(a, middle - total / 2)) : a + (b - a - total) / 2;
  const fitting = free.filter(([a, b]) => b - a >= total);
  const far = (part: Part): number => Math.abs(startIn(part) + total / 2 - middle);
  const { from, to } = wedgeOf(cell);
  const whole: Part = [from, to];
  const [part = whole] =
    fitting.length > 0
      ? fitting.toSorted((a, b) => far(a) - far(b))
      : free.filter(([a, b]) => b - a >= total * CROWDED).toSorted(([a, b], [c, d]) => d - c - (b - a));
  const squeeze = Math.min(1, (part[1] - part[0]) / total);
  let next = squeeze < 1 ? part[0] : startIn(part);
  return widths.map((width) => {
    const tick = next + (width * squeeze) / 2;
    next += width * squeeze;
    return { tick, r };
  });
}
