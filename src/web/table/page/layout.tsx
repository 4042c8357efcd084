import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AsidePart, Corner, GameView } from '../../games/view.ts';
import type { IconName } from '../../parts/icon.tsx';
import { type Tab, Tabs } from '../../parts/tabs.tsx';
import { BottomSheet } from '../phone/bottomSheet.tsx';
import { type ScreenSize, useWindowSize } from './screenSize.ts';
import { stopsFor } from '../phone/sheetHeights.ts';
import { TEXTS } from '../texts.ts';
import '../table.css';
import './corners.css';
import './cards.css';
import '../phone/phone.css';

/** The tabs beside the board. */
type MainTab = 'aside' | 'players' | 'log' | 'branches' | 'moves' | 'notes' | 'chat';
/** A part of the aside may have its own. */
export type SideTab = MainTab | `aside ${string}`;

/** The panels of the corners that are in use. */
export type Corners = Readonly<Partial<Record<Corner, ReactNode>>>;

/** A part of the aside behind a tab of its own. */
interface AsideTab extends Pick<AsidePart, 'title' | 'icon'> {
  readonly id: `aside ${string}`;
  readonly count: number | undefined;
  readonly content: ReactNode;
}

/** The parts of a table, for any screen size. */
export interface Parts {
  readonly brand: ReactNode;
  readonly tools: ReactNode;
  readonly players: ReactNode;
  readonly strip: ReactNode;
  readonly corners: Corners;
  readonly clock: ReactNode;
  readonly board: ReactNode;
  /** What is drawn over the board. */
  readonly over?: ReactNode;
  /** What the guide of a first game says. */
  readonly guide?: ReactNode;
  readonly bar: ReactNode;
  /** What helps to decide; nothing in a game that has no such thing. */
  readonly focus?: ReactNode;
  readonly aside?: ReactNode;
  /** The aside in parts, for the tabs of a phone. */
  readonly asideParts?: readonly AsideTab[] | undefined;
  /** A low row under the board, where there is room. */
  readonly tray?: ReactNode;
  readonly log: ReactNode;
  /** What was played on from the match, and how many branches that are. */
  readonly branches?: { readonly count: number; readonly content: ReactNode };
  readonly moves?: ReactNode;
  readonly notes?: ReactNode;
  /** The chat of an online table, and the title of its tab. */
  readonly chat?: { readonly title: string; readonly content: ReactNode } | undefined;
}

interface LayoutProps {
  readonly screen: ScreenSize;
  readonly parts: Parts;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly view: Pick<GameView, 'id' | 'layout' | 'asideTitle' | 'backdrop'>;
  /** What hears the hand wherever no part of the table does. */
  readonly listeners?: HTMLAttributes<HTMLElement>;
}

type Chosen = (props: LayoutProps) => ReactNode;

const WIDE: Readonly<Record<NonNullable<GameView['layout']>, Chosen>> = {
  columns: WideLayout,
  corners: CornersLayout,
  cards: CardsLayout,
};

const LAYOUTS: Readonly<Record<Exclude<ScreenSize, 'wide'>, Chosen>> = {
  tablet: TabletLayout,
  phone: PhoneLayout,
};

/** Lays the parts of the table out for the screen size. The board fills what room it can. */
export function Layout({ listeners, ...props }: LayoutProps) {
  const { screen, view } = props;
  const { id, layout = 'columns', backdrop = [] } = view;
  const Chosen = screen === 'wide' ? WIDE[layout] : LAYOUTS[screen];
  const [centre, middle, edge] = backdrop;
  return (
    <div
      {...listeners}
      className="table"
      data-screen={screen}
      data-layout={layout}
      data-game={id}
      style={{ '--centre': centre, '--middle': middle, '--edge': edge }}
    >
      <Chosen {...props} />
    </div>
  );
}

