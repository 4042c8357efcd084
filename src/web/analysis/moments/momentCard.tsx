import { type ReactNode, useState } from 'react';
import type { JudgedDecision } from '../../../analysis/analysis.ts';
import type { Moment } from '../../../analysis/moments.ts';
import { isFault } from '../../../analysis/verdict.ts';
import { IconButton } from '../../parts/button.tsx';
import { markOf, percent, signed } from '../figures.ts';
import { changeBy, luckWords, moveOfMoment, seatOf, turnOf, verdictWords } from '../telling.ts';
import { TEXTS } from '../texts.ts';
import type { Explanation } from '../useExplained.ts';
import { Diamond } from './diamond.tsx';
import { BETTER, betterThan, PLAYED } from './drawnMoves.ts';
import { betterWords, choiceWords, momentSentence, playedWords, type Wording } from './momentWords.ts';
import { Sure } from './sure.tsx';
import type { SpotWays } from './useSpot.ts';
import './moments.css';

/** What is told of a place of the match. */
export interface Telling {
  readonly wording: Wording;
  /** Nothing where there is nothing to judge, or it is not known yet. */
  readonly moment: Moment | undefined;
  /** Its number among the turning points, and how many there are. */
  readonly number: number | undefined;
  readonly of: number;
  readonly ways: SpotWays;
  /** What stands in the place of a moment where there is none. */
  readonly quiet: { readonly head: string; readonly words: string };
  /** By what decisions are judged, in a sentence. */
  readonly sight: string | undefined;
  /** Why the better move was better, once that is known. */
  readonly explanation: Explanation | undefined;
  /** The arrow that is looked at alone. */
  readonly onPoint: (at: number | undefined) => void;
}

const { moment: texts } = TEXTS;

/** What is not drawn on the board. */
const NEXT = 0;

function headOf({ wording, moment, quiet }: Telling): string {
  if (moment === undefined) return quiet.head;
  const turn = turnOf(wording.turns, moveOfMoment(moment));
  return texts.turn(turn, wording.called[seatOf(moment)] ?? '');
}

/** Which moment it is; beside it stand the ways to others, or on a phone its verdict. */
export function MomentHead(props: Telling & { readonly children: ReactNode }) {
  const { moment, number, children } = props;
  return (
    <header className="insight-head">
      {number !== undefined && <Diamond number={number} shown chance={moment?.kind === 'luck'} />}
      <h2>{headOf(props)}</h2>
      {children}
    </header>
  );
}

/** The ways to the turning points before and after. */
export function MomentWays({
  number,
  of,
  ways,
  children,
}: Telling & { readonly children?: ReactNode | undefined }) {
  const [before, after] = [ways.step(-1), ways.step(1)];
  return (
    <>
      <IconButton icon="left" label={texts.before} disabled={!before} onClick={before} />
      {children ?? (number !== undefined && <span className="insight-count">{texts.at(number, of)}</span>)}
      <IconButton icon="right" label={texts.after} disabled={!after} onClick={after} />
    </>
  );
}

/** What there is to say of it: what was played and what was better, why, and how sure that is. */
export function MomentBody(props: Telling & { readonly compact: boolean }) {
  const { wording, moment, quiet, sight, compact } = props;
  const said = moment === undefined ? quiet.words : momentSentence(wording, moment);
  const verdict = moment && verdictOf(moment);
  return (
    <>
      <p className="unseen" role="status">
        {[headOf(props), verdict, said].filter(Boolean).join('. ')}
      </p>
      {moment && !compact && <MomentVerdict moment={moment} />}
      {said !== '' && <p className={moment ? 'insight-line' : 'insight-why'}>{said}</p>}
      {moment?.kind === 'choice' && <Choices {...props} decision={moment.decision} />}
      {moment?.kind === 'luck' && (
        <p className="insight-why">
          {luckWords(moment.luck, moment.seat, wording.called[moment.seat] ?? '')}
        </p>
      )}
      {moment?.kind === 'choice' && <Doubt {...props} decision={moment.decision} />}
      {moment?.kind === 'choice' && sight !== undefined && <p className="insight-sight">{sight}</p>}
    </>
  );
}

