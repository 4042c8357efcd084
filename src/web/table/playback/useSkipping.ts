import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Any click or key skips to the latest view and ends the moments that are shown, except a click on a moment itself.
 * Returns a handler that keeps such a click from the board where it was meant for an earlier position.
 */
export function useSkipping(finish: () => boolean, skipMoments: () => void): (event: MouseEvent) => void {
  const skipped = useRef(false);
  useEffect(() => {
    const skip = (): boolean => {
      const waited = finish();
      skipMoments();
      return waited;
    };
    const pointer = ({ target }: PointerEvent): void => {
      skipped.current = !(target instanceof Element && target.closest('.moment')) && skip();
    };
    const key = (): void => {
      skip();
    };
    document.addEventListener('pointerdown', pointer, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', pointer, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [finish, skipMoments]);
  return useCallback((event) => {
    if (skipped.current && event.detail > 0) event.stopPropagation();
    skipped.current = false;
  }, []);
}
