import { useMemo, useRef, useState } from 'react';
import { cardOf } from '../games/loading.ts';
import type { GuidedGame, LoadedGame } from '../games/view.ts';
import { useTitle } from '../app/title.ts';
import { useOver } from '../over.ts';
import { useOnlineExtras } from './onlineExtras.ts';
import type { SideTab } from './page/layout.tsx';
import { type LogSentence, logTurns, sinceLastTurn } from './log/logTurns.ts';
import { useScreenSize } from './page/screenSize.ts';
import { namesOf, ownSeat, youOf } from './seats.ts';
import { titleOf } from './page/tableTitle.ts';
import { useTableActions } from './decision/useTableActions.ts';
import { useAidDesk } from './aid/useAidDesk.ts';
import { useCoach } from './coach/useCoach.ts';
import { useCoachKeys } from './coach/useCoachKeys.ts';
import { useWondering } from './coach/useWondering.ts';
import { useCommands } from './keys/useCommands.ts';
import { useCues } from './playback/useCues.ts';
import { useDecision } from './decision/useDecision.ts';
import { useForced } from './decision/forced.ts';
import { useEnding } from './end/useEnding.ts';
import { eventsUntil, useLastEvents } from './playback/useLastEvents.ts';
import { useGoal } from './guide/goal.ts';
import { useLessons } from './guide/useLessons.ts';
import { usePast } from './log/usePast.ts';
import { useMoments } from './moments/useMoments.ts';
import { useSkipping } from './playback/useSkipping.ts';
import { useSpoken } from './playback/useSpoken.ts';
import type { Playback } from './playback/playback.ts';
import { useNarration } from './playback/useNarration.ts';
import { useRetelling } from './playback/useRetelling.ts';
import { useTelling } from './playback/useTelling.ts';
import { useAway } from './away/useAway.ts';
import type { Pacing } from './useTable.ts';
import { useMarks, useStay } from './why/useAsking.ts';
import { useWhyNot } from './why/useWhyNot.ts';
import { hasEnded } from './end/ended.ts';
import type { ZoomHandle } from '../board/zoom/zoom.tsx';

export interface OpenedTable {
  readonly playback: Playback;
  readonly game: LoadedGame;
  readonly finish: () => boolean;
  readonly pacing: Pacing;
  /** The guided game that is taught here. */
  readonly guided: GuidedGame | undefined;
}

export type TableRoom = ReturnType<typeof useTableRoom>;

/** The state of the table page: what is shown, chosen, looked back at and played as audio. */
export function useTableRoom({ playback, game, finish, pacing, guided }: OpenedTable) {
  const { table, waiting } = playback;
  const screen = useScreenSize();
  const past = usePast(table.id, hasEnded(table) ? 'all' : table.eyes);
  const lessons = useLessons(guided, playback);
  const goal = useGoal(playback, game, lessons.guided !== undefined);
  const extras = useOnlineExtras();
  const open = extras?.ready ?? true;
  const actions = useTableActions(table, open, lessons.takesBack);
  const wondering = useWondering();
  const decision = useDecision(
    table,
    game,
    actions,
    { open: open && !waiting && past.position === undefined, compact: screen === 'phone' },
    { ...lessons, consider: wondering.consider },
  );
  useForced(table, decision, actions, lessons.only !== undefined, game.view);
  const whyNot = useWhyNot(table, game, decision, lessons.only !== undefined, past.position === undefined);
  useMarks(whyNot);
  useStay(whyNot);
  // There is no coach in matches against other people.
  const coached = lessons.guided === undefined && extras === undefined;
  const coach = useCoach(table, game, decision, actions, wondering, coached);
  useCoachKeys(coach);
  const ending = useEnding(playback);
  const rules = useOver('rules');
  const aid = useAidDesk(game.view, past.position?.ply ?? table.ply);
  const side = useSide(screen === 'wide' ? 'log' : 'aside');
  const log = useLog(playback, game, past.position?.ply ?? table.ply);
  const zoom = useRef<ZoomHandle>(null);
  const filter = useRef<HTMLInputElement>(null);
  const title = cardOf(game.view.id)?.name ?? game.entry.game.title;

  useTitle(titleOf(table, decision.seat, title));
  useCues(playback, game.view, decision.seat !== undefined);
  const away = past.position !== undefined;
  const moments = useMoments(playback, game, pacing, away);
  const telling = useTelling(pacing, game, log.source, away);
  const narration = useNarration(playback, log.source, telling, pacing, finish);
  const retelling = useRetelling(table, log.turns, past, telling);
  const absence = useAway(playback, log.turns, lessons.guided !== undefined);
  const spoken = useSpoken(playback, game, log.source, narration);
  const told = retelling.narration ?? narration;
  const swallow = useSkipping(told ? told.finish : finish, moments.skip, told !== undefined);
  useCommands({
    decision,
    whyNot,
    actions,
    coach,
    aid: ending.open ? undefined : aid,
    zoom,
    filter,
    numbered: decision.seat === undefined ? [] : (game.view.numbered?.(table.state, decision.seat) ?? []),
    onTab: side.setTab,
    onHelp: () => side.setHelp(true),
    onRead: () => side.setReading(true),
    onLetGo: past.leave,
  });
  const state = past.position?.state ?? table.state;
  const actors = past.position?.actors ?? table.actors;
  const ply = past.position?.ply ?? table.ply;
  const happened = useLastEvents(playback.news, ply);
  const position = { state, ply, happened };
  return {
    ...{ playback, game, table, title, screen, state, actors, position },
    ...{
      extras,
      actions,
      decision,
      whyNot,
      coach,
      aid,
      rules,
      ending,
      lessons,
      goal,
      past,
      side,
      log,
      zoom,
      filter,
      moments,
      told,
      retelling,
      absence,
      spoken,
      swallow,
    },
  };
}

/** The state of the side column: which tab, which part of the log, whether help is open. */
function useSide(first: SideTab) {
  const [tab, setTab] = useState(first);
  const [since, setSince] = useState(false);
  const [help, setHelp] = useState(false);
  const [reading, setReading] = useState(false);
  const showSince = (): void => {
    setSince(true);
    setTab('log');
  };
  const showAll = (): void => setSince(false);
  return { tab, setTab, since, showSince, showAll, help, setHelp, reading, setReading };
}

/** The log, and what is new in it for the own seat. */
function useLog({ table, news }: Playback, { entry, view }: LoadedGame, ply: number) {
  const { setup } = table;
  const [hinted, setHinted] = useState<LogSentence>();
  const you = youOf(table);
  const names = useMemo(() => namesOf({ setup }), [setup]);
  const source = useMemo(() => ({ texts: entry.texts, view, names, you }), [entry, view, names, you]);
  const turns = useMemo(() => logTurns(news, source), [news, source]);
  const events = useMemo(() => eventsUntil(news, ply), [news, ply]);
  const own = ownSeat(table);
  const fresh = own === undefined ? turns : sinceLastTurn(turns, own);
  return { names, you, source, events, turns, fresh, own, hinted, setHinted };
}
