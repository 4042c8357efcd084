import { useMemo, useState } from 'react';
import type { AsideProps } from '../../games/view.ts';
import { AidDialog } from '../aid/aidDialog.tsx';
import { AidNote } from '../aid/aidNote.tsx';
import { AwayCard } from '../away/awayCard.tsx';
import { BoardBox, hintedPlaces } from './boardBox.tsx';
import { DecisionBar } from '../decision/decisionBar.tsx';
import { HelpDialog } from '../keys/helpDialog.tsx';
import type { Parts } from './layout.tsx';
import { placesOf } from '../coach/planSteps.ts';
import { barWords } from '../guide/barWords.ts';
import { GuideCard } from '../guide/guideCard.tsx';
import { Log } from '../log/log.tsx';
import { MomentFrame, type Stage } from '../moments/momentFrame.tsx';
import { MovesList } from '../decision/movesList.tsx';
import { Notes } from './notes.tsx';
import { PastBanner } from '../log/pastBanner.tsx';
import { ReadingDialog } from '../reading/readingDialog.tsx';
import { cornerPanels, Players } from './players.tsx';
import { coloursOf, isPlayedHere, ownSeat } from '../seats.ts';
import { NarrationBar } from '../playback/narrationBar.tsx';
import { toldArrows } from '../playback/toldArrows.ts';
import type { Narration } from '../playback/useNarration.ts';
import { RulesDialog } from './rulesDialog.tsx';
import { tableMenu } from './tableMenu.ts';
import { Brand, Tools } from './tools.tsx';
import { useResigning } from './useResigning.tsx';
import type { TableRoom } from '../useTableRoom.ts';

/** The parts of a table where people play. */
export function tableParts(room: TableRoom): Parts {
  const { table, game, state, actors, title, decision, log, filter, extras } = room;
  const { view } = game;
  const aside = asideProps(room);
  const players = { table, game, state, actors, you: log.you };
  return {
    brand: <Brand title={title} progress={view.progress(state)} branch={table.branch} />,
    tools: <TableTools room={room} />,
    players: <Players {...players} compact={false} />,
    strip: <Players {...players} compact />,
    corners: cornerPanels(players),
    clock: view.Clock && <view.Clock {...aside} />,
    aside: view.Aside && <view.Aside {...aside} />,
    asideParts: view.asideParts?.map(({ id, title, icon, Part, count }) => ({
      id: `aside ${id}`,
      title,
      icon,
      count: count?.(aside),
      content: (
        <div key={id} className="table-aside night">
          <Part {...aside} />
        </div>
      ),
    })),
    tray: view.Tray && <view.Tray {...aside} />,
    focus: view.Focus && <TableFocus room={room} />,
    board: <TableBoard room={room} />,
    over: <TableOver room={room} />,
    guide: <TableGuide room={room} />,
    bar: <TableBar room={room} />,
    log: <TableLog room={room} />,
    moves: <MovesList table={table} game={game} decision={decision} filterRef={filter} />,
    notes: <Notes id={table.id} />,
    chat: extras?.chat,
  };
}

/** The props of the parts beside the board, which may have places like the board. */
function asideProps({ table, state, actors, log, decision, lessons, whyNot, aid }: TableRoom): AsideProps {
  const { lights, picking, marked, hovered, click, hover } = decision;
  const pointed = decision.confirming ?? decision.pointed;
  return {
    ...{ state, names: log.names, events: log.events, actors, eyes: table.eyes },
    ...{ sources: lights.sources, targets: lights.targets, picked: marked ?? picking.from, hovered },
    hinted: hintedPlaces(
      [...(log.hinted?.places ?? []), ...whyNot.lit, ...(aid?.lit ?? [])],
      pointed?.gesture,
      lessons.lesson,
    ),
    // A form beside the board, such as a dial, may name what is not open now.
    onPlace: (place) => (whyNot.isLit(place) ? click(place) : whyNot.ask(place, 'other')),
    onHover: hover,
  };
}

interface RoomProps {
  readonly room: TableRoom;
}

function TableTools({ room: { table, screen, log, side, ending, extras, aid, rules } }: RoomProps) {
  const own = tableMenu(table, {
    onHelp: () => side.setHelp(true),
    onRead: () => side.setReading(true),
    onResult: ending.show,
  });
  const resigning = useResigning(table);
  return (
    <>
      <Tools
        screen={screen}
        onSince={log.own === undefined ? undefined : side.showSince}
        onAid={aid?.toggle}
        onRules={() => rules.show()}
        items={[...(extras?.menu ?? []), ...own.toSpliced(-1, 0, ...resigning.items)]}
      />
      {resigning.dialog}
    </>
  );
}

