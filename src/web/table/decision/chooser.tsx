import { useEffect, useRef } from 'react';
import { IconButton } from '../../parts/button.tsx';
import type { Choice } from './decision.ts';
import { moveFocus } from '../keys/listFocus.ts';
import { TEXTS } from '../texts.ts';

interface ChooserProps {
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
  readonly onPoint: (choice: Choice | undefined) => void;
  readonly onClose: () => void;
}

const { bar } = TEXTS;

/** Where several moves share their places, one is chosen by name. It takes the focus and gives it back. */
export function Chooser({ choices, onChoose, onPoint, onClose }: ChooserProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    root.current?.querySelector<HTMLElement>('.chooser-choice')?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
      onPoint(undefined);
    };
  }, [onPoint]);
  return (
    <div className="chooser" role="dialog" aria-label={bar.choose} ref={root} onKeyDown={moveFocus}>
      <p className="small-head">{bar.choose}</p>
      {choices.map((choice, i) => (
        <button
          key={choice.offer.text}
          type="button"
          className="chooser-choice"
          aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
          onClick={() => onChoose(choice)}
          onPointerEnter={() => onPoint(choice)}
          onPointerLeave={() => onPoint(undefined)}
          onFocus={() => onPoint(choice)}
          onBlur={() => onPoint(undefined)}
        >
          <b>{choice.gesture.label}</b>
          {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
          {choice.gesture.price && <span>{choice.gesture.price}</span>}
        </button>
      ))}
      <IconButton icon="remove" label={bar.dismiss} onClick={onClose} />
    </div>
  );
}
