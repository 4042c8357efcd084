import type { Seat } from '../../../kernel/game.ts';
import type { LoggedMove } from '../../../protocol/table.ts';
import type { GuidedTitle, Lesson } from '../../games/view.ts';

/** Progress in a guided game: the moves the learner made, and the lessons clicked through since the last of them. */
export interface Progress {
  readonly made: number;
  readonly clicked: number;
}

/** How many moves the learner has made since the opening of so many moves. */
export function movesMade(news: readonly LoggedMove[], learner: Seat, opening = 0): number {
  return news.filter(({ seat, ply }) => seat === learner && ply > opening).length;
}

/**
 * The current lesson. It follows from the moves of the match, so it is right after a reload or an undo too; only
 * lessons without a move have to be clicked through.
 */
export function lessonAt(lessons: readonly Lesson[], { made, clicked }: Progress): number {
  const last = lessonOf(lessons, made);
  if (last === undefined) return lessons.length;
  let at = last + 1;
  for (let left = clicked; left > 0 && lessons[at] && lessons[at]?.move === undefined; left--) at++;
  return at;
}

/** The lesson that asked for the move of that number, -1 before the first; nothing where no lesson did. */
export function lessonOf(lessons: readonly Lesson[], move: number): number | undefined {
  if (move === 0) return -1;
  let moves = 0;
  const found = lessons.findIndex((lesson) => lesson.move !== undefined && ++moves === move);
  return found < 0 ? undefined : found;
}

/** What to learn next: the first after the current one that is not done, else the first of all. */
export function nextLesson<T extends Pick<GuidedTitle, 'id'>>(
  titles: readonly T[],
  isDone: (id: string) => boolean,
  current?: string,
): T | undefined {
  const at = titles.findIndex(({ id }) => id === current);
  const open = ({ id }: T): boolean => id !== current && !isDone(id);
  return titles.slice(at + 1).find(open) ?? titles.find(open);
}

/** A step is read and played in about half a minute. */
export const minutesOf = ({ steps }: Pick<GuidedTitle, 'steps'>): number => Math.ceil(steps / 2);
