import { InputError } from '../../kernel/error.ts';
import { isRecord } from '../../kernel/data/plain.ts';
import { RECORD_LIMIT } from '../../kernel/match/record.ts';
import type { Chair, Players } from '../../protocol/table.ts';

/** A record as part of a link: compressed, in base64url. */

/** The most characters that browsers, link shorteners and messengers let through. */
export const LINK_LIMIT = 60_000;

const CODE = /^[\w-]+$/;

/** A record as the code behind the # of a link. */
export async function packRecord(record: string): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(JSON.parse(record)));
  const packed = await transformed(plain, new CompressionStream('deflate-raw'));
  return fitting(toBase64Url(packed));
}

/** The record in the code of a link, not verified yet: the host does that. */
export async function unpackRecord(code: string): Promise<string> {
  if (code.length > LINK_LIMIT) {
    throw new InputError('too_large', `a link holds at most ${LINK_LIMIT} letters, this has ${code.length}`);
  }
  if (!CODE.test(code)) throw damaged();
  try {
    const plain = await transformed(fromBase64Url(code), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch (error) {
    throw error instanceof InputError ? error : damaged();
  }
}

/** What a link to a match holds: its record, and in older links nothing about who played. */
export interface SharedMatch extends Players {
  readonly record: string;
  /** Who played its branches. */
  readonly branches?: readonly Players[];
  /** Which line is meant: a branch by its number, 0 the match itself. */
  readonly at?: number;
}

/** Between the record and those who played it. */
const AND = '.';

/** A match as the code behind the # of a link, with the names of those who played it. */
export async function packMatch(record: string, chairs: readonly Chair[]): Promise<string> {
  return fitting(
    [await packRecord(record), await packRecord(JSON.stringify(chairs.map(seatedAt)))].join(AND),
  );
}

/**
 * The same with its branches: who sits in every line, the match first, and which line is meant. Pages from before there
 * were branches read what comes before that.
 */
export async function packTree(
  record: string,
  lines: readonly (readonly Chair[])[],
  at: number,
): Promise<string> {
  const [match = [], ...branches] = lines;
  const code = await packMatch(record, match);
  if (branches.length === 0) return code;
  const more = { at, branches: branches.map((chairs) => chairs.map(seatedAt)) };
  return fitting([code, await packRecord(JSON.stringify(more))].join(AND));
}

function fitting(code: string): string {
  if (code.length <= LINK_LIMIT) return code;
  throw new InputError('too_large', 'this match is too long for a link; download its record instead');
}

export async function unpackMatch(code: string): Promise<SharedMatch> {
  const [packed = '', players, lines] = code.split(AND);
  const record = await unpackRecord(packed);
  const match = playersIn(players === undefined ? [] : JSON.parse(await unpackRecord(players)));
  if (lines === undefined) return { record, ...match };
  const more: unknown = JSON.parse(await unpackRecord(lines));
  const { at, branches } = isRecord(more) ? more : {};
  if (!Array.isArray(branches)) throw damaged();
  return { record, ...match, branches: branches.map(playersIn), at: Number.isInteger(at) ? Number(at) : 0 };
}

/** Somebody at a seat, as a link tells it. */
interface Seated {
  readonly name?: string;
  readonly bot?: string;
}

function seatedAt({ name, player }: Chair): Seated {
  return player === 'person' ? { name } : { name, bot: player.bot };
}

/** A link comes from outside: what is no name and no level is left out. */
function playersIn(list: unknown): Players {
  if (!Array.isArray(list)) throw damaged();
  const seated = list.map((item: unknown): Seated => {
    const { name, bot } = isRecord(item) ? item : {};
    return { ...(typeof name === 'string' && { name }), ...(typeof bot === 'string' && { bot }) };
  });
  return { names: seated.map(({ name }) => name ?? ''), bots: seated.map(({ bot }) => bot) };
}

function damaged(): InputError {
  return new InputError('bad_record', 'this link holds no match: it is damaged or was cut short');
}

function toBase64Url(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(code: string): Bytes {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

type Bytes = Uint8Array<ArrayBuffer>;
type Codec = CompressionStream | DecompressionStream;

/** Stops as soon as the output is longer than any record, so that a small link cannot fill the memory. */
async function transformed(bytes: Bytes, codec: Codec): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(codec).getReader();
  const parts: Bytes[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > RECORD_LIMIT) {
      await reader.cancel();
      throw new InputError(
        'too_large',
        `a record has at most ${RECORD_LIMIT} characters, this link has more`,
      );
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
