import { useCallback, useEffect, useState } from 'react';
import type { Playback } from '../playback/playback.ts';

/** How long the last position stays before the end screen covers it. */
const LOOK = 1400;

/** When the end screen is shown: after a last look at the board, or at once when the match was over before. */
export function useEnding({ table, waiting, latest }: Playback) {
  const over = table.outcome !== undefined && !waiting;
  const witnessed = latest.length > 0;
  const [open, setOpen] = useState(over && !witnessed);
  useEffect(() => {
    if (!over) {
      setOpen(false);
      return undefined;
    }
    const timer = setTimeout(() => setOpen(true), witnessed ? LOOK : 0);
    return () => clearTimeout(timer);
    // Only the end itself opens it; later views do not.
  }, [over]);
  return {
    open,
    show: useCallback(() => setOpen(true), []),
    hide: useCallback(() => setOpen(false), []),
  };
}
