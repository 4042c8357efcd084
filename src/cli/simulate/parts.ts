import type { Result, Series } from './series.ts';

/** Some matches of a series, from the first up to but without the last. */
export interface Batch {
  readonly series: Series;
  readonly from: number;
  readonly to: number;
}

/** A series to be played, and who is told of it. */
export interface Wanted {
  readonly series: Series;
  /** Whether the result of a match is there already. */
  readonly isPlayed?: (match: number) => boolean;
  /** Called with each result as it comes, in any order. */
  readonly seen: (result: Result) => void;
}

/** A batch that somebody plays. */
export interface Part extends Batch {
  /** Aborted once nobody needs its results any more. */
  readonly over: AbortSignal;
}

/** The parts of some series, one series after the other. Whoever plays a match first, its result counts once. */
export interface Parts {
  /** A part that nobody plays yet. */
  next(): Part | undefined;
  /** A part for threads of this process: one that nobody plays, or else one that workers have not answered yet. */
  nextHere(): Part | undefined;
  /** Tells that workers do not answer for a part, which threads of this process play next. */
  giveBack(part: Part): void;
  take(part: Part, result: Result): void;
  isOver(): boolean;
  /** Nobody gets any more parts, and no more results count. */
  close(): void;
}

/** What is known of a part until all its results are there. */
interface Open {
  readonly answered: Set<number>;
  readonly over: AbortController;
  readonly seen: (result: Result) => void;
  isPlayedHere: boolean;
}

/** `finished` is called once all results are there. */
export function partsOf(wanted: readonly Wanted[], players: number, finished: () => void): Parts {
  const batches = batchesOf(wanted, players);
  const open = new Map<Part, Open>();
  const back: Part[] = [];
  let upcoming = batches.next().value;

  function next(): Part | undefined {
    if (upcoming === undefined) return undefined;
    const { seen, ...batch } = upcoming;
    const over = new AbortController();
    const part = { ...batch, over: over.signal };
    open.set(part, { answered: new Set(), over, seen, isPlayedHere: false });
    upcoming = batches.next().value;
    return part;
  }

  /** The one handed out last: workers come to it last. */
  function unanswered(): Part | undefined {
    return [...open].findLast(([, { isPlayedHere }]) => !isPlayedHere)?.[0];
  }

  const isOver = (): boolean => upcoming === undefined && open.size === 0;

  return {
    next,
    nextHere() {
      const part = back.pop() ?? next() ?? unanswered();
      const known = part && open.get(part);
      if (known !== undefined) known.isPlayedHere = true;
      return part;
    },
    giveBack(part) {
      if (open.get(part)?.isPlayedHere === false) back.push(part);
    },
    take(part, result) {
      const known = open.get(part);
      if (known === undefined || !isIn(part, result) || known.answered.has(result.match)) return;
      known.answered.add(result.match);
      known.seen(result);
      if (known.answered.size < part.to - part.from) return;
      open.delete(part);
      known.over.abort();
      if (isOver()) finished();
    },
    isOver,
    close() {
      upcoming = undefined;
      back.length = 0;
      for (const { over } of open.values()) over.abort();
      open.clear();
    },
  };
}

function isIn({ from, to }: Batch, { match }: Result): boolean {
  return match >= from && match < to;
}

/** Batches this small keep the progress smooth, this large keep the talk between threads short. */
const BATCHES_PER_PLAYER = 16;
const LARGEST_BATCH = 32;

type WantedBatch = Batch & Pick<Wanted, 'seen'>;

/** They become smaller towards the end of a series, so that nobody is waited for long. */
function* batchesOf(wanted: readonly Wanted[], players: number): Generator<WantedBatch, undefined> {
  for (const { series, isPlayed = () => false, seen } of wanted) {
    const end = series.first + series.matches;
    let from = series.first;
    while (from < end) {
      const size = Math.max(
        1,
        Math.min(LARGEST_BATCH, Math.floor((end - from) / (players * BATCHES_PER_PLAYER))),
      );
      let to = from;
      while (to < from + size && !isPlayed(to)) to++;
      if (to > from) yield { series, from, to, seen };
      from = Math.max(to, from + 1);
    }
  }
  return undefined;
}
