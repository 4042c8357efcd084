import { CurveChart } from './curve/curveChart.tsx';
import { CurveHead } from './curve/curveHead.tsx';
import { momentLabel } from './moments/momentWords.ts';
import { turnOf } from './telling.ts';
import type { Study } from './useStudy.ts';

interface StudyCurveHeadProps {
  readonly study: Study;
  /** The place whose chances are told. */
  readonly ply: number;
}

/** What stands over the curve. */
export function StudyCurveHead({ study, ply }: StudyCurveHeadProps) {
  const { thinking, analysis, colours, focus, sight, open, turns, wording, setFocus, setSight } = study;
  return (
    <CurveHead
      {...{ thinking, analysis, ply, colours, focus }}
      turn={turnOf(turns, ply)}
      called={wording.called}
      sight={open ? undefined : sight}
      onFocus={setFocus}
      onSight={setSight}
    />
  );
}

interface StudyCurveProps {
  readonly study: Study;
  readonly onHover: (ply: number | undefined) => void;
}

/** The curve, as soon as anything is known. */
export function StudyCurve({ study, onHover }: StudyCurveProps) {
  const { table, analysis, colours, turns, focus, turning, ends, wording, ways } = study;
  if (analysis === undefined) return null;
  return (
    <CurveChart
      {...{ analysis, colours, turns, focus, ends, onHover }}
      moves={table.ply}
      names={wording.called}
      moments={turning}
      labels={turning.map((moment) => momentLabel(wording, moment))}
      spot={ways.spot}
      onGo={ways.go}
    />
  );
}
