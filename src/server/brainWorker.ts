import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { thoughtOf } from '../bots/thinker.ts';
import { findGame, type GameEntry } from '../games/entry.ts';
import type { Posed, Thought } from './brains.ts';

/** A thread in which bots think, one question after another. */

const port = parentPort as MessagePort;
const { GAMES } = (await import((workerData as { games: string }).games)) as { GAMES: readonly GameEntry[] };
const now = (): number => performance.now();

port.postMessage({ ready: true } satisfies Thought);
port.on('message', (question: Posed) => port.postMessage(answerTo(question)));

function answerTo({ ms, ...inquiry }: Posed): Thought {
  try {
    const time = { now, ...(ms !== undefined && { ms }) };
    return { move: thoughtOf(findGame(GAMES, inquiry.game), inquiry, time).move };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}
