import type { AsideProps } from '../../games/view.ts';
import { BoardBox, hintedPlaces } from './boardBox.tsx';
import { DecisionBar } from '../decision/decisionBar.tsx';
import { HelpDialog } from '../keys/helpDialog.tsx';
import type { Parts } from './layout.tsx';
import { LessonCard } from '../coach/lessons.tsx';
import { Log } from '../log/log.tsx';
import { MovesList } from '../decision/movesList.tsx';
import { Notes } from './notes.tsx';
import { PastBanner } from '../log/pastBanner.tsx';
import { cornerPanels, Players } from './players.tsx';
import { coloursOf } from '../seats.ts';
import { tableMenu } from './tableMenu.ts';
import { Brand, Tools } from './tools.tsx';
import type { TableRoom } from '../useTableRoom.ts';

/** The parts of a table where people play. */
export function tableParts(room: TableRoom): Parts {
  const { frame, game, state, actors, title, decision, lessons, filter, extras } = room;
  const { view } = game;
  const aside = asideProps(room);
  const players = { frame, game, state, actors };
  return {
    brand: <Brand title={title} progress={view.progress(state)} />,
    tools: <TableTools room={room} />,
    players: <Players {...players} compact={false} />,
    strip: <Players {...players} compact />,
    corners: cornerPanels(players),
    clock: view.Clock && <view.Clock {...aside} />,
    aside: view.Aside && <view.Aside {...aside} />,
    tray: view.Tray && <view.Tray {...aside} />,
    focus: view.Focus && <TableFocus room={room} />,
    board: <TableBoard room={room} />,
    over: <TableOver room={room} />,
    guide: lessons.lesson && <LessonCard lessons={lessons} />,
    bar: <TableBar room={room} />,
    log: <TableLog room={room} />,
    moves: <MovesList frame={frame} game={game} decision={decision} filterRef={filter} />,
    notes: <Notes id={frame.id} />,
    chat: extras?.chat,
  };
}

/** What stands beside the board knows the places as well as the board does. */
function asideProps({ frame, state, actors, told, decision, lessons }: TableRoom): AsideProps {
  const { lights, picking, hovered, click, hover } = decision;
  const pointed = decision.confirming ?? decision.pointed;
  return {
    ...{ state, names: told.names, events: told.events, actors, eyes: frame.eyes },
    ...{ sources: lights.sources, targets: lights.targets, picked: picking.from, hovered },
    hinted: hintedPlaces(told.hinted, pointed?.gesture, lessons.lesson),
    ...{ onPlace: click, onHover: hover },
  };
}

interface RoomProps {
  readonly room: TableRoom;
}

function TableTools({ room: { frame, game, screen, told, side, ending, extras } }: RoomProps) {
  const own = tableMenu(frame, { onHelp: () => side.setHelp(true), onResult: ending.show });
  return (
    <Tools
      screen={screen}
      game={game.view.id}
      onSince={told.own === undefined ? undefined : side.showSince}
      items={[...(extras?.menu ?? []), ...own]}
    />
  );
}

function TableBoard({ room }: RoomProps) {
  const { game, frame, position, decision, told, lessons, screen, zoom, swallow } = room;
  return (
    <div className="table-fill" onClickCapture={swallow}>
      <BoardBox
        zoomRef={zoom}
        game={game}
        frame={frame}
        position={position}
        decision={decision}
        told={told.hinted}
        lesson={lessons.lesson}
        compact={screen === 'phone'}
      />
    </div>
  );
}

function TableFocus({ room }: RoomProps) {
  const { game, decision, screen } = room;
  const { Focus } = game.view;
  return (
    Focus && (
      <Focus
        {...asideProps(room)}
        seat={decision.seat}
        offers={decision.choices.map(({ offer }) => offer)}
        asked={decision.asking?.map(({ offer }) => offer) ?? []}
        pointed={(decision.confirming ?? decision.pointed)?.offer}
        compact={screen === 'phone'}
      />
    )
  );
}

/** What is said aloud, and the help. */
function TableOver({ room: { told, side, extras } }: RoomProps) {
  return (
    <>
      {extras?.alerts}
      <p className="unseen" aria-live="polite">
        {told.spoken.join(' ')}
      </p>
      <HelpDialog open={side.help} onClose={() => side.setHelp(false)} />
    </>
  );
}

function TableBar({ room: { shown, frame, game, decision, coach, acts, past, ending } }: RoomProps) {
  if (past.frame) return <PastBanner past={past} last={frame.ply} />;
  return (
    <DecisionBar
      frame={frame}
      game={game}
      decision={decision}
      coach={coach}
      acts={acts}
      waiting={shown.waiting}
      onResult={ending.show}
    />
  );
}

function TableLog({ room: { frame, game, state, told, side, past } }: RoomProps) {
  const start = (told.fresh[0]?.lines[0]?.ply ?? 1) - 1;
  const since = { onAll: side.showAll, onAgain: () => past.watch(start, frame.ply) };
  return (
    <Log
      match={frame.id}
      turns={side.since ? told.fresh : told.turns}
      names={told.names}
      colours={coloursOf(frame, game, state)}
      ply={past.frame?.ply ?? -1}
      onHint={told.setHinted}
      onShow={past.show}
      since={side.since ? since : undefined}
    />
  );
}
