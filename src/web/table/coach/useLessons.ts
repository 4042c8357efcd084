import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Lesson } from '../../games/view.ts';
import { showToast } from '../../parts/toast.tsx';
import { lessonAt, movesMade } from './lesson.ts';
import { remember, useLessonProgress } from './lessonProgress.ts';
import { ownSeat } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import type { Playback } from '../playback/playback.ts';

export interface Lessons {
  /** The current lesson; missing without a guide. */
  readonly lesson: Lesson | undefined;
  readonly number: number;
  readonly count: number;
  /** Whether the learner has just tried something else. */
  readonly hint: boolean;
  readonly admits: (text: string) => boolean;
  /** The only moves that are shown; all without a guide. */
  readonly only: ReadonlySet<string> | undefined;
  readonly next: () => void;
  readonly leave: () => void;
}

/** Follows the lessons of a guided game along the moves of the match. */
export function useLessons(lessons: readonly Lesson[] | undefined, { table, news }: Playback): Lessons {
  const { id } = table;
  const progress = useLessonProgress(id);
  const { left } = progress;
  const [hint, setHint] = useState(false);
  const learner = ownSeat(table) ?? 0;
  const made = movesMade(news, learner);
  const clicked = progress.made === made ? progress.clicked : 0;
  useEffect(() => setHint(false), [made]);

  const at = lessons === undefined || left ? -1 : lessonAt(lessons, { made, clicked });
  const lesson = lessons?.[at];
  const finished = lessons !== undefined && lessons.length > 0 && at === lessons.length;
  useEffect(() => {
    if (finished) showToast(TEXTS.lessons.end);
  }, [finished]);
  const expected = lesson?.move;
  // A lesson that asks for a move the rules do not offer must not lock the table.
  const possible = table.offers[learner]?.some((offer) => offer.text === expected) ?? false;
  const strict = lesson !== undefined && (expected === undefined || possible);
  const admits = useCallback(
    (text: string) => {
      const fits = !strict || text === expected;
      setHint(!fits);
      return fits;
    },
    [strict, expected],
  );
  const only = useMemo(
    () => (strict ? new Set(expected === undefined ? [] : [expected]) : undefined),
    [strict, expected],
  );
  return {
    lesson,
    number: at + 1,
    count: lessons?.length ?? 0,
    hint,
    admits,
    only,
    next: useCallback(() => {
      remember(id, { made, clicked: clicked + 1 });
      setHint(false);
    }, [id, made, clicked]),
    leave: useCallback(() => remember(id, { left: true }), [id]),
  };
}
