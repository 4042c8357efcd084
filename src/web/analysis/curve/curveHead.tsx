import type { Analysis, Sight } from '../../../analysis/analysis.ts';
import type { Seat } from '../../../kernel/game.ts';
import { Button } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { ColourName } from '../../seatColours.ts';
import { standingAt } from './curve.ts';
import { percent } from '../figures.ts';
import { TEXTS } from '../texts.ts';
import type { Thinking } from '../useAnalysis.ts';

interface CurveHeadProps {
  readonly thinking: Thinking;
  readonly analysis: Analysis | undefined;
  /** The place whose chances are told. */
  readonly ply: number;
  readonly turn: number;
  readonly called: readonly string[];
  readonly colours: readonly ColourName[];
  readonly focus: Seat;
  readonly onFocus: (seat: Seat) => void;
  /** Nothing in a game that hides nothing. */
  readonly sight: Sight | undefined;
  readonly onSight: (sight: Sight) => void;
}

const { curve: texts, thinking: states, sight: sights } = TEXTS;

/** What the curve shows, the chances at one place, by what is judged, and how far the thinking has come. */
export function CurveHead(props: CurveHeadProps) {
  const { thinking, analysis, ply, turn, sight, onSight } = props;
  const standing = analysis && standingAt(analysis.curve, ply);
  return (
    <>
      <h2 className="small-head">{isTogether(analysis) ? texts.together : texts.title}</h2>
      <span className="curve-after">{texts.after(turn, ply)}</span>
      <Chances {...props} chances={standing?.ply === ply ? standing.chances : []} />
      <Progress thinking={thinking} />
      {sight !== undefined && (
        <span className="either" role="group" aria-label={sights.label}>
          {(['seen', 'open'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === sight}
              data-tip={one === 'seen' ? sights.seenHelp : sights.openHelp}
              onClick={() => onSight(one)}
            >
              {sights[one]}
            </button>
          ))}
        </span>
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

function Progress({ thinking }: { readonly thinking: Thinking }) {
  const { news, running, fault, stop, goOn } = thinking;
  if (fault !== undefined) {
    return (
      <span className="curve-thinking" role="alert">
        {TEXTS.page.failed(fault)}
        <Button size="small" onClick={goOn}>
          {TEXTS.page.again}
        </Button>
      </span>
    );
  }
  if (news !== undefined && news.done === news.of) {
    return (
      <span className="unseen" role="status">
        {states.ready}
      </span>
    );
  }
  const words = progressWords(thinking);
  return (
    <span className="curve-thinking">
      <progress aria-label={words} max={news?.of ?? 1} value={news?.done ?? 0} />
      {words}
      <Button
        size="small"
        onClick={running ? stop : goOn}
        {...(running && news?.server && { 'data-tip': states.stopServed })}
      >
        {running ? states.stop : states.goOn}
      </Button>
    </span>
  );
}

/** How far it has come, and who thinks. */
function progressWords({ news, running }: Thinking): string {
  if (news === undefined) return running ? states.begins : states.halted;
  const { done, of, server } = news;
  if (!running) return states.stopped(done, of);
  if (server === undefined) return states.some(done, of);
  const waits = server.state === 'waiting' && done === 0 && (server.others ?? 0) > 0;
  return waits ? states.waits(server.others ?? 0) : states.served(done, of);
}

/** Whether all win or lose together: their chances are the same, and more or less than one in all. */
function isTogether(analysis: Analysis | undefined): boolean {
  const [first = 0, ...others] = analysis?.curve[0]?.chances ?? [];
  return others.every((chance) => chance === first) && Math.abs(first * (1 + others.length) - 1) > 0.01;
}
