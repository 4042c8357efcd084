import { InputError } from '../../kernel/error.ts';
import type { ChatMessage, Person, ServerMessage } from '../../protocol/online.ts';
import type { Payer } from '../budgets/budgets.ts';
import type { Limit } from '../http/limits.ts';
import type { Room, Subscriber } from './room.ts';
import { isAtTable, type TableRecord } from './tableRecord.ts';
import type { NumberedChatMessage, StoredChatMessage } from '../store/store.ts';

/** Chat at a table, stored and sent as plain text. */

const MAX_LENGTH = 500;
const MAX_SENT = 100;

/** How long those who played go on talking once a match is over. */
const AFTERWARDS_MS = 24 * 60 * 60 * 1000;

/** How much is said: by those at a table, and by everybody else, at once and in a day. */
export interface ChatAllowance {
  readonly players: Limit;
  readonly others: Limit;
  readonly daily: Limit;
}

/** Somebody who wants to do something, and who pays for it. */
export interface Speaker {
  readonly person: Person;
  readonly payer: Payer;
}

/** Why somebody may not chat at a table; nothing where they may. */
export function chatRefusal(record: TableRecord, { id, account }: Person, now: number): string | undefined {
  const { setup, stage, members, touched } = record;
  const isInside = isAtTable(record, id);
  if (stage === 'over' || stage === 'closed') {
    if (!isInside) return 'the match is over; only those who played still chat';
    return now - touched > AFTERWARDS_MS ? 'the match was over more than a day ago' : undefined;
  }
  if (isInside || setup.chat === 'everybody') return undefined;
  if (setup.chat === 'players') return 'only those who play chat at this table';
  const isKnown = account || members.includes(id);
  return isKnown ? undefined : 'take a seat, make an account or ask for an invitation to chat here';
}

/** Strangers say little: guests cost nothing, so their address counts as well. */
function requireAllowance({ record, services }: Room, { person, payer }: Speaker): void {
  const { players, others, daily } = services.chatAllowance;
  const granted = isAtTable(record, person.id)
    ? players.take(person.id)
    : [others, daily].every((limit) => limit.take(payer.origin) && limit.take(person.id));
  if (!granted) throw new InputError('too_many', 'you have said a lot; wait a while');
}

/** Control characters and marks that turn the direction of the text around. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Words of people as one line of plain text. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(UNFIT, ' ').trim().slice(0, MAX_LENGTH).toWellFormed();
}

export async function postChat(room: Room, speaker: Speaker, text: string, key: string): Promise<void> {
  const { id, name, account } = speaker.person;
  const refusal = chatRefusal(room.record, speaker.person, room.services.now());
  if (refusal !== undefined) throw new InputError('forbidden', refusal);
  requireAllowance(room, speaker);
  const plain = plainText(text);
  if (plain === '') throw new InputError('bad_request', 'there is nothing in it');
  const message: StoredChatMessage = {
    table: room.record.id,
    person: id,
    name,
    text: plain,
    at: room.services.now(),
    key,
  };
  const { store, fleet } = room.services;
  // What is sent is what is stored, be it that the same key comes with other words.
  const stored = await store.addChat(message);
  const shown = chatMessageOf(stored, account && stored.name === name);
  fleet.publishChat(room.record.id, shown);
  broadcastChat(room, shown);
}

export function broadcastChat(room: Room, message: ChatMessage): void {
  const text = textOf(room, [message]);
  for (const subscriber of room.subscribers)
    if (!subscriber.blocked.has(message.person)) subscriber.send(text);
}

/** Sends the latest chat to a new subscriber. */
export async function sendChat(room: Room, subscriber: Subscriber): Promise<void> {
  const messages = await chatShownTo(room, subscriber.blocked);
  if (messages.length > 0) subscriber.send(textOf(room, messages));
}

/** The latest chat, without what those have said whom the reader has blocked. */
export async function chatShownTo(room: Room, blocked: ReadonlySet<string>): Promise<ChatMessage[]> {
  const { store } = room.services;
  const messages = (await store.chat(room.record.id, MAX_SENT)).filter(({ person }) => !blocked.has(person));
  const accounts = await store.accountNames([...new Set(messages.map(({ person }) => person))]);
  return messages.map((message) => chatMessageOf(message, accounts.get(message.person) === message.name));
}

/** What somebody said before they had an account, or under another name, has no mark. */
function chatMessageOf(
  { number, person, name, text, at }: NumberedChatMessage,
  account: boolean,
): ChatMessage {
  return { number, person, name, ...(account && { account }), text, at };
}

function textOf(room: Room, chat: readonly ChatMessage[]): string {
  return JSON.stringify({ table: room.record.id, chat } satisfies ServerMessage);
}
