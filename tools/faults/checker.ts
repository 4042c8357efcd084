import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { type FaultyPlayer, newPlayer } from './player.ts';
import { restart, openTestBed, type TestBed, type StoreKind } from './testBed.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface FaultOptions {
  readonly store: StoreKind;
  readonly game: string;
  readonly tables: number;
  readonly faults: number;
  readonly seed: number;
  /** Called after each fault. */
  readonly onFault?: (fault: number) => void;
}

/** A fault, how often it is chosen, and how long people play on before the next. */
interface Fault {
  readonly weight: number;
  readonly pause: number;
  readonly inject: () => Promise<void>;
}

/** The longest pauses after a broken connection and after something that had to be started again. */
const SHORT_MS = 60;
const LONG_MS = 600;

/** One in so many faults comes while another still lasts. */
const OVERLAP = 4;

/** Lets people play at many tables, injects faults into everything around them, and checks what is left. */
export async function checkFaults(options: FaultOptions): Promise<Verdict> {
  const rng = seeded(options.seed);
  const testBed = await openTestBed(options.store);
  try {
    const stop = new AbortController();
    const addresses = testBed.servers.map(({ address }) => address);
    const player = (number: number): FaultyPlayer => newPlayer(addresses, seeded(options.seed + number));
    const pairs = Array.from(
      { length: options.tables },
      (_, i) => [player(2 * i), player(2 * i + 1)] as const,
    );
    const playing = Promise.all(pairs.map((pair) => playOn(pair, options.game, stop.signal)));
    await everybodyPlays(pairs.flat());
    await injectFaults(options, testBed, pairs.flat(), rng);
    await sleep(LONG_MS);
    stop.abort();
    await playing;
    return await verdictOn(testBed, pairs.flat(), options.faults);
  } finally {
    await testBed.end();
  }
}

/** No fault is injected before everybody has received a view. */
async function everybodyPlays(players: readonly FaultyPlayer[]): Promise<void> {
  while (!players.every(({ logs }) => logs.some(({ seq }) => seq > 0))) await sleep(SHORT_MS);
}

/** One match after another, each at a table of its own. */
async function playOn(
  pair: readonly [FaultyPlayer, FaultyPlayer],
  game: string,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const table = await seatedAt(pair, game).catch(() => sleep(SHORT_MS));
    if (table !== undefined) await Promise.all(pair.map((player) => player.play(table, stop)));
  }
}

/** A table that did not come about is left, and another is made. */
async function seatedAt([host, guest]: readonly [FaultyPlayer, FaultyPlayer], game: string): Promise<string> {
  const rules = { private: false, spectators: true, patience: 60, options: {} };
  const table = await host.create({ game, seats: ['me', 'open'], ...rules });
  await guest.sit(table);
  await host.start(table);
  return table;
}

async function injectFaults(
  { faults, onFault }: FaultOptions,
  testBed: TestBed,
  players: readonly FaultyPlayer[],
  rng: Rng,
): Promise<void> {
  const kinds = faultsOf(testBed, players, rng);
  const lasting = new Set<Promise<void>>();
  for (let fault = 1; fault <= faults; fault++) {
    const { inject, pause } = chosen(kinds, rng);
    const injected = inject();
    lasting.add(injected);
    void injected.finally(() => lasting.delete(injected));
    if (rng.int(OVERLAP) > 0) await injected;
    await sleep(rng.int(pause));
    onFault?.(fault);
  }
  await Promise.all(lasting);
}

/** A fault in something that is still restarting waits until it is back. */
function faultsOf({ servers, services }: TestBed, players: readonly FaultyPlayer[], rng: Rng): Fault[] {
  const someone = (): FaultyPlayer => itemAt(players, rng.int(players.length));
  const heavy = [
    ...servers.map((server) => () => server.kill()),
    ...services.map((service) => () => restart(service, rng)),
  ].map(oneAtATime);
  return [
    ...heavy.map((inject) => ({ weight: 2, pause: LONG_MS, inject })),
    { weight: 12, pause: SHORT_MS, inject: async () => someone().cut() },
    { weight: 10, pause: SHORT_MS, inject: () => someone().duplicate() },
    { weight: 8, pause: SHORT_MS, inject: async () => someone().skew() },
  ];
}

function oneAtATime(inject: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(inject);
    return last;
  };
}

function chosen(kinds: readonly Fault[], rng: Rng): Fault {
  let at = rng.int(kinds.reduce((sum, { weight }) => sum + weight, 0));
  return itemAt(
    kinds,
    kinds.findIndex(({ weight }) => (at -= weight) < 0),
  );
}
