import { workerData } from 'node:worker_threads';
import { findGame } from '../../src/kernel/entry.ts';
import { withOwnNets } from '../../src/server/bots/nets.ts';
import { gamesIn, ownPort } from '../../src/server/bots/threads.ts';
import type { Task } from './gatherThreads.ts';
import { gathered } from './plan.ts';

/** A thread that plays one match after the other and looks for puzzles in it. */

const port = ownPort();
const { games, plan }: Task = workerData;
const entry = await withOwnNets(findGame(await gamesIn(games), plan.game));

port.on('message', (match: number) => port.postMessage(gathered(entry, plan, match)));
