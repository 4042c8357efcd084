import { workerData } from 'node:worker_threads';
import { answerRequest } from '../../bots/botRequest.ts';
import { findGame, versionOf } from '../../kernel/entry.ts';
import { reasonOf } from '../../kernel/error.ts';
import type { Posed, Thought } from './botPool.ts';
import { gamesIn, ownPort } from './threads.ts';

/** A thread in which bots think, one question after another. */

const port = ownPort();
const { games }: { games: string } = workerData;
const GAMES = await gamesIn(games);
const now = (): number => performance.now();

port.postMessage({ ready: true } satisfies Thought);
port.on('message', (question: Posed) => port.postMessage(answerTo(question)));

function answerTo({ ms, ...inquiry }: Posed): Thought {
  try {
    const time = { now, ...(ms !== undefined && { ms }) };
    const newest = findGame(GAMES, inquiry.game);
    const entry = versionOf(newest, inquiry.rules ?? newest.game.rulesVersion) ?? newest;
    return { move: answerRequest(entry, inquiry, time).move };
  } catch (error) {
    return { failed: reasonOf(error) };
  }
}
