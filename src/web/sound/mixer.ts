import type { Room } from './theme.ts';

/** Where notes come together: a room around them, a volume, and a ceiling nothing breaks through. */
export interface Mixer {
  /** What is played goes in here. */
  readonly input: AudioNode;
  readonly setVolume: (volume: number) => void;
}

/** No sample is ever louder than this. */
const CEILING = 0.98;
/** How strongly the ceiling bends what comes near it; what is quiet stays as it is. */
const BEND = 1.2;
/** Seconds in which a change of volume is made, so that it does not click. */
const GLIDE = 0.03;

/** A mixer on a context; volume is what a person has set, from 0 to 100. */
export function mixerOn(context: BaseAudioContext, room: Room, volume: number): Mixer {
  const input = context.createGain();
  const echo = context.createConvolver();
  const answer = context.createGain();
  const ceiling = context.createWaveShaper();
  const master = context.createGain();
  echo.buffer = ringing(context, room);
  answer.gain.value = room.answer;
  ceiling.curve = bent();
  master.gain.value = loudness(volume);
  input.connect(ceiling);
  input.connect(echo).connect(answer).connect(ceiling);
  ceiling.connect(master).connect(context.destination);
  return {
    input,
    setVolume: (set) => master.gain.setTargetAtTime(loudness(set), context.currentTime, GLIDE),
  };
}

/** Ears hear by ratios: half of the way is a quarter of the strength. */
export function loudness(volume: number): number {
  return (Math.min(100, Math.max(0, volume)) / 100) ** 2;
}

function bent(): Float32Array<ArrayBuffer> {
  const points = 1025;
  return Float32Array.from({ length: points }, (_, i) => {
    const x = (2 * i) / (points - 1) - 1;
    return (CEILING * Math.tanh(BEND * x)) / Math.tanh(BEND);
  });
}

/** How a room answers to a clap: noise that dies away, its high tones first. */
function ringing(context: BaseAudioContext, { seconds, dark }: Room): AudioBuffer {
  const length = Math.ceil(seconds * context.sampleRate);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  const keep = Math.exp((-2 * Math.PI * dark) / context.sampleRate);
  for (let channel = 0; channel < 2; channel++) {
    const samples = buffer.getChannelData(channel);
    const random = scatter(channel + 1);
    let low = 0;
    for (let i = 0; i < length; i++) {
      low = keep * low + (1 - keep) * random();
      samples[i] = low * Math.exp((-6 * i) / length);
    }
  }
  return buffer;
}

/** The same noise every time, from -1 to 1. */
export function scatter(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}
