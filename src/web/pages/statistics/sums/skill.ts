import type { Analysis } from '../../../../analysis/analysis.ts';
import { sumOf } from '../../../../analysis/sums.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { AnalysisStore } from '../../../local/analysis/analysisStore.ts';
import type { Skill, SkillStore } from '../../../local/analysis/skillStore.ts';

/** Where is kept what analyses found out. */
export interface Kept {
  readonly analyses: Pick<AnalysisStore, 'get'>;
  readonly skills: Pick<SkillStore, 'get'>;
}

const VERSION: Analysis['version'] = 1;

/** By what the seat could see; nothing where the match was not analysed to its end. */
export async function skillOf(
  { analyses, skills }: Kept,
  { id, ply, seat }: { readonly id: string; readonly ply: number; readonly seat: Seat },
): Promise<Skill | undefined> {
  const known = await skills.get(id);
  if (known !== undefined) return known.skills[seat];
  const kept = await analyses.get(id, 'seen');
  // There is a finding before the first move and one after each.
  if (kept?.version !== VERSION || kept.findings.length <= ply) return undefined;
  const decisions = kept.findings.flatMap(({ decision }) => decision ?? []);
  const draws = kept.findings.flatMap((finding) => finding.luck ?? []);
  const { accuracy, luck } = sumOf(seat, 0, decisions, draws);
  return { accuracy, luck };
}
