import { difficultyBy } from '../../src/analysis/puzzles/finders.ts';
import type { Find } from '../../src/analysis/puzzles/harvest.ts';
import type { Difficulty, Puzzle } from '../../src/analysis/puzzles/puzzle.ts';
import { type Gathered, type Plan, sourceOf } from './plan.ts';

/** A find that may become a puzzle. */
interface Candidate extends Omit<Puzzle, 'number'> {
  readonly key: string;
}

/** What a candidate loses for each puzzle chosen before that shares something with it. */
const LIKENESS: readonly (readonly [loss: number, of: (one: Candidate) => unknown])[] = [
  [3, ({ difficulty }) => difficulty],
  [2, ({ theme }) => theme],
  [2, ({ key }) => key],
  [1, ({ seats }) => seats],
  [1, ({ seats, seat }) => `${seats} ${seat}`],
  [4, ({ source }) => source.match],
];
/** What a lead of so much is worth against likeness; more of it hardly counts. */
const LEAD = { worth: 30, most: 0.2 };

/** So many puzzles of what was gathered, as different as they can be, the easiest first. */
export function chosen(plan: Plan, gathered: readonly Gathered[], count: number): Puzzle[] {
  const sorted = gathered.toSorted((a, b) => a.match - b.match);
  const left = new Set(
    sorted.flatMap(({ match, finds }) =>
      finds.filter(isPuzzling).map((find) => candidateOf(plan, match, find)),
    ),
  );
  const taken: Candidate[] = [];
  while (taken.length < count && left.size > 0) {
    const next = [...left].reduce((best, one) =>
      worthBeside(one, taken) > worthBeside(best, taken) ? one : best,
    );
    left.delete(next);
    taken.push(next);
  }
  return taken
    .toSorted((a, b) => a.difficulty - b.difficulty || a.steps.length - b.steps.length)
    .map(({ key: _, ...puzzle }, i) => ({ number: i + 1, ...puzzle }));
}

/** What so many of all levels find on average asks nothing of anybody, and from so high a chance nothing is lost. */
const TOO_PLAIN = 0.95;
const WON = 0.99;
/** A single decision among fewer moves is soon guessed, unless so few of all levels find it. */
const CHOICE = 4;
const RARE = 0.6;

function isPuzzling({ finders, steps }: Find): boolean {
  const found = finders.reduce((sum, share) => sum + share, 0) / finders.length;
  const [first] = steps;
  const isFew = steps.length === 1 && Object.keys(first?.costs ?? {}).length + 1 < CHOICE;
  return found < TOO_PLAIN && !(isFew && found >= RARE) && steps.every(({ chance }) => chance < WON);
}

function candidateOf(plan: Plan, match: number, { finders, ...find }: Find): Candidate {
  const [first = ''] = find.record.moves.slice(find.ply);
  // The verb of the first move, and how many there are.
  const key = `${first.split(' ')[1]} ${find.steps.length}`;
  return { ...find, difficulty: difficultyBy(finders), source: sourceOf(plan, match), key };
}

function worthBeside(one: Candidate, taken: readonly Candidate[]): number {
  const lead = Math.min(LEAD.most, ...one.steps.map((step) => step.lead));
  const alike = LIKENESS.reduce(
    (sum, [loss, of]) => sum + loss * taken.filter((other) => of(other) === of(one)).length,
    0,
  );
  return LEAD.worth * lead - alike;
}

/** How many there are of each difficulty. */
export function byDifficulty(puzzles: readonly { readonly difficulty: Difficulty }[]): readonly number[] {
  return ([1, 2, 3] as const).map(
    (difficulty) => puzzles.filter((puzzle) => puzzle.difficulty === difficulty).length,
  );
}
