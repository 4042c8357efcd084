import {
  arc,
  BAND,
  BANDS,
  BELT,
  type Cell,
  INDEX,
  NAME,
  SECTORS,
  TICKS,
} from '../../../games/factions/board.ts';
import { PLANETS } from '../../../games/factions/facts.ts';
import { tileAt } from '../../../games/factions/actions/mining.ts';
import type { State } from '../../../games/factions/state.ts';
import { BAND_NAMES } from '../../../games/factions/texts/words.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type Canvas, canvas, put } from '../../canvas.ts';
import { BOLD, DIM, GOLD, type Ink, LEGAL, seatInk, seatLetter } from '../../ink.ts';
import { flow, putAll, type Token } from '../../tokens.ts';

/** The board unrolled: a row for each band from the outside in, and between them the rings with their planets. */

const LABEL_WIDTH = 7;
const LABELS = [...BAND_NAMES, 'Kuiper'];
const INNER_INK: Ink = '38;5;208';
const OUTER_INK: Ink = '38;5;67';
const QUADRANT_TICKS = 6;

/** A sector or quadrant, where it stands and what it shows, line by line. */
interface Field {
  readonly left: number;
  readonly right: number;
  readonly lines: readonly (readonly Token[])[];
}

interface Row {
  readonly band: number;
  readonly fields: readonly Field[];
  readonly height: number;
}

export function drawRings(state: State, width: number, lit: ReadonlySet<string>): Canvas {
  const tick = Math.floor((width - LABEL_WIDTH - 1) / TICKS);
  const rows = Array.from({ length: BANDS + 1 }, (_, i) => rowOf(state, BANDS - i, tick, lit));
  const height = rows.reduce((sum, row) => sum + row.height + 1, 1);
  const sheet = canvas(LABEL_WIDTH + TICKS * tick + 1, height);
  let y = 0;
  rows.forEach((row, i) => {
    drawRing(sheet, y, rows[i - 1], row);
    drawPlanet(sheet, y, state, row.band, tick, lit);
    drawRow(sheet, y + 1, row);
    y += row.height + 1;
  });
  drawRing(sheet, y, rows.at(-1), undefined);
  return sheet;
}

// ── Bands ─────────────────────────────────────────────────────────────────────────────────────────

/** The cells of a band; those of the Kuiper Belt follow the last band. */
function cellsOf(band: number): { readonly cell: Cell; readonly from: number; readonly to: number }[] {
  if (band === BANDS) {
    return Array.from({ length: TICKS / QUADRANT_TICKS }, (_, quadrant) => ({
      cell: SECTORS + quadrant,
      from: quadrant * QUADRANT_TICKS,
      to: (quadrant + 1) * QUADRANT_TICKS,
    }));
  }
  return BAND.flatMap((other, cell) => {
    const [from, to] = arc(cell);
    return other === band ? [{ cell, from, to }] : [];
  });
}

function rowOf(state: State, band: number, tick: number, lit: ReadonlySet<string>): Row {
  const fields = cellsOf(band).map(({ cell, from, to }) => ({
    left: from * tick,
    right: to * tick,
    lines: flow(tokensOf(state, cell, (to - from) * tick - 1, lit), (to - from) * tick - 1),
  }));
  return { band, fields, height: Math.max(1, ...fields.map(({ lines }) => lines.length)) };
}

function tokensOf(state: State, cell: Cell, room: number, lit: ReadonlySet<string>): Token[] {
  const legal = lit.has(itemAt(NAME, cell));
  return [
    ...titleOf(state, cell, room, legal),
    ...(legal ? [{ text: '+', ink: LEGAL }] : []),
    ...tileOn(state, cell),
    ...(state.gates.includes(cell) ? [{ text: '@', ink: BOLD }] : []),
    ...state.players.flatMap(({ ships }, seat) =>
      ships.flatMap((at) =>
        at === cell ? [{ text: seatLetter(seat), ink: `${BOLD};${seatInk(seat)}` }] : [],
      ),
    ),
  ];
}

/** `3:5`, in two pieces where there is little room. */
function titleOf({ energy }: State, cell: Cell, room: number, legal: boolean): Token[] {
  if (cell >= SECTORS) return [{ text: itemAt(NAME, cell), ink: legal ? LEGAL : DIM }];
  const index = String(INDEX[cell]);
  const amount = itemAt(energy, cell);
  const ink = legal ? LEGAL : DIM;
  if (amount === 0) return [{ text: index, ink }];
  if (index.length + 1 + String(amount).length <= room)
    return [{ text: `${index}:${amount}`, ink: legal ? LEGAL : GOLD }];
  return [
    { text: index, ink },
    { text: fitting([`:${amount}`, String(amount)], room), ink: GOLD },
  ];
}

/** The first text there is room for. */
function fitting(texts: readonly string[], room: number): string {
  return texts.find((text) => text.length <= room) ?? '#'.repeat(room);
}

/** The value where the viewer knows it. */
function tileOn(state: State, cell: Cell): Token[] {
  const tile = tileAt(state, cell);
  if (tile === undefined) return [];
  return tile.value > 0 && tile.known > 0
    ? [{ text: `*${tile.value}`, ink: GOLD }]
    : [{ text: '?', ink: GOLD }];
}

function inkOf(band: number): Ink {
  return band < BELT ? INNER_INK : OUTER_INK;
}

function drawRow(sheet: Canvas, top: number, { band, fields, height }: Row): void {
  const ink = inkOf(band);
  put(sheet, 0, top, itemAt(LABELS, band), ink);
  for (const { left, right, lines } of fields) {
    for (let y = top; y < top + height; y++) {
      for (const x of [left, right]) put(sheet, LABEL_WIDTH + x, y, '│', ink);
    }
    lines.forEach((tokens, i) => putAll(sheet, LABEL_WIDTH + left + 1, top + i, tokens));
  }
}

// ── Rings ─────────────────────────────────────────────────────────────────────────────────────────

/** Signs of a line by what meets it from above (1) and below (2). */
const SIGNS = '─┴┬┼';

function drawRing(sheet: Canvas, y: number, above: Row | undefined, below: Row | undefined): void {
  const tops = columnsOf(above);
  const bottoms = columnsOf(below);
  for (let x = 0; x < sheet.width - LABEL_WIDTH; x++) {
    const meets = (tops.has(x) ? 1 : 0) + (bottoms.has(x) ? 2 : 0);
    put(sheet, LABEL_WIDTH + x, y, itemAt(SIGNS, meets), inkOf(below?.band ?? 0));
  }
}

function columnsOf(row: Row | undefined): Set<number> {
  return new Set(row?.fields.flatMap(({ left, right }) => [left, right]));
}

/** Ring and planet above a band; the axis is both edges. */
function drawPlanet(
  sheet: Canvas,
  y: number,
  { planets }: State,
  ring: number,
  tick: number,
  lit: ReadonlySet<string>,
): void {
  const planet = planets.findIndex((orbit) => orbit.ring === ring);
  const orbit = planets[planet];
  if (orbit === undefined) return;
  const name = itemAt(PLANETS, planet);
  const legal = lit.has(name);
  const ink = legal ? LEGAL : BOLD;
  const text = ` ${legal ? '+' : ''}${name} `;
  const at = LABEL_WIDTH + orbit.tick * tick;
  put(sheet, at, y, '●', ink);
  if (orbit.tick === 0) put(sheet, LABEL_WIDTH + TICKS * tick, y, '●', ink);
  const fits = at + 1 + text.length < sheet.width;
  put(sheet, fits ? at + 1 : at - text.length, y, text, ink);
}
