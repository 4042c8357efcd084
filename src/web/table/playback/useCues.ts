import { useEffect, useRef } from 'react';
import type { Cue, GameView } from '../../games/view.ts';
import { useSound } from '../../sound/useSound.ts';
import type { Playback } from './playback.ts';

/** How many cues of one move are played; more would be noise. */
const MOST = 3;

/** Plays the audio cues of events; the only place that does. */
export function useCues({ table, latest }: Playback, view: GameView, mine: boolean): void {
  const play = useSound(view.sound);
  useEffect(() => {
    const cues = new Set<Cue>();
    for (const { events } of latest) {
      for (const event of events) {
        const cue = view.cueOf(event);
        if (cue !== undefined && cues.size < MOST) cues.add(cue);
      }
    }
    for (const cue of cues) play(cue);
  }, [latest, view, play]);

  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) play('turn');
    before.current = mine;
  }, [mine, play]);
  const over = table.outcome !== undefined;
  const wasOver = useRef(over);
  useEffect(() => {
    if (over && !wasOver.current) play('end');
    wasOver.current = over;
  }, [over, play]);
}
