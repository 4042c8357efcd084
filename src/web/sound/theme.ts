import type { Cue } from '../games/view.ts';

/** How a game sounds, as data: the synthesiser plays it. */
export interface Theme {
  readonly room: Room;
  readonly cues: Readonly<Record<Cue, readonly Note[]>>;
  /** A quiet ground under the match, for those who want one. */
  readonly ambience: readonly Drone[];
}

/** The room it sounds in. */
export interface Room {
  /** How long it rings after. */
  readonly seconds: number;
  /** How loud it answers, from 0 to 1. */
  readonly answer: number;
  /** From where on high tones are swallowed, in hertz. */
  readonly dark: number;
}

/** How a note is made. */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** Seconds until it is at its loudest. */
  readonly attack: number;
  /** What is let through, at the beginning and at the end, in hertz. */
  readonly filter?: {
    readonly type: BiquadFilterType;
    readonly from: number;
    readonly to: number;
    readonly q?: number;
  };
  /** Overtones of struck metal or glass: their pitch as a multiple, and how strong they begin. */
  readonly bell?: { readonly ratio: number; readonly depth: number };
  /** A second source beside the first, so many hundredths of a semitone off. */
  readonly twin?: number;
}

export interface Note {
  readonly voice: Voice;
  /** In hertz; two where it slides from one to the other. Noise has none. */
  readonly pitch?: number | readonly [from: number, to: number];
  readonly seconds: number;
  readonly volume: number;
  /** Seconds after the cue begins. */
  readonly after?: number;
  /** From -1, the left, to 1. */
  readonly pan?: number;
}

/** A tone or a wind that goes on and swells and sinks. */
export interface Drone {
  readonly voice: Pick<Voice, 'wave' | 'filter'>;
  readonly pitch?: number;
  readonly volume: number;
  /** Seconds from swell to swell. */
  readonly sway: number;
}
