import { type ReactNode, useMemo, useState } from 'react';
import type { JudgedDecision, Sight } from '../../analysis/analysis.ts';
import type { Seat } from '../../kernel/game.ts';
import { useTitle } from '../app/title.ts';
import { cardOf } from '../games/loading.ts';
import type { LoadedGame } from '../games/view.ts';
import { useOver } from '../over.ts';
import { Button } from '../parts/button.tsx';
import { canPlayOn } from '../table/branches/playOn.ts';
import { PlayOnDialog } from '../table/branches/playOnDialog.tsx';
import { HelpDialog } from '../table/keys/helpDialog.tsx';
import { RulesDialog } from '../table/page/rulesDialog.tsx';
import { useScreenSize } from '../table/page/screenSize.ts';
import type { Playback } from '../table/playback/playback.ts';
import { coloursOf, namesOf, youOf } from '../table/seats.ts';
import { TEXTS as TABLE } from '../table/texts.ts';
import { winnersOf } from '../table/end/winners.ts';
import { AnalysisLayout } from './analysisLayout.tsx';
import { AnalysisTools } from './analysisTools.tsx';
import { BoardThen } from './boardThen.tsx';
import { CurveChart } from './curveChart.tsx';
import { CurveHead } from './curveHead.tsx';
import { BETTER, betterThan, drawnMove, gestureOf, PLAYED } from './drawnMoves.ts';
import { FindBetter, positionsOf } from './findBetter.tsx';
import { percent } from './figures.ts';
import { ArrowSign, MomentCard } from './momentCard.tsx';
import { type ListKind, MomentList } from './momentList.tsx';
import { choiceWords, momentLabel, type Wording } from './momentWords.ts';
import { ReadingDialog } from './readingDialog.tsx';
import { SeatCards } from './seatCards.tsx';
import { clipped, lineOf, seatOf, turnOf } from './telling.ts';
import { TEXTS } from './texts.ts';
import { type Thinking, useAnalysis } from './useAnalysis.ts';
import { calledIn, eyesFor, momentAt, useMoments, usePastsOf, useTurns } from './useInsight.ts';
import { useShow } from './useShow.ts';
import { type Spot, useSpot, useSpotKeys } from './useSpot.ts';

interface AnalysisRoomProps {
  readonly playback: Playback;
  readonly game: LoadedGame;
  /** The position it begins with; nothing for the largest moment. */
  readonly start: number | undefined;
}

const { moment: texts } = TEXTS;

