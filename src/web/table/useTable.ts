import { useCallback, useEffect, useRef, useState } from 'react';
import { hostOf } from '../host.ts';
import { useStill } from '../settings.ts';
import { type FrameQueue, frameQueue, pauseAfter } from './playback/viewQueue.ts';
import { type Shown, shownAfter } from './playback/shown.ts';

export interface Watched {
  readonly shown: Shown | undefined;
  /** Why the table cannot be shown. */
  readonly fault: string | undefined;
  /** Shows where things stand at once; tells whether anything was waiting. */
  readonly finish: () => boolean;
  readonly retry: () => void;
}

/** Watches a table. Frames of a table left behind are never shown. */
export function useTable(id: string): Watched {
  const [shown, setShown] = useState<Shown>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const still = useStill();
  const stillNow = useRef(still);
  stillNow.current = still;
  const queue = useRef<FrameQueue>(undefined);

  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const frames = frameQueue({
      show: (frame, waiting) => setShown((before) => shownAfter(before, frame, waiting)),
      outdated: () => setShown((before) => before && { ...before, waiting: true }),
      pause: (frame) => (stillNow.current ? 0 : pauseAfter(frame)),
    });
    queue.current = frames;
    setShown(undefined);
    setFault(undefined);
    hostOf(id)
      .watch(id, (frame) => left || frames.push(frame))
      .then(
        (unwatch) => (left ? unwatch() : (stop = unwatch)),
        (error: Error) => left || setFault(error.message),
      );
    return () => {
      left = true;
      frames.close();
      stop?.();
    };
  }, [id, attempt]);

  const finish = useCallback(() => queue.current?.finish() ?? false, []);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  return { shown, fault, finish, retry };
}
