import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { betterThan } from './moments/drawnMoves.ts';
import { MomentBody, MomentHead, MomentWays, type Telling, VerdictChip } from './moments/momentCard.tsx';
import { useSwipe } from './moments/useSwipe.ts';
import { quietAt, sightWords } from './studyWords.ts';
import { seatOf } from './telling.ts';
import { TEXTS } from './texts.ts';
import type { Study } from './useStudy.ts';

export interface StudyCardProps {
  readonly study: Study;
  readonly onPoint: (at: number | undefined) => void;
  /** Nothing where there is nothing to find. */
  readonly onFind: (() => void) | undefined;
  readonly onShow: () => void;
  /** Nothing where nobody can play on. */
  readonly onPlayOn: ((ply: number, asked: Seat) => void) | undefined;
}

const { moment: texts } = TEXTS;

function tellingOf({ study, onPoint }: StudyCardProps): Telling {
  const { table, thinking, moment, wording, turning, ways, sight, open, turns, explanation } = study;
  const { spot, at } = ways;
  const name = moment && wording.called[seatOf(moment)];
  return {
    ...{ wording, moment, ways, explanation, onPoint },
    number: at === undefined ? undefined : at + 1,
    of: turning.length,
    quiet: quietAt(thinking, spot.ply, table.ply, turns),
    sight: open ? undefined : sightWords(sight, name ?? ''),
  };
}

/** What there is to say of the place that is looked at, and what can be done from there. */
export function StudyCard(props: StudyCardProps) {
  const telling = tellingOf(props);
  return (
    <section className="insight" aria-label={texts.label}>
      <MomentHead {...telling}>
        <MomentWays {...telling} />
      </MomentHead>
      <MomentBody {...telling} compact={false} />
      <div className="insight-ways">
        <Find {...props} />
        {hasBetter(props.study) && (
          <Button icon="eye" onClick={props.onShow}>
            {texts.show}
          </Button>
        )}
        <PlayOn {...props}>{texts.playOn}</PlayOn>
      </div>
    </section>
  );
}

/** On a phone: what is always in sight of the card. */
export function StudyCardHead(props: StudyCardProps) {
  const telling = tellingOf(props);
  const { moment } = telling;
  return (
    <div className="insight" {...useMomentSwipe(telling)}>
      <MomentHead {...telling}>{moment && <VerdictChip moment={moment} />}</MomentHead>
    </div>
  );
}

/** On a phone: what it says. A finger that goes to the side leads to the moment before or after. */
export function StudyCardBody(props: StudyCardProps) {
  const telling = tellingOf(props);
  return (
    <section className="insight" aria-label={texts.label} {...useMomentSwipe(telling)}>
      <MomentBody {...telling} compact key={`${telling.moment?.kind} ${telling.ways.spot.ply}`} />
    </section>
  );
}

const useMomentSwipe = ({ ways }: Telling) => useSwipe(ways.step(1), ways.step(-1));

/** On a phone: what can be done, and the ways to other moments, under the thumb. */
export function StudyCardFoot(props: StudyCardProps) {
  const { study, onShow } = props;
  const telling = tellingOf(props);
  const { turning, ways } = study;
  return (
    <>
      <div className="insight-ways">
        <PlayOn {...props}>{texts.playOnShort}</PlayOn>
        <Find {...props} />
      </div>
      <div className="insight-nav">
        <MomentWays {...telling}>
          <span className="insight-dots" aria-hidden="true">
            {turning.map(({ kind, ply }, i) => (
              <i key={`${kind} ${ply}`} data-shown={i === ways.at || undefined} />
            ))}
          </span>
        </MomentWays>
        {hasBetter(study) && <IconButton icon="eye" label={texts.show} onClick={onShow} />}
      </div>
    </>
  );
}

function hasBetter({ moment }: Study): boolean {
  return moment?.kind === 'choice' && betterThan(moment.decision) !== undefined;
}

function Find({ onFind }: StudyCardProps) {
  return (
    onFind && (
      <Button look="commit" icon="search" aria-keyshortcuts="f" onClick={onFind}>
        {texts.find}
      </Button>
    )
  );
}

function PlayOn({ study, onPlayOn, children }: StudyCardProps & { readonly children: ReactNode }) {
  const { table, moment, past, ways } = study;
  const asked = moment?.kind === 'choice' ? moment.decision.seat : (past?.actors[0] ?? 0);
  if (onPlayOn === undefined || ways.spot.ply >= table.ply) return null;
  return (
    <Button icon="branch" onClick={() => onPlayOn(ways.spot.ply, asked)}>
      {children}
    </Button>
  );
}
