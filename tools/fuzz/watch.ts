import { Worker } from 'node:worker_threads';
import { caseOf, type Finding, type Round, type RoundReport } from './round.ts';

/** A thread that fuzzes, watched from outside: whatever happens in it, this goes on. */
export interface Watch {
  run(round: Round): Promise<RoundReport>;
  close(): Promise<void>;
}

/** An input that takes longer has hung; far above what the slowest takes on a busy machine. */
const LONGEST_MS = 60_000;
const LOOK_MS = 1000;
const MOST_MEGABYTES = 1500;

export function openWatch(): Watch {
  const pulse = new Int32Array(new SharedArrayBuffer(8));
  let worker: Worker | undefined;

  function start(): Worker {
    worker ??= new Worker(new URL('./fuzzWorker.ts', import.meta.url), {
      workerData: pulse,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    return worker;
  }

  async function close(): Promise<void> {
    await worker?.terminate();
    worker = undefined;
  }

  return {
    async run(round) {
      const done = new AbortController();
      const end = await Promise.race([reported(start(), round), silence(pulse, done.signal)]);
      done.abort();
      if (typeof end === 'object') return end;
      await close();
      return broken(round, Atomics.load(pulse, 0), end);
    },
    close,
  };
}

/** The report of a round, or what ended the thread before it could give one. */
function reported(worker: Worker, round: Round): Promise<RoundReport | string> {
  return new Promise((resolve) => {
    worker.removeAllListeners();
    worker.once('message', (report: RoundReport | string) => resolve(report));
    worker.once('error', (error: Error) => resolve(`the process would have ended: ${error.stack}`));
    worker.once('exit', () => resolve('the process would have ended'));
    worker.postMessage(round);
  });
}

/** Resolves once no new input has been begun for too long. */
function silence(pulse: Int32Array, done: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    let [last, since] = [-1, performance.now()];
    const look = setInterval(() => {
      const now = Atomics.load(pulse, 1);
      if (now !== last) [last, since] = [now, performance.now()];
      else if (performance.now() - since > LONGEST_MS)
        resolve(`it hangs: no answer in ${LONGEST_MS / 1000} s`);
    }, LOOK_MS);
    done.addEventListener('abort', () => clearInterval(look));
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
