import { expect, test } from 'vitest';
import { LEVELS } from '../../../bots/index.ts';
import { entriesOf, keysOf } from '../../../kernel/data/records.ts';
import { TEXTS } from '../../texts.ts';
import { hasBots, LEVEL_FOR, playedOf, suited } from './played.ts';

const bot = (level: string): { readonly bot: string } => ({ bot: level });

test('the more somebody has played, the stronger the bots, from the weakest to one that thinks about everything', () => {
  const names = LEVELS.map(({ name }) => name);
  const strengths = Object.values(LEVEL_FOR).map((level) => names.indexOf(level));
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
  expect(new Set(strengths).size).toBe(strengths.length);
  expect(strengths[0]).toBe(0);
  expect(names.slice(strengths.at(-1))).toContain('hard');
});

test('every answer has its words', () => {
  expect(Object.keys(TEXTS.newTable.answers)).toEqual(keysOf(LEVEL_FOR));
});

test('bots get the level of the answer, people stay', () => {
  expect(suited('person', 'often')).toBe('person');
  expect(suited(bot('hard'), 'never')).toEqual(bot('novice'));
});

test('the answer is told by the bots, wherever they got their level from', () => {
  for (const [played, level] of entriesOf(LEVEL_FOR))
    expect(playedOf(['person', bot(level), bot(level)])).toBe(played);
});

test('bots that differ, or play at a level between, tell no answer', () => {
  expect(playedOf(['person', bot('novice'), bot('hard')])).toBeUndefined();
  expect(playedOf([bot('casual')])).toBeUndefined();
  expect(playedOf(['person'])).toBeUndefined();
});

test('nothing is asked at a table without bots', () => {
  expect(hasBots(['person', 'person'])).toBe(false);
  expect(hasBots(['person', bot('easy')])).toBe(true);
});
