import { z } from 'zod';
import { isRecord } from '../../kernel/data/plain.ts';
import { InputError } from '../../kernel/error.ts';
import type { ClientMessage, OnlineSetup } from '../../protocol/online.ts';

/** The form of everything that comes from outside. What has another form goes no further. */

const TABLE = /^[0-9a-f]{1,64}$/;
const KEY = /^[\w-]{8,64}$/;
const MOST = 1_000_000;
const LONGEST_MOVE = 200;

const table = z.string().regex(TABLE);
const count = z.int().min(0).max(MOST);
const seat = z.int().min(0).max(99);
const key = z.string().regex(KEY);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const bot = z.string().max(40);
const name = z.string().max(200);
const person = z.string().regex(/^[0-9a-f]{24}$/);
const id = count;

const at = { id, table };
const deed = { ...at, seen: count, key };

const what = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('undo'), to: count }),
  z.strictObject({ kind: z.enum(['pause', 'close']) }),
]);

export const clientMessage: z.ZodType<ClientMessage> = z.discriminatedUnion('do', [
  z.strictObject({ ...at, do: z.literal('watch'), since: count.exactOptional() }),
  z.strictObject({ ...at, do: z.literal('unwatch') }),
  z.strictObject({ ...deed, do: z.literal('play'), text: z.string().min(1).max(LONGEST_MOVE) }),
  z.strictObject({ ...deed, do: z.enum(['undo', 'redo', 'resign']) }),
  z.strictObject({ ...at, do: z.literal('propose'), seen: count, what }),
  z.strictObject({ ...at, do: z.literal('answer'), proposal: count, agree: z.boolean() }),
  z.strictObject({
    ...at,
    do: z.enum(['resume', 'reclaim', 'stand', 'start', 'cancelDraw', 'close', 'rematch']),
  }),
  z.strictObject({ ...at, do: z.literal('seatBot'), seat, bot }),
  z.strictObject({ ...at, do: z.literal('standIn'), bot }),
  z.strictObject({ ...at, do: z.enum(['kick', 'free', 'substitute']), seat }),
  z.strictObject({ ...at, do: z.literal('remove'), person }),
  z.strictObject({ ...at, do: z.literal('reveal'), nonce: hash }),
  z.strictObject({ ...at, do: z.literal('chat'), text: z.string().min(1).max(2000), key }),
  z.strictObject({
    ...at,
    do: z.literal('look'),
    ply: count,
    eyes: z.union([seat, z.enum(['all', 'nobody'])]),
  }),
  z.strictObject({ id, do: z.literal('ping') }),
]);

/** A message over the socket; anything else is refused with where it first departs from the form. */
export function readMessage(text: string): ClientMessage {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new InputError('bad_request', 'a message is JSON');
  }
  return isMove(data) ? data : readAs(clientMessage, data);
}

type MoveMessage = Extract<ClientMessage, { readonly do: 'play' }>;

/** Whether it is a move in the form above: the message that comes most often is not worth the way through it. */
export function isMove(data: unknown): data is MoveMessage {
  if (!isRecord(data) || data.do !== 'play') return false;
  const { id: number, table: where, seen, key: given, text } = data;
  return (
    isCount(number) &&
    isCount(seen) &&
    typeof where === 'string' &&
    TABLE.test(where) &&
    typeof given === 'string' &&
    KEY.test(given) &&
    typeof text === 'string' &&
    text.length >= 1 &&
    text.length <= LONGEST_MOVE &&
    Object.keys(data).length === 6
  );
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;
}

/** The number of a message that is refused, so that it can be answered. */
export function idIn(text: string): number | undefined {
  try {
    const { id: given }: { id?: unknown } = JSON.parse(text);
    return typeof given === 'number' && Number.isSafeInteger(given) ? given : undefined;
  } catch {
    return undefined;
  }
}

const words = z.array(z.string().max(60)).max(100);
const option = z.union([z.boolean(), z.int(), z.string().max(60), words]);

const clock = z.strictObject({
  bank: z
    .int()
    .min(1)
    .max(60 * 60 * 24 * 60),
  increment: z
    .int()
    .min(0)
    .max(60 * 60 * 24),
  atZero: z.enum(['bot', 'resign', 'nothing']),
});

const setup: z.ZodType<OnlineSetup> = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(60), option),
  seats: z
    .array(z.union([z.enum(['me', 'open']), z.strictObject({ bot })]))
    .min(1)
    .max(12),
  private: z.boolean(),
  spectators: z.boolean(),
  chat: z.enum(['players', 'invited', 'everybody']).exactOptional(),
  clock: clock.exactOptional(),
  patience: z
    .int()
    .min(10)
    .max(60 * 60 * 24 * 30),
});

const password = z.string().min(8).max(200);

/** The bodies of requests. */
export const BODIES = {
  create: z.strictObject({ setup }),
  sit: z.strictObject({ seat: seat.exactOptional(), promise: hash }),
  enter: z.strictObject({ invitation: z.string().max(200) }),
  rename: z.strictObject({ name }),
  account: z.strictObject({ name, password }),
  block: z.strictObject({ person }),
  report: z.strictObject({
    person,
    why: z.enum(['abuse', 'spam', 'cheating', 'name', 'other']),
    text: z.string().max(2000).exactOptional(),
  }),
  recover: z.strictObject({ recovery: z.string().max(200) }),
  endSession: z.strictObject({ session: z.string().max(64) }),
  password: z.strictObject({ old: z.string().max(200), new: password }),
  remove: z.strictObject({ password: z.string().max(200).exactOptional() }),
} as const;

export const LISTING = z.strictObject({
  game: z.string().max(40).exactOptional(),
  stage: z.enum(['gathering', 'playing', 'over']).exactOptional(),
  search: z.string().max(100).exactOptional(),
  free: z.enum(['true', 'false']).exactOptional(),
  after: z
    .string()
    .regex(/^\d{1,9}\.\d{1,15}\.[0-9a-f]{1,64}$/)
    .exactOptional(),
});

/** How many places of a match somebody knows already. */
export const FOUND_AFTER = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,7}$/)
    .exactOptional(),
});

export const TABLE_ID = table;

/** Data of a form, or what is wrong with it in a sentence. */
export function readAs<T>(form: z.ZodType<T>, data: unknown): T {
  const read = form.safeParse(data);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0] ?? { path: [], message: 'its form is wrong' };
  const where = path.length > 0 ? ` at ${path.map(String).join('.').slice(0, 80)}` : '';
  throw new InputError('bad_request', `not understood${where}: ${message.slice(0, 200)}`);
}
