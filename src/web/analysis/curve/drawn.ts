import type { Analysis } from '../../../analysis/analysis.ts';
import type { Moment } from '../../../analysis/moments.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ColourName } from '../../seatColours.ts';
import type { LogTurn } from '../../table/log/logTurns.ts';
import type { Spot } from '../moments/useSpot.ts';
import { type CurveArea, heightAt, type Scales, standingAt } from './curve.ts';
import type { CurveLook } from './look.ts';

export interface CurveChartProps {
  readonly analysis: Analysis;
  /** How many moves the match has. */
  readonly moves: number;
  readonly names: readonly string[];
  readonly colours: readonly ColourName[];
  readonly turns: readonly LogTurn[];
  /** The seat whose band is shown. */
  readonly focus: Seat;
  readonly moments: readonly Moment[];
  /** A few words for each moment, and its verdict. */
  readonly labels: readonly string[];
  readonly spot: Spot;
  /** What stands at the end of each line, such as “1st with 41”. */
  readonly ends: readonly string[];
  /** Lines beside each other, or areas one upon the other. */
  readonly look: CurveLook;
  readonly onGo: (spot: Spot) => void;
  readonly onHover: (ply: number | undefined) => void;
}

/** Room around the curve; the luck strips stand below it. */
export const ROOM = { left: 46, right: 132, top: 10, turns: 26, luckHead: 24, strip: 26 } as const;
export const LOW_ROOM = { ...ROOM, luckHead: 20, strip: 19 } as const;
export const NARROW_ROOM = { ...ROOM, left: 48, right: 14, luckHead: 22, strip: 30 } as const;

/** What is drawn where. */
export interface Drawn extends CurveChartProps {
  readonly scales: Scales;
  readonly area: CurveArea;
  readonly narrow: boolean;
  /** The seats whose luck is shown, and the height of a strip. */
  readonly strips: readonly Seat[];
  readonly room: typeof ROOM | typeof LOW_ROOM | typeof NARROW_ROOM;
}

/** Where the line of a seat, or the middle of its area, lies after so many moves. */
export function seatHeight({ analysis, look, scales }: Drawn, ply: number, seat: Seat): number {
  return scales.y(heightAt(standingAt(analysis.curve, ply)?.chances ?? [], seat, look));
}
