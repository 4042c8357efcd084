import type { TableSummary } from '../../../protocol/table.ts';
import { TEXTS } from '../texts.ts';

/** What the lines of a tree are called, and how they hang together. */

const { branches } = TEXTS;

type Line = Pick<TableSummary, 'id' | 'branch' | 'ply'>;

/** What a line is called: what somebody has called it, else where it leaves. */
export function nameOfLine({ branch }: Pick<Line, 'branch'>): string {
  if (branch === undefined) return branches.match;
  return branch.name === '' ? branches.unnamed(branch.ply) : branch.name;
}

/** “From move 41 of “Out to the tower””; what leaves the match itself does not say so. */
export function placeOfLine(lines: readonly Line[], { branch }: Pick<Line, 'branch'>): string {
  if (branch === undefined) return '';
  const left = lines.find(({ id }) => id === branch.of);
  return branches.place(branch.ply, left?.branch && nameOfLine(left));
}

/** “Hypatia (hard), Ann”: who played a line, bots with their levels. */
export function playersOfLine({ setup }: Pick<TableSummary, 'setup'>): string {
  const players = setup.chairs.map(({ name, player }) =>
    player === 'person' ? name : branches.bot(name, player.bot),
  );
  return players.join(', ');
}

/** The line itself after everything it leaves, the match first. */
export function pathTo<T extends Line>(lines: readonly T[], line: T): readonly T[] {
  const left = lines.find(({ id }) => id === line.branch?.of);
  return left === undefined ? [line] : [...pathTo(lines, left), line];
}

/** The lines as a tree is drawn: every branch after what it leaves, the earliest first. */
export function drawnOrder<T extends Line>(lines: readonly T[]): readonly T[] {
  const after = (id: string): readonly T[] =>
    lines
      .filter(({ branch }) => branch?.of === id)
      .toSorted((a, b) => (a.branch?.ply ?? 0) - (b.branch?.ply ?? 0))
      .flatMap((line) => [line, ...after(line.id)]);
  const [first] = lines;
  return first === undefined ? [] : [first, ...after(first.id)];
}

/** How many moves two lines share. */
export function sharedMoves<T extends Line>(lines: readonly T[], one: T, other: T): number {
  const [left, right] = [pathTo(lines, one), pathTo(lines, other)];
  const part = left.findIndex((line, i) => line.id !== right[i]?.id);
  const parted = part < 0 ? left.length : part;
  const leaves = (path: readonly T[]): number => path[parted]?.branch?.ply ?? path.at(-1)?.ply ?? 0;
  return Math.min(leaves(left), leaves(right));
}
