import { setTimeout as sleep } from 'node:timers/promises';
import { pick, type Rng } from '../../src/kernel/match/rng.ts';
import type { Disk } from './disk.ts';
import type { KillableServer } from './killableServer.ts';
import type { Link } from './link.ts';
import type { FaultyPlayer } from './player.ts';
import type { RestartableService, TestBed } from './testBed.ts';

export const FAULT_KINDS = [
  'kill',
  'connection',
  'duplicate',
  'hurry',
  'pause',
  'partition',
  'clock',
  'fullDisk',
  'powerCut',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** Something that goes wrong. */
export interface Fault {
  readonly kind: FaultKind;
  /** How often it is chosen. */
  readonly weight: number;
  /** How long people play on before the next, in milliseconds at most. */
  readonly rest: number;
  readonly inject: () => Promise<unknown>;
}

/** The longest rests after a broken connection and after something that had to be started again. */
const SHORT_MS = 60;
const LONG_MS = 600;

/** Everything that can happen to servers, what stands behind them and the people. */
export function faultsOf(testBed: TestBed, people: () => readonly FaultyPlayer[], rng: Rng): Fault[] {
  const { servers, services, links, disk } = testBed;
  const someone = (): FaultyPlayer => pick(rng, people());
  return [
    { kind: 'connection', weight: 12, rest: SHORT_MS, inject: async () => someone().cut() },
    { kind: 'duplicate', weight: 10, rest: SHORT_MS, inject: () => someone().duplicate() },
    { kind: 'hurry', weight: 8, rest: SHORT_MS, inject: async () => someone().skew() },
    ...servers.flatMap((server) => serverFaults(server, rng)),
    ...services.flatMap((service) => serviceFaults(service, rng)),
    ...partitions(links, rng),
    ...(disk ? diskFaults(testBed, disk, rng) : []),
  ];
}

/** What happens to a server that is still restarting waits until it is back. */
function serverFaults(server: KillableServer, rng: Rng): Fault[] {
  const inTurn = oneAtATime();
  return [
    { kind: 'kill', weight: 2, rest: LONG_MS, inject: inTurn(() => server.kill()) },
    { kind: 'pause', weight: 5, rest: SHORT_MS, inject: inTurn(() => server.pause(lasting(rng))) },
    { kind: 'clock', weight: 6, rest: SHORT_MS, inject: inTurn(() => server.setClock(offset(rng))) },
  ];
}

function serviceFaults(service: RestartableService, rng: Rng): Fault[] {
  const restart = (): Promise<void> => service.restart(() => sleep(rng.int(300)));
  return [
    { kind: 'kill', weight: 2, rest: LONG_MS, inject: restart },
    { kind: 'pause', weight: 5, rest: SHORT_MS, inject: () => service.pause(lasting(rng)) },
  ];
}

/** Mostly short; now and then longer than anything waits for. */
function lasting(rng: Rng): number {
  return rng.int(20) === 0 ? 3000 + rng.int(7000) : 50 + rng.int(900);
}

const HOUR_MS = 3_600_000;

/** Clocks are mostly a little off, and now and then by hours. */
function offset(rng: Rng): number {
  const most = rng.int(4) === 0 ? 3 * HOUR_MS : 10_000;
  return rng.int(2 * most) - most;
}

/** A server loses touch with one of the services, or with all of them and thereby with the other servers. */
function partitions(links: readonly (readonly Link[])[], rng: Rng): Fault[] {
  const groups = links.flatMap((own) => [...own.map((link) => [link]), own]);
  return groups.map((group) => {
    const inTurn = oneAtATime();
    const inject = inTurn(() => disturb(group, rng));
    return { kind: 'partition', weight: 6, rest: SHORT_MS, inject };
  });
}

/** The ways in which a link fails. */
const DISTURBANCES: readonly ((link: Link, rng: Rng) => void)[] = [
  (link) => link.cut(),
  (link) => link.stall({ there: true, back: true }),
  // What is asked arrives and is done, and no answer comes back.
  (link) => link.stall({ there: false, back: true }),
  (link) => link.stall({ there: true, back: false }),
  (link, rng) => link.delay(1 + rng.int(120)),
];

/** What was under way when it began arrives late, or never. */
async function disturb(group: readonly Link[], rng: Rng): Promise<void> {
  const disturbance = pick(rng, DISTURBANCES);
  const isReset = rng.int(2) === 0;
  for (const link of group) disturbance(link, rng);
  await sleep(lasting(rng));
  for (const link of group) {
    if (isReset) link.reset();
    link.heal();
  }
}

function diskFaults(testBed: TestBed, disk: Disk, rng: Rng): Fault[] {
  const inTurn = oneAtATime();
  const [service] = testBed.services;
  const fill = async (): Promise<void> => {
    disk.fill(rng.int(2) === 0);
    await sleep(lasting(rng));
    disk.free();
    // A Postgres that finds no room ends by itself and is started again by whoever keeps it.
    await service?.restart(async () => undefined);
  };
  const losePower = (): Promise<void> => testBed.losePower(() => disk.losePower(rng));
  return [
    { kind: 'fullDisk', weight: 6, rest: SHORT_MS, inject: inTurn(fill) },
    { kind: 'powerCut', weight: 6, rest: LONG_MS, inject: inTurn(losePower) },
  ];
}

/** Of the faults in one thing each waits for the one before. */
function oneAtATime(): (inject: () => Promise<unknown>) => () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (inject) => () => (last = last.then(inject));
}
