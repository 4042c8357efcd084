import { InputError } from '../../kernel/error.ts';
import { RECORD_LIMIT } from '../../kernel/record.ts';

/** A record as part of a link: compressed, and written in letters that need no escaping. */

/** What browsers, servers of short links and messengers let through. */
export const LINK_LIMIT = 60_000;

const LETTERS = /^[\w-]+$/;

/** The record as it stands behind the # of a link. */
export async function packRecord(record: string): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(JSON.parse(record)));
  const packed = await through(plain, new CompressionStream('deflate-raw'));
  const letters = lettersOf(packed);
  if (letters.length > LINK_LIMIT) {
    throw new InputError('too_large', 'this match is too long for a link; download its record instead');
  }
  return letters;
}

/** The record that was packed into a link; whether it holds is for the host to check. */
export async function unpackRecord(letters: string): Promise<string> {
  if (letters.length > LINK_LIMIT) {
    throw new InputError(
      'too_large',
      `a link holds at most ${LINK_LIMIT} letters, this has ${letters.length}`,
    );
  }
  if (!LETTERS.test(letters)) throw damaged();
  try {
    const plain = await through(bytesOf(letters), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch (error) {
    throw error instanceof InputError ? error : damaged();
  }
}

function damaged(): InputError {
  return new InputError('bad_record', 'this link holds no match: it is damaged or was cut short');
}

function lettersOf(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(letters: string): Bytes {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

type Bytes = Uint8Array<ArrayBuffer>;
type Squeeze = CompressionStream | DecompressionStream;

/** Stops as soon as more comes out than any record has, so that a small link cannot fill the memory. */
async function through(bytes: Bytes, squeeze: Squeeze): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(squeeze).getReader();
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
