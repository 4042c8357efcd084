import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { ColourName } from '../../seatColours.ts';
import { change } from '../../settings.ts';
import { TEXTS } from '../texts.ts';
import type { Narration } from './useNarration.ts';
import { PACES } from './useTelling.ts';
import './narration.css';

const { telling: texts } = TEXTS;
const SPEEDS = ['slow', 'normal', 'fast'] as const;

/** More letters than this are set smaller, so that the bar never grows over the board. */
const LONG = 80;

interface NarrationBarProps {
  readonly narration: Narration;
  readonly colour: ColourName;
  /** What ends the telling: one's own turn, or the latest that happened. */
  readonly last: 'turn' | 'latest';
}

/** Stands where decisions are made while a turn of somebody else is told. */
export function NarrationBar({ narration, colour, last }: NarrationBarProps): ReactNode {
  const { step, of, paused, back, togglePause, finish } = narration;
  const more = step.more.join(' ');
  const long = step.head.length + more.length > LONG;
  return (
    <section className="bar told" aria-label={texts.label} data-paused={paused || undefined}>
      <div className="bar-say">
        <Emblem colour={colour} size={38} />
        <div className="bar-text" data-long={long || undefined}>
          <p className="bar-head">{step.head}</p>
          <p className="bar-line">{more}</p>
        </div>
      </div>
      <Progress narration={narration} />
      <div className="told-tools">
        <Button size="small" icon="left" aria-keyshortcuts="ArrowLeft" disabled={!back} onClick={back}>
          {texts.back}
        </Button>
        <Button size="small" icon={paused ? 'replay' : 'pause'} aria-keyshortcuts="p" onClick={togglePause}>
          {paused ? texts.resume : texts.pause} <kbd aria-hidden>P</kbd>
        </Button>
        <Button size="small" icon="last" aria-keyshortcuts="End" onClick={finish}>
          {last === 'turn' ? texts.toMyTurn : texts.toLatest}
        </Button>
        <Speeds narration={narration} />
        <p className="told-count">{texts.step(step.number, of)}</p>
      </div>
    </section>
  );
}

/** One part for every step: told, being told, and to come. */
function Progress({ narration: { step, of, telling } }: Pick<NarrationBarProps, 'narration'>): ReactNode {
  const ms = telling === 'off' ? 0 : PACES[telling];
  return (
    <div className="told-steps" aria-hidden>
      {Array.from({ length: Math.max(of ?? 0, step.number) }, (_, i) => (
        <i key={`${step.turn} ${i}`} data-told={i + 1 < step.number || undefined}>
          {i + 1 === step.number && <b key={step.from} style={{ animationDuration: `${ms}ms` }} />}
        </i>
      ))}
    </div>
  );
}

function Speeds({ narration: { telling } }: Pick<NarrationBarProps, 'narration'>): ReactNode {
  return (
    <div className="told-speeds" role="group" aria-label={texts.speed}>
      {SPEEDS.map((speed) => (
        <button
          key={speed}
          type="button"
          aria-pressed={speed === telling}
          onClick={() => change({ telling: speed })}
        >
          {texts.speeds[speed]}
        </button>
      ))}
    </div>
  );
}
