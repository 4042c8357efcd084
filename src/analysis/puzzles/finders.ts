import { botOf, LEVELS } from '../../bots/index.ts';
import type { BotKind } from '../../bots/bot.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Move } from '../../kernel/game.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { moveText } from '../../kernel/text.ts';
import type { Question } from '../question.ts';
import type { Insight } from './insight.ts';
import type { Difficulty } from './puzzle.ts';

/** How often each level is asked; the upper ones err seldom. */
const TIMES = { novice: 8, easy: 8, casual: 8, medium: 6, skilled: 3 } as const;

/** A decision of a line. */
export interface Decided {
  readonly question: Question;
  readonly insight: Insight;
}

/** The share of tries in which each level finds all of a line, the weakest first. */
export function findersOf(entry: GameEntry, steps: readonly Decided[], seed: number): number[] {
  return LEVELS.flatMap((level) => {
    const times = Object.entries(TIMES).find(([name]) => name === level.name)?.[1] ?? 0;
    if (times === 0) return [];
    const shares = steps.map((step) => {
      const tries = Array.from({ length: times }, (_, i) =>
        isFoundBy(entry, level, soughtIn(step), seed + i),
      );
      return tries.filter(Boolean).length / times;
    });
    return [shares.reduce((all, share) => all * share, 1)];
  });
}

/** What is to be found in a decision: one of some moves, at once or later in the turn. */
interface Sought {
  readonly question: Question;
  readonly texts: ReadonlySet<string>;
  readonly waits: boolean;
}

export function soughtIn({ question, insight }: Decided): Sought {
  return { question, texts: new Set([moveText(insight.best), ...insight.same]), waits: insight.waits };
}

/** More decisions than a turn has in which something may wait. */
const LONGEST = 12;

/** Whether a level makes one of the moves that are sought. */
function isFoundBy(
  entry: GameEntry,
  level: BotKind,
  { question, texts, waits }: Sought,
  seed: number,
): boolean {
  const { game, hints } = entry;
  const { seat, view } = question;
  const bot = level.make(entry, seed);
  const rng = seeded(seed);
  const state: object = game.determinize(view, seat, rng);
  const turn = hints.turn?.(state);
  for (let decision = 0; decision < (waits ? LONGEST : 1); decision++) {
    if (game.actors(state)[0] !== seat || hints.turn?.(state) !== turn) return false;
    const legal: readonly Move[] = decision === 0 ? question.legal : game.legalMoves(state, seat);
    const seen: object = decision === 0 ? game.copy(view) : game.redact(state, seat);
    const move = bot.choose({ seat, legal, view: () => seen });
    if (texts.has(moveText(move))) return true;
    game.apply(state, seat, move, rng);
  }
  return false;
}

/** Those who slip most, and how often they are asked whether something is plain to see. */
const BEGINNERS = LEVELS.filter(({ name }) => name === 'novice' || name === 'easy' || name === 'casual');
const ASKED = 4;
/** What more than this share of them find is no puzzle. */
const TOO_MANY = 0.84;

/** Whether beginners find a move as a rule. */
export function isPlain(entry: GameEntry, sought: Sought, seed: number): boolean {
  const found = BEGINNERS.flatMap((level) =>
    Array.from({ length: ASKED }, (_, i) => isFoundBy(entry, level, sought, seed + i)),
  ).filter(Boolean);
  return found.length > TOO_MANY * ASKED * BEGINNERS.length;
}

/** Whether strong play finds a move, or one that is as good: what it does not see is not clear enough. */
export function isSeenByHard(entry: GameEntry, decided: Decided, seed: number): boolean {
  return isFoundBy(entry, botOf('hard'), soughtIn(decided), seed);
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