function TableBoard({ room }: RoomProps) {
  const {
    game,
    table,
    position,
    decision,
    log,
    lessons,
    whyNot,
    aid,
    coach,
    screen,
    zoom,
    moments,
    told,
    swallow,
  } = room;
  const [stage, setStage] = useState<Stage>();
  // The places of a moment are to be seen, not arrows over them.
  const staged = moments.shown?.moment.places !== undefined;
  const arrows = useMemo(
    () => [...coach.drawn, ...toldArrows(staged ? undefined : told, log.hinted?.way)],
    [coach.drawn, staged, told, log.hinted],
  );
  const logPlaces = useMemo(
    () => [
      ...(log.hinted?.places ?? []),
      ...whyNot.lit,
      ...(aid?.lit ?? []),
      ...placesOf(arrows),
      ...(moments.shown?.moment.places ?? []),
    ],
    [log.hinted, whyNot.lit, aid?.lit, arrows, moments.shown],
  );
  return (
    <div className="table-fill" onClickCapture={swallow}>
      <BoardBox
        zoomRef={zoom}
        game={game}
        table={table}
        position={position}
        decision={decision}
        logPlaces={logPlaces}
        lesson={lessons.lesson}
        whyNot={whyNot}
        compact={screen === 'phone'}
        stage={stage}
        plans={arrows}
      />
      <MomentFrame
        game={game}
        moments={moments}
        names={log.names}
        eyes={table.eyes}
        compact={screen === 'phone'}
        onStage={setStage}
        showRule={whyNot.showRule}
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
        onMoves={decision.play}
        compact={screen === 'phone'}
      />
    )
  );
}

/** Alerts, sentences for screen readers, the help, the aid and, over it, the rules. */
function TableOver({ room }: RoomProps) {
  const { game, state, log, spoken, retelling, side, extras, rules } = room;
  return (
    <>
      {extras?.alerts}
      <p className="unseen" aria-live="polite">
        {spoken}
      </p>
      <p className="unseen" aria-live="polite">
        {retelling.spoken}
      </p>
      <ReadingDialog
        {...{ view: game.view, state, names: log.names }}
        open={side.reading}
        onClose={() => side.setReading(false)}
      />
      <HelpDialog open={side.help} onClose={() => side.setHelp(false)} />
      <TableAid room={room} />
      <RulesDialog game={game.view.id} over={rules} />
    </>
  );
}

/** Whoever only watches looks at the figures of the one to choose. */
function TableAid({ room: { table, game, state, actors, log, decision, aid, rules } }: RoomProps) {
  if (aid === undefined) return null;
  const own = decision.seat ?? ownSeat(table);
  return (
    <>
      <AidDialog
        game={game}
        state={state}
        seat={own ?? actors[0] ?? 0}
        names={log.names}
        foreign={own === undefined}
        desk={aid}
        onRules={() => rules.show()}
      />
      <AidNote desk={aid} />
    </>
  );
}

function TableBar({ room }: RoomProps) {
  const { playback, table, game, decision, whyNot, screen, coach, actions, past, ending, lessons } = room;
  if (room.told) return <TableNarration room={room} narration={room.told} />;
  if (past.position) return <PastBanner past={past} last={table.ply} />;
  return (
    <DecisionBar
      table={table}
      game={game}
      decision={decision}
      whyNot={whyNot}
      compact={screen === 'phone'}
      coach={coach}
      actions={actions}
      waiting={playback.waiting}
      guide={barWords(table, game, decision, lessons)}
      onResult={ending.show}
    />
  );
}

/** What happened while somebody was away comes before what the guide says. */
function TableGuide({ room }: RoomProps) {
  const { table, game, state, absence, retelling, told } = room;
  const { missed, dismiss } = absence;
  if (!missed || told) return <GuideCard room={room} />;
  const show = (): void => {
    dismiss();
    retelling.tellSince(missed.since);
  };
  return <AwayCard missed={missed} colours={coloursOf(table, game, state)} onShow={show} onPlay={dismiss} />;
}

function TableNarration({ room, narration }: RoomProps & { readonly narration: Narration }) {
  const { table, game } = room;
  return (
    <NarrationBar
      narration={narration}
      colour={game.view.colourOf(table.state, narration.step.seat)}
      last={isPlayedHere(table) ? 'turn' : 'latest'}
    />
  );
}

function TableLog({ room: { table, game, state, log, side, past, retelling } }: RoomProps) {
  const start = (log.fresh[0]?.sentences[0]?.ply ?? 1) - 1;
  const since = { onAll: side.showAll, onAgain: () => retelling.tellSince(start) };
  return (
    <Log
      match={table.id}
      turns={side.since ? log.fresh : log.turns}
      names={log.names}
      colours={coloursOf(table, game, state)}
      you={log.you}
      ply={past.position?.ply}
      onHint={log.setHinted}
      onShow={past.show}
      since={side.since ? since : undefined}
    />
  );
}
