import { itemAt } from '../../../kernel/data/lists.ts';
import type { GameCard } from '../../games/view.ts';
import { openGuided, openTable, setupOf } from '../../opening.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from '../texts.ts';
import { nextLesson } from './lesson.ts';
import { titleOf } from './lessonCard.tsx';
import { useDone } from './lessonProgress.ts';
import type { Lessons } from './useLessons.ts';

const { next: texts } = TEXTS;

/** The end of a guided game: what to try next. */
export function NextSteps({ card, lessons }: { readonly card: GameCard; readonly lessons: Lessons }) {
  const current = lessons.guided?.id ?? '';
  const { id, guided = [], presets } = card;
  const lesson = nextLesson(guided, useDone(id), current);
  const match = setupOf(card, itemAt(presets, 0));
  return (
    <section className="lesson next-steps" aria-label={texts.label}>
      <header>
        <Icon name="check" />
        <span className="small-head">{titleOf(card, current)}</span>
      </header>
      <p className="lesson-say" role="status" aria-live="polite">
        {lesson ? texts.learnt : texts.learntAll}
      </p>
      <div className="next-ways">
        {lesson && (
          <Button look="commit" icon="guide" onClick={() => void openGuided(card, lesson.id)}>
            {texts.lesson(lesson.title)}
          </Button>
        )}
        <Button look={lesson ? 'plain' : 'commit'} icon="bot" onClick={() => void openTable(match)}>
          {texts.match}
        </Button>
        <ButtonLink icon="rules" href={`#/rules/${id}`}>
          {texts.rules}
        </ButtonLink>
        <Button look="ghost" onClick={lessons.leave}>
          {texts.stay}
        </Button>
      </div>
    </section>
  );
}
