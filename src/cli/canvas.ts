import { itemAt } from '../kernel/data/lists.ts';
import { type Ink, PLAIN, painted } from './ink.ts';

/** A sheet of characters, each with its ink. */
export interface Canvas {
  readonly width: number;
  readonly rows: Glyph[][];
}

interface Glyph {
  readonly sign: string;
  readonly ink: Ink;
}

const EMPTY: Glyph = { sign: ' ', ink: PLAIN };

export function canvas(width: number, height: number): Canvas {
  return { width, rows: Array.from({ length: height }, () => new Array<Glyph>(width).fill(EMPTY)) };
}

/** Writes a text from a place to the right; what would fall off the sheet is cut. */
export function put(sheet: Canvas, x: number, y: number, text: string, ink: Ink = PLAIN): void {
  const row = sheet.rows[y];
  if (row === undefined) return;
  for (let i = Math.max(0, -x); i < text.length && x + i < sheet.width; i++) {
    row[x + i] = { sign: text.charAt(i), ink };
  }
}

export function linesOf(sheet: Canvas, colour: boolean): string[] {
  return sheet.rows.map((row) => runsOf(row, colour).trimEnd());
}

/** A row with one colour sequence for each run of equal ink. */
function runsOf(row: readonly Glyph[], colour: boolean): string {
  let line = '';
  for (let from = 0; from < row.length; ) {
    const { ink } = itemAt(row, from);
    let to = from;
    while (row[to]?.ink === ink) to++;
    const text = row.slice(from, to).map(({ sign }) => sign);
    line += painted(text.join(''), ink, colour);
    from = to;
  }
  return line;
}
