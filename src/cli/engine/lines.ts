import { InputError } from '../../kernel/error.ts';

/** A line of input, or why it cannot be read. */
export type Line = string | InputError;

const NEWLINE = 10;

/** The part of a line that has come so far; of one that is too long only the size is kept. */
interface Part {
  chunks: Uint8Array[];
  size: number;
}

/** The lines of a stream of bytes, in memory for one line of `limit` bytes whatever comes in. */
export async function* linesOf(input: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Line> {
  let part: Part = { chunks: [], size: 0 };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      add(part, chunk.subarray(from, end), limit);
      yield lineOf(part, limit);
      part = { chunks: [], size: 0 };
      from = end + 1;
    }
    add(part, chunk.subarray(from), limit);
  }
  if (part.size > 0) yield lineOf(part, limit);
}

function add(part: Part, chunk: Uint8Array, limit: number): void {
  part.size += chunk.length;
  if (part.size > limit) part.chunks = [];
  else part.chunks.push(chunk);
}

function lineOf({ chunks, size }: Part, limit: number): Line {
  if (size > limit) return new InputError('too_large', `a line has at most ${limit} bytes, this had ${size}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return new InputError('bad_request', 'the line is not valid UTF-8');
  }
}
