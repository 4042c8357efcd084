import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../src/kernel/match/rng.ts';
import type { Recorder } from './history.ts';
import { type FaultyPlayer, newPlayer } from './player.ts';
import type { KillableServer } from './killableServer.ts';

/** People who play at many tables, one match after another. */
export interface Crowd {
  /** Those who play now. */
  readonly present: () => readonly FaultyPlayer[];
  /** Everybody who has ever played. */
  everybody(): readonly FaultyPlayer[];
  /** Once each of them has been shown an entry. */
  begun(): Promise<void>;
  /** The tables at which somebody is granted nothing for so many milliseconds: what everybody there is at, and what was refused. */
  unanswered(ms: number): Promise<readonly string[]>;
  leave(): Promise<void>;
}

export interface CrowdOptions {
  readonly game: string;
  readonly tables: number;
  readonly seed: number;
  /** One in so many matches is followed by somebody new; nobody new comes where it is missing. */
  readonly turnover?: number;
}

const LOOK_MS = 60;

export function openCrowd(
  { servers }: { readonly servers: readonly Pick<KillableServer, 'address'>[] },
  recorder: Recorder,
  options: CrowdOptions,
): Crowd {
  const { game, tables, seed, turnover } = options;
  const rng = seeded(seed);
  const stop = new AbortController();
  const addresses = servers.map(({ address }) => address);
  const everybody: FaultyPlayer[] = [];

  function newcomer(): FaultyPlayer {
    const player = newPlayer(addresses, seeded(seed + everybody.length), recorder);
    everybody.push(player);
    return player;
  }

  async function playOn(group: FaultyPlayer[]): Promise<void> {
    while (!stop.signal.aborted) {
      const table = await seatedAt(group, game).catch(() => sleep(LOOK_MS));
      if (table === undefined) continue;
      await Promise.all(group.map((player) => player.play(table, stop.signal)));
      if (turnover !== undefined && rng.int(turnover) === 0) group[rng.int(group.length)] = newcomer();
    }
  }

  // Every third table has three seats, so that it goes on when somebody resigns.
  const groups = Array.from({ length: tables }, (_, i) =>
    Array.from({ length: i % 3 === 2 ? 3 : 2 }, newcomer),
  );
  const playing = Promise.all(groups.map(playOn));
  const present = (): readonly FaultyPlayer[] => groups.flat();
  return {
    present,
    everybody: () => everybody,
    async begun() {
      while (!present().every(({ memories }) => memories.some(({ seq }) => seq > 0))) await sleep(LOOK_MS);
    },
    async unanswered(ms) {
      const before = new Map(present().map((player) => [player, player.granted()]));
      const isStill = (player: FaultyPlayer): boolean => before.get(player) === player.granted();
      const end = performance.now() + ms;
      for (;;) {
        const still = groups.filter((group) => group.some(isStill));
        if (still.length === 0) return [];
        if (performance.now() >= end)
          return still.map((group) => group.map((player) => player.trouble()).join(' | '));
        await sleep(LOOK_MS);
      }
    },
    async leave() {
      stop.abort();
      await playing;
    },
  };
}

/** Where a table does not come about everything that was begun is closed before another is made. */
async function seatedAt([host, ...guests]: readonly FaultyPlayer[], game: string): Promise<string> {
  if (host === undefined) throw new Error('nobody plays');
  const rules = { private: false, spectators: true, patience: 10, options: {} };
  const seats = ['me' as const, ...guests.map(() => 'open' as const)];
  try {
    const table = await host.create({ game, seats, ...rules });
    for (const guest of guests) await guest.sit(table);
    return table;
  } catch (error) {
    await host.closeGathering();
    throw error;
  }
}
