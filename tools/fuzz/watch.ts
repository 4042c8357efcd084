import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Told } from './fuzzProcess.ts';
import { caseOf, type Finding, type Round, type RoundReport } from './round.ts';

/** A process that fuzzes, watched from outside: whatever happens in it, this goes on. */
export interface Watch {
  run(round: Round): Promise<RoundReport>;
  close(): Promise<void>;
}

/** An input that takes longer has hung; far above what the slowest takes on a busy machine. */
const LONGEST_MS = 60_000;
const MOST_MEGABYTES = 1500;
const PROGRAM = path.join(import.meta.dirname, 'fuzzProcess.ts');

export function openWatch(): Watch {
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    child ??= fork(PROGRAM, {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${MOST_MEGABYTES}`],
      serialization: 'advanced',
    });
    return child;
  }

  async function close(): Promise<void> {
    const ended = child;
    child = undefined;
    if (ended === undefined || ended.exitCode !== null || ended.signalCode !== null) return;
    ended.kill('SIGKILL');
    await once(ended, 'exit');
  }

  return {
    async run(round) {
      const end = await reported(start(), round);
      if (!('fault' in end)) return end;
      await close();
      return broken(round, end.input, end.fault);
    },
    close,
  };
}

/** What ended a round before there was a report of it. */
interface Break {
  readonly input: number;
  readonly fault: string;
}

function reported(child: ChildProcess, round: Round): Promise<RoundReport | Break> {
  return new Promise((resolve) => {
    let input = 0;
    const settle = (end: RoundReport | Break): void => {
      clearTimeout(patience);
      child.removeAllListeners();
      resolve(end);
    };
    const fail = (fault: string): void => settle({ input, fault });
    const patience = setTimeout(() => fail(`it hangs: no answer in ${LONGEST_MS / 1000} s`), LONGEST_MS);
    child.on('message', (told: Told) => {
      if (typeof told === 'string') return fail(told);
      if (typeof told === 'object') return settle(told);
      input = told;
      patience.refresh();
    });
    child.once('error', (error) => fail(`the process could not go on: ${error.message}`));
    child.once('exit', (code, signal) => fail(`the process ended with ${signal ?? code}`));
    child.send(round);
  });
}

function broken(round: Round, input: number, fault: string): RoundReport {
  const { edits, mangles } = caseOf(round, input);
  const finding: Finding = {
    what: round.what,
    round: round.number,
    input,
    fault,
    said: '',
    changes: { edits, mangles },
    again: false,
  };
  return {
    round,
    inputs: input + 1,
    answers: {},
    findings: [finding],
    memory: [],
    slowest: { input, ms: LONGEST_MS },
  };
}
