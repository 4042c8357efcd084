import type { GameCard } from '../../games/view.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { handWords } from '../../parts/touchWords.ts';
import { TEXTS } from '../texts.ts';
import type { Lessons } from './useLessons.ts';

const { lessons: texts } = TEXTS;

/** The current lesson, beside the board and never over what is to be clicked. */
export function LessonCard({ card, lessons }: { readonly card: GameCard; readonly lessons: Lessons }) {
  const { guided, lesson, number, next, leave } = lessons;
  if (guided === undefined || lesson === undefined) return null;
  return (
    <section className="lesson" aria-label={texts.label}>
      <header>
        <Icon name="guide" />
        <span className="small-head">{titleOf(card, guided.id)}</span>
        <span className="caption">{texts.step(number, guided.lessons.length)}</span>
        <IconButton icon="remove" label={texts.leave} onClick={leave} />
      </header>
      <p className="lesson-say" role="status" aria-live="polite">
        {handWords(lesson.say)}
      </p>
      {lesson.move === undefined && (
        <footer>
          <Button size="small" look="commit" onClick={next}>
            {texts.next}
          </Button>
        </footer>
      )}
    </section>
  );
}

export function titleOf({ guided = [] }: GameCard, id: string): string {
  return guided.find((one) => one.id === id)?.title ?? texts.label;
}
