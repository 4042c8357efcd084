import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { InputError, reasonOf } from '../../src/kernel/error.ts';
import type { Learner, Study } from './learner.ts';
import { readTrainer, writeTrainer } from './trainerFile.ts';

const PROGRAM = fileURLToPath(new URL('learner.py', import.meta.url));
/** The Python of the path, and the one of the system, which may have other packages. */
const PYTHONS = ['python3', '/usr/bin/python3'];

const run = promisify(execFile);

/** Learns by learner.py, a process for each round. */
export async function learnerInPython(): Promise<Learner> {
  const python = await pythonWithTorch();
  return (study) => learned(python, study);
}

/** The first Python that has what learner.py needs. */
export async function pythonWithTorch(pythons: readonly string[] = PYTHONS): Promise<string> {
  const reasons: string[] = [];
  for (const python of pythons)
    try {
      await run(python, ['-c', 'import numpy, torch']);
      return python;
    } catch (error) {
      reasons.push(`${python}: ${lastLineOf(reasonOf(error))}`);
    }
  throw new InputError(
    'unavailable',
    `learning in Python needs python3 with the packages torch and numpy (${reasons.join('; ')}); install them or learn in Node`,
  );
}

function lastLineOf(text: string): string {
  return text.trim().split('\n').at(-1)!;
}

async function learned(python: string, { folder, trainer, round }: Study): Promise<readonly number[]> {
  writeTrainer(folder, trainer, round);
  const { stdout } = await run(python, [PROGRAM, folder]);
  readTrainer(folder, trainer);
  const { errors } = JSON.parse(lastLineOf(stdout)) as { errors: number[] }; // as learner.py prints it
  return errors;
}
