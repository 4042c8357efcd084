import type { Seat } from '../../../kernel/game.ts';
import type { LoggedMove } from '../../../protocol/table.ts';
import type { Lesson } from '../../games/view.ts';

/** Progress in a guided game: the moves the learner made, and the lessons clicked through since the last of them. */
export interface Progress {
  readonly made: number;
  readonly clicked: number;
}

/** How many moves the learner has made. */
export function movesMade(news: readonly LoggedMove[], learner: Seat): number {
  return news.filter(({ seat }) => seat === learner).length;
}

/**
 * The current lesson. It follows from the moves of the match, so it is right after a reload or an undo too; only
 * lessons without a move have to be clicked through.
 */
export function lessonAt(lessons: readonly Lesson[], { made, clicked }: Progress): number {
  let moves = 0;
  const start =
    made === 0 ? 0 : 1 + lessons.findIndex((lesson) => lesson.move !== undefined && ++moves === made);
  if (made > moves) return lessons.length;
  let at = start;
  for (let left = clicked; left > 0 && lessons[at] && lessons[at]?.move === undefined; left--) at++;
  return at;
}
