import { type Cell, aligned } from '../../src/cli/rows.ts';
import type { About } from './amounts.ts';
import type { Row } from './judgement.ts';
import type { LabReport, VariantReport } from './report.ts';
import {
  answerText,
  between,
  differenceText,
  intervalText,
  nameOf,
  playedText,
  pointsText,
  valueText,
} from './words.ts';

const MATCHES: readonly About[] = ['wins', 'length', 'points', 'ends'];

/** What a lab found, as people read it in a terminal. */
export function labText(report: LabReport): string {
  return [playedText(report), ...report.variants.flatMap((one) => variantLines(report, one))].join('\n');
}

function variantLines(report: LabReport, variant: VariantReport): string[] {
  const head = ['', `== ${variant.name}`, ...variant.differences.map((line) => `   ${line}`)];
  const answer = answerText(report, variant);
  if (variant.matches === 0) return [...head, '', answer];
  return [
    ...head,
    '',
    answer,
    '',
    ...table(MATCHES.flatMap((about) => rowsAbout(variant.rows, about))),
    ...things(variant),
    '',
    '* changed by more than chance; intervals hold for all rows and looks together (docs/lab.md)',
  ];
}

function rowsAbout(rows: readonly Row[], about: About): Row[] {
  return rows
    .filter((row) => row.about === about)
    .toSorted((a, b) =>
      `${a.trait} ${a.kind}`.localeCompare(`${b.trait} ${b.kind}`, 'en', { numeric: true }),
    );
}

function table(rows: readonly Row[]): string[] {
  const head = ['', 'as it is', 'variant', 'change', 'between', ''];
  const cells = rows.map((row) => [
    nameOf(row),
    valueText(row, 'before'),
    valueText(row, 'after'),
    differenceText(row),
    intervalText(row),
    row.isChanged ? '*' : '',
  ]);
  return columns([head, ...cells]);
}

/** Of each thing how often it is taken and who wins with it, the largest changes first. */
function things({ rows }: VariantReport): string[] {
  const taken = rows.filter(({ about }) => about === 'taken');
  if (taken.length === 0) return [];
  const withIt = new Map(rows.filter(({ about }) => about === 'with').map((row) => [thingOf(row), row]));
  const sorted = taken.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const head = [
    'taken by 100 seats',
    'as it is',
    'variant',
    'change',
    '',
    'wins with it',
    'variant',
    'between',
    '',
  ];
  const cells = sorted.map((row) => {
    const wins = withIt.get(thingOf(row));
    return [
      `${row.trait} ${row.kind}`,
      valueText(row, 'before'),
      valueText(row, 'after'),
      differenceText(row),
      row.isChanged ? '*' : '',
      ...winsCells(wins),
    ];
  });
  return ['', ...columns([head, ...cells])];
}

function winsCells(row: Row | undefined): string[] {
  const side = row?.after;
  if (row === undefined || side?.interval === undefined) return ['', 'too few', '', ''];
  const before = row.before.interval === undefined ? 'too few' : valueText(row, 'before');
  return [before, valueText(row, 'after'), between(side.interval, pointsText), row.isChanged ? '*' : ''];
}

function thingOf({ trait, kind }: Row): string {
  return JSON.stringify([trait, kind]);
}

function columns(rows: readonly (readonly string[])[]): string[] {
  return aligned(
    rows.map((row) => row.map((text, i): Cell => ({ text, right: i > 0 && text !== '*' }))),
    false,
  );
}
