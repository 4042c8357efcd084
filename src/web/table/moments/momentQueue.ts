import type { Moment } from '../../games/view.ts';

/** Shows the moments of a move one after another, each for its time unless somebody holds it. */
export interface MomentQueue {
  /** Shows these, and nothing more of those before. */
  show(moments: readonly Moment[]): void;
  /** Holds the moment that is shown; what is held already goes on. */
  tap(): void;
  goOn(): void;
  /** Ends all of them. */
  skip(): void;
  close(): void;
}

/** The moment that is shown. */
export interface Shown {
  readonly moment: Moment;
  /** Rising, so that two like moments are told apart. */
  readonly number: number;
  readonly held: boolean;
  /** How long it is shown unless it is held, in milliseconds. */
  readonly ms: number;
}

export interface MomentQueueOptions {
  readonly show: (shown: Shown | undefined) => void;
  /** Called once nothing is shown any more. */
  readonly over: () => void;
  /** How long a moment is shown, in milliseconds. */
  readonly time: (moment: Moment) => number;
}

export function momentQueue({ show, over, time }: MomentQueueOptions): MomentQueue {
  let waiting: readonly Moment[] = [];
  let shown: Shown | undefined;
  let number = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    clearTimeout(timer);
    const [moment, ...others] = waiting;
    waiting = others;
    const had = shown !== undefined;
    shown = moment && { moment, number: ++number, held: false, ms: time(moment) };
    if (shown !== undefined) timer = setTimeout(next, shown.ms);
    if (had || shown !== undefined) show(shown);
    if (had && shown === undefined) over();
  };

  return {
    show(moments) {
      waiting = moments;
      next();
    },
    tap() {
      if (shown === undefined) return;
      if (shown.held) return next();
      clearTimeout(timer);
      shown = { ...shown, held: true };
      show(shown);
    },
    goOn: next,
    skip() {
      waiting = [];
      next();
    },
    close() {
      clearTimeout(timer);
      waiting = [];
      shown = undefined;
    },
  };
}
