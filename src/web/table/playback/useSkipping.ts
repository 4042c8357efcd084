import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Any click or key ends the moments that are shown, except on a moment itself, in a dialog over it, and Tab, which leads
 * there. It also skips to the latest view, but while turns are told only a click on the board does. Returns a handler for
 * clicks on the board that keeps them from it where they were meant for an earlier position.
 */
export function useSkipping(
  finish: () => boolean,
  skipMoments: () => void,
  telling: boolean,
): (event: MouseEvent) => void {
  const skipped = useRef(false);
  const told = useRef(telling);
  told.current = telling;
  useEffect(() => {
    const skip = (): boolean => {
      const waited = !told.current && finish();
      skipMoments();
      return waited;
    };
    const pointer = ({ target }: PointerEvent): void => {
      skipped.current = !isMoment(target) && skip();
    };
    const key = ({ key: pressed, target }: KeyboardEvent): void => {
      if (!LEADS_ON.has(pressed) && !isMoment(target)) skip();
    };
    document.addEventListener('pointerdown', pointer, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', pointer, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [finish, skipMoments]);
  return useCallback(
    (event) => {
      if (isMoment(event.target)) return;
      const late = told.current ? finish() : skipped.current;
      if (late && event.detail > 0) event.stopPropagation();
      skipped.current = false;
    },
    [finish],
  );
}

const LEADS_ON: ReadonlySet<string> = new Set(['Tab', 'Shift']);

function isMoment(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.moment, dialog') !== null;
}
