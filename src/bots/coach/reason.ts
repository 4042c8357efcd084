import type { GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import { capital } from '../../kernel/defaults/words.ts';
import type { Measure } from '../../kernel/measures.ts';
import type { Difference } from './difference.ts';

/** When a difference is there, as the end of a clause. */
const WHEN: Readonly<Record<Difference['when'], string>> = {
  now: 'this turn',
  soon: 'by your next turn',
  later: 'by the end of your next turn',
  end: 'at the end',
};

/** Whose eyes look, and what the others are called. */
export interface Onlooker {
  readonly view: object;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** Where a plan stands against the one it is compared with. */
export type Standing = 'ahead' | 'behind' | 'even';

/**
 * What speaks for a plan and what against it, in one sentence: the weightiest of both. Nothing where its tries hold
 * nothing else than those it is compared with.
 */
export function reasonWords(
  { measures }: GameEntry,
  { view, seat, names }: Onlooker,
  differences: readonly Difference[],
  standing: Standing,
): string | undefined {
  const list: readonly Measure<object>[] = measures.list(view, seat, names);
  const told = toldOf(differences);
  if (told.length === 0) return undefined;
  const clauses = told.map((difference, i) => {
    const before = told[i - 1];
    return clauseOf(list, difference, before === undefined || before.when !== difference.when);
  });
  return `${capital(clauses.join(', but '))}${told.length > 1 ? '' : balance(told, standing)}.`;
}

/** What the chances say where all that can be counted says the contrary. */
function balance([only]: readonly Difference[], standing: Standing): string {
  if (only === undefined || standing === 'even') return '';
  if (only.worth < 0 && standing === 'ahead') return ', for a better position';
  return only.worth > 0 && standing === 'behind' ? ', but a worse position' : '';
}

/** The differences that are told: the weightiest for it, and the weightiest against it. */
export function toldOf(differences: readonly Difference[]): Difference[] {
  const good = differences.find(({ worth }) => worth > 0);
  const bad = differences.find(({ worth }) => worth < 0);
  return [good ?? [], bad ?? []].flat();
}

function clauseOf(list: readonly Measure<object>[], difference: Difference, dated: boolean): string {
  const { of, by, when, sooner } = difference;
  const measure = list.find(({ id }) => id === of);
  if (measure === undefined) throw new Error(`there is no measure ${of}`);
  if (sooner && measure.sooner !== undefined) return measure.sooner;
  const count = Math.round(Math.abs(by));
  const words = by > 0 ? measure.more(count) : measure.less(count);
  return dated ? `${words} ${WHEN[when]}` : words;
}
