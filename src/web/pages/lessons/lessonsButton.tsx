import { useState } from 'react';
import type { GameCard } from '../../games/view.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useDone } from '../../table/guide/lessonProgress.ts';
import { TEXTS } from '../../texts.ts';
import { LessonList } from './lessonList.tsx';
import './lessons.css';

const { lessons: texts } = TEXTS;

/** How many lessons of a game are done, one dot for each; a click lists them. */
export function LessonsButton({ card }: { readonly card: GameCard }) {
  const [open, setOpen] = useState(false);
  const { id, name, guided = [] } = card;
  const isDone = useDone(id);
  if (guided.length < 2) return null;
  const done = guided.filter((lesson) => isDone(lesson.id)).length;
  return (
    <>
      <button
        type="button"
        className="lessons-button"
        aria-label={texts.count(name, done, guided.length)}
        onClick={() => setOpen(true)}
      >
        <span>{texts.title}</span>
        {guided.map((lesson) => (
          <i key={lesson.id} data-done={isDone(lesson.id) || undefined} />
        ))}
      </button>
      <Dialog open={open} title={texts.of(name)} onClose={() => setOpen(false)}>
        <LessonList card={card} />
      </Dialog>
    </>
  );
}
