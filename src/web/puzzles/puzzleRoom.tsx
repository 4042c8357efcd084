import { useMemo, useRef, useState } from 'react';
import type { Puzzle } from '../../analysis/puzzles/puzzle.ts';
import { useTitle } from '../app/title.ts';
import { go } from '../address.ts';
import { hintPlaces } from '../analysis/find/hints.tsx';
import { BETTER, drawnMove, gestureOf, PLAYED } from '../analysis/moments/drawnMoves.ts';
import type { ZoomHandle } from '../board/zoom/zoom.tsx';
import type { AsideProps, GameCard, LoadedGame } from '../games/view.ts';
import { useOver } from '../over.ts';
import type { MenuItem } from '../parts/menu.tsx';
import { ownName, useSettings } from '../settings.ts';
import { AidDialog } from '../table/aid/aidDialog.tsx';
import { AidNote } from '../table/aid/aidNote.tsx';
import { useAidDesk } from '../table/aid/useAidDesk.ts';
import { useCoach } from '../table/coach/useCoach.ts';
import { useWondering } from '../table/coach/useWondering.ts';
import { DecisionBar } from '../table/decision/decisionBar.tsx';
import { MovesList } from '../table/decision/movesList.tsx';
import { useDecision } from '../table/decision/useDecision.ts';
import type { TableActions } from '../table/decision/useTableActions.ts';
import { HelpDialog } from '../table/keys/helpDialog.tsx';
import { useCommands } from '../table/keys/useCommands.ts';
import { Log } from '../table/log/log.tsx';
import { type LogSentence, logTurns } from '../table/log/logTurns.ts';
import { BoardBox, hintedPlaces } from '../table/page/boardBox.tsx';
import { Layout, type SideTab } from '../table/page/layout.tsx';
import { cornerPanels, Players } from '../table/page/players.tsx';
import { RulesDialog } from '../table/page/rulesDialog.tsx';
import { useScreenSize } from '../table/page/screenSize.ts';
import { Brand, Tools } from '../table/page/tools.tsx';
import { eventsUntil, useLastEvents } from '../table/playback/useLastEvents.ts';
import { ReadingDialog } from '../table/reading/readingDialog.tsx';
import { coloursOf, namesOf } from '../table/seats.ts';
import { TEXTS as TABLE } from '../table/texts.ts';
import { useAsking, useMarks, useStay } from '../table/why/useAsking.ts';
import { useWhyNot } from '../table/why/useWhyNot.ts';
import { useKept } from './kept.ts';
import { nextAfter } from './nextPuzzle.ts';
import { PuzzleCard } from './puzzleCard.tsx';
import { tableOf } from './puzzleTable.ts';
import { TEXTS } from './texts.ts';
import { type Solving, usePuzzle } from './usePuzzle.ts';
import { bestText, isOver } from './walk.ts';
import { hintWords, lineWords, triedWords, whyWords } from './words.ts';

interface PuzzleRoomProps {
  readonly card: GameCard;
  readonly game: LoadedGame;
  readonly puzzle: Puzzle;
  readonly all: readonly Puzzle[];
}

const nothing = (): void => undefined;
/** Nothing is played here, only tried. */
const NO_ACTIONS: TableActions = {
  ...{ play: nothing, undo: nothing, redo: nothing, forgetFault: nothing },
  ...{ undoable: false, redoable: false, sending: false, fault: undefined },
};