function WideLayout({ parts, ...side }: LayoutProps) {
  return (
    <>
      <aside className="table-left" aria-label={TEXTS.page.players}>
        {parts.brand}
        {parts.players}
        {parts.guide}
        <Focus parts={parts} />
        <div className="table-clock night">{parts.clock}</div>
      </aside>
      <Centre parts={parts} />
      <aside className="table-right" aria-label={TEXTS.page.beside}>
        {parts.tools}
        <Aside parts={parts} />
        <SideTabs {...side} parts={parts} offered={['log', 'branches', 'chat', 'moves', 'notes']} />
      </aside>
    </>
  );
}

/** Each player at a corner of the board; focus, aside and log between them. */
function CornersLayout({ parts, ...side }: LayoutProps) {
  const { nw, ne, se, sw } = parts.corners;
  return (
    <>
      <header className="table-top">
        {parts.brand}
        {parts.clock}
        {parts.tools}
      </header>
      <aside className="table-left" aria-label={TEXTS.page.players}>
        {nw}
        <div className="table-between">
          {parts.guide}
          <Focus parts={parts} />
        </div>
        {sw}
      </aside>
      <Centre parts={parts} />
      <aside className="table-right" aria-label={TEXTS.page.beside}>
        {ne}
        <div className="table-between">
          <Aside parts={parts} />
          <SideTabs {...side} parts={parts} offered={['log', 'branches', 'chat', 'moves', 'notes']} />
        </div>
        {se}
      </aside>
    </>
  );
}

/** The own cards in a wide column on the right; players, clock and log on the left. */
function CardsLayout({ parts, ...side }: LayoutProps) {
  return (
    <>
      <aside className="table-left" aria-label={TEXTS.page.players}>
        {parts.brand}
        {parts.players}
        {parts.guide}
        <div className="table-clock night">{parts.clock}</div>
        <SideTabs {...side} parts={parts} offered={['log', 'branches', 'chat', 'moves', 'notes']} />
      </aside>
      <Centre parts={parts} tray={parts.tray} />
      <aside className="table-right" aria-label={TEXTS.page.beside}>
        {parts.tools}
        <div className="table-cards">
          <Focus parts={parts} />
          <Aside parts={parts} />
        </div>
      </aside>
    </>
  );
}

function TabletLayout({ parts, ...side }: LayoutProps) {
  const cards = side.view.layout === 'cards';
  return (
    <>
      <header className="table-top">
        {parts.brand}
        {parts.strip}
      </header>
      <Centre parts={parts} />
      <aside className="table-right" aria-label={TEXTS.page.beside}>
        {parts.tools}
        {parts.guide}
        <Focus parts={parts} />
        {!cards && <Aside parts={parts} />}
        <SideTabs
          {...side}
          parts={parts}
          offered={
            cards
              ? ['aside', 'log', 'branches', 'chat', 'players', 'moves']
              : ['log', 'branches', 'chat', 'players', 'moves', 'notes']
          }
        />
      </aside>
    </>
  );
}

/** A tab with less room than this opens with the bottom sheet pulled up. */
const LEAST_BODY = 170;

function PhoneLayout({ parts, ...side }: LayoutProps) {
  const { width, height } = useWindowSize();
  const stops = stopsFor(width, height);
  const [rest, setRest] = useState<number>();
  useEffect(() => setRest(undefined), [height]);
  const at = rest ?? stops.middle;
  const body = useRef<HTMLDivElement>(null);
  const { tab } = side;
  const shownTab = useRef(tab);
  useEffect(() => {
    if (shownTab.current === tab) return;
    shownTab.current = tab;
    if ((body.current?.clientHeight ?? 0) < LEAST_BODY) setRest(stops.high);
  }, [tab, stops.high]);
  useRoomToChoose(
    body,
    () => setRest(stops.high),
    () => setRest(undefined),
  );
  return (
    <>
      <header className="table-top">
        {parts.brand}
        {parts.tools}
        {parts.strip}
      </header>
      <main className="table-centre" id="main" tabIndex={-1} style={{ bottom: Math.min(at, stops.middle) }}>
        <div className="table-board night">{parts.board}</div>
        {parts.over}
      </main>
      <BottomSheet
        stops={stops}
        height={at}
        onHeight={setRest}
        bodyRef={body}
        head={
          <>
            {parts.guide}
            {parts.bar}
            <Focus parts={parts} />
          </>
        }
      >
        <SideTabs
          {...side}
          parts={parts}
          offered={['aside', 'players', 'log', 'branches', 'chat', 'moves']}
          bar={parts.asideParts}
        />
      </BottomSheet>
    </>
  );
}

