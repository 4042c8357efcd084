import type { GameCard } from '../../games/view.ts';
import { openGuided } from '../../opening.ts';
import { Icon } from '../../parts/icon.tsx';
import { useDone } from '../../table/guide/lessonProgress.ts';
import { TEXTS } from '../../texts.ts';
import './lessons.css';

const { lessons: texts } = TEXTS;

/** The first guided game and the short lessons after it, each with a mark once it is done. */
export function LessonList({ card }: { readonly card: GameCard }) {
  const { id, guided = [] } = card;
  const isDone = useDone(id);
  return (
    <ol className="lesson-list">
      {guided.map((lesson) => (
        <li key={lesson.id}>
          <button type="button" onClick={() => void openGuided(card, lesson.id)}>
            <span className="lesson-mark" data-done={isDone(lesson.id) || undefined}>
              <Icon name={isDone(lesson.id) ? 'check' : 'guide'} />
            </span>
            <span>
              <strong>{lesson.title}</strong>
              <small>{lesson.about}</small>
            </span>
            {isDone(lesson.id) && <span className="lesson-done">{texts.done}</span>}
            <Icon name="right" size={16} />
          </button>
        </li>
      ))}
    </ol>
  );
}
