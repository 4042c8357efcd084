import { InputError } from '../../kernel/error.ts';
import type { ChatMessage, Person, ServerMessage } from '../../protocol/online.ts';
import type { Room, Watcher } from './room.ts';
import type { StoredLine } from '../store/store.ts';

/** What people say at a table: text, kept and sent as text. */

const MOST_LETTERS = 500;
const LINES_SHOWN = 100;

/** Control characters and marks that turn the direction of the text around. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

export async function say(room: Room, { id, name }: Person, text: string, key: string): Promise<void> {
  const plain = text.toWellFormed().replace(UNFIT, ' ').trim().slice(0, MOST_LETTERS).toWellFormed();
  if (plain === '') throw new InputError('bad_request', 'there is nothing in it');
  const line: StoredLine = { table: room.sheet.id, person: id, name, text: plain, at: room.house.now(), key };
  const number = await room.house.store.say(line);
  tellLine(room, lineOf({ ...line, number }));
}

export function tellLine(room: Room, line: ChatMessage): void {
  const message = messageOf(room, [line]);
  for (const watcher of room.watchers) watcher.send(message);
}

/** Tells somebody who has just come what was said. */
export async function tellChat(room: Room, watcher: Watcher): Promise<void> {
  const lines = await room.house.store.chat(room.sheet.id, LINES_SHOWN);
  if (lines.length > 0) watcher.send(messageOf(room, lines.map(lineOf)));
}

function lineOf({ number, person, name, text, at }: StoredLine & { readonly number: number }): ChatMessage {
  return { number, person, name, text, at };
}

function messageOf(room: Room, chat: readonly ChatMessage[]): string {
  return JSON.stringify({ table: room.sheet.id, chat } satisfies ServerMessage);
}
