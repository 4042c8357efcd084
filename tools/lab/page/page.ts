import { counted } from '../../../src/cli/numbers.ts';
import { escaped } from '../../pictures.ts';
import type { About } from '../amounts.ts';
import type { Row } from '../judgement.ts';
import type { LabReport, VariantReport } from '../report.ts';
import { answerText, differenceText, HEADINGS, intervalText, nameOf, valueText } from '../words.ts';
import { historyChart, spreadChart } from './charts.ts';
import { rowOf, scaleRow, shareScale } from './rows.ts';
import { STYLE } from './style.ts';
import { thingsOf } from './things.ts';

/** What a lab found, as one page that needs nothing else. */
export function pageOf(report: LabReport): string {
  const title = `${report.title}: what a change does`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}
</style></head><body>
<header><h1>${escaped(title)}</h1>
<p>${introduction(report)}</p></header>
<main>
${report.variants.map((variant) => section(report, variant)).join('\n')}
</main>
<footer>${limits(report)}</footer>
</body></html>
`;
}

function introduction({ level, seats, matches, seed, variants }: LabReport): string {
  const change = variants.length === 1 ? 'with the change' : 'with each of the changes';
  return `Bots of the level <b>${escaped(level)}</b> played the game as it is and ${change}, on the same deals: ${counted(seats, 'seat')}, at most ${counted(matches, 'match', 'matches')} each. <span class="soft">Seed ${escaped(seed)}.</span>`;
}

function section(report: LabReport, variant: VariantReport): string {
  const head = `<h2>${escaped(variant.name)}</h2>
<ul class="changes">${variant.differences.map((one) => `<li><code>${escaped(one)}</code></li>`).join('')}</ul>
<p class="answer">${escaped(answerText(report, variant))}</p>`;
  if (variant.matches === 0) return `<section>${head}</section>`;
  return `<section>${head}
${KEY}
${wins(report, variant)}
${shares(variant, 'ends')}
${numbers(variant)}
${thingsOf(variant)}
</section>`;
}

const KEY = `<p class="key"><span><svg viewBox="0 0 36 16" aria-hidden="true"><circle class="before" cx="18" cy="8" r="5"/></svg> as it is</span>
<span><svg viewBox="0 0 36 16" aria-hidden="true"><rect class="band" x="2" y="3" width="32" height="10" rx="3"/><circle class="after" cx="18" cy="8" r="5"/></svg> with the change, and where it may lie</span>
<span class="found"><svg viewBox="0 0 36 16" aria-hidden="true"><rect class="band" x="2" y="3" width="32" height="10" rx="3"/><circle class="after" cx="18" cy="8" r="5"/></svg> more than chance</span></p>`;

function rowsAbout(variant: VariantReport, about: About): Row[] {
  return variant.rows
    .filter((row) => row.about === about)
    .toSorted((a, b) => a.kind.localeCompare(b.kind, 'en', { numeric: true }));
}

function wins({ seats }: LabReport, variant: VariantReport): string {
  const rows = rowsAbout(variant, 'wins');
  const traits = [...new Set(rows.map(({ trait }) => trait))];
  const par = 1 / seats;
  const blocks = traits.map((trait) => {
    const own = rows.filter((row) => row.trait === trait);
    const scale = shareScale(own);
    return `<h4>By ${escaped(trait)}</h4>${scaleRow(scale)}${own.map((row) => rowOf(row, scale, seats > 1 ? par : undefined)).join('\n')}`;
  });
  const subject = rows.find(({ trait }) => trait === traits[0]);
  const equal = seats > 1 ? '<p class="note">The dashed line is an equal share for everybody.</p>' : '';
  return `<h3>${HEADINGS.wins}</h3>${equal}
${blocks.join('\n')}
${subject === undefined ? '' : historyChart(variant, subject)}`;
}

function shares(variant: VariantReport, about: 'ends'): string {
  const rows = rowsAbout(variant, about);
  if (rows.length === 0) return '';
  return `<h3>${HEADINGS[about]}</h3>${scaleRow([0, 1])}${rows.map((row) => rowOf(row, [0, 1])).join('\n')}`;
}

function numbers(variant: VariantReport): string {
  const rows = [...rowsAbout(variant, 'length'), ...rowsAbout(variant, 'points')];
  const lines = rows.map(
    (
      row,
    ) => `<div class="row plain${row.isChanged ? ' found' : ''}"><div class="name">${escaped(nameOf(row))}</div>
<div class="numbers">${valueText(row, 'before')} → ${valueText(row, 'after')}</div>
<div class="numbers"><b>${differenceText(row)}</b> <span class="soft">(${intervalText(row)})</span></div></div>`,
  );
  return `<h3>Length and points</h3>
<div class="charts">${variant.spreads.map(spreadChart).join('')}</div>
<p class="note">Bars: as it is. Line: with the change. Below, the averages.</p>
${lines.join('\n')}`;
}

function limits({ error, looks, margin }: LabReport): string {
  const often = `${Math.round(100 * error)} of 100`;
  return `<h2>What this can tell, and what not</h2>
<p>Where nothing changes at all, in at most ${often} such experiments anything is marked as changed: all figures, all changes and all ${counted(looks.length, 'look')} are allowed for. What is not marked may still have changed, by no more than its band shows.</p>
<p>It stops early once who wins has surely changed, or by less than ${(100 * margin).toFixed(0)} points.</p>
<p>“Wins with it” compares seats that take a thing with seats that do not, at the beginning of the same turn and with the same chances in the eyes of the game’s own hints. What the hints do not see is not evened out: a thing may be taken by those who are about to win anyway. It is a hint where to look, not a proof.</p>
<p>Bots are not people. What these do with a change, others may do better.</p>`;
}
