import { useEffect, useRef } from 'react';
import type { Cue, GameView } from '../../games/view.ts';
import { useSettings } from '../../settings.ts';
import { playCue, wakeAudio } from './audio.ts';
import type { Playback } from './playback.ts';

/** How many cues of one move are played; more would be noise. */
const MOST = 3;

/** Plays the audio cues of events; the only place that does. */
export function useCues({ table, latest }: Playback, view: GameView, mine: boolean): void {
  const on = useSettings((settings) => settings.sound);
  useAudioUnlock(on);
  useEffect(() => {
    if (!on) return;
    const cues = new Set<Cue>();
    for (const { events } of latest) {
      for (const event of events) {
        const cue = view.cueOf(event);
        if (cue !== undefined && cues.size < MOST) cues.add(cue);
      }
    }
    for (const cue of cues) playCue(cue);
  }, [latest, view, on]);

  const before = useRef(mine);
  useEffect(() => {
    if (on && mine && !before.current) playCue('turn');
    before.current = mine;
  }, [mine, on]);
  const over = table.outcome !== undefined;
  const wasOver = useRef(over);
  useEffect(() => {
    if (on && over && !wasOver.current) playCue('end');
    wasOver.current = over;
  }, [over, on]);
}

function useAudioUnlock(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('pointerdown', wakeAudio);
    document.addEventListener('keydown', wakeAudio);
    return () => {
      document.removeEventListener('pointerdown', wakeAudio);
      document.removeEventListener('keydown', wakeAudio);
    };
  }, [on]);
}
