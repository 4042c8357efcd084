import { itemAt } from '../../../src/kernel/data/lists.ts';

/** What a browser tells of itself while it is traced: the part that is read here, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor's time of it. */
  readonly tdur?: number;
}

/** A time with an end, in milliseconds of the page's clock. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Something a thread was busy with, and how much of it the processor was. */
interface Task extends Span {
  readonly cpu: number;
}

/** What the thread of a page did. */
export interface PageWork {
  /** All it was busy with. */
  readonly tasks: readonly Task[];
  /** Style, layout and painting. */
  readonly rendering: readonly Span[];
}

export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** The mark by which the clocks of page and trace are compared. */
export const MARK = 'bench';

const RENDERING = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/** The work of the page that has set the mark at this time. */
export function readTrace(trace: string, marked: number): PageWork {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }; // as Chromium writes it
  const mark = traceEvents.find(({ name }) => name === MARK);
  if (mark === undefined) throw new Error('the trace of the browser lacks the mark of the page');
  const own = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && pid === mark.pid && tid === mark.tid);
  const spanOf = ({ ts, dur = 0 }: TraceEvent): Span => {
    const from = marked + (ts - mark.ts) / 1000;
    return { from, to: from + dur / 1000 };
  };
  return {
    tasks: own
      .filter(({ name }) => name === 'RunTask')
      .map((task) => ({ ...spanOf(task), cpu: (task.tdur ?? 0) / 1000 })),
    rendering: own.filter(({ name }) => RENDERING.includes(name)).map(spanOf),
  };
}

/** The processor's time of the tasks within a span; of one that is cut off, the part that lies in it. */
export function cpuOf(tasks: readonly Task[], within: Span): number {
  return tasks.reduce((sum, task) => {
    const inside = Math.min(task.to, within.to) - Math.max(task.from, within.from);
    return inside > 0 ? sum + (task.cpu * inside) / (task.to - task.from) : sum;
  }, 0);
}

/** How long spans last within another, what overlaps counted once. */
export function coverOf(spans: readonly Span[], within: Span): number {
  return joined(spans, within).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The parts of a span that some others do not cover. */
export function gapsIn(within: Span, spans: readonly Span[]): Span[] {
  const covers = joined(spans, within);
  const starts = [within.from, ...covers.map(({ to }) => to)];
  return [...covers.map(({ from }) => from), within.to].map((to, i) => ({ from: itemAt(starts, i), to }));
}

/** Spans cut to another, in order, none over another. */
function joined(spans: readonly Span[], { from, to }: Span): Span[] {
  const cut = spans
    .map((span) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) }))
    .filter((span) => span.to > span.from)
    .sort((a, b) => a.from - b.from);
  const apart: Span[] = [];
  for (const span of cut) {
    const last = apart.at(-1);
    if (last && span.from <= last.to)
      apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else apart.push(span);
  }
  return apart;
}
