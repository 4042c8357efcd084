import { itemAt } from '../../kernel/data/lists.ts';
import type { Note, Voice } from './theme.ts';

/** Semitones above C. */
const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The pitch of a note by its name, such as `D4`, `F#3` or `Bb5`, in hertz. */
export function hz(name: string): number {
  const [, letter = '', sign = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new Error(`there is no note ${name}`);
  const semitones = step + { '': 0, '#': 1, b: -1 }[sign as '' | '#' | 'b'] + 12 * Number(octave); // as matched
  return 440 * 2 ** ((semitones - 57) / 12);
}

type Length = Pick<Note, 'seconds' | 'volume' | 'after' | 'pan'>;

/** One note by its name. */
export function tone(voice: Voice, name: string, length: Length): Note {
  return { voice, pitch: hz(name), ...length };
}

/** A note that slides from one to another. */
export function slide(voice: Voice, from: string, to: string, length: Length): Note {
  return { voice, pitch: [hz(from), hz(to)], ...length };
}

/** Notes by their names, one after another; the last rings the longest. */
export function tune(voice: Voice, names: string, gap: number, length: Length): Note[] {
  const list = names.split(' ');
  return list.map((name, i) => {
    const last = i === list.length - 1;
    return tone(voice, name, {
      ...length,
      seconds: last ? 1.6 * length.seconds : length.seconds,
      after: (length.after ?? 0) + i * gap,
    });
  });
}

/** Notes by their names, all at once; they share the volume and spread between left and right. */
export function chord(voice: Voice, names: string, length: Length): Note[] {
  const list = names.split(' ');
  const width = list.length > 1 ? 0.8 / (list.length - 1) : 0;
  return list.map((_, i) =>
    tone(voice, itemAt(list, i), { ...length, volume: length.volume / list.length, pan: i * width - 0.4 }),
  );
}

/** Breath, blast or click: noise alone. */
export function noise(voice: Voice, length: Length): Note {
  return { voice, ...length };
}
