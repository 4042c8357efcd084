import { chord, noise, slide, tone, tune } from '../../sound/notes.ts';
import type { Theme, Voice } from '../../sound/theme.ts';

const GLASS: Voice = { wave: 'sine', attack: 0.003, bell: { ratio: 3.5, depth: 0.9 } };
const SONAR: Voice = { wave: 'sine', attack: 0.01, twin: 6 };
const DEEP: Voice = { wave: 'triangle', attack: 0.05, filter: { type: 'lowpass', from: 500, to: 120 } };
const ENGINE: Voice = {
  wave: 'sawtooth',
  attack: 0.12,
  twin: 18,
  filter: { type: 'lowpass', from: 240, to: 900 },
};
const BEAM: Voice = {
  wave: 'sawtooth',
  attack: 0.003,
  filter: { type: 'bandpass', from: 3600, to: 500, q: 3 },
};
const BLAST: Voice = { wave: 'noise', attack: 0.004, filter: { type: 'lowpass', from: 3000, to: 60 } };
const SERVO: Voice = {
  wave: 'noise',
  attack: 0.01,
  filter: { type: 'bandpass', from: 1400, to: 2600, q: 6 },
};

/** Cold and deep: glass, sonar and engines far away in a great hall, in E minor. */
export const theme: Theme = {
  room: { seconds: 2.6, answer: 0.5, dark: 5200 },
  cues: {
    move: [tone(SONAR, 'B4', { seconds: 0.35, volume: 0.12 })],
    launch: [
      slide(ENGINE, 'E2', 'E3', { seconds: 0.8, volume: 0.26 }),
      slide(SONAR, 'E4', 'B5', { seconds: 0.6, volume: 0.1, after: 0.15 }),
    ],
    build: [
      noise(SERVO, { seconds: 0.22, volume: 0.4 }),
      tone(GLASS, 'E4', { seconds: 0.8, volume: 0.18, after: 0.14 }),
      tone(DEEP, 'E2', { seconds: 0.6, volume: 0.3, after: 0.14 }),
    ],
    gain: tune(GLASS, 'E5 G5 B5', 0.09, { seconds: 0.6, volume: 0.15 }),
    pay: tune(GLASS, 'B4 G4', 0.1, { seconds: 0.45, volume: 0.14 }),
    card: [tone(GLASS, 'D6', { seconds: 0.3, volume: 0.1 }), noise(SERVO, { seconds: 0.08, volume: 0.3 })],
    flare: [
      slide(BEAM, 'E6', 'E3', { seconds: 0.28, volume: 0.5, pan: -0.4 }),
      noise(BLAST, { seconds: 1.1, volume: 0.6, after: 0.16, pan: 0.3 }),
      slide(DEEP, 'E2', 'E1', { seconds: 0.9, volume: 0.4, after: 0.16 }),
    ],
    loss: [
      noise(BLAST, { seconds: 1.4, volume: 0.6 }),
      slide(DEEP, 'B2', 'E1', { seconds: 1.3, volume: 0.4 }),
      tone(GLASS, 'Bb4', { seconds: 0.9, volume: 0.08, after: 0.2 }),
    ],
    turn: tune(SONAR, 'E5 B4', 0.2, { seconds: 0.6, volume: 0.15 }),
    end: [
      ...tune(GLASS, 'E4 G4 B4 E5', 0.22, { seconds: 1.2, volume: 0.16 }),
      ...chord(ENGINE, 'E2 B2 G3', { seconds: 3, volume: 0.5, after: 0.6 }),
    ],
  },
  ambience: [
    { voice: { wave: 'noise', filter: { type: 'lowpass', from: 90, to: 120 } }, volume: 0.4, sway: 16 },
    { voice: { wave: 'sine' }, pitch: 41.2, volume: 0.1, sway: 19 },
    { voice: { wave: 'sine' }, pitch: 246.9, volume: 0.012, sway: 23 },
  ],
};
