import { useMemo } from 'react';
import type { JudgedDecision } from '../../analysis/analysis.ts';
import { BoardThen } from './boardThen.tsx';
import { percent } from './figures.ts';
import { BETTER, betterThan, drawnMove, gestureOf, PLAYED } from './moments/drawnMoves.ts';
import { ArrowSign } from './moments/momentCard.tsx';
import { choiceWords, type Wording } from './moments/momentWords.ts';
import type { Show } from './moments/useShow.ts';
import { clipped } from './telling.ts';
import { TEXTS } from './texts.ts';
import type { Study } from './useStudy.ts';

interface StudyBoardProps {
  readonly study: Study;
  readonly show: Show;
  readonly compact: boolean;
}

const { moment: texts } = TEXTS;

/** The board at the place that is looked at, with the better move bright and the played one pale. */
export function StudyBoard({ study, show, compact }: StudyBoardProps) {
  const { game, past, eyes, moment, wording } = study;
  const { names } = wording;
  const plans = useMemo(() => {
    if (moment?.kind !== 'choice' || past === undefined) return [];
    const { decision } = moment;
    const drawn = (at: number, text: string | undefined) =>
      text !== undefined && show.shows(at)
        ? (drawnMove(at, gestureOf(game, past, decision, text, names)) ?? [])
        : [];
    return [drawn(PLAYED, decision.played.text), drawn(BETTER, betterThan(decision))].flat();
  }, [moment, past, game, names, show]);
  if (past === undefined) return null;
  return (
    <>
      <BoardThen game={game} past={past} eyes={eyes} names={names} plans={plans} compact={compact} />
      {moment?.kind === 'choice' && <Legend decision={moment.decision} wording={wording} />}
      <p className="board-then">{moment?.kind === 'luck' ? texts.boardAfter : texts.boardBefore}</p>
    </>
  );
}

interface LegendProps {
  readonly decision: JudgedDecision;
  readonly wording: Wording;
}

const LONGEST = 32;

/** Which arrow is which, for those whose moves have no place on the board too. */
function Legend({ decision, wording }: LegendProps) {
  const { played, cost } = decision;
  const better = betterThan(decision);
  const words = (text: string): string => clipped(choiceWords(wording, decision, text), LONGEST);
  return (
    <ul className="board-legend">
      {better !== undefined && (
        <li>
          <ArrowSign at={BETTER} />
          {texts.by(texts.better, words(better))} <b>{percent(played.chance + cost)}</b>
        </li>
      )}
      <li>
        <ArrowSign at={PLAYED} />
        {texts.by(texts.played, words(played.text))} <b>{percent(played.chance)}</b>
      </li>
    </ul>
  );
}
