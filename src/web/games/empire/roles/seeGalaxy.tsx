import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Step, State } from '../../../../games/empire/state.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import { Button } from '../../../parts/button.tsx';
import { useScreenSize } from '../../../table/page/screenSize.ts';
import type { BarToolProps } from '../../view.ts';

/** As long as it is held, the cards make room for the galaxy behind them. */
export function SeeGalaxy({ state, seat }: BarToolProps<State>): ReactNode {
  const wide = useScreenSize() === 'wide';
  return wide && seat !== undefined && asking<Step>(state)?.step === 'role' && <Held />;
}

/** What has a use of its own for the space bar. */
const TAKEN = 'input, textarea, select, [contenteditable], dialog, a, button:not([role=radio], .empire-see)';

function Held(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const table = button.current?.closest('.table');
    table?.toggleAttribute('data-sees', held);
    return () => table?.removeAttribute('data-sees');
  }, [held]);
  useEffect(() => {
    const ours = (event: KeyboardEvent): boolean =>
      event.key === ' ' && !(event.target instanceof Element && event.target.closest(TAKEN));
    const press = (event: KeyboardEvent): void => {
      if (!ours(event)) return;
      // Else a card that has the focus would be pressed, and the page be scrolled.
      event.preventDefault();
      setHeld(true);
    };
    const release = (event: KeyboardEvent): void => {
      if (event.key === ' ') setHeld(false);
      if (ours(event)) event.preventDefault();
    };
    const leave = (): void => setHeld(false);
    document.addEventListener('keydown', press, true);
    document.addEventListener('keyup', release, true);
    addEventListener('blur', leave);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('keyup', release, true);
      removeEventListener('blur', leave);
    };
  }, []);
  return (
    <Button
      ref={button}
      className="empire-see"
      look="ghost"
      icon="eye"
      aria-pressed={held}
      aria-keyshortcuts="Space"
      data-tip="Hold to see the galaxy without the cards"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      }}
      onPointerUp={() => setHeld(false)}
      // Without a hand that holds it, as from a reader of the screen, it is pressed and pressed again.
      onClick={({ detail }) => detail === 0 && setHeld(!held)}
      onPointerCancel={() => setHeld(false)}
    >
      See the galaxy
      <kbd aria-hidden>Space</kbd>
    </Button>
  );
}
