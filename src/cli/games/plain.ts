import type { GameEntry, Grid } from '../../kernel/entry.ts';
import { type Fact, type Fields, fieldsOf, seatFacts, sharedFacts } from '../../kernel/defaults/facts.ts';
import type { Move } from '../../kernel/game.ts';
import { type Study, studyOf } from '../../kernel/defaults/study.ts';
import { BOLD, LEGAL, seatInk, seatLetter } from '../ink.ts';
import { aligned, type Cell, wrapped } from '../rows.ts';
import type { Drawing, DrawOptions } from './drawing.ts';

/** A game that nobody has drawn: its cells where it has a board, then what lies on the table and before each seat. */
export function plainDrawing(entry: GameEntry): Drawing {
  const { game, board } = entry;
  const study = studyOf(entry);
  return {
    draw(state, names, options) {
      const fields = fieldsOf(state, game.seatsOf(state));
      const shared = sharedFacts(fields, study).filter(({ list }) => board === undefined || !list);
      return [
        ...(board ? drawGrid(board, state, options) : []),
        ...shared.flatMap((fact) => wrapped(`${fact.label}: ${wordsOf(fact)}`, options.width)),
        ...drawSeats(fields, entry.score(state), names, study, options),
      ].join('\n');
    },
    targets(move) {
      const cell = board?.cellOf(move);
      return cell === undefined ? [] : [`${cell}`];
    },
  };
}

/** One line for each row of cells: pieces by the letters of their seats, words as they are. */
function drawGrid(board: Grid<object, Move>, state: object, options: DrawOptions): string[] {
  const lit = new Set(options.lit);
  const cellAt = (cell: number): Cell => {
    const shown = board.shown(state, cell);
    if (typeof shown === 'number') return { text: ` ${seatLetter(shown)} `, ink: seatInk(shown) };
    return lit.has(`${cell}`) ? { text: shown ?? ' · ', ink: LEGAL } : { text: shown ?? ' · ' };
  };
  const rows = Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (__, column) => cellAt(row * board.columns + column)),
  );
  return [...aligned(rows, options.colour, { gap: 1 }), ''];
}

/** Each seat with its points and what lies before it. */
function drawSeats(
  fields: Fields,
  points: readonly number[],
  names: readonly string[],
  study: Study,
  { colour, width }: DrawOptions,
): string[] {
  const facts = names.map((_, seat) => seatFacts(fields, seat, study));
  const heads = (facts[0] ?? []).map(({ label }): Cell => ({ text: label, ink: BOLD }));
  const rows = names.map((name, seat): Cell[] => [
    { text: ` ${seatLetter(seat)} `, ink: seatInk(seat) },
    { text: name },
    { text: `${points[seat] ?? 0}`, right: true },
    ...(facts[seat] ?? []).map((fact) => ({ text: wordsOf(fact) })),
  ]);
  const head: Cell[] = [{ text: '' }, { text: '' }, { text: 'Points', ink: BOLD }, ...heads];
  return aligned([head, ...rows], colour, { width });
}

/** What lies face down is a back. */
function wordsOf({ items }: Fact): string {
  return items.length === 0 ? '–' : items.map((item) => item ?? '▪').join(' ');
}
