import { chord, noise, slide, tone, tune } from '../../sound/notes.ts';
import type { Theme, Voice } from '../../sound/theme.ts';

const KALIMBA: Voice = { wave: 'sine', attack: 0.004, bell: { ratio: 4, depth: 0.7 } };
const BRASS: Voice = {
  wave: 'sawtooth',
  attack: 0.06,
  twin: 14,
  filter: { type: 'lowpass', from: 1600, to: 320 },
};
const GLOW: Voice = { wave: 'triangle', attack: 0.09, twin: 10 };
const WIND: Voice = {
  wave: 'noise',
  attack: 0.12,
  filter: { type: 'bandpass', from: 300, to: 1800, q: 1.2 },
};
const BLAZE: Voice = { wave: 'noise', attack: 0.15, filter: { type: 'lowpass', from: 2400, to: 90 } };
const PAPER: Voice = {
  wave: 'noise',
  attack: 0.01,
  filter: { type: 'bandpass', from: 2600, to: 4200, q: 1.5 },
};

/** Warm and solar: plucked metal, low brass and the breath of the star, in D. */
export const theme: Theme = {
  room: { seconds: 1.6, answer: 0.35, dark: 3200 },
  cues: {
    move: [tone(KALIMBA, 'A4', { seconds: 0.4, volume: 0.22 })],
    launch: [
      noise(WIND, { seconds: 0.55, volume: 0.3 }),
      slide(GLOW, 'D4', 'A4', { seconds: 0.5, volume: 0.16 }),
    ],
    build: [
      ...tune(KALIMBA, 'D4 A4', 0.1, { seconds: 0.6, volume: 0.26 }),
      tone(BRASS, 'D3', { seconds: 0.7, volume: 0.12 }),
    ],
    gain: tune(KALIMBA, 'F#4 A4 D5', 0.08, { seconds: 0.5, volume: 0.2 }),
    pay: tune(KALIMBA, 'A4 E4', 0.09, { seconds: 0.4, volume: 0.16 }),
    card: [
      noise(PAPER, { seconds: 0.16, volume: 0.35 }),
      tone(KALIMBA, 'E5', { seconds: 0.35, volume: 0.1, after: 0.08 }),
    ],
    flare: [
      noise(BLAZE, { seconds: 1.8, volume: 0.55 }),
      ...chord(BRASS, 'D2 A2 D3', { seconds: 1.9, volume: 0.5 }),
      slide(GLOW, 'A3', 'D5', { seconds: 0.9, volume: 0.1, after: 0.1 }),
    ],
    loss: [
      slide(BRASS, 'F3', 'D2', { seconds: 0.9, volume: 0.24 }),
      noise(BLAZE, { seconds: 0.7, volume: 0.25 }),
    ],
    turn: tune(GLOW, 'A4 D5', 0.16, { seconds: 0.6, volume: 0.24 }),
    end: [
      ...tune(KALIMBA, 'D4 F#4 A4 D5 F#5', 0.17, { seconds: 0.9, volume: 0.2 }),
      ...chord(BRASS, 'D3 A3 F#4', { seconds: 2.4, volume: 0.36, after: 0.5 }),
    ],
  },
  ambience: [
    { voice: { wave: 'noise', filter: { type: 'lowpass', from: 160, to: 240 } }, volume: 0.3, sway: 11 },
    { voice: { wave: 'sine' }, pitch: 73.4, volume: 0.06, sway: 13 },
    { voice: { wave: 'sine' }, pitch: 110, volume: 0.035, sway: 17 },
  ],
};
