import type { TableView } from '../../../protocol/table.ts';

/** Shows views one after the other, so that every move of the others can be followed. */
export interface ViewQueue {
  push(view: TableView): void;
  /** Skips to the latest view; returns whether any was waiting. */
  finish(): boolean;
  /** Goes on with the next view if the one shown was held. */
  release(): void;
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

/** One view for several: the last one, with everything that happened on the way. */
export function merged(views: readonly TableView[]): TableView | undefined {
  const last = views.at(-1);
  if (last === undefined) return undefined;
  const from = Math.max(
    0,
    views.findLastIndex((view) => view.fresh),
  );
  const news = views.slice(from).flatMap((view) => view.news);
  return { ...last, news, fresh: views.some((view) => view.fresh) };
}

export interface ViewQueueOptions {
  /** Shows a view; `waiting` is true if more are to come. */
  readonly show: (view: TableView, waiting: boolean) => void;
  /** Called when the view shown is not the latest any more. */
  readonly outdated: () => void;
  /** How long a view that followed another stays, in milliseconds; without end until it is released. */
  readonly pause?: (view: TableView, before: TableView | undefined) => number;
}

export function viewQueue({ show, outdated, pause = pauseAfter }: ViewQueueOptions): ViewQueue {
  let waiting: TableView[] = [];
  let shown: TableView | undefined;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    timer = undefined;
    const view = waiting.shift();
    if (view === undefined) return;
    const rest = pause(view, shown);
    shown = view;
    show(view, waiting.length > 0);
    held = rest === Number.POSITIVE_INFINITY;
    if (held) return;
    if (rest > 0) timer = setTimeout(next, rest);
    else next();
  };

  return {
    push(view) {
      waiting.push(view);
      if (timer === undefined && !held) next();
      else outdated();
    },
    finish() {
      const end = merged(waiting);
      waiting = [];
      held = false;
      if (end) {
        shown = end;
        show(end, false);
      }
      return end !== undefined;
    },
    release() {
      if (!held) return;
      held = false;
      next();
    },
    close() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
