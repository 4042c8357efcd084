import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { findGame, type GameEntry } from '../../kernel/entry.ts';
import { type Inquiry, thoughtOf } from '../thinker.ts';
import type { Reply } from './threadThinker.ts';

const { GAMES } = (await import(workerData as string)) as { GAMES: readonly GameEntry[] };
const CLOCK = { now: () => performance.now() };
const port = parentPort as MessagePort;

port.on('message', (inquiry: Inquiry) => port.postMessage(replyTo(inquiry)));

function replyTo(inquiry: Inquiry): Reply {
  try {
    return { thought: thoughtOf(findGame(GAMES, inquiry.game), inquiry, CLOCK) };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}
