import { appendFileSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { equal } from '../../src/kernel/data/plain.ts';
import { InputError, reasonOf } from '../../src/kernel/error.ts';
import { lockFile } from '../../src/server/folder/fileLock.ts';
import type { Gathered, Plan } from './plan.ts';

/** The file that keeps what was gathered: a line with the plan, then a line for each match. */
export interface Notebook {
  readonly kept: readonly Gathered[];
  /** Keeps one more, however this process ends afterwards. */
  add(gathered: Gathered): void;
  close(): void;
}

/** Opens the file of this very plan, or begins it; any other file is left as it is and refused, and so is one in use. */
export function openNotebook(file: string, plan: Plan): Notebook {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const unlock = lockFile(`${file}.lock`, (holder) => `${file} is being written already${holder}`);
  try {
    const text = textIn(file);
    // What follows the last whole line was torn off in the middle.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head, ...lines] = whole.split('\n').slice(0, -1).map(parsed(file));
    if (head !== undefined && !equal(head, plan))
      throw new InputError(
        'bad_request',
        `${file} keeps what another plan has found: name another file with --keep`,
      );
    if (text !== whole) truncateSync(file, Buffer.byteLength(whole));
    const append = (data: object): void => appendFileSync(file, `${JSON.stringify(data)}\n`);
    if (head === undefined) append(plan);
    return { kept: lines as Gathered[], add: append, close: unlock }; // written below the head by `add`
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Nothing where there is no such file yet. */
function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new InputError('bad_request', `cannot read ${file}: ${reasonOf(error)}`);
  }
}

function parsed(file: string): (line: string, at: number) => unknown {
  return (line, at) => {
    try {
      return JSON.parse(line);
    } catch (error) {
      throw new InputError('bad_request', `line ${at + 1} of ${file} is damaged: ${reasonOf(error)}`);
    }
  };
}
