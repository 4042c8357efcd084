import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OUTPUTS } from '../../src/bots/net/net.ts';
import type { Lesson } from './trainer.ts';
import { writeWhole } from './writeWhole.ts';

/** Several lessons as one. */
export function joined(lessons: readonly Lesson[]): Lesson {
  const [features, positions] = [
    sum(lessons.map((one) => one.features.length)),
    sum(lessons.map(positionsIn)),
  ];
  const whole: Lesson = {
    features: new Uint16Array(features),
    starts: new Uint32Array(positions + 1),
    hints: new Float32Array(positions),
    targets: new Float32Array(positions * OUTPUTS),
  };
  let [feature, position] = [0, 0];
  for (const lesson of lessons) {
    const count = positionsIn(lesson);
    whole.features.set(lesson.features, feature);
    whole.hints.set(lesson.hints, position);
    whole.targets.set(lesson.targets, position * OUTPUTS);
    for (let i = 0; i < count; i++) whole.starts[position + i] = feature + lesson.starts[i]!;
    feature += lesson.features.length;
    position += count;
  }
  whole.starts[position] = feature;
  return whole;
}

export function positionsIn({ starts }: Lesson): number {
  return starts.length - 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Where the lesson of a round is kept. */
export function lessonFile(folder: string, round: number): string {
  return path.join(folder, `round-${round}.lesson`);
}

/**
 * A lesson as a file that Node and Python read: the numbers of its positions and features (32 bits each), then where the
 * features of each position begin (32 bits), what the hints say of it and the targets (floating, 32 bits each), and the
 * features (16 bits).
 */
export function writeLesson(file: string, { features, starts, hints, targets }: Lesson): void {
  const head = Uint32Array.of(starts.length - 1, features.length);
  const parts = [head, starts, hints, targets, features];
  writeWhole(
    file,
    Buffer.concat(
      parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    ),
  );
}

export function readLesson(file: string): Lesson {
  const bytes = new Uint8Array(readFileSync(file)).buffer;
  const [positions, features] = new Uint32Array(bytes, 0, 2) as unknown as [number, number]; // two, as written
  const hintsAt = 8 + 4 * (positions + 1);
  const targetsAt = hintsAt + 4 * positions;
  const featuresAt = targetsAt + 4 * OUTPUTS * positions;
  return {
    starts: new Uint32Array(bytes, 8, positions + 1),
    hints: new Float32Array(bytes, hintsAt, positions),
    targets: new Float32Array(bytes, targetsAt, OUTPUTS * positions),
    features: new Uint16Array(bytes, featuresAt, features),
  };
}
