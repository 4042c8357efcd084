import { go } from '../address.ts';
import type { AsideProps, Place } from '../games/view.ts';
import { openMatch } from '../opening.ts';
import type { MenuItem } from '../parts/menu.tsx';
import { showFault } from '../parts/toast.tsx';
import { AidDialog } from '../table/aid/aidDialog.tsx';
import { AidNote } from '../table/aid/aidNote.tsx';
import { DecisionBar } from '../table/decision/decisionBar.tsx';
import { MovesList } from '../table/decision/movesList.tsx';
import { HelpDialog } from '../table/keys/helpDialog.tsx';
import { Log } from '../table/log/log.tsx';
import { BoardBox, hintedPlaces } from '../table/page/boardBox.tsx';
import type { Parts } from '../table/page/layout.tsx';
import { cornerPanels, Players } from '../table/page/players.tsx';
import { RulesDialog } from '../table/page/rulesDialog.tsx';
import { Brand, Tools } from '../table/page/tools.tsx';
import { ReadingDialog } from '../table/reading/readingDialog.tsx';
import { coloursOf } from '../table/seats.ts';
import { TEXTS as TABLE } from '../table/texts.ts';
import { useKept } from './kept.ts';
import { nextAfter } from './nextPuzzle.ts';
import { PuzzleCard } from './puzzleCard.tsx';
import { TEXTS } from './texts.ts';
import { NO_ACTIONS, type PuzzleRoom } from './usePuzzleRoom.ts';

interface RoomProps {
  readonly room: PuzzleRoom;
}

const nothing = (): void => undefined;

/** The parts of a table, with what is said of the puzzle over the decision or, on smaller screens, before it. */
export function puzzleParts(room: PuzzleRoom): Parts {
  const { card, game, table, puzzle, decision, filter, screen } = room;
  const { view } = game;
  const aside = asideProps(room);
  const players = { table, game, state: table.state, actors: table.actors, you: puzzle.seat };
  const puzzleCard = <RoomCard room={room} />;
  return {
    brand: <Brand title={card.name} progress={view.progress(table.state)} />,
    tools: <RoomTools room={room} />,
    players: <Players {...players} compact={false} />,
    strip: <Players {...players} compact />,
    corners: cornerPanels(players),
    clock: view.Clock && <view.Clock {...aside} />,
    aside: view.Aside && <view.Aside {...aside} />,
    asideParts: asideParts(room, aside),
    tray: view.Tray && <view.Tray {...aside} />,
    focus: view.Focus && <RoomFocus room={room} />,
    board: <RoomBoard room={room} />,
    over: <RoomOver room={room} />,
    guide: screen !== 'wide' && puzzleCard,
    bar: (
      <>
        {screen === 'wide' && puzzleCard}
        <RoomBar room={room} />
      </>
    ),
    moves: <MovesList table={table} game={game} decision={decision} filterRef={filter} />,
    log: <RoomLog room={room} />,
  };
}

/** What the log, answers, the aid and hints have lit. */
const litIn = ({ log, whyNot, aid, told }: PuzzleRoom): Place[] => [
  ...(log.hinted?.places ?? []),
  ...whyNot.lit,
  ...(aid?.lit ?? []),
  ...told.places,
];

function asideProps(room: PuzzleRoom): AsideProps {
  const { table, names, log, decision, whyNot } = room;
  const { lights, picking, marked, hovered, click, hover } = decision;
  const pointed = decision.confirming ?? decision.pointed;
  return {
    ...{ state: table.state, names, events: log.events, actors: table.actors, eyes: table.eyes },
    ...{ sources: lights.sources, targets: lights.targets, picked: marked ?? picking.from, hovered },
    hinted: hintedPlaces(litIn(room), pointed?.gesture, undefined),
    onPlace: (place) => (whyNot.isLit(place) ? click(place) : whyNot.ask(place, 'other')),
    onHover: hover,
  };
}

