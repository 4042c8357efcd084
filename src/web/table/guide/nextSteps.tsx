import { itemAt } from '../../../kernel/data/lists.ts';
import type { GameCard } from '../../games/view.ts';
import { openGuided, openTable, setupOf } from '../../opening.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from '../texts.ts';
import { nextLesson } from './lesson.ts';
import { titleOf } from './lessonCard.tsx';
import { useDone } from './lessonProgress.ts';
import type { Lessons } from './useLessons.ts';

const { next: texts, tools } = TEXTS;

interface NextStepsProps {
  readonly card: GameCard;
  readonly lessons: Lessons;
  /** Opens the player aid, where there is one. */
  readonly onAid: (() => void) | undefined;
  readonly onRules: () => void;
}

/** The end of a guided game: what to try next. */
export function NextSteps({ card, lessons, onAid, onRules }: NextStepsProps) {
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
        {onAid && (
          <Button icon="aid" onClick={onAid}>
            {tools.playerAid}
          </Button>
        )}
        <Button icon="rules" onClick={onRules}>
          {texts.rules}
        </Button>
        <Button look="ghost" onClick={lessons.leave}>
          {texts.stay}
        </Button>
      </div>
    </section>
  );
}