/**
 * Raises the bottom sheet while there are more choices than it has room for, unless something can be chosen on the
 * board too.
 */
function useRoomToChoose(body: RefObject<HTMLElement | null>, raise: () => void, lower: () => void): void {
  const raised = useRef(false);
  useEffect(() => {
    const focus = body.current?.parentElement?.querySelector('.table-focus');
    if (!focus) return;
    const onBoard = document.querySelector('.table-board [data-place][role="button"]') !== null;
    const asks = !onBoard && focus.querySelector('form, [data-place]:is(button, [role="button"])') !== null;
    const crowded = focus.scrollHeight > focus.clientHeight + 1;
    if (asks === raised.current || (asks && !crowded)) return;
    raised.current = asks;
    if (asks) raise();
    else lower();
  });
}

function Centre({ parts, tray }: PartsProps & { readonly tray?: ReactNode }) {
  return (
    <main className="table-centre" id="main" tabIndex={-1}>
      <div className="table-board night">{parts.board}</div>
      {parts.over}
      {tray && <div className="table-tray night">{tray}</div>}
      {parts.bar}
    </main>
  );
}

interface PartsProps {
  readonly parts: Parts;
}

function Focus({ parts }: PartsProps) {
  return parts.focus && <div className="table-focus night">{parts.focus}</div>;
}

function Aside({ parts }: PartsProps) {
  return parts.aside && <div className="table-aside night">{parts.aside}</div>;
}

interface SideTabsProps extends Omit<LayoutProps, 'screen'> {
  readonly offered: readonly MainTab[];
  /** What stands in the place of the aside in a bar of tabs with icons. */
  readonly bar?: readonly AsideTab[] | undefined;
}

const ICONS: Readonly<Record<MainTab, IconName>> = {
  aside: 'cards',
  players: 'person',
  log: 'log',
  branches: 'branch',
  moves: 'replay',
  notes: 'aid',
  chat: 'share',
};

function SideTabs({ parts, tab, onTab, view, offered, bar }: SideTabsProps) {
  const contents: Readonly<Record<MainTab, readonly [string, ReactNode]>> = {
    aside: [view.asideTitle ?? TEXTS.page.table, parts.aside && <Aside key="aside" parts={parts} />],
    players: [
      TEXTS.page.players,
      <div key="players" className="table-seats">
        {parts.players}
        <div className="table-clock night">{parts.clock}</div>
      </div>,
    ],
    log: [TEXTS.log.title, parts.log],
    branches: [TEXTS.branches.title, parts.branches?.content],
    moves: [TEXTS.moves.title, parts.moves],
    notes: [TEXTS.notes.title, parts.notes],
    chat: [parts.chat?.title ?? '', parts.chat?.content],
  };
  const tabs = offered
    .filter((id) => contents[id][1] !== undefined)
    .flatMap((id): readonly Tab<SideTab>[] => {
      const [title, content] = contents[id];
      const count = id === 'branches' ? parts.branches?.count : undefined;
      if (bar === undefined) return [{ id, title, content, count }];
      return id === 'aside' ? bar : [{ id, title, content, count, icon: ICONS[id] }];
    });
  const chosen = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? 'log');
  return <Tabs label={TEXTS.page.beside} tabs={tabs} chosen={chosen} onChoose={onTab} />;
}
