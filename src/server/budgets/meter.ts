import { performance } from 'node:perf_hooks';

/** Tells what something costs that waits in between, while others do the same. */
export interface Meter {
  /** Something begins; when it is over, what is returned tells the milliseconds it has cost. */
  begin(): () => number;
  /** So many milliseconds have been charged to somebody already. */
  accounted(ms: number): void;
}

/** Milliseconds in which this thread has not waited for anything to do. */
const busyMs = (): number => performance.eventLoopUtilization().active;

/** What nobody has accounted for is shared equally by all that is under way at the time. */
export function openMeter(busy: () => number = busyMs): Meter {
  let [underWay, seen, accounted, share] = [0, busy(), 0, 0];

  function divide(): void {
    const now = busy();
    share += Math.max(0, now - seen - accounted) / Math.max(1, underWay);
    [seen, accounted] = [now, 0];
  }

  return {
    begin() {
      divide();
      underWay++;
      const before = share;
      return () => {
        divide();
        underWay--;
        return share - before;
      };
    },
    accounted(ms) {
      accounted += ms;
    },
  };
}
