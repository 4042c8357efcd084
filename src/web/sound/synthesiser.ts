import type { Cue } from '../games/view.ts';
import { mixerOn, scatter } from './mixer.ts';
import type { Drone, Note, Theme, Voice } from './theme.ts';

/** A theme that can be played. */
export interface Synthesiser {
  play(cue: Cue): void;
  setVolume(volume: number): void;
  /** Begins or ends the quiet ground. */
  setAmbience(on: boolean): void;
}

/** The quietest that is still made; exponential curves never reach nothing. */
const SILENCE = 0.0001;
/** How long the quiet ground takes to come and to go. */
const FADE = 2;

/** A theme on a context, as loud as it is set, from 0 to 100. */
export function synthesiserOn(context: BaseAudioContext, theme: Theme, volume: number): Synthesiser {
  const mixer = mixerOn(context, theme.room, volume);
  const breath = noiseOn(context);
  let ground: (() => void) | undefined;
  return {
    play(cue) {
      for (const note of theme.cues[cue]) playNote(context, breath, note, mixer.input);
    },
    setVolume: mixer.setVolume,
    setAmbience(on) {
      if (on === (ground !== undefined)) return;
      ground?.();
      ground = on ? startGround(context, breath, theme.ambience, mixer.input) : undefined;
    },
  };
}

/** A second of noise, which all that breathes and clicks is cut from. */
function noiseOn(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const random = scatter(7);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = random();
  return buffer;
}

function playNote(context: BaseAudioContext, breath: AudioBuffer, note: Note, out: AudioNode): void {
  const { voice, seconds, volume, after = 0, pan = 0 } = note;
  const start = context.currentTime + after;
  const end = start + seconds;
  const envelope = context.createGain();
  const place = context.createStereoPanner();
  place.pan.value = pan;
  shape(envelope.gain, volume, start, start + voice.attack, end);
  envelope.connect(place).connect(out);
  const into = filtered(context, voice, start, end, envelope);
  if (voice.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = breath;
    source.loop = true;
    source.connect(into);
    sound(source, start, end);
    return;
  }
  const pitch = typeof note.pitch === 'number' ? ([note.pitch, note.pitch] as const) : note.pitch;
  for (const detune of voice.twin === undefined ? [0] : [-voice.twin / 2, voice.twin / 2]) {
    const oscillator = context.createOscillator();
    oscillator.type = voice.wave;
    oscillator.detune.value = detune;
    glide(oscillator.frequency, pitch, start, end);
    ringBell(context, voice, pitch?.[0] ?? 0, oscillator, start, end);
    oscillator.connect(into);
    sound(oscillator, start, end);
  }
}

/** Rises in a straight line and dies away as strings and bells do. */
function shape(gain: AudioParam, volume: number, start: number, full: number, end: number): void {
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(volume, full);
  gain.exponentialRampToValueAtTime(SILENCE, end);
}

function glide(
  frequency: AudioParam,
  [from, to]: readonly [number, number] = [440, 440],
  start: number,
  end: number,
): void {
  frequency.setValueAtTime(from, start);
  if (to !== from) frequency.exponentialRampToValueAtTime(to, end);
}

function filtered(
  context: BaseAudioContext,
  { filter }: Pick<Voice, 'filter'>,
  start: number,
  end: number,
  out: AudioNode,
): AudioNode {
  if (filter === undefined) return out;
  const node = context.createBiquadFilter();
  node.type = filter.type;
  node.Q.value = filter.q ?? 0.7;
  glide(node.frequency, [filter.from, filter.to], start, end);
  node.connect(out);
  return node;
}

/** Bends the pitch quickly up and down, which is heard as overtones; they die away before the note does. */
function ringBell(
  context: BaseAudioContext,
  { bell }: Voice,
  pitch: number,
  { frequency }: OscillatorNode,
  start: number,
  end: number,
): void {
  if (bell === undefined) return;
  const hammer = context.createOscillator();
  const depth = context.createGain();
  hammer.frequency.value = bell.ratio * pitch;
  depth.gain.setValueAtTime(bell.depth * pitch, start);
  depth.gain.exponentialRampToValueAtTime(SILENCE, start + 0.6 * (end - start));
  hammer.connect(depth).connect(frequency);
  sound(hammer, start, end);
}

function sound(source: AudioScheduledSourceNode, start: number, end: number): void {
  source.start(start);
  source.stop(end);
}

/** Lets all drones swell up; returns what lets them sink and end. */
function startGround(
  context: BaseAudioContext,
  breath: AudioBuffer,
  drones: readonly Drone[],
  out: AudioNode,
): () => void {
  const ground = context.createGain();
  const start = context.currentTime;
  ground.gain.setValueAtTime(0, start);
  ground.gain.linearRampToValueAtTime(1, start + FADE);
  ground.connect(out);
  const sources = drones.flatMap((drone) => startDrone(context, breath, drone, ground));
  return () => {
    const now = context.currentTime;
    ground.gain.setTargetAtTime(0, now, FADE / 4);
    for (const source of sources) source.stop(now + FADE);
  };
}

function startDrone(
  context: BaseAudioContext,
  breath: AudioBuffer,
  { voice, pitch = 110, volume, sway }: Drone,
  out: AudioNode,
): AudioScheduledSourceNode[] {
  const now = context.currentTime;
  const level = context.createGain();
  const swell = context.createOscillator();
  const depth = context.createGain();
  level.gain.value = 0.6 * volume;
  swell.frequency.value = 1 / sway;
  depth.gain.value = 0.4 * volume;
  swell.connect(depth).connect(level.gain);
  level.connect(out);
  const source = voice.wave === 'noise' ? context.createBufferSource() : context.createOscillator();
  if ('buffer' in source) {
    source.buffer = breath;
    source.loop = true;
  } else if (voice.wave !== 'noise') {
    source.type = voice.wave;
    source.frequency.value = pitch;
  }
  source.connect(filtered(context, voice, now, now + sway, level));
  source.start(now);
  swell.start(now);
  return [source, swell];
}
