import { useMemo, useRef, useState } from 'react';
import type { Puzzle } from '../../analysis/puzzles/puzzle.ts';
import { useTitle } from '../app/title.ts';
import type { ZoomHandle } from '../board/zoom/zoom.tsx';
import type { GameCard, LoadedGame } from '../games/view.ts';
import { useOver } from '../over.ts';
import { ownName, useSettings } from '../settings.ts';
import { useAidDesk } from '../table/aid/useAidDesk.ts';
import { useCoach } from '../table/coach/useCoach.ts';
import { useWondering } from '../table/coach/useWondering.ts';
import { type Guide, useDecision } from '../table/decision/useDecision.ts';
import type { TableActions } from '../table/decision/useTableActions.ts';
import { useCommands } from '../table/keys/useCommands.ts';
import { type LogSentence, logTurns } from '../table/log/logTurns.ts';
import type { SideTab } from '../table/page/layout.tsx';
import { useScreenSize } from '../table/page/screenSize.ts';
import { eventsUntil, useLastEvents } from '../table/playback/useLastEvents.ts';
import { namesOf } from '../table/seats.ts';
import { useMarks, useStay } from '../table/why/useAsking.ts';
import { useWhyNot } from '../table/why/useWhyNot.ts';
import { tableOf } from './puzzleTable.ts';
import { TEXTS } from './texts.ts';
import { type Solving, usePuzzle } from './usePuzzle.ts';
import { useTold } from './useTold.ts';
import { isOver } from './walk.ts';

export interface OpenedPuzzle {
  readonly card: GameCard;
  readonly game: LoadedGame;
  readonly puzzle: Puzzle;
  /** All puzzles of the game. */
  readonly all: readonly Puzzle[];
}

export type PuzzleRoom = ReturnType<typeof usePuzzleRoom>;

const nothing = (): void => undefined;
/** Nothing is played here, only tried. */
export const NO_ACTIONS: TableActions = {
  ...{ play: nothing, undo: nothing, redo: nothing, forgetFault: nothing },
  ...{ undoable: false, redoable: false, sending: false, fault: undefined },
};

/** The state of the page of a puzzle: the table it is shown as, the hand over it, and what is said. */
export function usePuzzleRoom({ card, game: newest, puzzle, all }: OpenedPuzzle) {
  const solving = usePuzzle(newest, puzzle);
  const { walk } = solving;
  const game = useMemo(() => ({ ...newest, entry: walk.entry }), [newest, walk.entry]);
  const open = !isOver(walk) && !solving.showing;
  const name = useSettings(ownName);
  const table = useMemo(() => tableOf(walk, name, open), [walk, name, open]);
  const names = useMemo(() => namesOf(table), [table.setup]);
  const screen = useScreenSize();
  const compact = screen === 'phone';
  const decision = useDecision(table, game, NO_ACTIONS, { open, compact }, guideOf(solving));
  const whyNot = useWhyNot(table, game, decision, false, open);
  useMarks(whyNot);
  useStay(whyNot);
  const coach = useCoach(table, game, decision, NO_ACTIONS, useWondering(), false);
  const aid = useAidDesk(game.view, table.ply);
  const zoom = useRef<ZoomHandle>(null);
  const filter = useRef<HTMLInputElement>(null);
  const side = useSide(screen === 'wide' ? 'log' : 'aside');
  useCommands({
    ...{ decision, whyNot, actions: NO_ACTIONS, coach, aid, zoom, filter },
    numbered: decision.seat === undefined ? [] : (game.view.numbered?.(table.state, decision.seat) ?? []),
    onTab: side.setTab,
    onHelp: () => side.setHelp(true),
    onRead: () => side.setReading(true),
    onLetGo: nothing,
  });
  useTitle(TEXTS.name(card.name, puzzle.number));
  const log = useLog(game, solving, names);
  return {
    ...{ card, all, puzzle, solving, game, open, table, names, screen, compact },
    ...{ decision, whyNot, coach, aid, zoom, filter, side, log },
    rules: useOver('rules'),
    told: useTold(game, solving, names),
    happened: useLastEvents(walk.log, table.ply),
  };
}

/** What is chosen is tried, and stands only where it is right. */
function guideOf({ attempt }: Solving): Guide {
  return {
    only: undefined,
    consider(texts) {
      attempt(texts);
      return true;
    },
  };
}

/** Which tab is open, and what stands over the page. */
function useSide(first: SideTab) {
  const [tab, setTab] = useState(first);
  const [help, setHelp] = useState(false);
  const [reading, setReading] = useState(false);
  return { tab, setTab, help, setHelp, reading, setReading };
}

/** What has happened up to here, as the seat of the puzzle may know it. */
function useLog({ entry, view }: LoadedGame, { walk }: Solving, names: readonly string[]) {
  const [hinted, setHinted] = useState<LogSentence>();
  const { log, puzzle, match } = walk;
  const turns = useMemo(
    () => logTurns(log, { texts: entry.texts, view, names, you: puzzle.seat }),
    [log, entry, view, names, puzzle.seat],
  );
  const events = useMemo(() => eventsUntil(log, match.plies.length), [log, match]);
  return { turns, events, hinted, setHinted };
}
