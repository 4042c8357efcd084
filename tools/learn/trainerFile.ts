import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Trainer } from './trainer.ts';
import { writeWhole } from './writeWhole.ts';

/**
 * Everything that training goes on from, as a file that Node and Python read and write: the numbers of rounds and of
 * steps learned so far (floating, 64 bits each), then for each layer of the net its weights, their averages, and the means
 * and mean squares of their gradients (floating, 32 bits each, little end first). The layers are the first (by input, then
 * hidden neuron), its bias, the second (by hidden, then middle neuron), its bias, the last (by middle neuron, then output)
 * and its bias. The file is replaced whole, by way of `trainer.new`.
 */
const NAME = 'trainer';
const HEAD_BYTES = 16;

export function writeTrainer(folder: string, trainer: Trainer, rounds: number): void {
  const head = Float64Array.of(rounds, trainer.steps);
  const bytes = [head, ...trainer.memory].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  writeWhole(path.join(folder, NAME), Buffer.concat(bytes));
}

/** Lets a trainer go on from the file; returns the rounds learned so far, or nothing where there is no file. */
export function readTrainer(folder: string, trainer: Trainer): number | undefined {
  const file = path.join(folder, NAME);
  if (!existsSync(file)) return undefined;
  const bytes = new Uint8Array(readFileSync(file)).buffer;
  const [rounds, steps] = new Float64Array(bytes, 0, 2) as unknown as [number, number]; // two, as written
  let at = HEAD_BYTES;
  const memory = trainer.memory.map(({ length }) => {
    const list = new Float32Array(bytes, at, length);
    at += list.byteLength;
    return list;
  });
  trainer.restore(memory, steps);
  return rounds;
}
