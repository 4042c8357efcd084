import { useMemo, useRef, useState } from 'react';
import type { TableView } from '../../../protocol/table.ts';
import { go } from '../../address.ts';
import { cardOf } from '../../games/loading.ts';
import type { LoadedGame, Place, PlaceProps } from '../../games/view.ts';
import { isOnline } from '../../online/connection/ids.ts';
import type { MenuItem } from '../../parts/menu.tsx';
import { useStill } from '../../settings.ts';
import { useOver } from '../../over.ts';
import { useTitle } from '../../app/title.ts';
import { AidDialog } from '../aid/aidDialog.tsx';
import { AidNote } from '../aid/aidNote.tsx';
import { useAidDesk } from '../aid/useAidDesk.ts';
import { BranchList } from '../branches/branchList.tsx';
import { canPlayOn } from '../branches/playOn.ts';
import { PlayOnDialog } from '../branches/playOnDialog.tsx';
import { type Tree, useTree } from '../branches/useTree.ts';
import { HelpDialog } from '../keys/helpDialog.tsx';
import { Layout, type SideTab } from '../page/layout.tsx';
import { Log } from '../log/log.tsx';
import { type LogSentence, logTurns } from '../log/logTurns.ts';
import { cornerPanels, Players } from '../page/players.tsx';
import { RulesDialog } from '../page/rulesDialog.tsx';
import { ReplayBar } from './replayBar.tsx';
import { useScreenSize } from '../page/screenSize.ts';
import { coloursOf, namesOf } from '../seats.ts';
import { analysisItem, recordItem } from '../page/tableMenu.ts';
import { TEXTS } from '../texts.ts';
import { Brand, Tools } from '../page/tools.tsx';
import { eventsUntil, useLastEvents } from '../playback/useLastEvents.ts';
import { type Eyes, useReplay } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import type { Playback } from '../playback/playback.ts';
import { hasEnded } from '../end/ended.ts';
import { Zoom, type ZoomHandle } from '../../board/zoom/zoom.tsx';

interface ReplayRoomProps {
  readonly playback: Playback;
  readonly game: LoadedGame;
  readonly start: number;
}

const NOWHERE: ReadonlySet<Place> = new Set();
/** Nobody decides anything here. */
const nothing = (): void => undefined;
const NO_CHOICE = {
  seat: undefined,
  offers: [],
  asked: [],
  pointed: undefined,
  onMoves: nothing,
} as const;

