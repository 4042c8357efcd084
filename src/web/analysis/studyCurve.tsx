import { CurveChart } from './curve/curveChart.tsx';
import { canBeStacked, CurveHead } from './curve/curveHead.tsx';
import { useCurveLook } from './curve/look.ts';
import { Progress } from './curve/progress.tsx';
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
  const { analysis, colours, focus, turns, wording, setFocus } = study;
  return (
    <CurveHead
      {...{ analysis, ply, colours, focus }}
      turn={turnOf(turns, ply)}
      called={wording.called}
      onFocus={setFocus}
    />
  );
}

interface StudyCurveProps {
  readonly study: Study;
  readonly onHover: (ply: number | undefined) => void;
}

/** The curve, as soon as anything is known, and how far the thinking has come. */
export function StudyCurve({ study, onHover }: StudyCurveProps) {
  const { table, thinking, analysis, colours, turns, focus, turning, ends, wording, ways } = study;
  const look = useCurveLook();
  return (
    <div className="curve-box">
      {analysis && (
        <CurveChart
          {...{ analysis, colours, turns, focus, ends, onHover }}
          look={canBeStacked(analysis) ? look : 'lines'}
          moves={table.ply}
          names={wording.called}
          moments={turning}
          labels={turning.map((moment) => momentLabel(wording, moment))}
          spot={ways.spot}
          onGo={ways.go}
        />
      )}
      <Progress thinking={thinking} />
    </div>
  );
}
