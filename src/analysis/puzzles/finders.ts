import { botOf, LEVELS } from '../../bots/index.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Move } from '../../kernel/game.ts';
import { moveText } from '../../kernel/text.ts';
import type { Question } from '../question.ts';
import type { Insight } from './insight.ts';
import { AS_GOOD, type Difficulty } from './puzzle.ts';

/** How often each level is asked; the upper ones err seldom. */
const TIMES = { novice: 8, easy: 8, casual: 8, medium: 6, skilled: 3 } as const;

/** The share of tries in which each level finds all of a line, the weakest first. */
export function findersOf(
  entry: GameEntry,
  steps: readonly { readonly question: Question; readonly insight: Insight }[],
  seed: number,
): number[] {
  return LEVELS.flatMap(({ name, make }) => {
    const times = Object.entries(TIMES).find(([level]) => level === name)?.[1] ?? 0;
    if (times === 0) return [];
    const shares = steps.map(({ question, insight }) => {
      const { seat, legal, view } = question;
      const tries = Array.from({ length: times }, (_, i) =>
        make(entry, seed + i).choose({ seat, legal, view: () => entry.game.copy(view) }),
      );
      return tries.filter((move) => isFound(insight, moveText(move))).length / times;
    });
    return [shares.reduce((all, share) => all * share, 1)];
  });
}

function isFound({ best, costs }: Insight, text: string): boolean {
  return text === moveText(best) || (costs[text] ?? Number.POSITIVE_INFINITY) <= AS_GOOD;
}

/** Those who slip most, and how often they are asked whether something is plain to see. */
const BEGINNERS = LEVELS.filter(({ name }) => name === 'novice' || name === 'easy' || name === 'casual');
const ASKED = 4;
/** What more than this share of them find is no puzzle. */
const TOO_MANY = 0.84;

/** Whether beginners find a move as a rule. */
export function isPlain(
  entry: GameEntry,
  { seat, legal, view }: Question,
  best: Move,
  seed: number,
): boolean {
  const text = moveText(best);
  const found = BEGINNERS.flatMap(({ make }) =>
    Array.from({ length: ASKED }, (_, i) =>
      make(entry, seed + i).choose({ seat, legal, view: () => entry.game.copy(view) }),
    ),
  ).filter((move) => moveText(move) === text);
  return found.length > TOO_MANY * ASKED * BEGINNERS.length;
}

/** Whether strong play finds a move, or one that is as good: what it does not see is not clear enough. */
export function isSeenByHard(
  entry: GameEntry,
  { seat, legal, view }: Question,
  insight: Insight,
  seed: number,
): boolean {
  const move = botOf('hard')
    .make(entry, seed)
    .choose({ seat, legal, view: () => entry.game.copy(view) });
  return isFound(insight, moveText(move));
}

/** From this share of finders on, on average over the levels, a line is plain to see, or can be found. */
const PLAIN = 0.75;
const FINDABLE = 0.4;

/** How hard a line is, by how often the levels find it. */
export function difficultyBy(finders: readonly number[]): Difficulty {
  const mean = finders.reduce((sum, share) => sum + share, 0) / finders.length;
  if (mean >= PLAIN) return 1;
  return mean >= FINDABLE ? 2 : 3;
}
