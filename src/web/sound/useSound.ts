import { useCallback, useEffect, useRef } from 'react';
import type { Cue } from '../games/view.ts';
import { useSettings } from '../settings.ts';
import type { Synthesiser } from './synthesiser.ts';
import type { Theme } from './theme.ts';

/** Where a theme comes from; it is fetched when it is first to be heard. */
export type ThemeSource = () => Promise<Theme>;

const plain: ThemeSource = async () => (await import('./plainTheme.ts')).theme;

/** After a change of the volume so many milliseconds without another, a cue shows how loud it is. */
const SETTLED = 200;

/**
 * Plays cues as loud as they are set, with the quiet ground of a theme where it is wished for. Nothing is fetched and
 * nothing sounds before the first click or key: browsers and people want it so.
 */
export function useSound(own: ThemeSource | undefined): (cue: Cue) => void {
  const on = useSettings((settings) => settings.sound);
  const volume = useSettings((settings) => settings.volume);
  const ambience = useSettings((settings) => settings.ambience) && own !== undefined;
  const synthesiser = useRef<Synthesiser>(undefined);
  const wished = useRef({ volume, ambience });
  wished.current = { volume, ambience };

  useEffect(() => {
    if (!on) return undefined;
    const sounding = wakeOnTouch(own ?? plain, (awake) => {
      synthesiser.current = awake;
      awake.setVolume(wished.current.volume);
      awake.setAmbience(wished.current.ambience);
    });
    return () => {
      synthesiser.current = undefined;
      sounding.end();
    };
  }, [on, own]);

  const before = useRef(volume);
  useEffect(() => {
    if (before.current === volume) return undefined;
    before.current = volume;
    synthesiser.current?.setVolume(volume);
    const timer = setTimeout(() => synthesiser.current?.play('gain'), SETTLED);
    return () => clearTimeout(timer);
  }, [volume]);
  useEffect(() => synthesiser.current?.setAmbience(ambience), [ambience]);
  return useCallback((cue) => synthesiser.current?.play(cue), []);
}

/** Makes a theme ready with the first click or key; it is silent while the page is out of sight. */
function wakeOnTouch(source: ThemeSource, ready: (awake: Synthesiser) => void): { end(): void } {
  let context: AudioContext | undefined;
  const wake = (): void => {
    if (context === undefined) {
      const made = new AudioContext();
      context = made;
      Promise.all([import('./synthesiser.ts'), source()]).then(
        ([{ synthesiserOn }, theme]) => made.state !== 'closed' && ready(synthesiserOn(made, theme, 0)),
        () => undefined, // who cannot fetch it plays in silence
      );
    }
    if (context.state === 'suspended') resume(context);
  };
  const seen = (): void => {
    if (context === undefined || context.state === 'closed') return;
    if (document.hidden) void context.suspend();
    else resume(context);
  };
  document.addEventListener('pointerdown', wake);
  document.addEventListener('keydown', wake);
  document.addEventListener('visibilitychange', seen);
  return {
    end() {
      document.removeEventListener('pointerdown', wake);
      document.removeEventListener('keydown', wake);
      document.removeEventListener('visibilitychange', seen);
      void context?.close();
    },
  };
}

function resume(context: AudioContext): void {
  context.resume().catch(() => undefined);
}
