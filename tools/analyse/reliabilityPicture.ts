import { wilson } from '../../src/kernel/data/interval.ts';
import { COLOURS, escaped, round1, STYLE } from '../pictures.ts';
import type { Tenth, Told } from './tenths.ts';

const EDGE = 20;
const [TOP, SIZE, GAP, FOOT] = [92, 150, 40, 56];
const LEFT = 62;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

const across = (panel: number, share: number): number => round1(LEFT + panel * (SIZE + GAP) + share * SIZE);
const up = (share: number): number => round1(TOP + SIZE - share * SIZE);

/** What was told against what was won, a panel for each number of seats, as SVG of its own. */
export function pictureOf(title: string, told: readonly Told[]): string {
  const width = Math.max(560, LEFT + told.length * (SIZE + GAP));
  const height = TOP + SIZE + FOOT;
  const name = `${escaped(title)}, chances told and matches won`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title about">
<title id="title">${name}</title>
<desc id="about">${told.map((one) => `${seatsText(one)}: ${one.tenths.map(tenthText).join(', ')}`).join('; ')}</desc>
<style>${STYLE}
</style>
<rect class="ground" width="100%" height="100%" rx="8"/>
<text class="text head" x="${EDGE}" y="32">${name}</text>
<text class="soft" x="${EDGE}" y="54">at a quarter, half and three quarters of ${countsText(told)} matches; lines: 95 % of single chances</text>
${told.map(panelOf).join('\n')}
</svg>
`;
}

function countsText(told: readonly Told[]): string {
  const counts = told.map(({ matches }) => matches);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return fewest === most ? `${most}` : `${fewest} to ${most}`;
}

function seatsText({ seats }: Told): string {
  return seats === 1 ? 'alone' : `${seats} seats`;
}

function tenthText({ told, won, count }: Tenth): string {
  return `told ${percent(told)}, won ${percent(won)} (${count} chances)`;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function panelOf(told: Told, panel: number): string {
  const rows = QUARTERS.map(
    (share) =>
      `<line class="${share === 0 ? 'axis' : 'grid'}" x1="${across(panel, 0)}" x2="${across(panel, 1)}" y1="${up(share)}" y2="${up(share)}"/>`,
  );
  const names =
    panel === 0
      ? QUARTERS.map(
          (share) =>
            `<text class="soft" x="${LEFT - 8}" y="${up(share) + 4}" text-anchor="end">${percent(share)}</text>`,
        )
      : [];
  return `${rows.join('\n')}
${names.join('\n')}
<line class="par" x1="${across(panel, 0)}" y1="${up(0)}" x2="${across(panel, 1)}" y2="${up(1)}"/>
<g class="of${panel % COLOURS}" fill="currentColor" stroke="currentColor">
${told.tenths.map((tenth) => dotOf(tenth, panel)).join('\n')}
</g>
<text class="text" x="${across(panel, 0.5)}" y="${TOP - 12}" text-anchor="middle">${seatsText(told)}: Brier ${told.brier.toFixed(3)}</text>
<text class="soft" x="${across(panel, 0)}" y="${TOP + SIZE + 18}" text-anchor="middle">0 %</text>
<text class="soft" x="${across(panel, 1)}" y="${TOP + SIZE + 18}" text-anchor="middle">100 %</text>
<text class="soft" x="${across(panel, 0.5)}" y="${TOP + SIZE + 38}" text-anchor="middle">told</text>`;
}

function dotOf(tenth: Tenth, panel: number): string {
  const { told, won, count } = tenth;
  const [low, high] = wilson(won * count, count);
  const x = across(panel, told);
  return `<line class="line" x1="${x}" x2="${x}" y1="${up(low)}" y2="${up(high)}"/>
<circle cx="${x}" cy="${up(won)}" r="${round1(Math.min(6, 2 + Math.sqrt(count) / 12))}"><title>${tenthText(tenth)}</title></circle>`;
}
