import { workerData } from 'node:worker_threads';
import { inquiryOf } from '../../../analysis/inquiry.ts';
import { findGame } from '../../../kernel/entry.ts';
import { withOwnNets } from '../../../server/bots/nets.ts';
import { gamesIn, ownPort } from '../../../server/bots/threads.ts';
import type { Task } from './placeThreads.ts';

/** A thread that works out one place of a match after the other. */

const port = ownPort();
const { games, record, settings }: Task = workerData;
const entry = await withOwnNets(findGame(await gamesIn(games), record.game));
const inquiry = inquiryOf(entry, record, settings);

port.on('message', (place: number) => port.postMessage(inquiry.at(place)));
