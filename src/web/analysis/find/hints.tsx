import type { JudgedDecision } from '../../../analysis/analysis.ts';
import type { Gesture, Place } from '../../games/view.ts';
import { TEXTS } from '../texts.ts';
import type { Tries } from './useTries.ts';

interface HintsProps {
  readonly position: JudgedDecision;
  /** How the best move is made by hand, and the move in words. */
  readonly gesture: Gesture | undefined;
  readonly words: string;
  /** What it gains most, once that is known. */
  readonly theme: string | undefined;
  readonly tries: Tries;
}

const { find: texts } = TEXTS;

/** The places that so many hints light: what the move is made with, then where it leads. */
export function hintPlaces(gesture: Gesture | undefined, hints: number): Place[] {
  const { from, to } = gesture ?? {};
  return [hints > 1 ? (from ?? []) : [], hints > 2 ? (to ?? []) : []].flat();
}

/** What may be told of the best move, one after the other; the price of each stands beside it before. */
export function Hints({ position, gesture, words, theme, tries: { hints, openHint, tried } }: HintsProps) {
  const said = [
    texts.about(theme, Math.round(100 * position.cost)),
    withWords(gesture),
    toWords(gesture),
    texts.theMove(words),
  ];
  return (
    <section className="panel">
      <h2 className="small-head find-hints-head">
        {texts.hints}
        <span>{texts.pointsOff}</span>
      </h2>
      <ol className="hints">
        {texts.hint.map(({ name, price }, i) => (
          <li key={name} data-open={i < hints || undefined}>
            <button
              type="button"
              disabled={i !== hints || tried !== undefined}
              aria-description={i < hints ? undefined : texts.costs(price)}
              onClick={openHint}
            >
              <b>{name}</b>
              <span>{texts.off(price)}</span>
            </button>
            {i < hints && <p role="status">{said[i]}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function withWords(gesture: Gesture | undefined): string {
  if (gesture?.group !== undefined) return texts.aboutCard(gesture.group);
  if (gesture?.from !== undefined) return texts.with;
  return gesture?.to === undefined ? texts.withButton(gesture?.label ?? '') : texts.oneClick;
}

function toWords(gesture: Gesture | undefined): string {
  return gesture?.to === undefined ? texts.withButton(gesture?.label ?? '') : texts.to;
}
