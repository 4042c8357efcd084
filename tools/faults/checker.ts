import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { type Crowd, openCrowd } from './crowd.ts';
import { type Fault, type FaultKind, faultsOf } from './faultKinds.ts';
import { newRecorder } from './history.ts';
import { openTestBed, type TestBed, type StoreKind } from './testBed.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface FaultOptions {
  readonly store: StoreKind;
  readonly game: string;
  readonly tables: number;
  readonly faults: number;
  readonly seed: number;
  /** Only these kinds of faults. */
  readonly only?: readonly FaultKind[];
  /** Called after each fault. */
  readonly onFault?: (fault: number) => void;
}

/** How often each kind of fault was injected. */
export type FaultCounts = Partial<Record<FaultKind, number>>;

export type Checked = Verdict & { readonly kinds: FaultCounts };

/** One in so many faults comes while another still lasts. */
const OVERLAP = 4;

/** Lets people play at many tables, injects faults into everything around them, and checks what is left. */
export async function checkFaults(options: FaultOptions): Promise<Checked> {
  const testBed = await openTestBed(options.store);
  try {
    const recorder = newRecorder();
    const crowd = openCrowd(testBed, recorder, options);
    await crowd.begun();
    let fault = 0;
    const goesOn = (): boolean => {
      options.onFault?.(fault);
      return fault++ < options.faults;
    };
    const kinds = await injectFaults(testBed, crowd, options, goesOn);
    const verdict = await verdictAfter(testBed, crowd, recorder.history, options.faults);
    return { ...verdict, kinds };
  } finally {
    await testBed.end();
  }
}

/** So long after the last fault everybody has been answered again, however slow the machine. */
const BACK_MS = 120_000;

/** The verdict once everybody has been answered again and has left. */
export async function verdictAfter(
  testBed: TestBed,
  crowd: Crowd,
  history: Parameters<typeof verdictOn>[2],
  faults: number,
): Promise<Verdict> {
  const unanswered = await crowd.unanswered(BACK_MS);
  await crowd.leave();
  const verdict = await verdictOn(testBed, crowd.everybody(), history, faults);
  const broken = unanswered.map(
    (trouble) =>
      `G5.1 somebody was not answered for ${BACK_MS / 1000} seconds after the last fault: ${trouble}`,
  );
  return {
    ...verdict,
    disagreements: verdict.disagreements + broken.length,
    broken: [...verdict.broken, ...broken],
  };
}

/** Injects one fault after another for as long as it goes on, with a `rest` at least between two, and counts them. */
export async function injectFaults(
  testBed: TestBed,
  crowd: Crowd,
  { seed, only, rest: least = 0 }: Pick<FaultOptions, 'seed' | 'only'> & { readonly rest?: number },
  goesOn: () => boolean,
): Promise<FaultCounts> {
  const rng = seeded(seed);
  const all = faultsOf(testBed, crowd.present, rng).filter(({ kind }) => only?.includes(kind) ?? true);
  const counts: FaultCounts = {};
  const lasting = new Set<Promise<unknown>>();
  while (goesOn()) {
    const { kind, inject, rest } = chosen(all, rng);
    counts[kind] = (counts[kind] ?? 0) + 1;
    const injected = inject();
    lasting.add(injected);
    void injected.finally(() => lasting.delete(injected));
    if (rng.int(OVERLAP) > 0) await injected;
    await sleep(least + rng.int(rest));
  }
  await Promise.all(lasting);
  return counts;
}

function chosen(kinds: readonly Fault[], rng: Rng): Fault {
  let at = rng.int(kinds.reduce((sum, { weight }) => sum + weight, 0));
  return itemAt(
    kinds,
    kinds.findIndex(({ weight }) => (at -= weight) < 0),
  );
}
