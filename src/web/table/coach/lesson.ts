import type { Seat } from '../../../kernel/game.ts';
import type { LoggedMove } from '../../../protocol/table.ts';
import type { Lesson } from '../../games/view.ts';

/** Where a guided game stands: the moves the learner made, and the lessons clicked on since the last of them. */
export interface Progress {
  readonly made: number;
  readonly clicked: number;
}

/** How many moves of the learner have been told. */
export function movesMade(news: readonly LoggedMove[], learner: Seat): number {
  return news.filter(({ seat }) => seat === learner).length;
}

/**
 * The lesson to be said now. It follows from the moves of the match, so it also fits after a reload or an undo;
 * only what asks for no move has to be clicked on.
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
