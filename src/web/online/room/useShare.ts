import { useEffect, useState } from 'react';
import { promiseOf } from '../../../kernel/match/fairness.ts';
import type { RoomView } from '../../../protocol/online.ts';
import { nextStep, shareFault, type ShareStep, shareToPromise } from '../../../protocol/share.ts';
import { showFault } from '../../parts/toast.tsx';
import { Refused } from '../connection/connection.ts';
import { serverId } from '../connection/ids.ts';
import { sit } from '../connection/requests.ts';
import { connection } from '../connection/tables.ts';
import { TEXTS } from '../texts.ts';
import { keepShare, keptShare, newNonce } from './luck.ts';

/** How long until something that failed for a passing reason is tried again. */
const AGAIN_MS = 2000;

/** The part of this browser in the luck of a table that gathers: it promises and shows its number by itself. */
export function useShare(id: string, room: RoomView, own: number, connected: boolean): ShareStep {
  const table = serverId(id);
  const step = nextStep(room, own < 0 ? undefined : own, keptShare(table));
  const [attempt, setAttempt] = useState(0);
  const ended = room.abortedDraws.length;
  useEffect(() => {
    if (!connected) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    carryOut(table, room, own, step).catch((error: unknown) => {
      const code = error instanceof Refused ? error.code : undefined;
      if (code === 'lost' || code === 'too_many') timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_MS);
      // A draw may end while the number is on the way; the next step follows from that.
      else if (code !== 'stale') showFault(error);
    });
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each step, not for each change of the room
  }, [table, connected, own, step.do, ended, attempt]);
  return step;
}

async function carryOut(table: string, room: RoomView, seat: number, step: ShareStep): Promise<void> {
  if (step.do === 'promise') await sitWithShare(table, room, seat);
  if (step.do !== 'reveal') return;
  keepShare(table, step.share);
  await connection().ask({ do: 'reveal', table, nonce: step.share.nonce });
}

/** Takes a seat with a number of this browser, or promises a new one for it; keeps the number before it is promised. */
export async function sitWithShare(table: string, room: RoomView, seat: number): Promise<void> {
  const kept = keptShare(table);
  const why = kept && shareFault(room, kept);
  if (why !== undefined) throw new Error(TEXTS.draw.faults[why]);
  const share = shareToPromise(room, kept, newNonce);
  keepShare(table, share);
  try {
    await sit(table, seat, promiseOf(share.nonce));
  } catch (error) {
    // What the server refused was not promised; of what was lost on the way nobody knows.
    if (error instanceof Refused && error.code !== 'lost') keepShare(table, kept);
    throw error;
  }
}
