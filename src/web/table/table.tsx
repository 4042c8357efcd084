import { useMemo, useRef, useState } from 'react';
import { cardOf } from '../games/loading.ts';
import type { Lesson, LoadedGame, Place } from '../games/view.ts';
import { useTitle } from '../title.ts';
import { BoardBox } from './boardBox.tsx';
import { DecisionBar } from './decisionBar.tsx';
import { EndScreen } from './endScreen.tsx';
import { HelpDialog } from './helpDialog.tsx';
import { Layout, type SideTab } from './layout.tsx';
import { LessonCard } from './lessons.tsx';
import { Log } from './log.tsx';
import { logTurns, sinceLastTurn } from './logLines.ts';
import { MovesList } from './movesList.tsx';
import { Notes } from './notes.tsx';
import { PastBanner } from './pastBanner.tsx';
import { Players } from './players.tsx';
import { useScreen } from './screen.ts';
import { namesOf, ownSeat } from './seats.ts';
import { TEXTS } from './texts.ts';
import { titleOf } from './tableTitle.ts';
import { tableMenu } from './tableMenu.ts';
import { Brand, Tools } from './tools.tsx';
import { useActs } from './useActs.ts';
import { useCommands } from './useCommands.ts';
import { useCues } from './useCues.ts';
import { useDecision } from './useDecision.ts';
import { useEnding } from './useEnding.ts';
import { useLessons } from './useLessons.ts';
import { usePast } from './usePast.ts';
import { useSkipping } from './useSkipping.ts';
import type { Shown } from './useTable.ts';
import type { ZoomHandle } from './zoom.tsx';

interface TableProps {
  readonly shown: Shown;
  readonly game: LoadedGame;
  readonly finish: () => boolean;
  /** The lessons of a guided game. */
  readonly lessons: readonly Lesson[] | undefined;
}

/** A table with its board, its people and everything around them. */
export function Table({ shown, game, finish, lessons: guide }: TableProps) {
  const { frame, news, latest, waiting } = shown;
  const { view, entry } = game;
  const names = useMemo(() => namesOf(frame), [frame.setup]);
  const screen = useScreen();
  const past = usePast(frame.id, frame.outcome ? 'all' : frame.eyes);
  const lessons = useLessons(guide, shown);
  const acts = useActs(frame);
  const decision = useDecision(frame, game, acts, !waiting && past.frame === undefined, lessons.admits);
  const ending = useEnding(shown);
  const [tab, setTab] = useState<SideTab>(screen === 'wide' ? 'log' : 'aside');
  const [since, setSince] = useState(false);
  const [help, setHelp] = useState(false);
  const [told, setTold] = useState<readonly Place[]>([]);
  const zoom = useRef<ZoomHandle>(null);
  const filter = useRef<HTMLInputElement>(null);

  const teller = useMemo(() => ({ texts: entry.texts, view, names }), [entry, view, names]);
  const turns = useMemo(() => logTurns(news, teller), [news, teller]);
  const own = ownSeat(frame);
  const fresh = own === undefined ? turns : sinceLastTurn(turns, own);
  const spoken = useMemo(
    () => logTurns(latest, teller).flatMap((turn) => turn.lines.map((line) => line.text)),
    [latest, teller],
  );

  const title = cardOf(view.id)?.name ?? entry.game.title;
  useTitle(titleOf(frame, decision.seat, title));
  useCues(shown, view, decision.seat !== undefined);
  const swallow = useSkipping(finish);
  useCommands({
    decision,
    acts,
    zoom,
    filter,
    onTab: setTab,
    onHelp: () => setHelp(true),
    onLetGo: past.leave,
  });

  const showSince = (): void => {
    setSince(true);
    setTab('log');
  };
  const start = (fresh[0]?.lines[0]?.ply ?? 1) - 1;
  const state = past.frame?.state ?? frame.state;
  const actors = past.frame?.actors ?? frame.actors;
  const aside = { state, names, actors };
  const players = { frame, game, state, actors };

  if (ending.open) {
    return (
      <EndScreen
        frame={frame}
        game={game}
        news={news}
        turns={turns}
        onBoard={ending.hide}
        onShow={(ply) => {
          ending.hide();
          past.show(ply);
        }}
      />
    );
  }
  return (
    <Layout
      screen={screen}
      tab={tab}
      onTab={setTab}
      asideTitle={view.asideTitle ?? TEXTS.page.table}
      game={view.id}
      backdrop={view.backdrop}
      parts={{
        brand: <Brand title={title} progress={view.progress(state)} />,
        tools: (
          <Tools
            screen={screen}
            game={view.id}
            onSince={own === undefined ? undefined : showSince}
            items={tableMenu(frame, { onHelp: () => setHelp(true), onResult: ending.show })}
          />
        ),
        players: <Players {...players} compact={false} />,
        strip: <Players {...players} compact />,
        clock: <view.Clock {...aside} />,
        aside: <view.Aside {...aside} />,
        board: (
          <div onClickCapture={swallow} className="table-fill">
            <BoardBox
              zoomRef={zoom}
              game={game}
              frame={frame}
              state={state}
              decision={decision}
              told={told}
              lesson={lessons.lesson}
              compact={screen === 'phone'}
            />
          </div>
        ),
        over: (
          <>
            <LessonCard lessons={lessons} />
            <p className="unseen" aria-live="polite">
              {spoken.join(' ')}
            </p>
            <HelpDialog open={help} onClose={() => setHelp(false)} />
          </>
        ),
        bar: past.frame ? (
          <PastBanner past={past} last={frame.ply} />
        ) : (
          <DecisionBar
            frame={frame}
            game={game}
            decision={decision}
            acts={acts}
            waiting={waiting}
            onResult={ending.show}
          />
        ),
        log: (
          <Log
            match={frame.id}
            turns={since ? fresh : turns}
            names={names}
            colours={view.colours}
            ply={past.frame?.ply ?? -1}
            onHint={setTold}
            onShow={past.show}
            since={
              since
                ? { onAll: () => setSince(false), onAgain: () => past.watch(start, frame.ply) }
                : undefined
            }
          />
        ),
        moves: <MovesList frame={frame} game={game} decision={decision} filterRef={filter} />,
        notes: <Notes id={frame.id} />,
      }}
    />
  );
}
