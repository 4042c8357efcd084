import { chord, noise, slide, tone, tune } from '../../sound/notes.ts';
import type { Theme, Voice } from '../../sound/theme.ts';

const COG: Voice = { wave: 'noise', attack: 0.001, filter: { type: 'bandpass', from: 2400, to: 1200, q: 8 } };
const ANVIL: Voice = { wave: 'sine', attack: 0.002, bell: { ratio: 1.41, depth: 1.6 } };
const PIPE: Voice = { wave: 'square', attack: 0.01, filter: { type: 'lowpass', from: 1500, to: 700 } };
const MOTOR: Voice = {
  wave: 'sawtooth',
  attack: 0.05,
  twin: 22,
  filter: { type: 'lowpass', from: 400, to: 1100 },
};
const STEAM: Voice = { wave: 'noise', attack: 0.03, filter: { type: 'highpass', from: 1800, to: 5200 } };
const BOILER: Voice = { wave: 'noise', attack: 0.02, filter: { type: 'lowpass', from: 1600, to: 100 } };

/** Mechanical: cogs, anvils, motors and steam in a workshop, in C. */
export const theme: Theme = {
  room: { seconds: 0.8, answer: 0.28, dark: 4600 },
  cues: {
    move: [
      noise(COG, { seconds: 0.06, volume: 1.2 }),
      noise(COG, { seconds: 0.05, volume: 0.8, after: 0.07, pan: 0.2 }),
      tone(PIPE, 'G3', { seconds: 0.16, volume: 0.14 }),
    ],
    launch: [
      slide(MOTOR, 'C3', 'C4', { seconds: 0.6, volume: 0.22 }),
      noise(STEAM, { seconds: 0.4, volume: 0.12, after: 0.1 }),
    ],
    build: [
      noise(COG, { seconds: 0.08, volume: 1.2 }),
      tone(ANVIL, 'C4', { seconds: 0.5, volume: 0.2, after: 0.06 }),
      tone(ANVIL, 'G4', { seconds: 0.6, volume: 0.16, after: 0.2, pan: 0.3 }),
    ],
    gain: tune(ANVIL, 'E5 G5', 0.08, { seconds: 0.3, volume: 0.18 }),
    pay: [
      noise(COG, { seconds: 0.05, volume: 1 }),
      ...tune(PIPE, 'E4 C4', 0.08, { seconds: 0.16, volume: 0.1 }),
    ],
    card: [
      noise(STEAM, { seconds: 0.1, volume: 0.16 }),
      noise(COG, { seconds: 0.05, volume: 1, after: 0.09 }),
    ],
    flare: [
      noise(BOILER, { seconds: 1.2, volume: 0.6 }),
      noise(STEAM, { seconds: 1.1, volume: 0.16, after: 0.1 }),
      ...chord(MOTOR, 'C2 G2 Bb2', { seconds: 1.2, volume: 0.45 }),
    ],
    loss: [
      slide(MOTOR, 'G3', 'C2', { seconds: 0.8, volume: 0.24 }),
      noise(BOILER, { seconds: 0.6, volume: 0.3 }),
      noise(COG, { seconds: 0.06, volume: 0.8, after: 0.5 }),
    ],
    turn: [
      noise(COG, { seconds: 0.05, volume: 0.8 }),
      ...tune(ANVIL, 'G4 C5', 0.14, { seconds: 0.45, volume: 0.17 }),
    ],
    end: [
      ...tune(ANVIL, 'C4 E4 G4 C5', 0.18, { seconds: 0.8, volume: 0.18 }),
      ...chord(MOTOR, 'C3 G3 E4', { seconds: 1.8, volume: 0.36, after: 0.5 }),
      noise(STEAM, { seconds: 1.2, volume: 0.1, after: 0.7 }),
    ],
  },
  ambience: [
    {
      voice: { wave: 'sawtooth', filter: { type: 'lowpass', from: 110, to: 140 } },
      pitch: 32.7,
      volume: 0.1,
      sway: 5,
    },
    {
      voice: { wave: 'noise', filter: { type: 'bandpass', from: 500, to: 700, q: 2 } },
      volume: 0.06,
      sway: 7,
    },
  ],
};
