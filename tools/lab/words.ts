import type { Interval } from '../../src/kernel/data/interval.ts';
import { counted, percent } from '../../src/cli/numbers.ts';
import type { About } from './amounts.ts';
import type { Row } from './judgement.ts';
import type { LabReport, VariantReport } from './report.ts';

/** What text and page say in the same words. */

export const HEADINGS: Readonly<Record<About, string>> = {
  wins: 'Who wins',
  length: 'How long matches are',
  points: 'Points',
  ends: 'How matches end',
  taken: 'What is taken',
  with: 'Who wins with it, at equal standing',
};

/** What a row tells of, such as `turn 1` or `Ion Drive`. */
export function nameOf({ about, trait, kind }: Row): string {
  if (about === 'wins') return `${trait} ${kind}`;
  return about === 'points' ? `points ${kind}` : kind;
}

/** A value of a row as people read it. */
export function valueText({ about, unit, before, after }: Row, side: 'before' | 'after'): string {
  const { value, count } = side === 'before' ? before : after;
  if (count === 0) return '–';
  if (about === 'taken') return per100(value);
  if (about === 'with') return pointsText(value);
  return unit === 'share' ? percent(value) : value.toFixed(1);
}

/** So many of a hundred seats. */
function per100(value: number): string {
  const hundreds = 100 * value;
  return hundreds < 10 ? hundreds.toFixed(1) : hundreds.toFixed(0);
}

/** A difference with its sign. */
export function differenceText({ about, unit, difference }: Row): string {
  return signed(difference, about, unit);
}

export function intervalText({ about, unit, interval }: Row): string {
  if (interval === undefined) return 'too few';
  return between(interval, (value) => signed(value, about, unit));
}

export function between([low, high]: Interval, told: (value: number) => string): string {
  return `${told(low)} to ${told(high)}`;
}

function signed(value: number, about: About, unit: Row['unit']): string {
  if (about === 'taken' || unit === 'share') return pointsText(value);
  return `${sign(value)}${Math.abs(value).toFixed(1)}`;
}

/** A difference of shares in hundredths. */
export function pointsText(value: number): string {
  return `${sign(value)}${Math.abs(100 * value).toFixed(1)}`;
}

function sign(value: number): string {
  return value < 0 ? '−' : '+';
}

/** What was played, in a line. */
export function playedText({ title, seats, level, matches, seed }: LabReport): string {
  return `${title}, ${counted(seats, 'seat')}, ${level} on all of them, at most ${counted(matches, 'match', 'matches')} each, seed ${seed}`;
}

/** What came of a variant, in a sentence or two. */
export function answerText(report: LabReport, variant: VariantReport): string {
  const { matches, clear, rows } = variant;
  if (matches === 0) return 'Too few matches were played to tell anything.';
  const found = rows.filter(({ isChanged }) => isChanged);
  const wins = found.filter(({ about }) => about === 'wins');
  return [
    wins.length > 0 ? `${listOf(wins.map(winText))}.` : winsAlike(report, variant),
    ...(wins.length < found.length ? [`${restText(found)}.`] : []),
    stopText(report, matches, clear),
  ].join(' ');
}

function winsAlike({ margin }: LabReport, { clear }: VariantReport): string {
  return clear === 'alike'
    ? `Who wins changes by less than ${(100 * margin).toFixed(0)} points.`
    : 'No change of who wins can be told from chance.';
}

function winText(row: Row): string {
  const more = row.difference > 0 ? 'more' : 'less';
  return `${nameOf(row)} wins ${more} often (${valueText(row, 'before')} → ${valueText(row, 'after')})`;
}

function listOf(parts: readonly string[]): string {
  const [first = '', ...others] = parts;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join('; ');
}

const KINDS: readonly (readonly [About, string])[] = [
  ['length', 'length'],
  ['points', 'points'],
  ['ends', 'ends'],
  ['taken', 'what is taken'],
  ['with', 'what helps to win'],
];

function restText(found: readonly Row[]): string {
  const counts = KINDS.flatMap(([about, word]) => {
    const count = found.filter((row) => row.about === about).length;
    return count === 0 ? [] : [`${word} (${count})`];
  });
  return `Also changed: ${counts.join(', ')}`;
}

function stopText({ matches: most, looks }: LabReport, matches: number, clear: string | undefined): string {
  const told = `${counted(matches, 'match', 'matches')} of either`;
  if (matches === most) return `Played: ${told}.`;
  if (clear === undefined) return `Interrupted after ${told}, of ${most}.`;
  const look = looks.indexOf(matches) + 1;
  return `Stopped early, after ${told}, of ${most}: who wins was clear at look ${look} of ${looks.length}.`;
}
