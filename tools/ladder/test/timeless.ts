import type { LadderReport } from '../ladderText.ts';

/** The report in the last line that a ladder has printed. */
export function reportIn(lines: readonly string[]): LadderReport {
  return JSON.parse(lines.at(-1) ?? '');
}

/** Without how long the matches took. */
export function timeless({ rungs, ...report }: LadderReport): object {
  return { ...report, rungs: rungs.map(({ secondsPerMatch: _, ...rung }) => rung) };
}
