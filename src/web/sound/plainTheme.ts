import { noise, slide, tone, tune } from './notes.ts';
import type { Theme, Voice } from './theme.ts';

const PLUCK: Voice = { wave: 'triangle', attack: 0.005, bell: { ratio: 2, depth: 0.5 } };
const SOFT: Voice = { wave: 'sine', attack: 0.02, twin: 8 };
const TICK: Voice = {
  wave: 'noise',
  attack: 0.002,
  filter: { type: 'bandpass', from: 3200, to: 1800, q: 2 },
};
const RUMBLE: Voice = { wave: 'noise', attack: 0.02, filter: { type: 'lowpass', from: 900, to: 80 } };

/** How a game sounds that brings no theme of its own: a few plucked tones in a small room. */
export const theme: Theme = {
  room: { seconds: 0.9, answer: 0.25, dark: 4000 },
  cues: {
    move: [tone(PLUCK, 'A4', { seconds: 0.25, volume: 0.22 })],
    launch: [slide(SOFT, 'D4', 'A4', { seconds: 0.4, volume: 0.24 })],
    build: tune(PLUCK, 'D4 A4', 0.09, { seconds: 0.3, volume: 0.24 }),
    gain: tune(PLUCK, 'A4 D5 F#5', 0.07, { seconds: 0.3, volume: 0.2 }),
    pay: tune(PLUCK, 'F#4 D4', 0.08, { seconds: 0.25, volume: 0.18 }),
    card: [noise(TICK, { seconds: 0.09, volume: 0.35 })],
    flare: [noise(RUMBLE, { seconds: 0.9, volume: 0.5 })],
    loss: [slide(SOFT, 'D4', 'D3', { seconds: 0.6, volume: 0.24 })],
    turn: tune(SOFT, 'A4 D5', 0.13, { seconds: 0.4, volume: 0.24 }),
    end: tune(PLUCK, 'D4 F#4 A4 D5', 0.16, { seconds: 0.7, volume: 0.26 }),
  },
  ambience: [{ voice: { wave: 'sine' }, pitch: 73.4, volume: 0.06, sway: 9 }],
};
