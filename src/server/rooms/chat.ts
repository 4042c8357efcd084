import { InputError } from '../../kernel/error.ts';
import type { ChatMessage, Person, ServerMessage } from '../../protocol/online.ts';
import type { Room, Subscriber } from './room.ts';
import type { StoredChatMessage } from '../store/store.ts';

/** Chat at a table, stored and sent as plain text. */

const MAX_LENGTH = 500;
const MAX_SENT = 100;

/** Control characters and marks that turn the direction of the text around. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

export async function postChat(room: Room, { id, name }: Person, text: string, key: string): Promise<void> {
  const plain = text.toWellFormed().replace(UNFIT, ' ').trim().slice(0, MAX_LENGTH).toWellFormed();
  if (plain === '') throw new InputError('bad_request', 'there is nothing in it');
  const message: StoredChatMessage = {
    table: room.record.id,
    person: id,
    name,
    text: plain,
    at: room.services.now(),
    key,
  };
  const number = await room.services.store.addChat(message);
  broadcastChat(room, chatMessageOf({ ...message, number }));
}

export function broadcastChat(room: Room, message: ChatMessage): void {
  const text = textOf(room, [message]);
  for (const subscriber of room.subscribers) subscriber.send(text);
}

/** Sends the latest chat to a new subscriber. */
export async function sendChat(room: Room, subscriber: Subscriber): Promise<void> {
  const messages = await room.services.store.chat(room.record.id, MAX_SENT);
  if (messages.length > 0) subscriber.send(textOf(room, messages.map(chatMessageOf)));
}

function chatMessageOf({
  number,
  person,
  name,
  text,
  at,
}: StoredChatMessage & { readonly number: number }): ChatMessage {
  return { number, person, name, text, at };
}

function textOf(room: Room, chat: readonly ChatMessage[]): string {
  return JSON.stringify({ table: room.record.id, chat } satisfies ServerMessage);
}
