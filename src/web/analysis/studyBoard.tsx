import { useMemo } from 'react';
import type { JudgedDecision } from '../../analysis/analysis.ts';
import { BoardThen } from './boardThen.tsx';
import { percent } from './figures.ts';
import { BETTER, betterThan, drawnMove, gestureOf, PLAYED } from './moments/drawnMoves.ts';
import { ArrowSign } from './moments/momentCard.tsx';
import type { Show } from './moments/useShow.ts';
import { TEXTS } from './texts.ts';
import { drawnWay } from './useExplained.ts';
import type { Study } from './useStudy.ts';

interface StudyBoardProps {
  readonly study: Study;
  readonly show: Show;
  readonly compact: boolean;
}

const { moment: texts } = TEXTS;

/** The board at the place that is looked at, with the better move bright and the played one pale. */
export function StudyBoard({ study, show, compact }: StudyBoardProps) {
  const { game, past, eyes, moment, wording, explanation } = study;
  const { names } = wording;
  const plans = useMemo(() => {
    if (moment?.kind !== 'choice' || past === undefined) return [];
    const { decision } = moment;
    const drawn = (at: number, text: string | undefined) =>
      text === undefined ? undefined : drawnMove(at, gestureOf(game, past, decision, text, names));
    const played = drawn(PLAYED, decision.played.text);
    const better = drawn(BETTER, betterThan(decision)) ?? drawnWay(BETTER, explanation);
    return [played ?? [], better ?? []].flat().filter(({ at }) => show.shows(at));
  }, [moment, past, game, names, show, explanation]);
  if (past === undefined) return null;
  return (
    <>
      <BoardThen game={game} past={past} eyes={eyes} names={names} plans={plans} compact={compact} />
      {moment?.kind === 'choice' && <Legend decision={moment.decision} />}
      <p className="board-then">{thenWords(study)}</p>
    </>
  );
}

/** Which position is shown. */
function thenWords({ moment, wording, ways, table }: Study): string {
  if (moment?.kind === 'luck') return texts.boardAfter;
  if (moment?.kind === 'choice') return texts.boardBefore(wording.called[moment.decision.seat] ?? '');
  return ways.spot.ply === 0 || ways.spot.ply === table.ply ? '' : texts.boardThen(ways.spot.ply);
}

/** Which arrow is which. */
function Legend({ decision }: { readonly decision: JudgedDecision }) {
  const { played, cost } = decision;
  return (
    <ul className="board-legend">
      {betterThan(decision) !== undefined && (
        <li>
          <ArrowSign at={BETTER} />
          {texts.better} <b>{percent(played.chance + cost)}</b>
        </li>
      )}
      <li>
        <ArrowSign at={PLAYED} />
        {texts.played} <b>{percent(played.chance)}</b>
      </li>
    </ul>
  );
}
