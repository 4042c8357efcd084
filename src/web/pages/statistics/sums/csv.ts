import { entriesOf } from '../../../../kernel/data/records.ts';
import { TURN, wordsOf } from './groups.ts';
import type { OwnMatch } from './ownMatch.ts';

/** Matches as a table for spreadsheets (RFC 4180): a header, then a line for each match. */

type Cell = string | number | undefined;

const HEADER = [
  'date',
  'game',
  'seats',
  'own seat',
  'faction',
  'opponents',
  'place',
  'points',
  'accuracy',
  'luck',
] as const;

/** So that a spreadsheet reads the letters of all languages. */
const MARK = '\uFEFF';

export function csvOf(matches: readonly OwnMatch[], nameOf: (game: string) => string): string {
  const lines = [HEADER, ...matches.map((match) => cellsOf(match, nameOf(match.game)))];
  return `${MARK}${lines.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;
}

function cellsOf(match: OwnMatch, game: string): Cell[] {
  const { date, seats, seat, others, place, points, skill } = match;
  const names = others.map(({ name, player }) => (player === 'person' ? name : `${name} (${player.bot})`));
  return [
    dayOf(date),
    game,
    seats,
    seat + 1,
    sideOf(match),
    names.join('; '),
    place,
    points,
    rounded(skill?.accuracy),
    rounded(skill?.luck),
  ];
}

/** What the seat played as: its faction, power or corner. */
function sideOf(match: OwnMatch): string {
  const words = entriesOf(wordsOf(match)).filter(([key]) => key !== TURN);
  return words.map(([, word]) => word).join('; ');
}

/** The day where the match was played, as spreadsheets know it: 2026-11-18. */
function dayOf(date: number): string {
  const day = new Date(date);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const rounded = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(1000 * value) / 1000;

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text that begins like a formula gets a mark before it, by which it stays a text. */
function written(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
