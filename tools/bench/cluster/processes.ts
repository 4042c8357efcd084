import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** A process as Linux reports it. */
interface ProcessStat {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
  /** Of its own and of those of its children that have ended. */
  readonly ticks: number;
}

const MICROSECONDS = 1e6;

/**
 * Microseconds of processor time of all processes of this name that were started by this one or by those it
 * started; nothing where the system does not tell.
 */
export function processorTime(name: string): number | undefined {
  const own = familyOf(process.pid);
  if (own.length === 0) return undefined;
  const ticks = own.filter((one) => one.name === name).reduce((sum, one) => sum + one.ticks, 0);
  return (ticks * MICROSECONDS) / ticksPerSecond();
}

/** A process and all that were started by it or by those it started; none where the system does not tell. */
export function familyOf(ancestor: number): ProcessStat[] {
  const all = globSync('/proc/[0-9]*/stat').flatMap(statsIn);
  const own = new Set([ancestor]);
  // Children may be listed before their parents.
  for (let before = 0; before < own.size; ) {
    before = own.size;
    for (const { id, parent } of all) if (own.has(parent)) own.add(id);
  }
  return all.filter(({ id }) => own.has(id));
}

function statsIn(file: string): ProcessStat[] {
  try {
    const text = readFileSync(file, 'latin1');
    const [open, close] = [text.indexOf('('), text.lastIndexOf(')')];
    // The third field of the manual comes first here.
    const fields = text.slice(close + 2).split(' ');
    return [
      {
        id: Number.parseInt(text, 10),
        parent: Number(fields[1]),
        name: text.slice(open + 1, close),
        ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
      },
    ];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

let rate: number | undefined;

function ticksPerSecond(): number {
  rate ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return rate;
}
