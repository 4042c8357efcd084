import { expect, test } from 'vitest';
import { itemAt } from '../../kernel/data/lists.ts';
import type { Cue } from '../games/view.ts';
import { theme as empire } from '../games/empire/sound.ts';
import { theme as factions } from '../games/factions/sound.ts';
import { theme as sol } from '../games/sol/sound.ts';
import { theme as star } from '../games/star/sound.ts';
import { type FakeSource, fakeContext } from './fakeContext.ts';
import { loudness } from './mixer.ts';
import { hz } from './notes.ts';
import { theme as plain } from './plainTheme.ts';
import { synthesiserOn } from './synthesiser.ts';
import type { Note, Theme } from './theme.ts';

const THEMES: Readonly<Record<string, Theme>> = { sol, star, factions, empire, plain };
const CUES: readonly Cue[] = [
  ...(['move', 'launch', 'build', 'gain', 'pay'] as const),
  ...(['card', 'flare', 'loss', 'turn', 'end'] as const),
];

const each = Object.entries(THEMES).flatMap(([name, theme]) =>
  CUES.map((cue) => [name, cue, theme] as const),
);

/** How many sources a note needs: itself, a twin, and a hammer for each. */
const sourcesOf = ({ voice: { wave, twin, bell } }: Note): number =>
  wave === 'noise' ? 1 : (twin === undefined ? 1 : 2) * (bell === undefined ? 1 : 2);

test.each(each)('%s schedules the notes of %s, and all of them end', (_, cue, theme) => {
  const fake = fakeContext(5);
  synthesiserOn(fake.context, theme, 100).play(cue);
  const notes = theme.cues[cue];
  expect(fake.sources).toHaveLength(notes.reduce((sum, note) => sum + sourcesOf(note), 0));
  const starts = notes.map(({ after = 0 }) => 5 + after);
  expect(Math.min(...fake.sources.map(({ started = 0 }) => started))).toBeCloseTo(Math.min(...starts));
  for (const { started = Number.NaN, stopped = Number.NaN } of fake.sources) {
    expect(started).toBeGreaterThanOrEqual(5);
    expect(stopped - started).toBeGreaterThan(0.04);
    expect(stopped - 5).toBeLessThanOrEqual(4.5);
  }
});

test('a note rises to its volume and dies away before it ends', () => {
  const fake = fakeContext(0);
  const note: Note = {
    voice: { wave: 'sine', attack: 0.1 },
    pitch: [220, 440],
    seconds: 1,
    volume: 0.3,
    after: 2,
  };
  synthesiserOn(fake.context, { ...plain, cues: { ...plain.cues, move: [note] } }, 100).play('move');
  const source: FakeSource = itemAt(fake.sources, 0);
  expect([source.started, source.stopped]).toEqual([2, 3]);
  expect(fake.curves).toContainEqual([
    ['set', 0, 2],
    ['line', 0.3, 2.1],
    ['curve', 0.0001, 3],
  ]);
  expect(fake.curves).toContainEqual([
    ['set', 220, 2],
    ['curve', 440, 3],
  ]);
});

test('every game sounds different', () => {
  for (const cue of CUES)
    expect(new Set(Object.values(THEMES).map(({ cues }) => JSON.stringify(cues[cue]))).size).toBe(5);
});

test('the quiet ground begins when it is wished for, once, and ends', () => {
  const fake = fakeContext(0);
  const synthesiser = synthesiserOn(fake.context, sol, 70);
  synthesiser.setAmbience(false);
  expect(fake.sources).toHaveLength(0);
  synthesiser.setAmbience(true);
  synthesiser.setAmbience(true);
  expect(fake.sources).toHaveLength(2 * sol.ambience.length);
  expect(fake.sources.every(({ stopped }) => stopped === undefined)).toBe(true);
  synthesiser.setAmbience(false);
  expect(fake.sources.every(({ stopped = 0 }) => stopped > 0)).toBe(true);
});

test('the volume is heard by ratios, and 0 is silence', () => {
  expect([0, 50, 100, 400].map(loudness)).toEqual([0, 0.25, 1, 1]);
});

test('notes have the pitch of their names', () => {
  expect(hz('A4')).toBe(440);
  expect(hz('C4')).toBeCloseTo(261.63);
  expect(hz('Bb3')).toBeCloseTo(hz('A3') * 2 ** (1 / 12));
  expect(() => hz('H4')).toThrow('there is no note H4');
});
