import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameView } from '../games/view.ts';
import { BottomSheet } from '../table/phone/bottomSheet.tsx';
import '../table/phone/phone.css';
import { type ScreenSize, useWindowSize } from '../table/page/screenSize.ts';
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
          <aside className="analysis-seats">{seats}</aside>
          <main className="analysis-board night" id="main" tabIndex={-1}>
            {board}
          </main>
          <aside className="analysis-side">
            {card}
            {list}
          </aside>
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
function PhoneBelow({ board, card, list, seats, lowered }: AnalysisLayoutProps) {
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
      <main
        className="analysis-board night"
        id="main"
        tabIndex={-1}
        style={{ marginBottom: Math.min(at, stops.middle) }}
      >
        {board}
      </main>
      <BottomSheet stops={stops} height={at} onHeight={setRest} head={null} bodyRef={body}>
        {card}
        {list}
        {seats}
      </BottomSheet>
    </>
  );
}