function asideParts({ game }: PuzzleRoom, aside: AsideProps): Parts['asideParts'] {
  return game.view.asideParts?.map(({ id, title, icon, Part, count }) => ({
    id: `aside ${id}`,
    ...{ title, icon, count: count?.(aside) },
    content: (
      <div key={id} className="table-aside night">
        <Part {...aside} />
      </div>
    ),
  }));
}

function RoomCard({ room: { card, puzzle, all, solving, told, names, table } }: RoomProps) {
  const next = nextAfter(useKept(), card.id, puzzle.number, all);
  const bots = table.setup.chairs.map(({ player }) => (player === 'person' ? undefined : player.bot));
  const onMatch = (): void => {
    openMatch({ record: JSON.stringify(puzzle.record), names, bots }).catch(showFault);
  };
  return <PuzzleCard {...{ solving, told, next, onMatch }} of={all.length} />;
}

function RoomTools({ room: { screen, aid, rules, side } }: RoomProps) {
  return (
    <Tools
      screen={screen}
      onSince={undefined}
      onAid={aid?.toggle}
      onRules={() => rules.show()}
      items={menuOf(
        () => side.setReading(true),
        () => side.setHelp(true),
      )}
    />
  );
}

function RoomFocus({ room }: RoomProps) {
  const { game, decision, compact } = room;
  const { Focus } = game.view;
  return (
    Focus && (
      <Focus
        {...asideProps(room)}
        seat={decision.seat}
        offers={decision.choices.map(({ offer }) => offer)}
        asked={decision.asking?.map(({ offer }) => offer) ?? []}
        pointed={(decision.confirming ?? decision.pointed)?.offer}
        onMoves={decision.play}
        compact={compact}
      />
    )
  );
}

function RoomBoard({ room }: RoomProps) {
  const { zoom, game, table, happened, decision, whyNot, compact, told } = room;
  return (
    <div className="table-fill">
      <BoardBox
        {...{ game, table, decision, whyNot, compact }}
        zoomRef={zoom}
        position={{ state: table.state, ply: table.ply, happened }}
        logPlaces={litIn(room)}
        lesson={undefined}
        stage={undefined}
        plans={told.arrows}
      />
    </div>
  );
}

/** Nothing is asked any more once the line is over or shown. */
function RoomBar({ room: { open, table, game, decision, whyNot, compact, coach } }: RoomProps) {
  if (!open) return null;
  return (
    <DecisionBar
      {...{ table, game, decision, whyNot, compact, coach, actions: NO_ACTIONS }}
      waiting={false}
      guide={undefined}
      onResult={nothing}
    />
  );
}

function RoomOver({ room: { game, table, names, side, puzzle, aid, rules } }: RoomProps) {
  return (
    <>
      <ReadingDialog
        {...{ view: game.view, state: table.state, names, open: side.reading }}
        onClose={() => side.setReading(false)}
      />
      <HelpDialog open={side.help} onClose={() => side.setHelp(false)} />
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
      <RulesDialog game={game.view.id} over={rules} />
    </>
  );
}

function RoomLog({ room: { table, game, names, puzzle, log } }: RoomProps) {
  return (
    <Log
      match={table.id}
      turns={log.turns}
      names={names}
      colours={coloursOf(table, game, table.state)}
      you={puzzle.seat}
      ply={undefined}
      onHint={log.setHinted}
      onShow={nothing}
    />
  );
}

function menuOf(onRead: () => void, onHelp: () => void): MenuItem[] {
  const { tools } = TABLE;
  return [
    { label: tools.read, icon: 'rules', onSelect: onRead },
    { label: tools.keys, icon: 'guide', onSelect: onHelp },
    { label: tools.settings, icon: 'settings', onSelect: () => go('/settings') },
    { label: TEXTS.all, icon: 'left', onSelect: () => go('/puzzles') },
  ];
}
