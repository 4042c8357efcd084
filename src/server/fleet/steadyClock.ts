/**
 * The time a server goes by. It runs as evenly as the machine can count and follows a clock that all servers over one
 * store share, so that differences of times told by any of them are time that has passed.
 */
export interface SteadyClock {
  readonly now: () => number;
  /** Calls the listener for time that has passed, or was taken back, without anybody having had it: nobody is charged. */
  onGap(listener: (gap: ClockGap) => void): void;
  stop(): void;
}

export interface ClockSources {
  /** Reads the clock to be followed: that of the database, or of the machine. */
  readonly read: () => Promise<number>;
  /** Counts milliseconds evenly from any beginning. */
  readonly count?: () => number;
  readonly fault?: (error: unknown, what: string) => void;
}

/** `jump`: the clock that is followed was set. `stall`: this process did not run. */
export interface ClockGap {
  readonly why: 'jump' | 'stall';
  readonly ms: number;
}

/** By how much the clock is ahead of what is counted, and how far off that may be. */
interface Reading {
  readonly offset: number;
  readonly doubt: number;
}

/** Of the readings at the start the quickest is believed. */
const FIRST_READINGS = 5;

/** How often the clock is read, and looked after. */
const READ_MS = 5000;
const TICK_MS = 1000;

/** A reading that took longer says too little. */
const MAX_READING_MS = 1000;

/** What differs by less is caught up with little by little; what differs by more was set. */
const JUMP_MS = 250;
const MAX_STEP_MS = 50;

/** A process that does nothing for so long has been stopped. */
const STALL_MS = 5000;

export async function openSteadyClock(sources: ClockSources): Promise<SteadyClock> {
  const { read, count = () => performance.now(), fault } = sources;
  const listeners: ((gap: ClockGap) => void)[] = [];
  const readOnce = async (): Promise<Reading> => {
    const before = count();
    const time = await read();
    const after = count();
    return { offset: time - (before + after) / 2, doubt: (after - before) / 2 };
  };
  let { offset } = await bestOf(FIRST_READINGS, readOnce);
  let [told, tickedAt, readAt, isStopped] = [-Infinity, count(), count(), false];

  function tell(gap: ClockGap): void {
    for (const listener of listeners) listener(gap);
  }

  function noteStall(): void {
    const stalled = count() - tickedAt;
    tickedAt = count();
    if (stalled > STALL_MS) tell({ why: 'stall', ms: stalled });
  }

  function follow(difference: number): void {
    if (Math.abs(difference) < JUMP_MS) {
      offset += Math.min(MAX_STEP_MS, Math.max(-MAX_STEP_MS, difference));
      return;
    }
    offset += difference;
    told = -Infinity;
    tell({ why: 'jump', ms: difference });
  }

  async function readAgain(): Promise<void> {
    const reading = await readOnce();
    const { doubt } = reading;
    const difference = reading.offset - offset;
    if (doubt < MAX_READING_MS / 2 && Math.abs(difference) > doubt) follow(difference);
  }

  const timer = setInterval(() => {
    noteStall();
    if (count() - readAt < READ_MS) return;
    readAt = count();
    readAgain().catch((error) => isStopped || fault?.(error, 'the clock could not be read'));
  }, TICK_MS);
  timer.unref();

  return {
    now() {
      if (count() - tickedAt > STALL_MS) noteStall();
      told = Math.max(told, Math.round(offset + count()));
      return told;
    },
    onGap(listener) {
      listeners.push(listener);
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

async function bestOf(times: number, readOnce: () => Promise<Reading>): Promise<Reading> {
  let best = await readOnce();
  for (let i = 1; i < times; i++) {
    const next = await readOnce();
    if (next.doubt < best.doubt) best = next;
  }
  return best;
}
