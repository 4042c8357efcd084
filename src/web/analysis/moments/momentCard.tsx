import type { ReactNode } from 'react';
import type { JudgedDecision } from '../../../analysis/analysis.ts';
import type { Moment } from '../../../analysis/moments.ts';
import { IconButton } from '../../parts/button.tsx';
import { Diamond } from './diamond.tsx';
import { BETTER, betterThan, PLAYED } from './drawnMoves.ts';
import { markOf, percent, signed } from '../figures.ts';
import { choiceWords, momentSentence, type Wording } from './momentWords.ts';
import { Sure } from './sure.tsx';
import { changeBy, costWords, luckWords, moveOfMoment, seatOf, turnOf, verdictWords } from '../telling.ts';
import { TEXTS } from '../texts.ts';
import type { SpotWays } from './useSpot.ts';
import { useSwipe } from './useSwipe.ts';

interface MomentCardProps {
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
  /** The arrow that is looked at alone. */
  readonly onPoint: (at: number | undefined) => void;
  readonly children: ReactNode;
}

const { moment: texts } = TEXTS;

/** What is not drawn on the board. */
const NEXT = 0;

/** A moment of the match: verdict, what was played and what was better, how sure that is, and what to do with it. */
export function MomentCard(props: MomentCardProps) {
  const { wording, moment, number, of, ways, quiet, children } = props;
  const turn = moment && turnOf(wording.turns, moveOfMoment(moment));
  const head =
    moment === undefined ? quiet.head : texts.turn(turn ?? 0, wording.called[seatOf(moment)] ?? '');
  const [before, after] = [ways.step(-1), ways.step(1)];
  const swipe = useSwipe(after, before);
  return (
    <section className="insight" aria-label={texts.label} {...swipe}>
      <header className="insight-head">
        {number !== undefined && <Diamond number={number} shown chance={moment?.kind === 'luck'} />}
        <h2>{head}</h2>
        <IconButton icon="left" label={texts.before} disabled={!before} onClick={before} />
        {number !== undefined && <span className="insight-count">{texts.at(number, of)}</span>}
        <IconButton icon="right" label={texts.after} disabled={!after} onClick={after} />
      </header>
      <div className="insight-told" role="status" aria-live="polite">
        {moment === undefined && <p className="insight-why">{quiet.words}</p>}
        {moment && <MomentVerdict moment={moment} />}
        {moment && <p className="insight-line">{momentSentence(wording, moment)}</p>}
      </div>
      {moment?.kind === 'choice' && <Choices {...props} decision={moment.decision} />}
      {moment?.kind === 'luck' && (
        <p className="insight-why">
          {luckWords(moment.luck, moment.seat, wording.called[moment.seat] ?? '')}
        </p>
      )}
      {children}
    </section>
  );
}

function MomentVerdict({ moment }: { readonly moment: Moment }) {
  if (moment.kind === 'luck') {
    return (
      <p className="insight-verdict">
        <Chip change={moment.size}>{texts.verdict(texts.luck, signed(moment.size))}</Chip>
      </p>
    );
  }
  const { verdict, cost, played } = moment.decision;
  const isFault = verdict === 'slip' || verdict === 'mistake' || verdict === 'blunder';
  return (
    <p className="insight-verdict">
      <Chip change={isFault ? changeBy(moment) : verdict === 'close' ? undefined : cost}>
        {verdictWords(verdict, cost)}
      </Chip>
      {isFault && <span>{texts.fromTo(percent(played.chance + cost), percent(played.chance))}</span>}
    </p>
  );
}

/** A verdict with its mark; nothing but words where it is neither good nor bad. */
function Chip({ change, children }: { readonly change: number | undefined; readonly children: string }) {
  const kind = change === undefined ? 'even' : change < 0 ? 'lost' : 'gained';
  return (
    <span className="verdict" data-kind={kind}>
      {change !== undefined && <span aria-hidden="true">{markOf(change)}</span>}
      {children}
    </span>
  );
}

type ChoicesProps = MomentCardProps & { readonly decision: JudgedDecision };

function Choices({ wording, decision, sight, onPoint }: ChoicesProps) {
  const { played, best, cost, verdict } = decision;
  const better = betterThan(decision);
  const next = better === undefined ? best.find(({ text }) => text !== played.text) : undefined;
  const rows = [
    { at: PLAYED, head: better === undefined ? texts.bestPlayed : texts.played, ...played },
    ...(better === undefined
      ? next
        ? [{ at: NEXT, head: texts.next, ...next }]
        : []
      : [
          {
            at: BETTER,
            head: verdict === 'close' ? texts.perhaps : texts.better,
            text: better,
            chance: played.chance + cost,
          },
        ]),
  ];
  return (
    <>
      <ul className="choices">
        {rows.map(({ at, head, text, chance }) => (
          <li
            key={at}
            data-better={(at === BETTER && verdict !== 'close') || undefined}
            onPointerEnter={() => onPoint(at === NEXT ? undefined : at)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <ArrowSign at={at} />
            <span>
              <small>{head}</small>
              {choiceWords(wording, decision, text)}
            </span>
            <b>{percent(chance)}</b>
          </li>
        ))}
      </ul>
      <p className="insight-why">
        {costWords(decision)} {sight}
      </p>
      {better !== undefined && <Sure decision={decision} />}
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
