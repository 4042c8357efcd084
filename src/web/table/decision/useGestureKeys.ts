import { useEffect } from 'react';
import { commandOf, isTaken } from '../keys/keyboard.ts';
import type { Decision } from './useDecision.ts';

/** Keys that games give to their buttons, such as K for Keep; they come before those of the table. */
export function useGestureKeys({ buttons, press, busy, confirming }: Decision): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (busy || confirming || event.ctrlKey || event.metaKey || event.altKey) return;
      const button = buttons.find((one) => 'choice' in one && one.choice.gesture.key === event.key);
      if (button === undefined || isTaken(event.target, commandOf(event) ?? 'letGo')) return;
      event.preventDefault();
      press(button);
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [buttons, press, busy, confirming]);
}
