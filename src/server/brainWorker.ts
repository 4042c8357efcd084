import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { botOf } from '../bots/index.ts';
import { findGame, type GameEntry } from '../games/entry.ts';
import type { Question, Thought } from './brains.ts';

/** A thread in which bots think, one question after another. */

const port = parentPort as MessagePort;
const { GAMES } = (await import((workerData as { games: string }).games)) as { GAMES: readonly GameEntry[] };

port.postMessage({ ready: true } satisfies Thought);
port.on('message', (question: Question) => port.postMessage(thoughtOf(question)));

function thoughtOf({ game, bot, seat, view, legal, seed }: Question): Thought {
  try {
    const player = botOf(bot).make(findGame(GAMES, game), seed);
    return { move: player.choose({ seat, legal, view: () => view }) };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}
