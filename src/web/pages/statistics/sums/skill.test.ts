import { expect, test } from 'vitest';
import type { Finding } from '../../../../analysis/inquiry.ts';
import { memoryAnalyses } from '../../../local/analysis/analysisStore.ts';
import { memorySkills } from '../../../local/analysis/skillStore.ts';
import { skillOf } from './skill.ts';

/** A match of one move, by the first seat: it cost a quarter of the best, and drew luck. */
const FINDINGS: readonly Finding[] = [
  {
    standing: { ply: 0, chances: [0.5, 0.5], noise: 0 },
    decision: {
      ply: 0,
      turn: 0,
      seat: 0,
      played: { text: 'a', chance: 0.3, noise: 0 },
      best: [{ text: 'b', chance: 0.4, noise: 0 }],
      cost: 0.1,
      noise: 0.02,
      verdict: 'mistake',
    },
  },
  { standing: { ply: 1, chances: [1, 0], noise: 0 }, luck: { ply: 1, gains: [0.2, -0.2], noise: 0 } },
];

async function kept(findings: readonly Finding[], version = 1) {
  const analyses = memoryAnalyses();
  await analyses.put({ id: 'one', sight: 'seen', record: '', version, findings, touched: 1 });
  return { analyses, skills: memorySkills() };
}

test('accuracy and luck of a seat come from what was found out', async () => {
  const skill = await skillOf(await kept(FINDINGS), { id: 'one', ply: 1, seat: 0 });
  expect(skill?.accuracy).toBeCloseTo(0.75);
  expect(skill?.luck).toBeCloseTo(0.2);
  const other = await skillOf(await kept(FINDINGS), { id: 'one', ply: 1, seat: 1 });
  expect(other).toEqual({ accuracy: undefined, luck: -0.2 });
});

test('an analysis that was stopped, is of another form or is not there tells nothing', async () => {
  const match = { id: 'one', ply: 1, seat: 0 };
  expect(await skillOf(await kept(FINDINGS.slice(0, 1)), match)).toBeUndefined();
  expect(await skillOf(await kept(FINDINGS, 2), match)).toBeUndefined();
  expect(await skillOf({ analyses: memoryAnalyses(), skills: memorySkills() }, match)).toBeUndefined();
});

test('the sums of a match stay when its analysis had to make room', async () => {
  const skills = memorySkills();
  await skills.put({
    id: 'one',
    skills: [
      { accuracy: 0.8, luck: 0.1 },
      { accuracy: undefined, luck: -0.1 },
    ],
  });
  const only = { analyses: memoryAnalyses(), skills };
  expect(await skillOf(only, { id: 'one', ply: 1, seat: 0 })).toEqual({ accuracy: 0.8, luck: 0.1 });
  expect(await skillOf(only, { id: 'two', ply: 1, seat: 0 })).toBeUndefined();
});
