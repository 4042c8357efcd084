import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { inquiryOf } from '../../analysis/inquiry.ts';
import { findGame } from '../../kernel/entry.ts';
import { asideLine, withOwnNets } from '../bots/nets.ts';
import { gamesIn, ownPort } from '../bots/threads.ts';
import type { AnalystTask, AnalystMessage } from './analyst.ts';

/** A thread that works out the places of one match, as they are asked for. */

const port = ownPort();
const { games, record, humble }: AnalystTask = workerData;
const send = (message: AnalystMessage): void => port.postMessage(message);

const plain = findGame(await gamesIn(games), record.game);
const entry = await withOwnNets(plain, (name, why) => send({ warning: asideLine(name, why) }));
/**
 * Linux gives every thread a priority of its own; elsewhere it would be that of the whole server. Threads it starts take
 * after it, and those that read files serve everybody, so all has been read by now.
 */
if (humble && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const inquiry = inquiryOf(entry, record);

port.on('message', (place: number) => send({ finding: inquiry.at(place) }));
send({ made: inquiry.made });
