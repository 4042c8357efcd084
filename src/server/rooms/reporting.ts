import { InputError } from '../../kernel/error.ts';
import type { ChatMessage, ReportReason } from '../../protocol/online.ts';
import { blockedBy } from '../people/blocks.ts';
import { isRemoved, mayWatch, requireWatching } from './access.ts';
import { chatShownTo, plainText } from './chat.ts';
import type { Room } from './room.ts';

/** What people at a table report to whoever keeps the server. */

const MAX_LINES = 20;

export interface Report {
  readonly person: string;
  readonly why: ReportReason;
  readonly text?: string;
}

/** Whoever may watch a table reports anybody there; whoever its host has sent away, still the host. */
export async function requireReporting(room: Room, by: string, person: string): Promise<void> {
  const { record, services } = room;
  if (mayWatch(record, by) || person !== record.host.id) return requireWatching(room, by);
  const wasThere = isRemoved(record, by) || (await services.store.sat(record.id)).includes(by);
  if (!wasThere) requireWatching(room, by);
}

/** Keeps a report with what was said last, as far as whoever reports it was sent it. */
export async function report(room: Room, by: string, { person, why, text = '' }: Report): Promise<void> {
  const { store, now, secret } = room.services;
  if (person === by) throw new InputError('bad_request', 'you cannot report yourself');
  const unread = new Set(await blockedBy(store, by));
  unread.delete(person);
  // Whoever was sent away was not sent what others said since.
  const isThere = mayWatch(room.record, by);
  const chat = (await chatShownTo(room, unread)).filter((line) => isThere || line.person === person);
  const name = nameAt(room, person, chat);
  if (name === undefined)
    throw new InputError(
      'bad_request',
      'only somebody at this table, or who has chatted here, can be reported',
    );
  const isNew = await store.addReport({
    id: secret().slice(0, 16),
    at: now(),
    by,
    person,
    name,
    table: room.record.id,
    why,
    text: plainText(text),
    chat: chat.slice(-MAX_LINES),
    done: undefined,
  });
  if (!isNew) throw new InputError('too_many', 'you have reported them here today');
}

/** What somebody at a table is called; nothing where they are not there and have said nothing. */
function nameAt(
  { record, subscribers, watchingElsewhere }: Room,
  person: string,
  chat: readonly ChatMessage[],
): string | undefined {
  const chair = record.chairs.find((one) => one.person === person);
  if (chair) return chair.name ?? '';
  if (record.host.id === person) return record.host.name;
  const here = [...subscribers].find((subscriber) => subscriber.person === person)?.profile();
  const elsewhere = watchingElsewhere.find(({ id }) => id === person);
  return (here ?? elsewhere ?? chat.findLast((line) => line.person === person))?.name;
}
