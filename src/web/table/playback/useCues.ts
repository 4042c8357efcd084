import { useEffect, useRef } from 'react';
import type { Cue, GameView } from '../../games/view.ts';
import { useSettings } from '../../settings.ts';
import { playCue, wakeSound } from './audio.ts';
import type { Shown } from './shown.ts';

/** How many cues of one move are heard; more would be noise. */
const MOST = 3;

/** The one place where events become sound. */
export function useCues({ frame, latest }: Shown, view: GameView, mine: boolean): void {
  const on = useSettings((settings) => settings.sound);
  useWaking(on);
  useEffect(() => {
    if (!on) return;
    const heard = new Set<Cue>();
    for (const { events } of latest) {
      for (const event of events) {
        const cue = view.cueOf(event);
        if (cue !== undefined && heard.size < MOST) heard.add(cue);
      }
    }
    for (const cue of heard) playCue(cue);
  }, [latest, view, on]);

  const before = useRef(mine);
  useEffect(() => {
    if (on && mine && !before.current) playCue('turn');
    before.current = mine;
  }, [mine, on]);
  const over = frame.outcome !== undefined;
  const wasOver = useRef(over);
  useEffect(() => {
    if (on && over && !wasOver.current) playCue('end');
    wasOver.current = over;
  }, [over, on]);
}

function useWaking(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('pointerdown', wakeSound);
    document.addEventListener('keydown', wakeSound);
    return () => {
      document.removeEventListener('pointerdown', wakeSound);
      document.removeEventListener('keydown', wakeSound);
    };
  }, [on]);
}
