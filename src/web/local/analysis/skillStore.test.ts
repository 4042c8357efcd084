import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { indexedAnalyses } from './analysisStore.ts';
import { forgetAnalysis } from './forgetAnalysis.ts';
import { indexedSkills, memorySkills, type SkillStore } from './skillStore.ts';

const KINDS: readonly (readonly [string, () => SkillStore])[] = [
  ['memory', memorySkills],
  ['IndexedDB', () => indexedSkills('skills-test')],
];
const SKILLS = [
  { accuracy: 0.8, luck: 0.1 },
  { accuracy: undefined, luck: -0.1 },
];

describe.each(KINDS)('skills in %s', (_, open) => {
  test('are kept by match, the last ones, until it is forgotten', async () => {
    const store = open();
    await store.put({ id: 'a', skills: [] });
    await store.put({ id: 'a', skills: SKILLS });
    expect(await store.get('a')).toEqual({ id: 'a', skills: SKILLS });
    expect(await store.get('b')).toBeUndefined();
    await store.forget('a');
    expect(await store.get('a')).toBeUndefined();
  });
});

test('what was found out of a match goes with it', async () => {
  const [analyses, skills] = [indexedAnalyses(), indexedSkills()];
  for (const id of ['a', 'b']) {
    await analyses.put({ id, sight: 'seen', record: '', version: 1, findings: [], touched: 1 });
    await skills.put({ id, skills: SKILLS });
  }
  await forgetAnalysis('a');
  expect([await analyses.get('a', 'seen'), await skills.get('a')]).toEqual([undefined, undefined]);
  expect((await analyses.get('b', 'seen'))?.id).toBe('b');
  expect((await skills.get('b'))?.id).toBe('b');
});
