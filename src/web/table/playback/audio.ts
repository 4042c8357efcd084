import type { Cue } from '../../games/view.ts';

/** Short synthesised cues. Nothing sounds before the first click: browsers and people want it so. */

interface Tone {
  readonly wave: OscillatorType;
  /** Pitch at the start and the end, in hertz. */
  readonly pitch: readonly [number, number];
  readonly seconds: number;
  readonly volume: number;
  /** Seconds after the cue begins. */
  readonly after?: number;
}

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  move: [{ wave: 'sine', pitch: [420, 560], seconds: 0.09, volume: 0.16 }],
  launch: [{ wave: 'triangle', pitch: [180, 520], seconds: 0.2, volume: 0.16 }],
  build: [
    { wave: 'triangle', pitch: [220, 220], seconds: 0.09, volume: 0.2 },
    { wave: 'triangle', pitch: [330, 330], seconds: 0.14, volume: 0.18, after: 0.08 },
  ],
  gain: [
    { wave: 'sine', pitch: [660, 660], seconds: 0.08, volume: 0.13 },
    { wave: 'sine', pitch: [880, 880], seconds: 0.14, volume: 0.13, after: 0.07 },
  ],
  pay: [{ wave: 'sine', pitch: [520, 390], seconds: 0.12, volume: 0.12 }],
  card: [{ wave: 'square', pitch: [1400, 700], seconds: 0.04, volume: 0.04 }],
  flare: [
    { wave: 'sawtooth', pitch: [90, 240], seconds: 0.35, volume: 0.13 },
    { wave: 'sine', pitch: [55, 55], seconds: 0.55, volume: 0.26 },
  ],
  loss: [{ wave: 'sawtooth', pitch: [260, 90], seconds: 0.26, volume: 0.1 }],
  turn: [
    { wave: 'sine', pitch: [587, 587], seconds: 0.12, volume: 0.14 },
    { wave: 'sine', pitch: [784, 784], seconds: 0.22, volume: 0.14, after: 0.11 },
  ],
  end: [
    { wave: 'triangle', pitch: [392, 392], seconds: 0.2, volume: 0.16 },
    { wave: 'triangle', pitch: [494, 494], seconds: 0.2, volume: 0.16, after: 0.16 },
    { wave: 'triangle', pitch: [587, 587], seconds: 0.2, volume: 0.16, after: 0.32 },
    { wave: 'triangle', pitch: [784, 784], seconds: 0.6, volume: 0.18, after: 0.48 },
  ],
};

const ATTACK = 0.008;

let context: AudioContext | undefined;

/** Makes the synthesiser ready; called from a click or a key. */
export function wakeAudio(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
}

export function playCue(cue: Cue): void {
  if (context?.state !== 'running') return;
  for (const tone of TONES[cue]) playTone(context, tone);
}

function playTone(on: AudioContext, { wave, pitch, seconds, volume, after = 0 }: Tone): void {
  const start = on.currentTime + after;
  const oscillator = on.createOscillator();
  const gain = on.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(pitch[0], start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch[1], start + seconds);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
