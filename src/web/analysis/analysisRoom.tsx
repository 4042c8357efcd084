import { useState } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { useTitle } from '../app/title.ts';
import { cardOf } from '../games/loading.ts';
import type { LoadedGame } from '../games/view.ts';
import { useOver } from '../over.ts';
import { canPlayOn } from '../table/branches/playOn.ts';
import { endingText } from '../table/end/endingText.ts';
import { useScreenSize } from '../table/page/screenSize.ts';
import type { Playback } from '../table/playback/playback.ts';
import { AnalysisLayout } from './analysisLayout.tsx';
import { AnalysisTools } from './analysisTools.tsx';
import { FindBetter, positionsOf } from './find/findBetter.tsx';
import { useReturn } from './find/useReturn.ts';
import { type ListKind, MomentList } from './moments/momentList.tsx';
import { useShow } from './moments/useShow.ts';
import { useSpotKeys } from './moments/useSpot.ts';
import { SeatCards } from './seatCards.tsx';
import { StudyBoard } from './studyBoard.tsx';
import { SightSwitch } from './switches/sightSwitch.tsx';
import { StudyCard, StudyCardBody, StudyCardFoot, StudyCardHead } from './studyCard.tsx';
import { StudyCurve, StudyCurveHead } from './studyCurve.tsx';
import { type Leaving, StudyDialogs } from './studyDialogs.tsx';
import { endingShort } from './studyWords.ts';
import { TEXTS } from './texts.ts';
import { type Study, useStudy } from './useStudy.ts';

interface AnalysisRoomProps {
  readonly playback: Playback;
  readonly game: LoadedGame;
  /** The position it begins with; nothing for the largest moment. */
  readonly start: number | undefined;
}

/** The page of an analysis: the curve, the seats, the board at a moment, and what there is to say of it. */
export function AnalysisRoom({ playback, game, start }: AnalysisRoomProps) {
  const study = useStudy(playback, game, start);
  const { table, analysis, ways } = study;
  const { entry, view } = game;
  const screen = useScreenSize();
  const compact = screen === 'phone';
  const title = cardOf(view.id)?.name ?? entry.game.title;
  useTitle(TEXTS.page.title(title));
  const [better, reading, rules] = [useOver('better'), useOver('reading'), useOver('rules')];
  const [help, setHelp] = useState(false);
  const [leaving, setLeaving] = useState<Leaving>();
  const [kind, setKind] = useState<ListKind>('turning');
  const [hovered, setHovered] = useState<number>();
  const [lowered, setLowered] = useState(0);
  const show = useShow(`${ways.spot.kind} ${ways.spot.ply}`);

  const finder = finderIn(study);
  const onFind = finder === undefined ? undefined : () => better.show(String(finder));
  const onRead = analysis && (() => reading.show());
  const onHelp = (): void => setHelp(true);
  const onPlayOn = canPlayOn(table) ? (ply: number, asked: Seat) => setLeaving({ ply, asked }) : undefined;
  const onShow = (): void => {
    setLowered(lowered + 1);
    show.play();
  };
  useSpotKeys(ways, study.turning, { onFind, onRead, onHelp }, better.at === undefined);

  useReturn(better.at !== undefined);
  const dialogs = (
    <StudyDialogs
      {...{ study, rules, reading, help, leaving }}
      onHelped={() => setHelp(false)}
      onStay={() => setLeaving(undefined)}
    />
  );
  if (better.at !== undefined && analysis) {
    const seat = seatFrom(better.at, analysis.seats);
    const { wording, colours, ends, thinking } = study;
    return (
      <div className="analysis-find">
        <FindBetter
          {...{ table, game, analysis, wording, seat, colours, ends, compact, onPlayOn }}
          judge={thinking.judge}
          explain={thinking.explain}
          onLeave={better.close}
        />
        {dialogs}
      </div>
    );
  }
  const { wording, turns, ends, focus, colours, whole } = study;
  const card = { study, onFind, onShow, onPlayOn, onPoint: show.point };
  const sights = study.open ? undefined : { sight: study.sight, onSight: study.setSight };
  const ending = table.outcome ? endingText({ entry }, table, wording.names) : TEXTS.page.closed;
  return (
    <AnalysisLayout
      screen={screen}
      lowered={lowered}
      backdrop={view.backdrop}
      head={
        <AnalysisTools
          {...{ table, title, screen, onHelp, onRead }}
          ending={(compact && endingShort(table, wording.called)) || ending}
          sights={sights}
          ply={ways.spot.ply}
          onRules={() => rules.show()}
        />
      }
      curveHead={<StudyCurveHead study={study} ply={hovered ?? ways.spot.ply} />}
      curve={<StudyCurve study={study} onHover={setHovered} />}
      seats={
        analysis && (
          <SeatCards
            {...{ analysis, whole, colours, turns, ends, focus }}
            names={wording.called}
            onFocus={(seat) => {
              study.setFocus(seat);
              setKind('three');
            }}
          />
        )
      }
      board={<StudyBoard study={study} show={show} compact={compact} />}
      card={compact ? <StudyCardBody {...card} /> : <StudyCard {...card} />}
      cardHead={<StudyCardHead {...card} />}
      cardFoot={<StudyCardFoot {...card} />}
      list={
        <>
          <MomentList
            {...{ wording, kind, whole, colours, focus, onRead }}
            onKind={setKind}
            moments={kind === 'turning' ? study.turning : study.three}
            spot={ways.spot}
            onGo={ways.go}
          />
          {compact && sights && <SightSwitch {...sights} />}
        </>
      }
      over={dialogs}
    />
  );
}

/** The seat whose mistakes are asked: that of the moment, else the one looked at; nothing where it made none. */
function finderIn({ analysis, moment, focus }: Study): Seat | undefined {
  if (analysis === undefined) return undefined;
  const own = moment?.kind === 'choice' ? moment.decision.seat : focus;
  return [own, focus].find((seat) => positionsOf(analysis, seat).length > 0);
}

/** A seat from the address; the first where it names none. */
function seatFrom(text: string, seats: number): Seat {
  const seat = Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 0;
}
