import { useCallback, useEffect, useState } from 'react';
import type { Shown } from '../playback/shown.ts';

/** How long the last position stays before the end screen covers it. */
const LOOK = 1400;

/** When the end screen is shown: after a last look at the board, or at once when the match was over before. */
export function useEnding({ frame, waiting, latest }: Shown) {
  const over = frame.outcome !== undefined && !waiting;
  const witnessed = latest.length > 0;
  const [open, setOpen] = useState(over && !witnessed);
  useEffect(() => {
    if (!over) {
      setOpen(false);
      return undefined;
    }
    const timer = setTimeout(() => setOpen(true), witnessed ? LOOK : 0);
    return () => clearTimeout(timer);
    // Only the end itself opens it; what is told later does not.
  }, [over]);
  return {
    open,
    show: useCallback(() => setOpen(true), []),
    hide: useCallback(() => setOpen(false), []),
  };
}
