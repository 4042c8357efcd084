import type { Seat } from '../../kernel/game.ts';
import { Button } from '../parts/button.tsx';
import { betterThan } from './moments/drawnMoves.ts';
import { MomentCard } from './moments/momentCard.tsx';
import { quietAt, sightWords } from './studyWords.ts';
import { seatOf } from './telling.ts';
import { TEXTS } from './texts.ts';
import type { Study } from './useStudy.ts';

interface StudyCardProps {
  readonly study: Study;
  readonly compact: boolean;
  readonly onPoint: (at: number | undefined) => void;
  /** Nothing where there is nothing to find. */
  readonly onFind: (() => void) | undefined;
  readonly onShow: () => void;
  /** Nothing where nobody can play on. */
  readonly onPlayOn: ((ply: number, asked: Seat) => void) | undefined;
}

const { moment: texts } = TEXTS;

/** What there is to say of the place that is looked at, and what can be done from there. */
export function StudyCard({ study, compact, onPoint, onFind, onShow, onPlayOn }: StudyCardProps) {
  const { table, thinking, moment, wording, turning, ways, past, sight, open, turns } = study;
  const { spot, at } = ways;
  const decision = moment?.kind === 'choice' ? moment.decision : undefined;
  const asked = decision?.seat ?? past?.actors[0] ?? 0;
  const name = moment && wording.called[seatOf(moment)];
  return (
    <MomentCard
      wording={wording}
      moment={moment}
      number={at === undefined ? undefined : at + 1}
      of={turning.length}
      ways={ways}
      quiet={quietAt(thinking, spot.ply, table.ply, turns)}
      sight={open ? undefined : sightWords(sight, name ?? '')}
      onPoint={onPoint}
    >
      <div className="insight-ways">
        {onFind && (
          <Button look="commit" icon="search" aria-keyshortcuts="f" onClick={onFind}>
            {texts.find}
          </Button>
        )}
        {decision && betterThan(decision) !== undefined && (
          <Button icon="eye" onClick={onShow}>
            {texts.show}
          </Button>
        )}
        {onPlayOn && spot.ply < table.ply && (
          <Button icon="branch" onClick={() => onPlayOn(spot.ply, asked)}>
            {compact ? texts.playOnShort : texts.playOn}
          </Button>
        )}
      </div>
    </MomentCard>
  );
}