/** A puzzle with the board and everything around it as at a table. */
export function PuzzleRoom({ card, game: newest, puzzle, all }: PuzzleRoomProps) {
  const solving = usePuzzle(newest, puzzle);
  const { walk } = solving;
  const game = useMemo(() => ({ ...newest, entry: walk.entry }), [newest, walk.entry]);
  const { view } = game;
  const name = useSettings(ownName);
  const open = !isOver(walk) && !solving.showing;
  const table = useMemo(() => tableOf(walk, name, open), [walk, name, open]);
  const names = useMemo(() => namesOf(table), [table.setup]);
  const screen = useScreenSize();
  const compact = screen === 'phone';
  const { attempt } = solving;
  const guide = {
    only: undefined,
    consider: (texts: readonly string[]) => {
      attempt(texts);
      return true;
    },
  };
  const decision = useDecision(table, game, NO_ACTIONS, { open, compact }, guide);
  const whyNot = useWhyNot(table, game, decision, false, open);
  useMarks(whyNot);
  useStay(whyNot);
  const wondering = useWondering();
  const coach = useCoach(table, game, decision, NO_ACTIONS, wondering, false);
  const rules = useOver('rules');
  const aid = useAidDesk(view, table.ply);
  const zoom = useRef<ZoomHandle>(null);
  const filter = useRef<HTMLInputElement>(null);
  const [tab, setTab] = useState<SideTab>(screen === 'wide' ? 'log' : 'aside');
  const [help, setHelp] = useState(false);
  const [reading, setReading] = useState(false);
  const [hinted, setHinted] = useState<LogSentence>();
  useCommands({
    ...{ decision, whyNot, actions: NO_ACTIONS, coach, aid, zoom, filter },
    numbered: decision.seat === undefined ? [] : (view.numbered?.(table.state, decision.seat) ?? []),
    onTab: setTab,
    onHelp: () => setHelp(true),
    onRead: () => setReading(true),
    onLetGo: nothing,
  });
  const title = TEXTS.name(card.name, puzzle.number);
  useTitle(title);
  const listeners = useAsking(whyNot);
  const told = useTold(game, solving, names);
  const turns = useMemo(
    () => logTurns(walk.log, { texts: game.entry.texts, view, names, you: puzzle.seat }),
    [walk.log, game, view, names, puzzle.seat],
  );
  const happened = useLastEvents(walk.log, table.ply);
  const position = { state: table.state, ply: table.ply, happened };
  const events = useMemo(() => eventsUntil(walk.log, table.ply), [walk.log, table.ply]);
  const lit = useMemo(
    () => [...(hinted?.places ?? []), ...whyNot.lit, ...(aid?.lit ?? []), ...told.places],
    [hinted, whyNot.lit, aid?.lit, told.places],
  );
  const aside: AsideProps = {
    ...{ state: table.state, names, events, actors: table.actors, eyes: table.eyes },
    ...{ sources: decision.lights.sources, targets: decision.lights.targets },
    ...{ picked: decision.marked ?? decision.picking.from, hovered: decision.hovered },
    hinted: hintedPlaces(lit, (decision.confirming ?? decision.pointed)?.gesture, undefined),
    onPlace: (place) => (whyNot.isLit(place) ? decision.click(place) : whyNot.ask(place, 'other')),
    onHover: decision.hover,
  };
  const players = { table, game, state: table.state, actors: table.actors, you: puzzle.seat };
  const kept = useKept();
  const puzzleCard = (
    <PuzzleCard
      solving={solving}
      of={all.length}
      next={nextAfter(kept, card.id, puzzle.number, all)}
      verdict={told.verdict}
      hint={told.hint}
      line={told.line}
      why={told.why}
    />
  );
  return (
    <Layout
      screen={screen}
      tab={tab}
      onTab={setTab}
      view={view}
      listeners={listeners}
      parts={{
        brand: <Brand title={compact ? title : card.name} progress={view.progress(table.state)} />,
        tools: (
          <Tools
            screen={screen}
            onSince={undefined}
            onAid={aid?.toggle}
            onRules={() => rules.show()}
            items={menuOf(
              () => setReading(true),
              () => setHelp(true),
            )}
          />
        ),
        players: <Players {...players} compact={false} />,
        strip: <Players {...players} compact />,
        corners: cornerPanels(players),
        clock: view.Clock && <view.Clock {...aside} />,
        aside: view.Aside && <view.Aside {...aside} />,
        asideParts: view.asideParts?.map(({ id, title, icon, Part, count }) => ({
          id: `aside ${id}`,
          ...{ title, icon, count: count?.(aside) },
          content: (
            <div key={id} className="table-aside night">
              <Part {...aside} />
            </div>
          ),
        })),
        tray: view.Tray && <view.Tray {...aside} />,
        focus: view.Focus && (
          <view.Focus
            {...aside}
            seat={decision.seat}
            offers={decision.choices.map(({ offer }) => offer)}
            asked={decision.asking?.map(({ offer }) => offer) ?? []}
            pointed={(decision.confirming ?? decision.pointed)?.offer}
            onMoves={decision.play}
            compact={compact}
          />
        ),
        board: (
          <div className="table-fill">
            <BoardBox
              zoomRef={zoom}
              {...{ game, table, position, decision, whyNot, compact }}
              logPlaces={lit}
              lesson={undefined}
              stage={undefined}
              plans={told.arrows}
            />
          </div>
        ),
        over: (
          <>
            <ReadingDialog
              {...{ view, state: table.state, names, open: reading }}
              onClose={() => setReading(false)}
            />
            <HelpDialog open={help} onClose={() => setHelp(false)} />
            {aid && (
              <>
                <AidDialog
                  {...{ game, state: table.state, seat: puzzle.seat, names, desk: aid }}
                  foreign={false}
                  onRules={() => rules.show()}
                />
                <AidNote desk={aid} />
              </>
            )}
            <RulesDialog game={view.id} over={rules} />
          </>
        ),
        guide: screen !== 'wide' && puzzleCard,
        bar: (
          <>
            {screen === 'wide' && puzzleCard}
            {open && (
              <DecisionBar
                {...{ table, game, decision, whyNot, compact, coach, actions: NO_ACTIONS }}
                waiting={false}
                guide={undefined}
                onResult={nothing}
              />
            )}
          </>
        ),
        moves: <MovesList table={table} game={game} decision={decision} filterRef={filter} />,
        log: (
          <Log
            match={table.id}
            turns={turns}
            names={names}
            colours={coloursOf(table, game, table.state)}
            you={puzzle.seat}
            ply={undefined}
            onHint={setHinted}
            onShow={nothing}
          />
        ),
      }}
    />
  );
}

