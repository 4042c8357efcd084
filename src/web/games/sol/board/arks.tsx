import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { State } from '../../../../games/sol/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { Ark } from '../art/pieces.tsx';
import { paintOf } from '../colours.ts';
import { ARK_RADIUS, type ArkSpot, arkSpots } from './spots.ts';

/** The markers on the dial of momentum. */

interface ArksProps {
  readonly state: State;
  /** No travel, only fades. */
  readonly still: boolean;
}

export function Arks({ state, still }: ArksProps): ReactNode {
  const spots = arkSpots(state);
  return (
    <g className="board-idle" aria-hidden>
      {state.players.map(({ momentum }, seat) => (
        <Marker key={seat} seat={seat} momentum={momentum} spot={itemAt(spots, seat)} still={still} />
      ))}
    </g>
  );
}

/** How long momentum is under way before its marker walks, and how long a step of it takes, in milliseconds. */
export const FLIGHT = 700;
export const STEP = 120;
/** A leap further than this is no score: another position is shown. */
const FARTHEST = 30;

interface MarkerProps {
  readonly seat: number;
  readonly momentum: number;
  readonly spot: ArkSpot;
  readonly still: boolean;
}

/** It walks step by step to where the score has come; what is drawn without motion is where it stands. */
function Marker({ seat, momentum, spot: { turn, scale }, still }: MarkerProps): ReactNode {
  const drawn = useRef<SVGGElement>(null);
  const stood = useRef({ momentum, turn });
  useLayoutEffect(() => {
    const before = stood.current;
    stood.current = { momentum, turn };
    const steps = momentum - before.momentum;
    if (still || steps <= 0 || steps > FARTHEST) return;
    const timing: KeyframeAnimationOptions = { delay: FLIGHT, duration: steps * STEP, fill: 'backwards' };
    drawn.current?.animate(walk(before.turn, turn, steps), timing);
  }, [momentum, turn, still]);
  return (
    <g ref={drawn} className="sol-ark" style={{ transform: `rotate(${turn}deg)` }}>
      <g transform={`translate(0 ${-ARK_RADIUS}) scale(${scale})`}>
        <Ark paint={paintOf(seat)} turn={turn} />
      </g>
    </g>
  );
}

/** The way of a marker around the dial, number by number. */
export function walk(from: number, to: number, steps: number): { transform: string; easing: string }[] {
  return Array.from({ length: steps + 1 }, (_, i) => ({
    transform: `rotate(${from + ((to - from) * i) / steps}deg)`,
    easing: 'ease-in-out',
  }));
}
