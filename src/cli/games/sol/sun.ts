import { NAME, type Space } from '../../../games/sol/board.ts';
import { BASE, BONUS, CARDS_BY_LAYER } from '../../../games/sol/facts.ts';
import type { State } from '../../../games/sol/state.ts';
import { boardOf, diversAt, hasStation, stationOwner, stationType } from '../../../games/sol/verbs.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type Canvas, canvas, put } from '../../canvas.ts';
import { BOLD, DIM, GOLD, type Ink, LEGAL, seatInk, seatLetter } from '../../ink.ts';
import { flow, putAll, type Token } from '../../tokens.ts';
import { type Cell, unroll } from './unrolled.ts';

/** The board: five rows for the layers with lines between them. */

const LABELS = ['outer', 'inner', 'conv.', 'rad.', 'core'] as const;
const LABEL_WIDTH = 7;
/** From cool space to the glowing core. */
const LAYER_INKS: readonly Ink[] = ['38;5;67', '38;5;67', '38;5;166', '38;5;208', '38;5;220'];
const LEAST_HEIGHT = 2;
const STATION_LETTERS = 'NFT';

/** What a cell shows, line by line. */
type Content = readonly (readonly Token[])[];

interface Row {
  readonly layer: number;
  readonly cells: readonly Cell[];
  readonly contents: readonly Content[];
  readonly height: number;
  /** Where its first line and the line below it are. */
  readonly top: number;
  readonly bottom: number;
}

export function drawSun(state: State, width: number, lit: ReadonlySet<string>): Canvas {
  const rows = rowsOf(state, width - LABEL_WIDTH, lit);
  const sheet = canvas(width, itemAt(rows, rows.length - 1).bottom + 1);
  for (const row of rows) drawRow(sheet, row);
  drawLine(sheet, 0, undefined, rows[0]);
  rows.forEach((row, i) => drawLine(sheet, row.bottom, row, rows[i + 1]));
  drawShips(sheet, state, itemAt(rows, 0));
  rows.slice(1, -1).forEach((row, i) => drawBarrier(sheet, state, row, itemAt(rows, i + 2), lit));
  drawHeart(sheet, itemAt(rows, rows.length - 1));
  return sheet;
}

function rowsOf(state: State, width: number, lit: ReadonlySet<string>): Row[] {
  let top = 1;
  return unroll(boardOf(state), width).map((cells, layer) => {
    const contents = cells.map((cell) => contentOf(state, cell, lit));
    const height = Math.max(LEAST_HEIGHT, ...contents.map((content) => content.length));
    const row = { layer, cells, contents, height, top, bottom: top + height };
    top = row.bottom + 1;
    return row;
  });
}

// ── Cells ─────────────────────────────────────────────────────────────────────────────────────────

function contentOf(state: State, cell: Cell, lit: ReadonlySet<string>): Content {
  const { space, left, right, whole } = cell;
  const name = itemAt(NAME, space);
  const room = right - left - 1;
  if (!whole) return name.length <= room ? [[{ text: name, ink: DIM }]] : [];
  const title = lit.has(name) ? { text: `›${name}`, ink: LEGAL } : { text: name, ink: '' };
  return [...flow([title, ...thingsOn(state, space)], room), ...flow(diversOn(state, space), room)];
}

function thingsOn(state: State, space: Space): Token[] {
  const things: Token[] = [];
  if (hasStation(state, space)) {
    const owner = stationOwner(state, space);
    const letter = STATION_LETTERS[stationType(state, space)];
    things.push({ text: `${seatLetter(owner)}${letter}`, ink: `${BOLD};${seatInk(owner)}` });
  }
  if (state.cubes[space]) things.push({ text: '▪', ink: GOLD });
  if (state.feeders[space]) things.push({ text: `#${state.feeders[space]}`, ink: BOLD });
  return things;
}

function diversOn(state: State, space: Space): Token[] {
  return state.players.flatMap((player, seat) => {
    const count = diversAt(player, space);
    return count === 0 ? [] : [{ text: `${seatLetter(seat)}${count}`, ink: seatInk(seat) }];
  });
}

