import { itemAt } from '../../../src/kernel/data/lists.ts';
import { round1 } from '../../pictures.ts';
import type { Row } from '../judgement.ts';
import type { Spread, VariantReport } from '../report.ts';
import { intervalText, nameOf, pointsText } from '../words.ts';
import { marksIn, quoted } from './strip.ts';

const [WIDTH, HEIGHT] = [360, 180];
const [LEFT, RIGHT, TOP, FOOT] = [44, 12, 12, 30];
const BOTTOM = HEIGHT - FOOT;

/** How often each length or score came up: bars as it is, a line with the change. */
export function spreadChart({ what, least, step, before, after }: Spread): string {
  const shares = (counts: readonly number[]): number[] => {
    const all = counts.reduce((sum, count) => sum + count, 0);
    return counts.map((count) => count / Math.max(1, all));
  };
  const [was, is] = [shares(before), shares(after)];
  const most = Math.max(...was, ...is);
  const wide = (WIDTH - LEFT - RIGHT) / before.length;
  const x = (i: number): number => round1(LEFT + i * wide);
  const y = (share: number): number => round1(BOTTOM - (share / most) * (BOTTOM - TOP));
  const bars = was.map(
    (share, i) =>
      `<rect class="bars" x="${x(i)}" y="${y(share)}" width="${round1(Math.max(1, wide - 1))}" height="${round1(BOTTOM - y(share))}"/>`,
  );
  const line = is.map((share, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(share)}H${x(i + 1)}`).join('');
  const end = least + step * before.length;
  const marks = marksIn([least, end], 5).map((mark) => {
    const at = round1(LEFT + ((mark - least) / (end - least)) * (WIDTH - LEFT - RIGHT));
    return `<text x="${at}" y="${BOTTOM + 18}" text-anchor="middle">${round1(mark)}</text>`;
  });
  const told = what === 'moves' ? 'Moves of a match' : 'Points of a seat';
  return `<figure>${open(`${told}: how often each came up, as it is and with the change`)}
${bars.join('')}<path class="zero" d="M${LEFT} ${BOTTOM}H${WIDTH - RIGHT}"/><path class="steps" d="${line}"/>
<text x="${LEFT - 6}" y="${TOP + 8}" text-anchor="end">${Math.round(100 * most)} %</text>${marks.join('')}
</svg><figcaption>${told}</figcaption></figure>`;
}

/** How sure a change of who wins became from look to look. */
export function historyChart({ history }: VariantReport, subject: Row): string {
  const looks = history.flatMap(({ matches, wins }) => {
    const row = wins.find(({ trait, kind }) => trait === subject.trait && kind === subject.kind);
    return row?.interval === undefined ? [] : [{ matches, row, interval: row.interval }];
  });
  if (looks.length < 2) return '';
  const reach = Math.max(0.05, ...looks.flatMap(({ interval }) => interval.map(Math.abs)));
  const x = (i: number): number => round1(LEFT + ((i + 0.5) / looks.length) * (WIDTH - LEFT - RIGHT));
  const y = (value: number): number => round1(TOP + ((reach - value) / (2 * reach)) * (BOTTOM - TOP));
  const marks = marksIn([-reach, reach], 5).map(
    (mark) =>
      `<path class="${Math.abs(mark) < 1e-9 ? 'zero' : 'grid'}" d="M${LEFT} ${y(mark)}H${WIDTH - RIGHT}"/><text x="${LEFT - 6}" y="${y(mark) + 4}" text-anchor="end">${pointsText(mark).replace('.0', '')}</text>`,
  );
  const points = looks.map(
    ({ matches, row, interval: [low, high] }, i) =>
      `<g class="${row.isChanged ? 'found' : ''}"><path class="reach" d="M${x(i)} ${y(low)}V${y(high)}"/><circle class="after" cx="${x(i)}" cy="${y(row.difference)}" r="4.5"/></g><text x="${x(i)}" y="${BOTTOM + 18}" text-anchor="middle">${matches}</text>`,
  );
  const latest = itemAt(looks, looks.length - 1).row;
  const told = `How many points of a hundred ${nameOf(latest)} wins more, after so many matches: at last ${intervalText(latest)}`;
  return `<figure class="narrow">${open(told)}
${marks.join('')}${points.join('')}
</svg><figcaption>How much more ${nameOf(latest)} wins, in points of a hundred, after so many matches. Each line is where the truth may lie, whenever one stops to look.</figcaption></figure>`;
}

function open(label: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${quoted(label)}">`;
}