function verdictOf(moment: Moment): string {
  if (moment.kind === 'luck') return texts.verdict(texts.luck, signed(moment.size));
  return verdictWords(moment.decision.verdict, moment.decision.cost);
}

/** The verdict in a word and a number, and the chances it goes from and to. */
function MomentVerdict({ moment }: { readonly moment: Moment }) {
  const { cost = 0, played, verdict } = moment.kind === 'choice' ? moment.decision : {};
  return (
    <p className="insight-verdict">
      <VerdictChip moment={moment} />
      {verdict && played && isFault(verdict) && (
        <span>{texts.fromTo(percent(played.chance + cost), percent(played.chance))}</span>
      )}
    </p>
  );
}

/** A verdict with its mark; nothing but words where it is neither good nor bad. */
export function VerdictChip({ moment }: { readonly moment: Moment }) {
  const change = changeToldOf(moment);
  const kind = change === undefined ? 'even' : change < 0 ? 'lost' : 'gained';
  return (
    <span className="verdict" data-kind={kind}>
      {change !== undefined && <span aria-hidden="true">{markOf(change)}</span>}
      {verdictOf(moment)}
    </span>
  );
}

function changeToldOf(moment: Moment): number | undefined {
  if (moment.kind === 'luck') return moment.size;
  const { verdict, cost } = moment.decision;
  if (isFault(verdict)) return changeBy(moment);
  return verdict === 'close' ? undefined : cost;
}

type DecisionProps = Telling & { readonly compact: boolean; readonly decision: JudgedDecision };

/** The played move and the better one, or the next best; a row that is pointed at is drawn alone. */
function Choices({ wording, decision, explanation, onPoint }: DecisionProps) {
  const { played, best, cost, verdict } = decision;
  const better = betterThan(decision);
  const next = best.find(({ text }) => text !== played.text);
  const own = {
    at: PLAYED,
    head: better === undefined ? texts.bestPlayed : texts.played,
    words: playedWords(wording, decision),
    chance: played.chance,
  };
  const other =
    better === undefined
      ? next && {
          ...{ at: NEXT, head: texts.next, chance: next.chance },
          words: choiceWords(wording, decision, next.text),
        }
      : {
          ...{ at: BETTER, chance: played.chance + cost },
          head: verdict === 'close' ? texts.perhaps : texts.better,
          words: betterWords(wording, decision, better, explanation?.steps ?? []),
        };
  return (
    <ul className="choices">
      {[own, other].map(
        (row) =>
          row && (
            <li
              key={row.at}
              data-better={(row.at === BETTER && verdict !== 'close') || undefined}
              onPointerEnter={() => onPoint(row.at === NEXT ? undefined : row.at)}
              onPointerLeave={() => onPoint(undefined)}
            >
              <ArrowSign at={row.at} />
              <span>
                <small>{row.head}</small> {row.words}
              </span>
              <b>{percent(row.chance)}</b>
            </li>
          ),
      )}
    </ul>
  );
}

/** The reason, and how sure the verdict is, which a phone shows when it is asked. */
function Doubt({ decision, explanation, compact }: DecisionProps) {
  const [open, setOpen] = useState(false);
  if (betterThan(decision) === undefined) return null;
  const reason = explanation && `${texts.why} ${explanation.why}`;
  const why = decision.verdict === 'close' ? texts.closeBy : reason;
  return (
    <>
      {(compact || why !== undefined) && (
        <p className="insight-why">
          {why}{' '}
          {compact && (
            <button
              type="button"
              className="insight-sure"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {texts.sure}
            </button>
          )}
        </p>
      )}
      {(open || !compact) && <Sure decision={decision} />}
    </>
  );
}

/** How an arrow on the board looks: whole and bright, or pale and dotted. */
export function ArrowSign({ at }: { readonly at: number }) {
  return (
    <svg className="arrow-sign" data-at={at} width="34" height="14" viewBox="0 0 34 14" aria-hidden="true">
      <path d="M2 7H23" />
      <path d="M20 1 33 7 20 13Z" />
    </svg>
  );
}