function drawRow(sheet: Canvas, { layer, cells, contents, height, top }: Row): void {
  drawLabel(sheet, layer, top);
  cells.forEach(({ left, right }, i) => {
    for (let y = top; y < top + height; y++) {
      for (const x of [left, right]) put(sheet, LABEL_WIDTH + x, y, '│', LAYER_INKS[layer]);
    }
    contents[i]?.forEach((tokens, line) => putAll(sheet, LABEL_WIDTH + left + 1, top + line, tokens));
  });
}

/** The layer's name, and what stations yield and how many cards are drawn there. */
function drawLabel(sheet: Canvas, layer: number, top: number): void {
  const bonus = BONUS[layer] ? `+${BONUS[layer]}` : '';
  put(sheet, 0, top, itemAt(LABELS, layer), LAYER_INKS[layer]);
  put(
    sheet,
    0,
    top + 1,
    `${BASE[layer]}${bonus}${'▯'.repeat(itemAt(CARDS_BY_LAYER, layer))}`,
    LAYER_INKS[layer],
  );
}

// ── Lines ─────────────────────────────────────────────────────────────────────────────────────────

/** Signs of a line by what meets it from above (1) and below (2). */
const THIN = '─┴┬┼';
const BARRIER = '═╧╤╪';

/** The line under a row and over the next. */
function drawLine(sheet: Canvas, y: number, above: Row | undefined, below: Row | undefined): void {
  const signs = above && below && above.layer > 0 ? BARRIER : THIN;
  const ink = LAYER_INKS[below?.layer ?? 4];
  const tops = columnsOf(above);
  const bottoms = columnsOf(below);
  for (let x = 0; x < sheet.width - LABEL_WIDTH; x++) {
    const meets = (tops.has(x) ? 1 : 0) + (bottoms.has(x) ? 2 : 0);
    put(sheet, LABEL_WIDTH + x, y, itemAt(signs, meets), ink);
  }
}

function columnsOf(row: Row | undefined): Set<number> {
  return new Set(row?.cells.flatMap(({ left, right }) => [left, right]));
}

/** A ship stands where the four spaces it touches meet (3.5); the eyes have the numbers of the outer spaces. */
function drawShips(sheet: Canvas, state: State, outer: Row): void {
  const { next } = boardOf(state);
  for (const { space, left, right } of outer.cells.filter(({ whole }) => whole)) {
    drawEye(sheet, state, LABEL_WIDTH + left, outer.bottom, space);
    drawEye(sheet, state, LABEL_WIDTH + right, outer.bottom, itemAt(next, space));
  }
}

function drawEye(sheet: Canvas, state: State, x: number, y: number, eye: number): void {
  const seat = state.players.findIndex((player) => player.eye === eye);
  if (seat < 0) put(sheet, x, y, '•', GOLD);
  else put(sheet, x - 1, y, `(${seatLetter(seat)})`, `${BOLD};${seatInk(seat)}`);
}

/** Gates, and places for gates, on the segments between two rows. */
function drawBarrier(sheet: Canvas, state: State, upper: Row, lower: Row, lit: ReadonlySet<string>): void {
  boardOf(state).segments.forEach((ends, segment) => {
    const gate = itemAt(state.gates, segment);
    if (gate === 0 && !lit.has(ends.name)) return;
    for (const a of upper.cells.filter(({ space }) => space === ends.upper)) {
      for (const b of lower.cells.filter(({ space }) => space === ends.lower)) {
        const left = Math.max(a.left, b.left);
        const right = Math.min(a.right, b.right);
        if (right - left > 1) drawGate(sheet, upper.bottom, left, right, gate - 1);
      }
    }
  });
}

function drawGate(sheet: Canvas, y: number, left: number, right: number, seat: number): void {
  const x = LABEL_WIDTH + Math.floor((left + right) / 2);
  if (seat < 0) {
    put(sheet, x, y, '+', LEGAL);
    return;
  }
  put(sheet, x, y, seatLetter(seat), `${BOLD};${seatInk(seat)}`);
  if (right - left < 4) return;
  put(sheet, x - 1, y, '╡');
  put(sheet, x + 1, y, '╞');
}

function drawHeart(sheet: Canvas, core: Row): void {
  const text = ' heart of the Sun ';
  put(sheet, LABEL_WIDTH + Math.floor((sheet.width - LABEL_WIDTH - text.length) / 2), core.bottom, text, DIM);
}
