import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { type Fault, type FaultKind, faultsOf } from './faultKinds.ts';
import { newRecorder } from './history.ts';
import { type FaultyPlayer, newPlayer } from './player.ts';
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
  /** Called before anybody plays. */
  readonly onOpen?: (testBed: TestBed) => void;
}

/** The verdict, and how often each kind of fault was injected. */
export type Checked = Verdict & { readonly kinds: Readonly<Partial<Record<FaultKind, number>>> };

/** One in so many faults comes while another still lasts. */
const OVERLAP = 4;

/** Lets people play at many tables, injects faults into everything around them, and checks what is left. */
export async function checkFaults(options: FaultOptions): Promise<Checked> {
  const rng = seeded(options.seed);
  const testBed = await openTestBed(options.store);
  try {
    options.onOpen?.(testBed);
    const recorder = newRecorder();
    const stop = new AbortController();
    const addresses = testBed.servers.map(({ address }) => address);
    const groups = groupsOf(options.tables, (number) =>
      newPlayer(addresses, seeded(options.seed + number), recorder),
    );
    const playing = Promise.all(groups.map((group) => playOn(group, options.game, stop.signal)));
    await everybodyPlays(groups.flat());
    const kinds = await injectFaults(options, testBed, groups.flat(), rng);
    const areBack = await everybodyIsBack(groups.flat());
    stop.abort();
    await playing;
    const verdict = await verdictOn(testBed, groups.flat(), recorder.history, options.faults);
    return { ...(areBack ? verdict : withAbsence(verdict)), kinds };
  } finally {
    await testBed.end();
  }
}

/** Every third table has three seats, so that it goes on when somebody resigns. */
function groupsOf(tables: number, player: (number: number) => FaultyPlayer): FaultyPlayer[][] {
  let number = 0;
  return Array.from({ length: tables }, (_, i) =>
    Array.from({ length: i % 3 === 2 ? 3 : 2 }, () => player(number++)),
  );
}

/** No fault is injected before everybody has received a view. */
async function everybodyPlays(players: readonly FaultyPlayer[]): Promise<void> {
  while (!players.every(({ memories }) => memories.some(({ seq }) => seq > 0))) await sleep(LOOK_MS);
}

const LOOK_MS = 60;

/** So long after the last fault everybody has been answered again, however slow the machine. */
const BACK_MS = 120_000;

/** Whether everybody is granted something once nothing is wrong any more. */
async function everybodyIsBack(players: readonly FaultyPlayer[]): Promise<boolean> {
  const [before, end] = [players.map((player) => player.granted()), performance.now() + BACK_MS];
  while (performance.now() < end) {
    if (players.every((player, i) => player.granted() > itemAt(before, i))) return true;
    await sleep(LOOK_MS);
  }
  return false;
}

function withAbsence(verdict: Verdict): Verdict {
  const what = `G5.1 somebody was not answered for ${BACK_MS / 1000} seconds after the last fault`;
  return { ...verdict, disagreements: verdict.disagreements + 1, broken: [...verdict.broken, what] };
}

/** One match after another, each at a table of its own. */
async function playOn(group: readonly FaultyPlayer[], game: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const table = await seatedAt(group, game).catch(() => sleep(LOOK_MS));
    if (table !== undefined) await Promise.all(group.map((player) => player.play(table, stop)));
  }
}

/** A table that did not come about is closed, and another is made. */
async function seatedAt([host, ...guests]: readonly FaultyPlayer[], game: string): Promise<string> {
  if (host === undefined) throw new Error('nobody plays');
  const rules = { private: false, spectators: true, patience: 10, options: {} };
  const seats = ['me' as const, ...guests.map(() => 'open' as const)];
  const table = await host.create({ game, seats, ...rules });
  try {
    for (const guest of guests) await guest.sit(table);
  } catch (error) {
    await host.close(table);
    throw error;
  }
  return table;
}

async function injectFaults(
  { faults, only, onFault }: FaultOptions,
  testBed: TestBed,
  players: readonly FaultyPlayer[],
  rng: Rng,
): Promise<Partial<Record<FaultKind, number>>> {
  const all = faultsOf(testBed, players, rng).filter(({ kind }) => only?.includes(kind) ?? true);
  const kinds: Partial<Record<FaultKind, number>> = {};
  const lasting = new Set<Promise<unknown>>();
  for (let fault = 1; fault <= faults; fault++) {
    const { kind, inject, rest } = chosen(all, rng);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const injected = inject();
    lasting.add(injected);
    void injected.finally(() => lasting.delete(injected));
    if (rng.int(OVERLAP) > 0) await injected;
    await sleep(rng.int(rest));
    onFault?.(fault);
  }
  await Promise.all(lasting);
  return kinds;
}

function chosen(kinds: readonly Fault[], rng: Rng): Fault {
  let at = rng.int(kinds.reduce((sum, { weight }) => sum + weight, 0));
  return itemAt(
    kinds,
    kinds.findIndex(({ weight }) => (at -= weight) < 0),
  );
}
