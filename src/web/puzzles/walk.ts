import { AS_GOOD, isOfIdea, type Puzzle, type PuzzleStep } from '../../analysis/puzzles/puzzle.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { GameEvent, Move } from '../../kernel/game.ts';
import { canonical } from '../../kernel/data/plain.ts';
import { playLine } from '../../kernel/match/line.ts';
import { type Match, newMatch } from '../../kernel/match/match.ts';
import { visible } from '../../kernel/sight/sight.ts';
import { moveText } from '../../kernel/text.ts';
import type { LoggedMove, Offer } from '../../protocol/table.ts';

/** How far somebody has come on the line of a puzzle; never changed, only followed by another. */
export interface Walk {
  readonly entry: GameEntry;
  readonly puzzle: Puzzle;
  readonly match: Match;
  /** The moves so far, as the seat of the puzzle may know them. */
  readonly log: readonly LoggedMove[];
  /** The decision it has come to; as many as there are once the line is over. */
  readonly at: number;
}

/** The position a puzzle begins with. */
export function beginning(entry: GameEntry, puzzle: Puzzle): Walk {
  const match = newMatch(entry.game, puzzle.record);
  const walk: Walk = { entry, puzzle, match, log: [], at: 0 };
  return withLines(walk, puzzle.record.moves.slice(0, puzzle.ply));
}

/** Some moves further, as a record tells them. */
function withLines({ match: before, log, ...walk }: Walk, lines: readonly string[]): Walk {
  const { seat } = walk.puzzle;
  const match = { ...before, plies: [...before.plies] };
  const news = lines.map((line): LoggedMove => {
    const ply = match.plies.length + 1;
    const events: GameEvent[] = [];
    playLine(match, line, ply, events);
    const [mover = '', ...text] = line.split(' ');
    const isKnown = Number(mover) === seat || walk.entry.game.open === true;
    return {
      ...{ seq: ply, ply, seat: Number(mover) },
      text: isKnown ? text.join(' ') : undefined,
      events: visible(events, seat),
    };
  });
  return { ...walk, match, log: [...log, ...news] };
}

export const isOver = ({ at, puzzle }: Walk): boolean => at >= puzzle.steps.length;

/** What is asked; nothing once the line is over. */
export const stepOf = ({ at, puzzle }: Walk): PuzzleStep | undefined => puzzle.steps[at];

/** The best move of the decision it has come to. */
export function bestText({ puzzle, match }: Walk): string {
  const line = puzzle.record.moves[match.plies.length] ?? '';
  return line.slice(line.indexOf(' ') + 1);
}

/** What may be tried: all that was looked at, so that it can be judged. */
export function offersAt(walk: Walk): readonly Offer[] {
  const step = stepOf(walk);
  if (step === undefined) return [];
  const { match, puzzle, entry } = walk;
  const best = bestText(walk);
  const legal: readonly Move[] = entry.game.legalMoves(match.state, puzzle.seat);
  return legal
    .map((move) => ({ text: moveText(move), move }))
    .filter(({ text }) => text === best || step.costs[text] !== undefined);
}

/** What came of a try. */
export interface Tried {
  readonly text: string;
  /** Where it was tried. */
  readonly from: Walk;
  /** Whether it is the move of the line, of the same idea, harmless but not the point, or worse. */
  readonly verdict: 'best' | 'good' | 'waits' | 'worse';
  /** What it costs, in hundredths of the chance of winning; nothing where that is not known. */
  readonly cost: number | undefined;
  /** Where it leads; nothing for what is not of the idea. */
  readonly next: Walk | undefined;
  /** Whether the move of the line was made in its place. */
  readonly replaced: boolean;
}

/** Tries a move at the decision it has come to. */
export function tried(from: Walk, text: string): Tried {
  if (text === bestText(from))
    return { text, from, verdict: 'best', cost: 0, next: onward(from), replaced: false };
  const step = stepOf(from);
  const cost = step?.costs[text];
  if (step === undefined || !isOfIdea(step, bestText(from), text)) {
    const verdict = cost !== undefined && cost <= AS_GOOD ? 'waits' : 'worse';
    return { text, from, verdict, cost, next: undefined, replaced: false };
  }
  const own = withLines(from, [`${from.puzzle.seat} ${text}`]);
  const isLast = from.at === from.puzzle.steps.length - 1;
  if (isLast) {
    const next = { ...own, at: from.at + 1 };
    return { text, from, verdict: 'good', cost, next, replaced: false };
  }
  return { text, from, verdict: 'good', cost, next: onward(from), replaced: !comesToSame(from, own) };
}

/** Whether a move leads to the very position the move of the line leads to. */
function comesToSame(walk: Walk, own: Walk): boolean {
  const { puzzle, match } = walk;
  const line = withLines(walk, puzzle.record.moves.slice(match.plies.length, match.plies.length + 1));
  return canonical(line.match.state) === canonical(own.match.state);
}

/** The next decision of the line, past what is forced, or its end. */
function onward(walk: Walk): Walk {
  const { puzzle, match, at } = walk;
  const next = puzzle.steps[at + 1]?.ply;
  return { ...withLines(walk, puzzle.record.moves.slice(match.plies.length, next)), at: at + 1 };
}

/** One move further on the line, for whoever is shown it. */
export function oneOnward(walk: Walk): Walk {
  const { puzzle, match, at } = walk;
  const ply = match.plies.length;
  const isDecision = puzzle.steps[at]?.ply === ply;
  const isLast = ply + 1 >= puzzle.record.moves.length;
  const further = withLines(walk, puzzle.record.moves.slice(ply, ply + 1));
  return { ...further, at: isLast ? puzzle.steps.length : at + (isDecision ? 1 : 0) };
}

/** What the seat of the puzzle sees. */
export function seenIn({ entry, match, puzzle }: Walk): object {
  return entry.game.redact(match.state, puzzle.seat);
}
