import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { CoachPanel } from './coachPanel.tsx';
import type { Advice } from './advice.ts';
import { TEXTS } from '../texts.ts';
import type { Decision } from '../decision/useDecision.ts';

const { coach: texts } = TEXTS;

const OFFERS = [
  { text: 'bid 3', move: { type: 'bid', card: 3 } },
  { text: 'bid 7', move: { type: 'bid', card: 7 } },
];

const table = { state: {}, setup: { chairs: [{ name: 'Ann', player: 'person' }] } } as unknown as TableView;
const game = {
  entry: { texts: { move: (_: object, { card }: { card: number }) => `bid the ${card}` } },
} as unknown as LoadedGame;
const decision = {
  choices: OFFERS.map((offer) => ({ offer, gesture: { label: offer.text } })),
  busy: false,
} as unknown as Decision;

const playback = (advice: Advice | undefined): string => {
  const coach = { advice, ask: () => undefined, close: () => undefined };
  return renderToStaticMarkup(createElement(CoachPanel, { table, game, decision, coach }));
};

test('nothing is shown until the coach is asked', () => {
  expect(playback(undefined)).toBe('');
});

test.each(['thinking', 'single', 'failed'] as const)('it says when it is %s', (said) => {
  expect(playback(said)).toContain(texts.says[said]);
  expect(playback(said).includes(texts.again)).toBe(said === 'failed');
});

test('its favourite moves stand in the words of the game, with their chances', () => {
  const html = playback([
    { text: 'bid 7', chance: 0.62, looks: 300 },
    { text: 'bid 3', chance: 0.5, looks: 10 },
    { text: 'bid 9', chance: 0.1, looks: 1 },
  ]);
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain(
    `Bid the 7 ${texts.chance(62)} ${texts.certainty.sure} Bid the 3 ${texts.chance(50)} ${texts.certainty.guess}`,
  );
  expect(words).not.toContain('10%');
});
