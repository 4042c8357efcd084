import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { ColourName } from '../../seatColours.ts';
import { TEXTS } from '../texts.ts';
import type { Missed } from './away.ts';
import './away.css';

const { away: texts } = TEXTS;

interface AwayCardProps {
  readonly missed: Missed;
  readonly colours: readonly ColourName[];
  /** Tells the turns that were missed. */
  readonly onShow: () => void;
  readonly onPlay: () => void;
}

/** What mattered most of what happened while somebody was away. */
export function AwayCard({
  missed: { turns, ago, facts },
  colours,
  onShow,
  onPlay,
}: AwayCardProps): ReactNode {
  const title = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, []);
  useEscape(onPlay);
  return (
    <section
      ref={card}
      className="away"
      role="dialog"
      aria-labelledby={title}
      aria-describedby={`${title}-facts`}
      tabIndex={-1}
    >
      <header>
        <div>
          <h2 id={title}>{texts.title}</h2>
          <p className="caption">{texts.when(turns, Math.round(ago / 60_000))}</p>
        </div>
        <IconButton icon="remove" label={texts.play} onClick={onPlay} />
      </header>
      {/* Scrolled by keys where there is little room. */}
      <ul id={`${title}-facts`} tabIndex={0}>
        {facts.map(({ seat, line }, i) => (
          <li key={i} data-cue={line.cue}>
            {colours[seat] && <Emblem colour={colours[seat]} size={20} />}
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
      <footer>
        <Button className="away-show" icon="replay" onClick={onShow}>
          {texts.show}
        </Button>
        <Button aria-keyshortcuts="Escape" onClick={onPlay}>
          {texts.play}
        </Button>
      </footer>
    </section>
  );
}

/** Escape plays on, unless something lies over the table or is being typed. */
function useEscape(onPlay: () => void): void {
  const latest = useRef(onPlay);
  latest.current = onPlay;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target } = event;
      const taken = target instanceof Element && target.closest('dialog, input, textarea, select') !== null;
      if (event.key !== 'Escape' || taken || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
