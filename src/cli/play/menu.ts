import type { Move } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { moveText } from '../../kernel/text.ts';
import { BOLD, DIM, painted } from '../ink.ts';

/** One line of the list a person chooses from. */
export interface Choice {
  /** From 1; stays the same while the list is narrowed. */
  readonly number: number;
  readonly move: Move;
  /** What may be typed. */
  readonly text: string;
  /** What the move does. */
  readonly words: string;
}

export function choicesOf(legal: readonly Move[], wordsOf: (move: Move) => string): Choice[] {
  return legal.map((move, i) => ({ number: i + 1, move, text: moveText(move), words: wordsOf(move) }));
}

/** The choices in whose text or words a part occurs. */
export function narrowed(choices: readonly Choice[], part: string): Choice[] {
  const wanted = plain(part);
  return choices.filter(({ text, words }) => plain(text).includes(wanted) || plain(words).includes(wanted));
}

/** Capitals, arrows and extra spaces do not matter. */
export function plain(text: string): string {
  return text.replace(/→/g, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
}

export interface Room {
  readonly width: number;
  readonly lines: number;
  readonly colour: boolean;
}

const GAP = 2;
/** A kind with more choices than this is shown in parts. */
const MANY = 40;
/** How much longer than the median a choice may be and still widen its column. */
const SLACK = 6;

/** The choices in columns, kind by kind, in at most as many lines as there is room for. */
export function drawMenu(choices: readonly Choice[], room: Room): string[] {
  const kinds = byKind(choices).map((kind) => linesOf(kind, room.width));
  const share = shareOf(
    kinds.map((lines) => lines.length),
    room.lines,
  );
  const lines = kinds.flatMap((kind) => kind.slice(0, share));
  const shown = lines.reduce((sum, line) => sum + line.length, 0);
  const drawn = lines.map((line) => drawLine(line, room.colour));
  if (shown === choices.length) return drawn;
  const hint = `… ${choices.length - shown} more: type a part of a move to narrow the list`;
  return [...drawn, painted(hint, DIM, room.colour)];
}

/** Choices of one type together; large types split by their second word, single choices share their lines. */
function byKind(choices: readonly Choice[]): Choice[][] {
  const kinds = grouped(choices, ({ move }) => move.type).flatMap((kind) =>
    kind.length > MANY ? grouped(kind, ({ text }) => text.split(' ')[1] ?? '') : [kind],
  );
  const single = kinds.filter((kind) => kind.length === 1).flat();
  const several = kinds.filter((kind) => kind.length > 1);
  return single.length === 0 ? several : [...several, single];
}

function grouped(choices: readonly Choice[], key: (choice: Choice) => string): Choice[][] {
  return [...Map.groupBy(choices, key).values()];
}

/** A choice as it is printed, with the room it takes. */
interface Item {
  readonly number: string;
  readonly words: string;
  readonly room: number;
}

/** The choices of a kind in lines; a long one takes the room of several columns. */
function linesOf(kind: readonly Choice[], width: number): Item[][] {
  const digits = String(Math.max(...kind.map(({ number }) => number))).length;
  const lengths = kind.map(({ words }) => digits + 1 + words.length + GAP);
  const column = columnFor(lengths);
  const lines: Item[][] = [];
  let used = width;
  kind.forEach(({ number, words }, i) => {
    const room = Math.ceil(itemAt(lengths, i) / column) * column;
    if (used + room > width + GAP) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push({ number: String(number).padStart(digits), words, room });
    used += room;
  });
  return lines;
}

/** A column as wide as the choices of usual length need. */
function columnFor(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  const median = itemAt(sorted, Math.floor(sorted.length / 2));
  return Math.max(...sorted.filter((length) => length <= median + SLACK));
}

function drawLine(line: readonly Item[], colour: boolean): string {
  const items = line.map(({ number, words, room }) => {
    return `${painted(number, BOLD, colour)} ${words.padEnd(room - number.length - 1)}`;
  });
  return items.join('').trimEnd();
}

/** The most lines each kind may have so that all fit; at least one. */
function shareOf(heights: readonly number[], lines: number): number {
  const total = (share: number): number => heights.reduce((sum, height) => sum + Math.min(height, share), 0);
  let share = Math.max(...heights, 1);
  while (share > 1 && total(share) > lines) share--;
  return share;
}
