import { traceOf } from '../../src/kernel/error.ts';
/** What went wrong beside the answers: rejections nobody handled, faults a server wrote to its log. */
export interface Complaints {
  add(what: string): void;
  /** What has come since it was last asked. */
  take(): string | undefined;
  close(): void;
}

export function openComplaints(): Complaints {
  let waiting: string[] = [];
  const add = (what: string): void => void waiting.push(what);
  const unhandled = (error: unknown): void => add(`nobody handled ${traceOf(error)}`);
  process.on('unhandledRejection', unhandled);
  process.on('uncaughtException', unhandled);
  return {
    add,
    take() {
      const first = waiting[0];
      waiting = [];
      return first;
    },
    close() {
      process.off('unhandledRejection', unhandled);
      process.off('uncaughtException', unhandled);
    },
  };
}
