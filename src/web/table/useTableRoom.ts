import { useMemo, useRef, useState } from 'react';
import { cardOf } from '../games/loading.ts';
import type { Lesson, LoadedGame, Place } from '../games/view.ts';
import { useTitle } from '../app/title.ts';
import { useOnlineExtras } from './onlineExtras.ts';
import type { SideTab } from './page/layout.tsx';
import { logTurns, sinceLastTurn } from './log/logLines.ts';
import { useScreen } from './page/screenSize.ts';
import { namesOf, ownSeat } from './seats.ts';
import { titleOf } from './page/tableTitle.ts';
import { useActs } from './decision/useActs.ts';
import { useCoach } from './coach/useCoach.ts';
import { useCommands } from './keys/useCommands.ts';
import { useCues } from './playback/useCues.ts';
import { useDecision } from './decision/useDecision.ts';
import { useEnding } from './end/useEnding.ts';
import { eventsUntil, useHappened } from './playback/useHappened.ts';
import { useLessons } from './coach/useLessons.ts';
import { usePast } from './log/usePast.ts';
import { useSkipping } from './playback/useSkipping.ts';
import type { Shown } from './playback/shown.ts';
import type { ZoomHandle } from '../board/zoom.tsx';

export interface Seating {
  readonly shown: Shown;
  readonly game: LoadedGame;
  readonly finish: () => boolean;
  /** The lessons of a guided game. */
  readonly lessons: readonly Lesson[] | undefined;
}

export type TableRoom = ReturnType<typeof useTableRoom>;

/** Everything that goes on at a table: what is shown, chosen, looked back at and heard. */
export function useTableRoom({ shown, game, finish, lessons: guide }: Seating) {
  const { frame, waiting } = shown;
  const screen = useScreen();
  const past = usePast(frame.id, frame.outcome ? 'all' : frame.eyes);
  const lessons = useLessons(guide, shown);
  const extras = useOnlineExtras();
  const open = extras?.ready ?? true;
  const acts = useActs(frame, open);
  const decision = useDecision(frame, game, acts, open && !waiting && past.frame === undefined, lessons);
  // Against people elsewhere nobody is helped.
  const coach = useCoach(frame, decision, lessons.lesson === undefined && extras === undefined);
  const ending = useEnding(shown);
  const side = useSide(screen === 'wide' ? 'log' : 'aside');
  const told = useTold(shown, game, past.frame?.ply ?? frame.ply);
  const zoom = useRef<ZoomHandle>(null);
  const filter = useRef<HTMLInputElement>(null);
  const title = cardOf(game.view.id)?.name ?? game.entry.game.title;

  useTitle(titleOf(frame, decision.seat, title));
  useCues(shown, game.view, decision.seat !== undefined);
  const swallow = useSkipping(finish);
  useCommands({
    decision,
    acts,
    coach,
    zoom,
    filter,
    onTab: side.setTab,
    onHelp: () => side.setHelp(true),
    onLetGo: past.leave,
  });
  const state = past.frame?.state ?? frame.state;
  const actors = past.frame?.actors ?? frame.actors;
  const ply = past.frame?.ply ?? frame.ply;
  const happened = useHappened(shown.news, ply);
  const position = { state, ply, happened };
  return {
    ...{ shown, game, frame, title, screen, state, actors, position },
    ...{ extras, acts, decision, coach, ending, lessons, past, side, told, zoom, filter, swallow },
  };
}

/** What stands beside the board: which tab, which part of the log, whether help is open. */
function useSide(first: SideTab) {
  const [tab, setTab] = useState(first);
  const [since, setSince] = useState(false);
  const [help, setHelp] = useState(false);
  const showSince = (): void => {
    setSince(true);
    setTab('log');
  };
  return { tab, setTab, since, showSince, showAll: () => setSince(false), help, setHelp };
}

/** What the match has told: the log, what is new for the own seat, and what was just said. */
function useTold({ frame, news, latest }: Shown, { entry, view }: LoadedGame, ply: number) {
  const { setup } = frame;
  const [hinted, setHinted] = useState<readonly Place[]>([]);
  const names = useMemo(() => namesOf({ setup }), [setup]);
  const teller = useMemo(() => ({ texts: entry.texts, view, names }), [entry, view, names]);
  const turns = useMemo(() => logTurns(news, teller), [news, teller]);
  const spoken = useMemo(
    () => logTurns(latest, teller).flatMap((turn) => turn.lines.map((line) => line.text)),
    [latest, teller],
  );
  const events = useMemo(() => eventsUntil(news, ply), [news, ply]);
  const own = ownSeat(frame);
  const fresh = own === undefined ? turns : sinceLastTurn(turns, own);
  return { names, events, turns, fresh, spoken, own, hinted, setHinted };
}
