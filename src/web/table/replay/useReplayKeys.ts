import { type RefObject, useEffect, useRef } from 'react';
import { commandOf, isTaken } from '../keys/keyboard.ts';
import type { AidDesk } from '../aid/useAidDesk.ts';
import type { Replay } from './useReplay.ts';
import type { ZoomHandle } from '../../board/zoom/zoom.tsx';

const STEPS: Readonly<Record<string, (ply: number, last: number) => number>> = {
  ArrowLeft: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  PageUp: (ply) => ply - 10,
  PageDown: (ply) => ply + 10,
  Home: () => 0,
  End: (_, last) => last,
};

/** What keys do beside stepping. */
interface ReplayKeys {
  readonly zoom: RefObject<ZoomHandle | null>;
  readonly aid: AidDesk | undefined;
  readonly onHelp: () => void;
  /** Nothing where nobody can play on. */
  readonly onPlayOn: (() => void) | undefined;
}

/** Arrow keys step through the match, Home and End go to its ends; the others are told in TEXTS.replay.keys. */
export function useReplayKeys(replay: Replay, last: number, keys: ReplayKeys): void {
  const latest = useRef({ ...replay, ...keys });
  latest.current = { ...replay, ...keys };
  const { zoom } = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const command = commandOf(event);
      if (isTaken(event.target, command === 'aid' ? command : 'left')) return;
      const { ply, go, toggle, aid: desk, onHelp, onPlayOn } = latest.current;
      const step = STEPS[event.key];
      const onButton = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (step) go(step(ply, last));
      else if (event.key === ' ' && !onButton) toggle();
      else if (event.key.toLowerCase() === 'p' && onPlayOn) onPlayOn();
      else if (command === 'help') onHelp();
      else if (command === 'aid' && desk !== undefined) desk.toggle();
      else if (command === 'letGo' && desk?.shown !== undefined) desk.hide();
      else if (command === 'nearer' || command === 'farther' || command === 'whole')
        zoom.current?.[command]();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [last, zoom]);
}
