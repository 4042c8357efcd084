import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Any click or key skips to the latest view. Returns a handler that keeps such a click from the board, as it was meant
 * for an earlier position.
 */
export function useSkipping(finish: () => boolean): (event: MouseEvent) => void {
  const skipped = useRef(false);
  useEffect(() => {
    const pointer = (): void => {
      skipped.current = finish();
    };
    const key = (): void => {
      finish();
    };
    document.addEventListener('pointerdown', pointer, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', pointer, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [finish]);
  return useCallback((event) => {
    if (skipped.current && event.detail > 0) event.stopPropagation();
    skipped.current = false;
  }, []);
}
