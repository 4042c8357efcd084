import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from '../texts.ts';
import type { Lessons } from './useLessons.ts';
import './lessons.css';

const { lessons: texts } = TEXTS;

/** The current lesson, beside the board and never over what is to be clicked. */
export function LessonCard({ lessons }: { lessons: Lessons }) {
  const { lesson, number, count, hint, next, leave } = lessons;
  if (lesson === undefined) return null;
  return (
    <section className="lesson" aria-label={texts.label}>
      <header>
        <Icon name="guide" />
        <span className="small-head">{texts.label}</span>
        <span className="caption">{texts.step(number, count)}</span>
      </header>
      <p className="lesson-say" role="status" aria-live="polite">
        {lesson.say}
      </p>
      {hint && (
        <p className="lesson-hint" role="alert">
          {texts.hint}
        </p>
      )}
      <footer>
        <Button size="small" look="ghost" onClick={leave}>
          {texts.leave}
        </Button>
        {lesson.move === undefined && (
          <Button size="small" look="commit" onClick={next}>
            {texts.next}
          </Button>
        )}
      </footer>
    </section>
  );
}
