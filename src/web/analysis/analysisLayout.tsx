import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameView } from '../games/view.ts';
import { BottomSheet } from '../table/phone/bottomSheet.tsx';
import '../table/phone/phone.css';
import { type ScreenSize, useWindowSize } from '../table/page/screenSize.ts';
import { IconButton } from '../parts/button.tsx';
import { TEXTS } from './texts.ts';
import './analysis.css';

interface AnalysisLayoutProps {
  readonly screen: ScreenSize;
  /** Whenever it is raised, a sheet over the board goes down. */
  readonly lowered: number;
  readonly backdrop: GameView['backdrop'];
  readonly head: ReactNode;
  readonly curveHead: ReactNode;
  /** Nothing before anything is known. */
  readonly curve: ReactNode;
  readonly seats: ReactNode;
  readonly board: ReactNode;
  readonly card: ReactNode;
  /** On a phone, what of the card is always in sight, and what stands at the foot of the sheet. */
  readonly cardHead: ReactNode;
  readonly cardFoot: ReactNode;
  readonly list: ReactNode;
  readonly over: ReactNode;
}

/** Lays the parts of an analysis out for the screen size. */
export function AnalysisLayout(props: AnalysisLayoutProps) {
  const { screen, backdrop = [], head, curveHead, curve, seats, board, card, list, over } = props;
  const [centre, middle, edge] = backdrop;
  return (
    <div
      className="analysis"
      data-screen={screen}
      style={{ '--centre': centre, '--middle': middle, '--edge': edge }}
    >
      <header className="analysis-head">{head}</header>
      <section className="analysis-curve night">
        <div className="curve-head-row">{curveHead}</div>
        {curve}
      </section>
      {screen === 'phone' ? (
        <PhoneBelow {...props} />
      ) : (
        <>
          <aside className="analysis-side">
            {card}
            {list}
          </aside>
          <main className="analysis-board night" id="main" tabIndex={-1}>
            {board}
          </main>
          <aside className="analysis-seats">{seats}</aside>
        </>
      )}
      {over}
    </div>
  );
}

/** Where the sheet comes to rest. */
const LOW = 88;
const MIDDLE = 318;
const HIGH = 0.9;

/** On a phone the card lies in a sheet over the board, with everything else below it. */
function PhoneBelow({ board, card, cardHead, cardFoot, list, seats, lowered }: AnalysisLayoutProps) {
  const { height } = useWindowSize();
  const stops = { low: LOW, middle: Math.min(MIDDLE, 0.45 * height), high: Math.round(HIGH * height) };
  const [rest, setRest] = useState<number>();
  const body = useRef<HTMLDivElement>(null);
  const at = rest ?? stops.middle;
  useEffect(() => {
    if (lowered > 0) setRest(LOW);
  }, [lowered]);
  return (
    <>
      <PhoneBoard below={Math.min(at, stops.middle)}>{board}</PhoneBoard>
      <BottomSheet
        stops={stops}
        height={at}
        onHeight={setRest}
        head={cardHead}
        foot={cardFoot}
        bodyRef={body}
      >
        {card}
        {list}
        {seats}
      </BottomSheet>
    </>
  );
}

/** A finger that goes farther than this moves the board. */
const TAP = 7;

/** The board of a phone; a tap lets it fill the screen, and so does a button. */
function PhoneBoard({ below, children }: { readonly below: number; readonly children: ReactNode }) {
  const [filled, setFilled] = useState(false);
  const from = useRef<readonly [number, number]>([0, 0]);
  const tap = ({ clientX, clientY, target }: MouseEvent): void => {
    const [x, y] = from.current;
    const isButton = target instanceof Element && target.closest('button') !== null;
    if (!isButton && Math.hypot(clientX - x, clientY - y) < TAP) setFilled(true);
  };
  return (
    <main
      className="analysis-board night"
      id="main"
      tabIndex={-1}
      data-filled={filled || undefined}
      style={filled ? undefined : { marginBottom: below }}
      onPointerDown={({ clientX, clientY }) => {
        from.current = [clientX, clientY];
      }}
      onClick={tap}
      onKeyDown={({ key }) => key === 'Escape' && setFilled(false)}
    >
      {children}
      <IconButton
        className="board-fill"
        icon={filled ? 'remove' : 'full'}
        label={filled ? TEXTS.page.unfill : TEXTS.page.fill}
        onClick={() => setFilled(!filled)}
      />
    </main>
  );
}