/** The page of a replay: the parts of a table, with a slider in place of the decisions. */
export function ReplayRoom({ playback, game, start }: ReplayRoomProps) {
  const { table, news } = playback;
  const { view, entry } = game;
  const screen = useScreenSize();
  const still = useStill();
  const names = useMemo(() => namesOf(table), [table.setup]);
  const [eyes, setEyes] = useState<Eyes>(hasEnded(table) ? 'all' : table.eyes);
  const [tab, setTab] = useState<SideTab>('log');
  const [hintedLine, setHintedLine] = useState<LogSentence>();
  const [hovered, setHovered] = useState<Place>();
  const zoom = useRef<ZoomHandle>(null);
  const replay = useReplay(table.id, table.ply, eyes, start);
  const turns = useMemo(
    () => logTurns(news, { texts: entry.texts, view, names }),
    [news, entry, view, names],
  );
  const moved = useMemo(() => placesAt(playback, game, replay.ply), [playback, game, replay.ply]);

  const title = cardOf(view.id)?.name ?? entry.game.title;
  useTitle(TEXTS.replay.title(title));
  const state = replay.position?.state ?? table.state;
  const actors = replay.position?.actors ?? [];
  const ply = replay.position?.ply ?? table.ply;
  const aid = useAidDesk(view, ply);
  const rules = useOver('rules');
  const [help, setHelp] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const tree = useTree(table);
  const isEnd = actors.length === 0;
  const playOn = canPlayOn(table) ? () => setLeaving(true) : undefined;
  const onPlayOn = isEnd ? undefined : playOn;
  useReplayKeys(replay, table.ply, { zoom, aid, onHelp: () => setHelp(true), onPlayOn });
  const happened = useLastEvents(news, ply);
  const hinted = useMemo(
    () => new Set([aid?.lit ?? [], hintedLine?.places ?? [], moved].find((places) => places.length > 0)),
    [aid?.lit, hintedLine, moved],
  );
  const colours = coloursOf(table, game, state);
  const seen = eyes === 'all' ? undefined : eyes;
  const places: PlaceProps = {
    ...{ eyes: seen, sources: NOWHERE, targets: NOWHERE, picked: undefined, hovered, hinted },
    ...{ onPlace: nothing, onHover: setHovered },
  };
  const events = useMemo(() => eventsUntil(news, ply), [news, ply]);
  const aside = { state, names, actors, events, ...places };
  const players = { table: { ...table, eyes: seen, thinking: undefined }, game, state, actors };
  return (
    <Layout
      screen={screen}
      tab={tab}
      onTab={setTab}
      view={view}
      parts={{
        brand: <Brand title={title} progress={view.progress(state)} branch={table.branch} />,
        tools: (
          <Tools
            screen={screen}
            onSince={undefined}
            onAid={aid?.toggle}
            onRules={() => rules.show()}
            items={menuOf(playback, () => setHelp(true))}
          />
        ),
        players: <Players {...players} compact={false} />,
        strip: <Players {...players} compact />,
        clock: view.Clock && <view.Clock {...aside} />,
        corners: cornerPanels(players),
        aside: view.Aside && <view.Aside {...aside} />,
        tray: view.Tray && <view.Tray {...aside} />,
        focus: view.Focus && <view.Focus {...aside} {...NO_CHOICE} compact={screen === 'phone'} />,
        board: (
          <Zoom ref={zoom} focus={[]} sources={NOWHERE} onLift={nothing} onDrop={nothing}>
            <view.Board
              state={state}
              ply={ply}
              happened={happened}
              names={names}
              distant={NOWHERE}
              {...places}
              still={still}
              compact={screen === 'phone'}
            />
          </Zoom>
        ),
        over: (
          <>
            {aid && (
              <>
                <AidDialog
                  game={game}
                  state={state}
                  seat={seen ?? actors[0] ?? 0}
                  names={names}
                  foreign
                  desk={aid}
                  onRules={() => rules.show()}
                />
                <AidNote desk={aid} />
              </>
            )}
            <RulesDialog game={view.id} over={rules} />
            <HelpDialog
              open={help}
              intro={TEXTS.replay.keysIntro}
              keys={TEXTS.replay.keys}
              onClose={() => setHelp(false)}
            />
            <PlayOnDialog
              open={leaving}
              table={table}
              ply={ply}
              asked={actors[0] ?? 0}
              colours={colours}
              onClose={() => setLeaving(false)}
            />
          </>
        ),
        bar: (
          <ReplayBar
            table={table}
            replay={replay}
            turns={turns}
            eyes={eyes}
            onEyes={setEyes}
            colours={colours}
            onPlayOn={playOn}
            isEnd={isEnd}
          />
        ),
        ...((playOn !== undefined || tree.lines.length > 1) && {
          branches: {
            count: Math.max(0, tree.lines.length - 1),
            content: <BranchList tree={tree} game={game} shown={shownIn(tree, table)} />,
          },
        }),
        log: (
          <Log
            match={table.id}
            turns={turns}
            names={names}
            colours={colours}
            ply={replay.ply}
            onHint={setHintedLine}
            onShow={replay.go}
          />
        ),
      }}
    />
  );
}

/** The line of a tree that a table is: a match online is kept here under another id. */
function shownIn({ lines }: Tree, { id }: TableView): string {
  return isOnline(id) ? (lines[0]?.id ?? id) : id;
}

/** The places of the move that led here. */
function placesAt({ news }: Playback, { view }: LoadedGame, ply: number): Place[] {
  return news.find((move) => move.ply === ply)?.events.flatMap((event) => view.placesOf(event)) ?? [];
}

function menuOf({ table }: Playback, onHelp: () => void): MenuItem[] {
  const { id, setup, outcome } = table;
  const { replay, tools } = TEXTS;
  return [
    { label: outcome ? replay.result : replay.resume, icon: 'check', onSelect: () => go(`/table/${id}`) },
    ...analysisItem(table),
    ...(hasEnded(table) || !isOnline(id) ? [recordItem(id, setup.game)] : []),
    { label: tools.keys, icon: 'guide', onSelect: onHelp },
    { label: tools.settings, icon: 'settings', onSelect: () => go('/settings') },
    { label: tools.leave, icon: 'left', onSelect: () => go(isOnline(id) ? '/online' : '/') },
  ];
}
