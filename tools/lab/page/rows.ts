import type { Interval } from '../../../src/kernel/data/interval.ts';
import { counted } from '../../../src/cli/numbers.ts';
import { escaped } from '../../pictures.ts';
import type { Row } from '../judgement.ts';
import { between, differenceText, intervalText, nameOf, pointsText, valueText } from '../words.ts';
import { marksIn, stripOf } from './strip.ts';

/** A figure with its strip and its numbers. */
export function rowOf(row: Row, scale: Interval, par?: number): string {
  const label = `${nameOf(row)}: as it is ${valueText(row, 'before')}, with the change ${valueText(row, 'after')}`;
  const { before, after, interval } = row;
  const strip = stripOf({
    label,
    scale,
    marks: marksIn(scale),
    before: before.value,
    after: after.value,
    ...(interval && { interval: [before.value + interval[0], before.value + interval[1]] }),
    ...(par !== undefined && { par }),
  });
  return `<div class="row${row.isChanged ? ' found' : ''}"><div class="name">${escaped(shortName(row))}</div>
<div class="strip">${strip}</div>
<div class="numbers">${valueText(row, 'before')} → ${valueText(row, 'after')}<br>${changeText(row)}</div></div>`;
}

/** Under a heading that says what rows are sorted by, a name speaks for itself; a number does not. */
function shortName(row: Row): string {
  return Number.isNaN(Number(row.kind)) ? row.kind : nameOf(row);
}

/** What a scale begins with, what lies in its middle, and where it ends. */
export function scaleRow([low, high]: Interval): string {
  const labels = [low, (low + high) / 2, high].map((share) => `<span>${Math.round(100 * share)} %</span>`);
  return `<div class="row scale"><div></div><div class="strip">${labels.join('')}</div><div></div></div>`;
}

/** The change, where it may lie, and whether it counts. */
function changeText(row: Row): string {
  const many = row.about === 'wins' ? `${counted(row.after.count, 'seat')}: ` : '';
  if (row.interval === undefined) return `<span class="soft">${many}too few to tell</span>`;
  return `<b>${differenceText(row)}</b> <span class="soft">(${intervalText(row)})</span>`;
}

/** From nothing to all, or to a half where no row needs more. */
export function shareScale(rows: readonly Row[]): Interval {
  const most = Math.max(
    ...rows.flatMap(({ before, after, interval }) => [
      before.value,
      after.value,
      interval === undefined ? 0 : before.value + interval[1],
    ]),
  );
  return [0, most <= 0.5 ? 0.5 : 1];
}

/** A thing: how often it is taken, and who wins with it. */
export function thingRow(taken: Row, wins: Row | undefined, scale: Interval): string {
  const isFound = taken.isChanged === true || wins?.isChanged === true;
  const often = stripOf({
    label: `${taken.kind}: taken by ${valueText(taken, 'before')} of a hundred seats, now by ${valueText(taken, 'after')}`,
    scale,
    marks: marksIn(scale),
    before: taken.before.value,
    after: taken.after.value,
  });
  return `<div class="row thing"><div class="name${isFound ? ' known' : ''}">${escaped(taken.kind)}</div>
<div class="${foundClass(taken)}">${often}<div class="numbers" data-head="taken by 100 seats">${valueText(taken, 'before')} → ${valueText(taken, 'after')} ${changed(taken)}</div></div>
<div class="${foundClass(wins)}">${winsStrip(wins)}<div class="numbers" data-head="wins with it">${winsText(wins)}</div></div></div>`;
}

function foundClass(row: Row | undefined): string {
  return row?.isChanged ? 'found' : '';
}

function changed(row: Row): string {
  return row.isChanged ? `<b>${differenceText(row)}</b>` : '';
}

/** Half of all matches to either side. */
const ADVANTAGE: Interval = [-0.5, 0.5];

function winsStrip(row: Row | undefined): string {
  const interval = row?.after.interval;
  if (row === undefined || interval === undefined) return '';
  return stripOf({
    label: `${row.kind}: who takes it wins ${winsText(row)} points of a hundred more often than others of equal standing`,
    scale: ADVANTAGE,
    marks: [-0.5, -0.25, 0.25, 0.5],
    zero: 0,
    after: row.after.value,
    interval,
    ...(row.before.interval && { before: row.before.value }),
  });
}

function winsText(row: Row | undefined): string {
  const interval = row?.after.interval;
  if (row === undefined || interval === undefined) return '<span class="soft">too few to tell</span>';
  const before = row.before.interval === undefined ? '' : `${valueText(row, 'before')} → `;
  return `${before}${valueText(row, 'after')} <span class="soft">(${between(interval, pointsText)})</span> ${changed(row)}`;
}
