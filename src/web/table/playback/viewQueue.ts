import { itemAt } from '../../../kernel/data/lists.ts';
import type { LoggedMove, TableView } from '../../../protocol/table.ts';

/** Shows views one after the other, so that every move of the others can be followed. */
export interface ViewQueue {
  push(view: TableView): void;
  /** Skips to the latest view; returns whether any was waiting, or was still being told. */
  finish(): boolean;
  /** Goes on with the next view if the one shown was held. */
  release(): void;
  /** Stays at the view that is shown until somebody resumes. */
  pause(): void;
  resume(): void;
  /** Pauses at the view after so many moves, if it is one of those told since the last own move. */
  goTo(ply: number): void;
  close(): void;
}

/** Where the showing of views stands. */
export interface Stage {
  /** Whether more views wait, or the one shown is still being told. */
  readonly waiting: boolean;
  readonly paused: boolean;
  /** The moves of the views that wait. */
  readonly ahead: readonly LoggedMove[];
}

/** How a view is shown. */
export interface Rest {
  /** How long it stays, in milliseconds; without end until it is released. */
  readonly ms: number;
  /** Whether it tells what others did: nobody is asked anything before it has rested. */
  readonly told: boolean;
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
  readonly show: (view: TableView, stage: Stage) => void;
  /** Called when something about the view shown has changed: more wait, it is paused, or it has been told. */
  readonly changed: (stage: Stage) => void;
  /** How a view rests that followed another, which is missing if it was shown before, with the next that moves. */
  readonly rest?: (view: TableView, before: TableView | undefined, next: TableView | undefined) => Rest;
  /** Where skipping ends: at any view unless told, else all views up to such a one are shown at once. */
  readonly isEnd?: (view: TableView) => boolean;
}

export function viewQueue({ show, changed, rest = restAfter, isEnd = anyView }: ViewQueueOptions): ViewQueue {
  /** What has been shown since the last own move, and behind `at` what waits. */
  let reel: readonly TableView[] = [];
  let at = -1;
  let seen = -1;
  let told = false;
  let paused = false;
  let held = false;
  let hasty = false;
  let began = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isResting = (): boolean => timer !== undefined || held || paused;
  const stage = (): Stage => ({
    waiting: at < reel.length - 1 || (told && isResting()),
    paused,
    ahead: reel.slice(at + 1).flatMap(({ news }) => news),
  });
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    held = false;
  };
  const restOf = (index: number, before: TableView | undefined): Rest =>
    rest(
      itemAt(reel, index),
      before,
      reel.slice(index + 1).find(({ news }) => news.length > 0),
    );

  const showAt = (index: number): void => {
    stop();
    const view = reel[index];
    if (view === undefined) return;
    const before = index > seen ? reel[at] : undefined;
    const resting = hasty ? AT_ONCE : restOf(index, before);
    // Nobody goes back behind a move of one's own.
    const start = view.news.length > 0 && !resting.told ? index : 0;
    reel = reel.slice(start);
    at = index - start;
    seen = Math.max(at, seen - start);
    told = resting.told;
    if (isEnd(view)) hasty = false;
    began = Date.now();
    if (!paused) wait(resting.ms);
    show(view, stage());
    if (!isResting()) next();
  };

  const wait = (ms: number): void => {
    held = ms === Number.POSITIVE_INFINITY;
    if (!held && ms > 0) timer = setTimeout(next, ms);
  };

  const next = (): void => {
    stop();
    if (at < reel.length - 1) showAt(at + 1);
    else if (told) {
      told = false;
      changed(stage());
    }
  };

  /** What joins the step that is being told need not wait for all of its time. */
  const hurry = (): void => {
    if (timer === undefined || !told) return;
    const { ms } = restOf(at, undefined);
    clearTimeout(timer);
    timer = setTimeout(next, Math.max(0, began + ms - Date.now()));
  };

  return {
    push(view) {
      reel = [...reel, view];
      if (isResting() || at < reel.length - 2) {
        hurry();
        changed(stage());
      } else showAt(reel.length - 1);
    },
    finish() {
      const resting = told && isResting();
      const end = merged(reel.slice(at + 1));
      if (end === undefined && !resting) return false;
      stop();
      paused = false;
      told = false;
      if (end) {
        reel = [end];
        at = 0;
        seen = 0;
        hasty = !isEnd(end);
        show(end, stage());
      } else {
        hasty = !isEnd(itemAt(reel, at));
        changed(stage());
      }
      return true;
    },
    release() {
      if (!held) return;
      held = false;
      if (!paused) next();
    },
    pause() {
      if (paused || !stage().waiting) return;
      stop();
      paused = true;
      changed(stage());
    },
    resume() {
      if (!paused) return;
      paused = false;
      wait(restOf(at, undefined).ms);
      changed(stage());
      if (!isResting()) next();
    },
    goTo(ply) {
      const index = reel.findLastIndex((view) => view.ply === ply && view.news.length > 0);
      if (index < 0 || index === at) return;
      paused = true;
      showAt(index);
    },
    close() {
      stop();
      reel = [];
      at = -1;
      seen = -1;
      paused = false;
      told = false;
    },
  };
}

const AT_ONCE: Rest = { ms: 0, told: false };

const anyView = (): boolean => true;

function restAfter(view: TableView): Rest {
  return { ms: pauseAfter(view), told: false };
}
