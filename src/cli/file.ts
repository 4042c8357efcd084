import { createReadStream } from 'node:fs';
import { InputError, reasonOf } from '../kernel/error.ts';

/** The text of a file, or of standard input for `-`; nothing larger than `limit` bytes is kept in memory. */
export async function readText(file: string, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const source: AsyncIterable<Buffer> = file === '-' ? process.stdin : createReadStream(file);
    for await (const chunk of source) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > limit) break;
    }
  } catch (error) {
    throw new InputError('bad_request', `cannot read ${file}: ${reasonOf(error)}`);
  }
  if (size > limit) throw new InputError('too_large', `${file} is larger than ${limit} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}
