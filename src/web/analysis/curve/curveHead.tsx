import type { Analysis } from '../../../analysis/analysis.ts';
import type { Seat } from '../../../kernel/game.ts';
import { Either } from '../switches/either.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { ColourName } from '../../seatColours.ts';
import { standingAt } from './curve.ts';
import { percent } from '../figures.ts';
import { TEXTS } from '../texts.ts';
import { changeCurveLook, CURVE_LOOKS, useCurveLook } from './look.ts';

interface CurveHeadProps {
  readonly analysis: Analysis | undefined;
  /** The place whose chances are told. */
  readonly ply: number;
  readonly turn: number;
  readonly called: readonly string[];
  readonly colours: readonly ColourName[];
  readonly focus: Seat;
  readonly onFocus: (seat: Seat) => void;
}

const { curve: texts } = TEXTS;

/** What the curve shows, the chances at one place, and how it is drawn. */
export function CurveHead(props: CurveHeadProps) {
  const { analysis, ply, turn } = props;
  const look = useCurveLook();
  const standing = analysis && standingAt(analysis.curve, ply);
  return (
    <>
      <h2 className="small-head">{isTogether(analysis) ? texts.together : texts.title}</h2>
      <span className="curve-after">{texts.after(turn, ply)}</span>
      <Chances {...props} chances={standing?.ply === ply ? standing.chances : []} />
      {canBeStacked(analysis) && (
        <Either
          label={texts.look}
          of={CURVE_LOOKS}
          chosen={look}
          name={(one) => texts.looks[one]}
          onChoose={changeCurveLook}
        />
      )}
    </>
  );
}

/** Every seat with its chance there; a click gives it the band. */
function Chances({
  called,
  colours,
  focus,
  onFocus,
  chances,
}: CurveHeadProps & { readonly chances: readonly number[] }) {
  return (
    <ul className="curve-seats">
      {called.map((name, seat) => (
        <li key={seat}>
          <button
            type="button"
            aria-pressed={seat === focus}
            data-tip={texts.focus(name)}
            onClick={() => onFocus(seat)}
          >
            <Emblem colour={colours[seat] ?? 'ivory'} size={22} />
            <span>{name}</span>
            <b>{chances[seat] === undefined ? '–' : percent(chances[seat])}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether all win or lose together: their chances are the same, and more or less than one in all. */
function isTogether(analysis: Analysis | undefined): boolean {
  const [first, ...others] = analysis?.curve[0]?.chances ?? [];
  if (first === undefined) return false;
  return others.every((chance) => chance === first) && Math.abs(first * (1 + others.length) - 1) > 0.01;
}

/** Whether the chances add up to one. */
export function canBeStacked(analysis: Analysis | undefined): boolean {
  return analysis !== undefined && analysis.seats > 1 && !isTogether(analysis);
}
