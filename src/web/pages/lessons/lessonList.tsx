import type { GameCard, GuidedTitle } from '../../games/view.ts';
import { openGuided } from '../../opening.ts';
import { Icon } from '../../parts/icon.tsx';
import { minutesOf } from '../../table/guide/lesson.ts';
import { stepAt, tableTaught, useDone } from '../../table/guide/lessonProgress.ts';
import { TEXTS } from '../../texts.ts';
import { useTables } from '../home/tables.ts';
import './lessons.css';

const { lessons: texts } = TEXTS;

/** The first guided game and the short lessons after it, each with a mark once it is done. */
export function LessonList({ card }: { readonly card: GameCard }) {
  const { id, guided = [] } = card;
  const isDone = useDone(id);
  const { tables = [] } = useTables();
  const stepOf = (lesson: GuidedTitle): string | undefined => {
    const left = tableTaught(tables, id, lesson.id);
    const step = left && stepAt(left.id);
    return step === undefined ? undefined : texts.step(step, lesson.steps);
  };
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
            <span className="lesson-done">
              {isDone(lesson.id) ? texts.done : (stepOf(lesson) ?? texts.minutes(minutesOf(lesson)))}
            </span>
            <Icon name="right" size={16} />
          </button>
        </li>
      ))}
    </ol>
  );
}
