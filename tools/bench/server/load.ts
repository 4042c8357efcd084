import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '../../../src/kernel/data/lists.ts';
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
  /** Milliseconds from when each move was to be sent to when its player received the acknowledgement. */
  readonly latencies: readonly number[];
}

/** How long answers are waited for after the last move was sent. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 10;

/** Sends the next move of a match; false once the match is over. */
function playNext(player: Player, accepted: () => void): boolean {
  const move = player.script.moveAt(player.ply);
  if (move === undefined) return false;
  player.table.play(player.ply++, move, accepted);
  return true;
}

/** Every match plays so many moves, each as soon as the one before was accepted: as fast as the server can. */
export async function closedLoop(players: readonly Player[], moves: number): Promise<Load> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const start = performance.now();
  const latencies: number[] = [];
  let [inFlight, last] = [0, start];
  const advance = (player: Player, left: number): void => {
    const sent = performance.now();
    const accepted = (): void => {
      last = performance.now();
      latencies.push(last - sent);
      inFlight--;
      advance(player, left - 1);
      if (inFlight === 0) resolve();
    };
    if (left > 0 && playNext(player, accepted)) inFlight++;
  };
  for (const player of players) advance(player, moves);
  for (let before = -1; inFlight > 0 && before < latencies.length; ) {
    before = latencies.length;
    await inTime(promise, PATIENCE_MS);
  }
  if (inFlight > 0) throw new Error(`${inFlight} moves were not answered within ${PATIENCE_MS / 1000} s`);
  return { accepted: latencies.length, seconds: (last - start) / 1000, latencies };
}

/** A match whose moves are due at fixed times, whether or not the server has answered those before. */
interface Due {
  readonly player: Player;
  readonly due: number[];
  busy: boolean;
}

/**
 * Moves are due at a fixed rate, one match after the other. A match whose move is not answered yet keeps the next
 * one waiting, and that time counts: a server that falls behind cannot hide it.
 */
export async function openLoop(players: readonly Player[], rate: number, seconds: number): Promise<Load> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const live: Due[] = players.map((player) => ({ player, due: [], busy: false }));
  const latencies: number[] = [];
  const start = performance.now();
  const total = Math.max(1, Math.round(rate * seconds));
  let [arrived, settled, last] = [0, 0, start];

  const settle = (moves: number): void => {
    settled += moves;
    if (settled === total) resolve();
  };
  const advance = (match: Due): void => {
    const [at] = match.due;
    if (match.busy || at === undefined) return;
    match.busy = playNext(match.player, () => {
      match.busy = false;
      match.due.shift();
      last = performance.now();
      latencies.push(last - at);
      settle(1);
      advance(match);
    });
    // What is due in a match that is over is not played.
    if (!match.busy) settle(match.due.splice(0).length);
  };
  const arrive = (): void => {
    const now = performance.now();
    for (; arrived < total && start + (1000 * arrived) / rate <= now; arrived++) {
      const match = itemAt(live, arrived % live.length);
      match.due.push(start + (1000 * arrived) / rate);
      advance(match);
    }
    if (arrived < total) setTimeout(arrive, 1);
  };
  arrive();
  await inTime(promise, seconds * 1000 + PATIENCE_MS);
  // What was not answered has waited at least until now; what was not even sent is given up.
  const now = performance.now();
  const late = live.flatMap(({ due, busy }) => due.splice(busy ? 1 : 0).map((at) => now - at));
  await idle(live);
  return { accepted: latencies.length, seconds: (last - start) / 1000, latencies: [...latencies, ...late] };
}

/** Waits until no match waits for an answer: whatever comes next is not to be disturbed by it. */
async function idle(live: readonly Due[]): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (live.some(({ busy }) => busy) && performance.now() < until) await sleep(LOOK_AGAIN_MS);
}

async function inTime(promise: Promise<void>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
