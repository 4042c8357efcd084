import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { GameEntry } from '../../kernel/entry.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';
import { type Line, linesOf } from '../engine/lines.ts';
import { checkSound, idOf, parseRequest, type Request } from '../engine/request.ts';
import { fulfil, type Session, startSession } from '../engine/session.ts';

/** The longest request that is read, in bytes. */
export const LINE_LIMIT = 1_000_000;

/** Answers requests line by line until the input ends or says quit (docs/engine.md). */
export async function runEngine(
  input: AsyncIterable<Uint8Array>,
  output: Writable,
  games: readonly GameEntry[],
): Promise<number> {
  const session = startSession(games);
  for await (const line of linesOf(input, LINE_LIMIT)) {
    if (typeof line === 'string' && line.trim() === '') continue;
    const answer = answerTo(session, line);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
    if ('bye' in answer) break;
  }
  return 0;
}

function answerTo(session: Session, line: Line): object {
  let request: Request = {};
  try {
    if (line instanceof InputError) throw line;
    request = parseRequest(line);
    checkSound(request);
    return { ...idOf(request), ...fulfil(session, request) };
  } catch (error) {
    return { ...idOf(request), error: faultOf(error) };
  }
}

/** What is not the asker's fault is a bug of ours: it is told, and the engine goes on with what it had. */
function faultOf(error: unknown): { code: string; message: string } {
  if (error instanceof InputError) return { code: error.code, message: error.message };
  console.error(error);
  return {
    code: 'internal',
    message: `a bug in the engine: ${reasonOf(error)}`,
  };
}
