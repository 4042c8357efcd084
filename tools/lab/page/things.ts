import type { Interval } from '../../../src/kernel/data/interval.ts';
import { escaped } from '../../pictures.ts';
import type { Row } from '../judgement.ts';
import type { VariantReport } from '../report.ts';
import { HEADINGS } from '../words.ts';
import { thingRow } from './rows.ts';

/** So many of a kind are shown at once, those that changed most and all that surely did. */
const SHOWN = 8;

/** What seats take, kind by kind: how often, and who wins with it. */
export function thingsOf({ rows }: VariantReport): string {
  const taken = rows.filter(({ about }) => about === 'taken');
  if (taken.length === 0) return '';
  const wins = new Map(rows.filter(({ about }) => about === 'with').map((row) => [thingIn(row), row]));
  const traits = [...new Set(taken.map(({ trait }) => trait))].toSorted();
  return `<h3>${HEADINGS.taken}, and who wins with it</h3>
<p class="note">Left, how many of a hundred seats take it (more than a hundred: some take it again). Right, how much more often
seats with it win than seats of equal standing without it, in points of a hundred; the line in the middle is no difference.</p>
${traits
  .map((trait) =>
    kindOf(
      trait,
      taken.filter((row) => row.trait === trait),
      wins,
    ),
  )
  .join('\n')}`;
}

function thingIn({ trait, kind }: Row): string {
  return JSON.stringify([trait, kind]);
}

function kindOf(trait: string, taken: readonly Row[], wins: ReadonlyMap<string, Row>): string {
  const isFound = (row: Row): boolean => row.isChanged === true || wins.get(thingIn(row))?.isChanged === true;
  const sorted = taken.toSorted(
    (a, b) => Number(isFound(b)) - Number(isFound(a)) || Math.abs(b.difference) - Math.abs(a.difference),
  );
  const most = Math.max(...taken.flatMap(({ before, after }) => [before.value, after.value]));
  const scale: Interval = [0, Math.max(0.1, most)];
  const lines = sorted.map((row) => thingRow(row, wins.get(thingIn(row)), scale));
  const shown = Math.max(SHOWN, sorted.filter(isFound).length);
  const rest = lines.slice(shown);
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>${rest.length} more that changed less</summary>${rest.join('\n')}</details>`;
  return `<h4>${escaped(trait)}</h4>
<div class="row thing heads"><div></div><div>taken by 100 seats</div><div>wins with it, points of 100</div></div>
${lines.slice(0, shown).join('\n')}
${more}`;
}
