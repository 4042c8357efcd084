import { indexedAnalyses } from './analysisStore.ts';
import { indexedSkills } from './skillStore.ts';

/** Removes all that was found out of a match; what cannot be removed does no harm. */
export async function forgetAnalysis(id: string): Promise<void> {
  await Promise.allSettled([indexedAnalyses().forget(id), indexedSkills().forget(id)]);
}
