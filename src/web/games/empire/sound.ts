import { chord, noise, slide, tone, tune } from '../../sound/notes.ts';
import type { Theme, Voice } from '../../sound/theme.ts';

const ORGAN: Voice = { wave: 'triangle', attack: 0.12, twin: 7 };
const CHOIR: Voice = {
  wave: 'sawtooth',
  attack: 0.25,
  twin: 16,
  filter: { type: 'bandpass', from: 700, to: 900, q: 1 },
};
const BELL: Voice = { wave: 'sine', attack: 0.004, bell: { ratio: 2.76, depth: 1.1 } };
const HARP: Voice = { wave: 'triangle', attack: 0.004, bell: { ratio: 2, depth: 0.4 } };
const DRUM: Voice = { wave: 'sine', attack: 0.004 };
const SKIN: Voice = { wave: 'noise', attack: 0.003, filter: { type: 'lowpass', from: 900, to: 120 } };
const SCROLL: Voice = {
  wave: 'noise',
  attack: 0.05,
  filter: { type: 'bandpass', from: 1800, to: 3400, q: 1 },
};

const drum = (after: number, volume: number) => [
  slide(DRUM, 'D2', 'A1', { seconds: 0.6, volume, after }),
  noise(SKIN, { seconds: 0.2, volume: 0.6 * volume, after }),
];

/** Solemn: organ, bells, choir and drums under a dome, in D minor. */
export const theme: Theme = {
  room: { seconds: 2.8, answer: 0.5, dark: 3000 },
  cues: {
    move: [tone(HARP, 'A4', { seconds: 0.5, volume: 0.2 })],
    launch: [...drum(0, 0.3), slide(ORGAN, 'D4', 'A4', { seconds: 0.7, volume: 0.16 })],
    build: [
      tone(BELL, 'D4', { seconds: 1.2, volume: 0.2 }),
      ...chord(ORGAN, 'D3 A3', { seconds: 0.8, volume: 0.3 }),
    ],
    gain: tune(HARP, 'D5 F5 A5', 0.1, { seconds: 0.6, volume: 0.17 }),
    pay: tune(HARP, 'A4 F4 D4', 0.09, { seconds: 0.4, volume: 0.15 }),
    card: [
      noise(SCROLL, { seconds: 0.3, volume: 0.3 }),
      tone(HARP, 'E5', { seconds: 0.5, volume: 0.1, after: 0.14 }),
    ],
    flare: [
      ...drum(0, 0.5),
      ...drum(0.28, 0.4),
      ...chord(CHOIR, 'D3 A3 D4 F4', { seconds: 2, volume: 0.7, after: 0.1 }),
    ],
    loss: [
      tone(BELL, 'D3', { seconds: 2, volume: 0.26 }),
      ...chord(ORGAN, 'D3 F3 Ab3', { seconds: 1.2, volume: 0.36 }),
      ...drum(0, 0.3),
    ],
    turn: [
      tone(BELL, 'A4', { seconds: 1, volume: 0.13 }),
      tone(BELL, 'D5', { seconds: 1.2, volume: 0.13, after: 0.2 }),
    ],
    end: [
      ...drum(0, 0.4),
      ...tune(BELL, 'D4 A4 F5', 0.3, { seconds: 1.6, volume: 0.15 }),
      ...chord(CHOIR, 'D3 A3 D4 F#4', { seconds: 3.4, volume: 0.7, after: 0.4 }),
      ...chord(ORGAN, 'D2 D3 A3', { seconds: 3.2, volume: 0.4, after: 0.4 }),
    ],
  },
  ambience: [
    { voice: { wave: 'triangle' }, pitch: 73.4, volume: 0.05, sway: 12 },
    { voice: { wave: 'triangle' }, pitch: 110, volume: 0.035, sway: 15 },
    { voice: { wave: 'noise', filter: { type: 'lowpass', from: 200, to: 260 } }, volume: 0.14, sway: 20 },
  ],
};
