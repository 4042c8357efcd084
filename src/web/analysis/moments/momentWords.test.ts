import { expect, test } from 'vitest';
import type { JudgedDecision } from '../../../analysis/analysis.ts';
import type { LoadedGame } from '../../games/view.ts';
import type { PastView } from '../../../protocol/table.ts';
import type { LogTurn } from '../../table/log/logTurns.ts';
import { betterWords, momentLabel, playedWords, type Wording } from './momentWords.ts';

const WORDS: Readonly<Record<string, string>> = {
  use: 'activate: use stations of one kind',
  move: 'move: 3 points',
  fly: 'fly C1 → C2',
};
// Only what words are made of.
const game = {
  entry: {
    game: { legalMoves: () => Object.keys(WORDS).map((type) => ({ type })) },
    texts: { move: (_: object, { type }: { type: string }) => WORDS[type] },
  },
} as unknown as LoadedGame;
const line = (ply: number, text: string) => ({
  ...{ from: ply, ply, text, details: [], places: [], way: undefined, cue: undefined, weight: 0 },
});
const turns: readonly LogTurn[] = [
  { seat: 0, number: 1, sentences: [line(1, 'Ann uses the tower on O1: +2 energy.')] },
];
const wording: Wording = {
  ...{ game, names: ['Ann', 'Ben'], called: ['Ann', 'Ben'], turns, sight: 'seen' },
  // Only the position, which none of these words are made of.
  pasts: () => ({ state: {} }) as unknown as PastView,
  eyesOf: ({ seat }) => seat,
};
const decision = (ply: number, text: string): JudgedDecision => ({
  ...{ ply, turn: ply, seat: 0, cost: 0.1, noise: 0.01, verdict: 'mistake', best: [] },
  played: { text, chance: 0.5, noise: 0.01 },
});
const way = (...words: readonly string[]) => words.map((one) => ({ words: one }));

test('a move whose words name an action alone is told by what was done with it', () => {
  expect(playedWords(wording, decision(0, 'use'))).toBe('Ann uses the tower on O1');
  expect(playedWords(wording, decision(0, 'fly'))).toBe('Fly C1 → C2');
  expect(playedWords(wording, decision(4, 'use'))).toBe('Activate');
});

test('a better one is told by how the turn could go on', () => {
  const to = (text: string, steps: ReturnType<typeof way>) =>
    betterWords(wording, decision(0, 'use'), text, steps);
  expect(to('move', [])).toBe('Move');
  expect(to('move', way('move'))).toBe('Move');
  expect(to('move', way('move', 'launch to I1', 'fly I1 → C1'))).toBe('Move: launch to I1, fly I1 → C1');
  expect(to('move', way('move', 'a b', 'c d', 'e f'))).toBe('Move: a b, c d…');
  expect(to('fly', way('fly', 'end'))).toBe('Fly C1 → C2');
});

test('beside the curve a move says who made it, once', () => {
  const label = (one: JudgedDecision) =>
    momentLabel(wording, { kind: 'choice', ply: one.ply, size: one.cost, decision: one });
  expect(label(decision(0, 'use'))).toBe('Ann uses the tower on O1');
  expect(label(decision(0, 'fly'))).toBe('Ann: Fly C1 → C2');
});
