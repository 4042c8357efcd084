import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
/** How the turns of others are told: at a pace, or only how they ended. */
export const TELLINGS = ['slow', 'normal', 'fast', 'off'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

/** What a person has chosen for this browser. */
export interface Settings {
  readonly name: string;
  /** Marks the areas of players by patterns as well as colours. */
  readonly patterns: boolean;
  readonly sound: boolean;
  /** How loud it is, from 0 to 100. */
  readonly volume: number;
  /** A quiet ground under the match. */
  readonly ambience: boolean;
  readonly motion: (typeof MOTIONS)[number];
  readonly telling: (typeof TELLINGS)[number];
  /** Ask before a step that cannot be taken back. */
  readonly confirm: boolean;
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
}

export const DEFAULT_SETTINGS: Settings = {
  name: '',
  patterns: false,
  sound: true,
  volume: 70,
  ambience: false,
  motion: 'system',
  telling: 'normal',
  confirm: true,
  theme: 'system',
  textSize: 'normal',
};

/** Stored in this browser, and only there. */
export const useSettings = create<Settings>()(persist(() => DEFAULT_SETTINGS, { name: 'orrery settings' }));

export function change(changed: Partial<Settings>): void {
  useSettings.setState(changed);
}

/** The name of the person at this screen. */
export const ownName = ({ name }: Settings): string => name.trim() || 'Captain';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

function subscribeToCalm(listener: () => void): () => void {
  calm.addEventListener('change', listener);
  return () => calm.removeEventListener('change', listener);
}

/** Whether nothing may move on the screen. */
export function useStill(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const system = useSyncExternalStore(subscribeToCalm, () => calm.matches);
  return motion === 'reduced' || (motion === 'system' && system);
}

const day = matchMedia('(prefers-color-scheme: light)');

function isLight({ theme }: Settings): boolean {
  return theme === 'light' || (theme === 'system' && day.matches);
}

/** Applies the settings to the style sheets, now and whenever they or the device change. */
export function applySettings(): void {
  const apply = (): void => {
    const settings = useSettings.getState();
    const { motion, textSize, patterns } = settings;
    const theme = isLight(settings) ? 'light' : 'dark';
    Object.assign(document.documentElement.dataset, { motion, textSize, theme, patterns: String(patterns) });
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--sp-950');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  };
  apply();
  useSettings.subscribe(apply);
  day.addEventListener('change', apply);
}
