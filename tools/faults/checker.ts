import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { type FaultyPlayer, newPlayer } from './player.ts';
import { interrupt, openScene, type Scene, type StoreKind } from './scene.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface FaultOptions {
  readonly store: StoreKind;
  readonly game: string;
  readonly tables: number;
  readonly faults: number;
  readonly seed: number;
  /** Called after each fault. */
  readonly seen?: (fault: number) => void;
}

/** A fault, how often it is chosen, and how long people play on before the next. */
interface Fault {
  readonly weight: number;
  readonly pause: number;
  readonly strike: () => Promise<void>;
}

/** The longest pauses after a broken connection and after something that had to be started again. */
const SHORT_MS = 60;
const LONG_MS = 600;

/** One in so many faults comes while another still lasts. */
const OVERLAP = 4;

/** Lets people play at many tables, strikes at everything around them, and looks what is left. */
export async function checkFaults(options: FaultOptions): Promise<Verdict> {
  const rng = seeded(options.seed);
  const scene = await openScene(options.store);
  try {
    const stop = new AbortController();
    const addresses = scene.victims.map(({ address }) => address);
    const player = (number: number): FaultyPlayer => newPlayer(addresses, seeded(options.seed + number));
    const pairs = Array.from(
      { length: options.tables },
      (_, i) => [player(2 * i), player(2 * i + 1)] as const,
    );
    const playing = Promise.all(pairs.map((pair) => playOn(pair, options.game, stop.signal)));
    await begun(pairs.flat());
    await strikeAll(options, scene, pairs.flat(), rng);
    await sleep(LONG_MS);
    stop.abort();
    await playing;
    return await verdictOn(scene, pairs.flat(), options.faults);
  } finally {
    await scene.end();
  }
}

/** Nothing is struck before everybody has been told something. */
async function begun(players: readonly FaultyPlayer[]): Promise<void> {
  while (!players.every(({ memories }) => memories.some(({ seq }) => seq > 0))) await sleep(SHORT_MS);
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

async function strikeAll(
  { faults, seen }: FaultOptions,
  scene: Scene,
  players: readonly FaultyPlayer[],
  rng: Rng,
): Promise<void> {
  const kinds = faultsOf(scene, players, rng);
  const lasting = new Set<Promise<void>>();
  for (let fault = 1; fault <= faults; fault++) {
    const { strike, pause } = chosen(kinds, rng);
    const struck = strike();
    lasting.add(struck);
    void struck.finally(() => lasting.delete(struck));
    if (rng.int(OVERLAP) > 0) await struck;
    await sleep(rng.int(pause));
    seen?.(fault);
  }
  await Promise.all(lasting);
}

/** What cannot be struck as it is still coming back is waited for and struck then. */
function faultsOf({ victims, services }: Scene, players: readonly FaultyPlayer[], rng: Rng): Fault[] {
  const someone = (): FaultyPlayer => itemAt(players, rng.int(players.length));
  const heavy = [
    ...victims.map((victim) => () => victim.kill()),
    ...services.map((service) => () => interrupt(service, rng)),
  ].map(oneAtATime);
  return [
    ...heavy.map((strike) => ({ weight: 2, pause: LONG_MS, strike })),
    { weight: 12, pause: SHORT_MS, strike: async () => someone().cut() },
    { weight: 10, pause: SHORT_MS, strike: () => someone().duplicate() },
    { weight: 8, pause: SHORT_MS, strike: async () => someone().skew() },
  ];
}

function oneAtATime(strike: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(strike);
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
