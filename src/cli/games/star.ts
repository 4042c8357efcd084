import type { Move, State } from '../../games/star/state.ts';
import { canvas, linesOf, put } from '../canvas.ts';
import { DIM } from '../ink.ts';
import { wrapped } from '../rows.ts';
import type { DrawOptions } from './drawing.ts';
import { drawMat, LEGEND, MAT_HEIGHT, MAT_WIDTH } from './star/mat.ts';
import { type Line, playerLines, tableLines } from './star/panel.ts';

const LEAST_WIDTH = 80;
const MOST_WIDTH = 120;
const GAP = 3;
/** From this width on the players stand beside the mat, else below it. */
const WIDE = 100;

/** The position as text: the mat, and beside or below it the players, the round and the deck. */
export function draw(state: State, names: readonly string[], options: DrawOptions): string {
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, options.width));
  const [left, top] = width >= WIDE ? [MAT_WIDTH + GAP, 0] : [0, MAT_HEIGHT];
  const room = width - left;
  const panel = [...playerLines(state, names, room), ...tableLines(state, room)];
  const legend = wrapped(LEGEND, width).map((text): Line => [{ text, ink: DIM }]);
  const bottom = Math.max(MAT_HEIGHT, top + panel.length);
  const sheet = canvas(width, bottom + legend.length);
  drawMat(sheet, state, new Set(options.lit));
  write(panel, left, top);
  write(legend, 0, bottom);
  return linesOf(sheet, options.colour).join('\n');

  function write(lines: readonly Line[], x: number, y: number): void {
    lines.forEach((line, i) => {
      let at = x;
      for (const { text, ink } of line) {
        put(sheet, at, y + i, text, ink);
        at += text.length;
      }
    });
  }
}

/** The hexes a move aims at, to be lit on the mat. */
export function targets(move: Move): readonly string[] {
  if ('to' in move) return [move.to];
  return 'at' in move ? [move.at] : [];
}
