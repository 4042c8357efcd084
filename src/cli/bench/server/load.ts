import type { Table } from './peer.ts';
import type { Script } from './script.ts';

/** A match under load: where it is in its script. */
export interface Player {
  readonly table: Table;
  readonly script: Script;
  ply: number;
}

/** What a load has led to. */
export interface Load {
  readonly accepted: number;
  readonly seconds: number;
  /** Milliseconds from when each move was to be sent to when its player heard that it counts. */
  readonly latencies: readonly number[];
}

/** How long answers are waited for after the last move was sent. */
const PATIENCE_MS = 10_000;

/** Sends the next move of a match; false once the match is over. */
function playNext(player: Player, accepted: () => void): boolean {
  const line = player.script.line(player.ply);
  if (line === undefined) return false;
  player.table.play(player.ply++, line, accepted);
  return true;
}

/** Every match plays so many moves, each as soon as the one before was accepted: as fast as the server can. */
export async function closedLoop(players: readonly Player[], moves: number): Promise<Load> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const start = performance.now();
  const latencies: number[] = [];
  let [flying, last] = [0, start];
  const advance = (player: Player, left: number): void => {
    const sent = performance.now();
    const accepted = (): void => {
      last = performance.now();
      latencies.push(last - sent);
      flying--;
      advance(player, left - 1);
      if (flying === 0) resolve();
    };
    if (left > 0 && playNext(player, accepted)) flying++;
  };
  for (const player of players) advance(player, moves);
  for (let before = -1; flying > 0 && before < latencies.length; ) {
    before = latencies.length;
    await inTime(promise, PATIENCE_MS);
  }
  if (flying > 0) throw new Error(`${flying} moves were not answered within ${PATIENCE_MS / 1000} s`);
  return { accepted: latencies.length, seconds: (last - start) / 1000, latencies };
}

/** A move that is to be sent at a fixed time, whether or not the server has answered those before. */
interface Due extends Player {
  readonly due: number[];
  busy: boolean;
}

/**
 * Moves are due at a fixed rate, one match after the other. A match whose move is not answered yet keeps the next
 * one waiting, and that time counts: a server that falls behind cannot hide it.
 */
export async function openLoop(players: readonly Player[], rate: number, seconds: number): Promise<Load> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const live: Due[] = players.map((player) => Object.assign(player, { due: [], busy: false }));
  const latencies: number[] = [];
  const start = performance.now();
  const total = Math.max(1, Math.round(rate * seconds));
  let [arrived, settled, last] = [0, 0, start];

  const advance = (player: Due): void => {
    const [at] = player.due;
    if (player.busy || at === undefined) return;
    player.busy = playNext(player, () => {
      player.busy = false;
      player.due.shift();
      last = performance.now();
      latencies.push(last - at);
      settled++;
      if (settled === total) resolve();
      advance(player);
    });
    if (player.busy) return;
    // The match is over.
    settled += player.due.splice(0).length;
    if (settled === total) resolve();
  };
  const arrive = (): void => {
    const now = performance.now();
    for (; arrived < total && start + (1000 * arrived) / rate <= now; arrived++) {
      const player = live[arrived % live.length] as Due;
      player.due.push(start + (1000 * arrived) / rate);
      advance(player);
    }
    if (arrived < total) setTimeout(arrive, 1);
  };
  arrive();
  await inTime(promise, seconds * 1000 + PATIENCE_MS);
  // What was never answered has waited at least until now.
  const now = performance.now();
  const late = live.flatMap(({ due }) => due.map((at) => now - at));
  return { accepted: latencies.length, seconds: (last - start) / 1000, latencies: [...latencies, ...late] };
}

async function inTime(promise: Promise<void>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
