import type { MatchRecord } from '../kernel/match/record.ts';
import type { Analysis } from './analysis.ts';
import { nameOf } from './film.ts';

/** Whether an analysis that was kept is one of this record, in the form this program knows, and knows every move. */
export function isWhole({ format, version, record, curve }: Analysis, of: MatchRecord): boolean {
  const isKnown = format === 'orrery-analysis' && version === 1 && record === nameOf(of);
  return isKnown && curve.length === of.moves.length + 1;
}
