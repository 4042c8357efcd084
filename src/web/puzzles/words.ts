import { reasonWords } from '../../bots/coach/reason.ts';
import type { Puzzle } from '../../analysis/puzzles/puzzle.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { moveWords } from '../analysis/telling.ts';
import type { Gesture } from '../games/view.ts';
import { TEXTS } from './texts.ts';
import { beginning, bestText, oneOnward, seenIn, type Tried, type Walk } from './walk.ts';

const { page: texts } = TEXTS;

/** From these costs on, in hundredths, a try is far off, or hurts. */
const FAR = 5;
const MUCH = 12;

/** A move at the decision a walk has come to, in a few words. */
function wordsAt(walk: Walk, text: string, names: readonly string[]): string {
  return moveWords(walk.entry, { state: seenIn(walk) }, walk.puzzle.seat, text, names);
}

/** What is said of a worse try. */
function costWords(cost: number | undefined): string {
  if (cost === undefined) return texts.unknown;
  if (cost < FAR) return texts.close(cost);
  return cost < MUCH ? texts.worse(cost) : texts.much(cost);
}

/** What is said of a try. */
export function triedWords({ verdict, cost, replaced, text, from }: Tried, names: readonly string[]): string {
  if (verdict === 'best') return texts.best;
  if (verdict === 'waits') return `${texts.tried(wordsAt(from, text, names))} ${texts.waits}`;
  if (verdict === 'worse') return `${texts.tried(wordsAt(from, text, names))} ${costWords(cost)}`;
  return replaced ? texts.replaced(wordsAt(from, bestText(from), names)) : texts.good;
}

/** Every move of the line from its beginning, in words. */
export function lineWords(entry: GameEntry, puzzle: Puzzle, names: readonly string[]): string[] {
  const words: string[] = [];
  let walk = beginning(entry, puzzle);
  while (walk.match.plies.length < puzzle.record.moves.length) {
    words.push(wordsAt(walk, bestText(walk), names));
    walk = oneOnward(walk);
  }
  return words;
}

/** Why the line is best, as the coach puts it, and what it is worth. */
export function whyWords(entry: GameEntry, puzzle: Puzzle, names: readonly string[]): string {
  const { seat, differences, steps } = puzzle;
  const view = seenIn(beginning(entry, puzzle));
  const reason = reasonWords(entry, { view, seat, names }, differences, 'ahead');
  const { chance, lead } = itemAt(steps, 0);
  const [best, next] = [chance, chance - lead].map((share) => Math.round(100 * share));
  return `${reason ?? texts.longView} ${texts.chances(best!, next!)}`;
}

/** What a hint says: what it is about, what it begins with, the move. */
export function hintWords(
  at: number,
  walk: Walk,
  gesture: Gesture | undefined,
  names: readonly string[],
): string {
  if (at === 0) return texts.hintTheme(walk.puzzle.theme);
  if (at === 2) return texts.hintMove(wordsAt(walk, bestText(walk), names));
  const { group, from, to } = gesture ?? {};
  if (group !== undefined) return texts.hintGroup(group);
  if (from !== undefined) return texts.hintFrom;
  return to === undefined ? texts.hintButton : texts.hintTo;
}
