import type { TableView } from '../../../protocol/table.ts';

/** Shows frames one after the other, so that every move of the others can be followed. */
export interface FrameQueue {
  push(frame: TableView): void;
  /** Shows where things stand, at once; tells whether anything was waiting. */
  finish(): boolean;
  close(): void;
}

/** How long a move stays before the next is shown: long enough for a piece to travel. */
const BOT_PAUSE = 320;
const PERSON_PAUSE = 230;

export function pauseAfter({ news, setup, fresh }: TableView): number {
  const last = news.at(-1);
  if (last === undefined || fresh || news.length > 1) return 0;
  return setup.chairs[last.seat]?.player === 'person' ? PERSON_PAUSE : BOT_PAUSE;
}

/** One frame for several: where the last one stands, with everything that happened on the way. */
export function merged(frames: readonly TableView[]): TableView | undefined {
  const last = frames.at(-1);
  if (last === undefined) return undefined;
  const told = Math.max(
    0,
    frames.findLastIndex((frame) => frame.fresh),
  );
  const news = frames.slice(told).flatMap((frame) => frame.news);
  return { ...last, news, fresh: frames.some((frame) => frame.fresh) };
}

export interface Stage {
  /** Shows a frame; `waiting` tells whether more are to come. */
  readonly show: (frame: TableView, waiting: boolean) => void;
  /** The frame shown last is not the newest any more. */
  readonly outdated: () => void;
  /** How long a frame stays. */
  readonly pause?: (frame: TableView) => number;
}

export function frameQueue({ show, outdated, pause = pauseAfter }: Stage): FrameQueue {
  let waiting: TableView[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    timer = undefined;
    const frame = waiting.shift();
    if (frame === undefined) return;
    show(frame, waiting.length > 0);
    const rest = pause(frame);
    if (rest > 0) timer = setTimeout(next, rest);
    else next();
  };

  return {
    push(frame) {
      waiting.push(frame);
      if (timer === undefined) next();
      else outdated();
    },
    finish() {
      const end = merged(waiting);
      waiting = [];
      if (end) show(end, false);
      return end !== undefined;
    },
    close() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