/** Everything that is said of the line, and what is drawn of it. */
function useTold(game: LoadedGame, { walk, last, hints, shownFrom }: Solving, names: readonly string[]) {
  const { puzzle } = walk;
  const line = useMemo(() => lineWords(walk, names), [puzzle, names]);
  const why = useMemo(() => whyWords(walk, names), [puzzle, names]);
  return useMemo(() => {
    const past = { state: walk.entry.game.redact(walk.match.state, puzzle.seat) };
    const best = isOver(walk) ? undefined : gestureOf(game, past, puzzle, bestText(walk), names);
    const worse = last?.verdict === 'worse' ? gestureOf(game, past, puzzle, last.text, names) : undefined;
    const next = shownFrom === undefined ? undefined : drawnMove(BETTER, best);
    return {
      ...{ line, why },
      verdict: last && shownFrom === undefined ? triedWords(last, names) : undefined,
      hint: hints === 0 ? undefined : hintWords(hints - 1, walk, best, names),
      places: hintPlaces(best, hints),
      arrows: [drawnMove(PLAYED, worse) ?? [], next ?? []].flat(),
    };
  }, [game, walk, last, hints, shownFrom, names, line, why, puzzle]);
}

function menuOf(onRead: () => void, onHelp: () => void): MenuItem[] {
  const { tools } = TABLE;
  return [
    { label: tools.read, icon: 'rules', onSelect: onRead },
    { label: tools.keys, icon: 'guide', onSelect: onHelp },
    { label: tools.settings, icon: 'settings', onSelect: () => go('/settings') },
    { label: TEXTS.page.leave, icon: 'left', onSelect: () => go('/puzzles') },
  ];
}
