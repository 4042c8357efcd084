import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdvisedPlan, TableView } from '../../../protocol/table.ts';
import { numberOf } from '../../../kernel/measures.ts';
import type { LoadedGame } from '../../games/view.ts';
import type { Decision } from '../decision/useDecision.ts';
import { TEXTS } from '../texts.ts';
import type { Advice } from './advice.ts';
import { CoachPanel } from './coachPanel.tsx';
import type { Coach } from './useCoach.ts';

const { coach: texts } = TEXTS;

// Only what the panel looks at.
const table = { state: {}, setup: { chairs: [{ name: 'Ann', player: 'person' }] } } as unknown as TableView;
const measure = { id: 'tricks', of: () => 0, worth: 1, ...numberOf('trick') };
const game = { entry: { measures: { whose: () => 0, list: () => [measure] } } } as unknown as LoadedGame;
const decision = { seat: 0, choices: [], busy: false } as unknown as Decision;

const plan = (text: string, chance: number, by: number): AdvisedPlan => ({
  moves: [text],
  halt: 'turn',
  chance,
  lead: { word: 'clear', ahead: 38, tries: 40, gap: 0.1, noise: 0.02 },
  differences: [{ of: 'tricks', when: 'soon', by, sooner: false, worth: by }],
});

function shown(advice: Advice | undefined, more: Partial<Coach> = {}): string {
  const nothing = (): undefined => undefined;
  const wondering = { open: false, moves: undefined, start: nothing, stop: nothing, consider: () => false };
  const steps = (advice?.said === 'plans' ? advice.plans : []).map(({ moves }) =>
    moves.map((text) => ({ text, words: `${text} it`, gesture: { label: text } })),
  );
  const coach: Coach = {
    ...{ advice, ask: nothing, close: nothing, steps, chosen: 0, choose: nothing, point: nothing },
    ...{ play: nothing, wondering, opinion: undefined, wondered: [], drawn: [], begins: undefined, ...more },
  };
  return renderToStaticMarkup(createElement(CoachPanel, { table, game, decision, coach }));
}

const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('nothing is shown until the coach is asked', () => {
  expect(shown(undefined)).toBe('');
});

test('it says how far it has come, and that it failed', () => {
  expect(shown({ said: 'thinking', share: 0.25 })).toContain('value="0.25"');
  expect(wordsIn(shown({ said: 'failed' }))).toContain(`${texts.failed} ${texts.again}`);
});

test('its plans stand in words with a reason, which is part of their names, and without any per cent', () => {
  const html = shown({ said: 'plans', plans: [plan('bid', 0.62, 2.2), plan('pass', 0.5, -2.2)] });
  const words = wordsIn(html);
  expect(words).toContain(
    'Plan A Bid it clear , ahead of plan B in 38 of 40 tries. Against B: 2 more tricks by your next turn.',
  );
  expect(words).toContain(
    'Plan B Pass it clearly behind , plan A is ahead of it in 38 of 40 tries. Against A: 2 tricks fewer by your next turn.',
  );
  expect(words).toContain(texts.play('A'));
  expect(words).not.toMatch(/%|0\.\d/);
});

test('a move asked about is answered with a word and a reason', () => {
  const advice = { said: 'plans', plans: [plan('bid', 0.62, 2)] } as const;
  const wondering = {
    ...{ open: false, moves: ['pass'], start: () => undefined, stop: () => undefined },
    consider: () => false,
  };
  const opinion = { plan: plan('pass', 0.5, -2), lead: advice.plans[0].lead, better: false, same: false };
  const wondered = [{ text: 'pass', words: 'pass', gesture: { label: 'pass' } }];
  if (opinion.lead === undefined) throw new Error('there is a lead');
  const html = shown(advice, { wondering, opinion: { ...opinion, lead: opinion.lead }, wondered });
  expect(wordsIn(html)).toContain(
    'Pass clear Plan A is ahead of it in 38 of 40 tries. 2 tricks fewer by your next turn.',
  );
});