/** The page of an analysis: the curve, the seats, the board at a moment, and what there is to say of it. */
export function AnalysisRoom({ playback, game, start }: AnalysisRoomProps) {
  const { table } = playback;
  const { view, entry } = game;
  const { id } = table;
  const screen = useScreenSize();
  const compact = screen === 'phone';
  const title = cardOf(view.id)?.name ?? entry.game.title;
  useTitle(TEXTS.page.title(title));

  const [sight, setSight] = useState<Sight>('seen');
  const [focus, setFocus] = useState<Seat>(() => youOf(table) ?? winnersOf(table)[0] ?? 0);
  const [kind, setKind] = useState<ListKind>('turning');
  const [hovered, setHovered] = useState<number>();
  const thinking = useAnalysis(id, sight);
  const analysis = thinking.news?.analysis;
  const turns = useTurns(playback, game);
  const { turning, three } = useMoments(analysis, focus);
  const isWhole = thinking.news !== undefined && thinking.news.done === thinking.news.of;
  const ways = useSpot(turning, isWhole, start);
  const { spot } = ways;
  const moment = useMemo(() => momentAt(analysis, spot, focus), [analysis, spot, focus]);
  const eyes = eyesFor(sight, moment ? seatOf(moment) : focus);
  const shown = useMemo(() => ({ ply: spot.ply, eyes }), [spot.ply, eyes]);
  const told = useMemo(() => [...turning, ...three, ...(moment ? [moment] : [])], [turning, three, moment]);
  const pasts = usePastsOf(id, analysis, told, shown, focus, sight);
  const names = useMemo(() => namesOf(table), [table]);
  const called = useMemo(() => calledIn(table), [table]);
  const wording: Wording = {
    ...{ game, names, called, turns, pasts },
    eyesOf: ({ seat }) => eyesFor(sight, seat),
  };
  const colours = useMemo(() => coloursOf(table, game, table.state), [table, game]);
  const past = pasts(shown);
  const isOpen = entry.game.open === true;

  const better = useOver('better');
  const reading = useOver('reading');
  const rules = useOver('rules');
  const [help, setHelp] = useState(false);
  const [leaving, setLeaving] = useState<{ ply: number; asked: Seat }>();
  const show = useShow(`${spot.kind} ${spot.ply}`);
  const findAs = moment?.kind === 'choice' ? moment.decision.seat : focus;
  const asks = analysis !== undefined && positionsOf(analysis, findAs).length > 0;
  const onFind = asks ? () => better.show(String(findAs)) : undefined;
  const onRead = analysis && (() => reading.show());
  const keys = { onFind, onRead, onHelp: () => setHelp(true) };
  useSpotKeys(ways, turning, keys, better.at === undefined);

  const plans = useMemo(() => {
    if (moment?.kind !== 'choice' || past === undefined) return [];
    const { decision } = moment;
    const improved = betterThan(decision);
    const drawn = (at: number, text: string | undefined) =>
      text === undefined || !show.shows(at)
        ? []
        : (drawnMove(at, gestureOf(game, past, decision, text, names)) ?? []);
    return [drawn(PLAYED, decision.played.text), drawn(BETTER, improved)].flat();
  }, [moment, past, game, names, show]);

  const [lowered, setLowered] = useState(0);
  const showMoves = (): void => {
    setLowered(lowered + 1);
    show.play();
  };
  const ends = endsOf(playback);
  const labels = turning.map((one) => momentLabel(wording, one));
  const playOn = canPlayOn(table) ? (ply: number, asked: Seat) => setLeaving({ ply, asked }) : undefined;
  const number = ways.at === undefined ? undefined : ways.at + 1;
  const go = (to: Spot): void => ways.go(to);

  const dialogs: ReactNode = (
    <>
      <RulesDialog game={view.id} over={rules} />
      <HelpDialog open={help} intro={TEXTS.page.keysIntro} keys={TEXTS.keys} onClose={() => setHelp(false)} />
      {leaving && (
        <PlayOnDialog
          open
          table={table}
          ply={leaving.ply}
          asked={leaving.asked}
          colours={colours}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {analysis && (
        <ReadingDialog
          open={reading.at !== undefined}
          analysis={analysis}
          wording={wording}
          onGo={go}
          onClose={reading.close}
        />
      )}
    </>
  );

  if (better.at !== undefined && analysis) {
    return (
      <div className="analysis-find">
        <FindBetter
          table={table}
          game={game}
          analysis={analysis}
          wording={wording}
          seat={seatFrom(better.at, analysis.seats)}
          colours={colours}
          compact={compact}
          judge={thinking.judge}
          onPlayOn={playOn}
          onLeave={better.close}
        />
        {dialogs}
      </div>
    );
  }

  const asked = moment?.kind === 'choice' ? moment.decision.seat : (past?.actors[0] ?? 0);
  return (
    <AnalysisLayout
      screen={screen}
      lowered={lowered}
      backdrop={view.backdrop}
      head={
        <AnalysisTools
          table={table}
          title={title}
          screen={screen}
          ending={table.outcome ? entry.texts.ending(table.state, names) : TEXTS.page.closed}
          ply={spot.ply}
          onRules={() => rules.show()}
          onHelp={() => setHelp(true)}
          onRead={onRead}
        />
      }
      curveHead={
        <CurveHead
          thinking={thinking}
          analysis={analysis}
          ply={hovered ?? spot.ply}
          turn={turnOf(turns, hovered ?? spot.ply)}
          called={called}
          colours={colours}
          focus={focus}
          onFocus={setFocus}
          sight={isOpen ? undefined : sight}
          onSight={setSight}
        />
      }
      curve={
        analysis && (
          <CurveChart
            analysis={analysis}
            moves={table.ply}
            names={called}
            colours={colours}
            turns={turns}
            focus={focus}
            moments={turning}
            labels={labels}
            spot={spot}
            ends={ends}
            onGo={go}
            onHover={setHovered}
          />
        )
      }
      seats={
        analysis && (
          <SeatCards
            analysis={analysis}
            whole={isWhole}
            names={called}
            colours={colours}
            turns={turns}
            ends={ends}
            focus={focus}
            onFocus={setFocus}
          />
        )
      }
      board={
        past && (
          <>
            <BoardThen game={game} past={past} eyes={eyes} names={names} plans={plans} compact={compact} />
            {moment?.kind === 'choice' && <Legend decision={moment.decision} wording={wording} />}
            <p className="board-then">{moment?.kind === 'luck' ? texts.boardAfter : texts.boardBefore}</p>
          </>
        )
      }
      card={
        <MomentCard
          wording={wording}
          moment={moment}
          number={number}
          of={turning.length}
          ways={ways}
          quiet={quietAt(thinking, spot.ply, table.ply, wording, analysis?.curve.length ?? 0)}
          sight={isOpen ? undefined : sightWords(sight, moment && called[seatOf(moment)])}
          onPoint={show.point}
        >
          <div className="insight-ways">
            {onFind && (
              <Button look="commit" icon="search" aria-keyshortcuts="f" onClick={onFind}>
                {texts.find}
              </Button>
            )}
            {moment?.kind === 'choice' && betterThan(moment.decision) !== undefined && (
              <Button icon="eye" onClick={showMoves}>
                {texts.show}
              </Button>
            )}
            {playOn && spot.ply < table.ply && (
              <Button icon="branch" onClick={() => playOn(spot.ply, asked)}>
                {compact ? texts.playOnShort : texts.playOn}
              </Button>
            )}
          </div>
        </MomentCard>
      }
      list={
        <MomentList
          wording={wording}
          kind={kind}
          whole={isWhole}
          onKind={setKind}
          moments={kind === 'turning' ? turning : three}
          colours={colours}
          focus={focus}
          spot={spot}
          onGo={go}
          onRead={onRead}
        />
      }
      over={dialogs}
    />
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

/** How each seat came off, such as “1st with 41”. */
function endsOf({ table }: Playback): string[] {
  const { end } = TABLE;
  const points = table.outcome?.points ?? table.scores.at(-1) ?? [];
  return table.setup.chairs.map((_, seat) => {
    const place = table.outcome?.places[seat];
    return place === undefined
      ? `${points[seat] ?? 0} ${end.points}`
      : TEXTS.curve.with(end.place(place), points[seat] ?? 0);
  });
}

/** What stands in the place of a moment where nothing is judged. */
function quietAt(
  { news, running }: Thinking,
  ply: number,
  last: number,
  { turns }: Wording,
  known: number,
): { head: string; words: string } {
  const head =
    ply === 0 ? texts.start : ply === last ? texts.end : TEXTS.curve.after(turnOf(turns, ply), ply);
  if (news === undefined) return { head: running ? TEXTS.thinking.begins : TEXTS.thinking.halted, words: '' };
  if (ply >= known) return { head, words: texts.notYet };
  return { head, words: lineOf(turns, ply) ?? texts.quiet };
}

function sightWords(sight: Sight, name: string | undefined): string {
  return sight === 'open' ? TEXTS.sight.ofAll : TEXTS.sight.ofSeat(name ?? '');
}

/** A seat from the address; the first where it names none. */
function seatFrom(text: string, seats: number): Seat {
  const seat = Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 0;
}
