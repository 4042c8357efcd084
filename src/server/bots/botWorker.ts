import { workerData } from 'node:worker_threads';
import { answerRequest } from '../../bots/botRequest.ts';
import { findGame } from '../../kernel/entry.ts';
import { reasonOf } from '../../kernel/error.ts';
import { asideLine, withOwnNets } from './nets.ts';
import type { TimedRequest, WorkerData, WorkerMessage } from './botPool.ts';
import { gamesIn, ownPort } from './threads.ts';

/** The thread of a bot pool: answers one request after another. */

const port = ownPort();
const { games, hurry }: WorkerData = workerData;
const GAMES = await gamesIn(games);
/** To a bot that is told to come to an end all its time has passed. */
const now = (): number => (Atomics.load(hurry, 0) === 0 ? performance.now() : Infinity);

send({ ready: true });
port.on('message', (request: TimedRequest) => void answer(request));

async function answer(request: TimedRequest): Promise<void> {
  send(await answerTo(request));
}

function send(message: WorkerMessage): void {
  port.postMessage(message);
}

async function answerTo({ ms, ...request }: TimedRequest): Promise<WorkerMessage> {
  try {
    const time = { now, ...(ms !== undefined && { ms }) };
    const entry = findGame(GAMES, request.game);
    const known = await withOwnNets(entry, (name, why) => send({ warning: asideLine(name, why) }));
    return { move: answerRequest(known, request, time).move };
  } catch (error) {
    return { failed: reasonOf(error) };
  }
}
