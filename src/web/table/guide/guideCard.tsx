import type { ReactNode } from 'react';
import { cardOf } from '../../games/loading.ts';
import type { TableRoom } from '../useTableRoom.ts';
import { GoalCard } from './goalCard.tsx';
import { LessonCard } from './lessonCard.tsx';
import { NextSteps } from './nextSteps.tsx';
import './guide.css';

type Room = Pick<TableRoom, 'game' | 'lessons' | 'goal' | 'past' | 'aid' | 'rules'>;

/** What is said beside the board: a lesson, what to try after the last one, or what the game is about. */
export function GuideCard({ room }: { readonly room: Room }): ReactNode {
  const { game, lessons, goal, past, aid, rules } = room;
  const card = cardOf(game.view.id);
  if (past.position !== undefined) return null;
  if (lessons.guided === undefined || card === undefined) return goal && <GoalCard goal={goal} />;
  if (lessons.lesson === undefined) {
    return <NextSteps card={card} lessons={lessons} onAid={aid?.toggle} onRules={() => rules.show()} />;
  }
  return <LessonCard card={card} lessons={lessons} />;
}
