import { useMemo, useRef, useState } from 'react';
import { go } from '../../address.ts';
import { cardOf } from '../../games/loading.ts';
import type { LoadedGame, Place, PlaceProps } from '../../games/view.ts';
import { isOnline } from '../../online/connection/ids.ts';
import type { MenuItem } from '../../parts/menu.tsx';
import { useStill } from '../../settings.ts';
import { useTitle } from '../../app/title.ts';
import { Layout, type SideTab } from '../page/layout.tsx';
import { Log } from '../log/log.tsx';
import { logTurns } from '../log/logLines.ts';
import { cornerPanels, Players } from '../page/players.tsx';
import { ReplayBar } from './replayBar.tsx';
import { useScreen } from '../page/screenSize.ts';
import { coloursOf, namesOf } from '../seats.ts';
import { recordItem } from '../page/tableMenu.ts';
import { TEXTS } from '../texts.ts';
import { Brand, Tools } from '../page/tools.tsx';
import { eventsUntil, useHappened } from '../playback/useHappened.ts';
import { type Eyes, useReplay } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import type { Shown } from '../playback/shown.ts';
import { Zoom, type ZoomHandle } from '../../board/zoom.tsx';

interface ReplayRoomProps {
  readonly shown: Shown;
  readonly game: LoadedGame;
  readonly start: number;
}

const NOWHERE: ReadonlySet<Place> = new Set();
/** Nobody decides anything here. */
const NO_CHOICE = { seat: undefined, offers: [], asked: [], pointed: undefined } as const;
const nothing = (): void => undefined;

/** The table of a replay: the same parts around the board, a slider where the decisions were. */
export function ReplayRoom({ shown, game, start }: ReplayRoomProps) {
  const { frame, news } = shown;
  const { view, entry } = game;
  const screen = useScreen();
  const still = useStill();
  const names = useMemo(() => namesOf(frame), [frame.setup]);
  const [eyes, setEyes] = useState<Eyes>(frame.outcome ? 'all' : frame.eyes);
  const [tab, setTab] = useState<SideTab>('log');
  const [told, setTold] = useState<readonly Place[]>([]);
  const [hovered, setHovered] = useState<Place>();
  const zoom = useRef<ZoomHandle>(null);
  const replay = useReplay(frame.id, frame.ply, eyes, start);
  const turns = useMemo(
    () => logTurns(news, { texts: entry.texts, view, names }),
    [news, entry, view, names],
  );
  const moved = useMemo(() => placesAt(shown, game, replay.ply), [shown, game, replay.ply]);
  const hinted = useMemo(() => new Set(told.length > 0 ? told : moved), [told, moved]);

  const title = cardOf(view.id)?.name ?? entry.game.title;
  useTitle(TEXTS.replay.title(title));
  useReplayKeys(replay, frame.ply, zoom);

  const state = replay.position?.state ?? frame.state;
  const actors = replay.position?.actors ?? [];
  const ply = replay.position?.ply ?? frame.ply;
  const happened = useHappened(news, ply);
  const colours = coloursOf(frame, game, state);
  const seen = eyes === 'all' ? undefined : eyes;
  const places: PlaceProps = {
    ...{ eyes: seen, sources: NOWHERE, targets: NOWHERE, picked: undefined, hovered, hinted },
    ...{ onPlace: nothing, onHover: setHovered },
  };
  const events = useMemo(() => eventsUntil(news, ply), [news, ply]);
  const aside = { state, names, actors, events, ...places };
  const players = { frame: { ...frame, eyes: seen, thinking: undefined }, game, state, actors };
  return (
    <Layout
      screen={screen}
      tab={tab}
      onTab={setTab}
      view={view}
      parts={{
        brand: <Brand title={title} progress={view.progress(state)} />,
        tools: <Tools screen={screen} game={view.id} onSince={undefined} items={menuOf(shown)} />,
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
        bar: (
          <ReplayBar
            frame={frame}
            replay={replay}
            turns={turns}
            eyes={eyes}
            onEyes={setEyes}
            colours={colours}
          />
        ),
        log: (
          <Log
            match={frame.id}
            turns={turns}
            names={names}
            colours={colours}
            ply={replay.ply}
            onHint={setTold}
            onShow={replay.go}
          />
        ),
      }}
    />
  );
}

/** What the move that led here was about. */
function placesAt({ news }: Shown, { view }: LoadedGame, ply: number): Place[] {
  return news.find((move) => move.ply === ply)?.events.flatMap((event) => view.placesOf(event)) ?? [];
}

function menuOf({ frame: { id, setup, outcome } }: Shown): MenuItem[] {
  const { replay, tools } = TEXTS;
  return [
    { label: outcome ? replay.result : replay.resume, icon: 'check', onSelect: () => go(`/table/${id}`) },
    ...(outcome || !isOnline(id) ? [recordItem(id, setup.game)] : []),
    { label: tools.settings, icon: 'settings', onSelect: () => go('/settings') },
    { label: tools.leave, icon: 'left', onSelect: () => go(isOnline(id) ? '/online' : '/') },
  ];
}
