import type { Analysis } from '../../../../analysis/analysis.ts';
import { sumOf } from '../../../../analysis/sums.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { AnalysisStore } from '../../../local/analysis/analysisStore.ts';

/** What an analysis found of how somebody played a match. */
export interface Skill {
  /** From 0 to 1; nothing for who chose nothing. */
  readonly accuracy: number | undefined;
  /** What chance gave or took, in chances of winning. */
  readonly luck: number;
}

const VERSION: Analysis['version'] = 1;

/** By what the seat could see; nothing where the match was not analysed to its end. */
export async function skillOf(
  store: Pick<AnalysisStore, 'get'>,
  { id, ply, seat }: { readonly id: string; readonly ply: number; readonly seat: Seat },
): Promise<Skill | undefined> {
  const kept = await store.get(id, 'seen');
  // There is a finding before the first move and one after each.
  if (kept?.version !== VERSION || kept.findings.length <= ply) return undefined;
  const decisions = kept.findings.flatMap(({ decision }) => decision ?? []);
  const draws = kept.findings.flatMap((finding) => finding.luck ?? []);
  const { accuracy, luck } = sumOf(seat, 0, decisions, draws);
  return { accuracy, luck };
}
