import { useCallback, useEffect, useMemo } from 'react';
import type { GuidedGame, Lesson } from '../../games/view.ts';
import { lessonAt, lessonOf, movesMade } from './lesson.ts';
import { remember, rememberDone, useLessonProgress } from './lessonProgress.ts';
import { ownSeat } from '../seats.ts';
import type { Playback } from '../playback/playback.ts';

export interface Lessons {
  /** The guided game, for as long as it has a guide. */
  readonly guided: GuidedGame | undefined;
  /** The current lesson; missing without a guide, and when all is said. */
  readonly lesson: Lesson | undefined;
  readonly number: number;
  /** The only moves that are shown; all without a guide. */
  readonly only: ReadonlySet<string> | undefined;
  /** Whether a move can be taken back; what was played before the lesson cannot. */
  readonly takesBack: boolean;
  readonly next: () => void;
  readonly leave: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Follows the lessons of a guided game along the moves of the match. */
export function useLessons(game: GuidedGame | undefined, { table, news, waiting }: Playback): Lessons {
  const { id, actors, offers } = table;
  const progress = useLessonProgress(id);
  const guided = progress.left ? undefined : game;
  const learner = ownSeat(table) ?? 0;
  const made = movesMade(news, learner, game?.setup.opening?.length);
  const clicked = progress.made === made ? progress.clicked : 0;
  // While others play, the guide does not tell yet what they have done.
  const asked = !waiting && (actors.length === 0 || actors.includes(learner));
  const at = guided === undefined ? -1 : placeOf(guided.lessons, made, clicked, asked);
  const lesson = guided?.lessons[at];
  const finished = guided !== undefined && lesson === undefined;
  useEffect(() => {
    if (finished) rememberDone(id, guided.setup.game, guided.id);
    else if (guided !== undefined) remember(id, { step: at + 1 });
  }, [finished, id, guided, at]);

  const expected = lesson?.move;
  // A lesson that asks for a move the rules do not offer must not lock the table.
  const possible = offers[learner]?.some((offer) => offer.text === expected) ?? false;
  const strict = finished || (lesson !== undefined && (expected === undefined || possible));
  const only = useMemo(
    () => (strict ? (expected === undefined ? NONE : new Set([expected])) : undefined),
    [strict, expected],
  );
  return {
    ...{ guided, lesson, number: at + 1, only },
    takesBack: guided === undefined || made > 0,
    next: useCallback(() => remember(id, { made, clicked: clicked + 1 }), [id, made, clicked]),
    leave: useCallback(() => remember(id, { left: true }), [id]),
  };
}

function placeOf(lessons: readonly Lesson[], made: number, clicked: number, asked: boolean): number {
  const last = made === 0 || asked ? undefined : lessonOf(lessons, made);
  return last ?? lessonAt(lessons, { made, clicked });
}
