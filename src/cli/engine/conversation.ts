import { InputError, reasonOf } from '../../kernel/error.ts';
import { type Line, linesOf } from './lines.ts';
import { checkSound, idOf, parseRequest, type Request } from './request.ts';
import { fulfil, type Session } from './session.ts';

/** The longest request that is read, in bytes. */
export const LINE_LIMIT = 1_000_000;

/** A line for every request of the input, in order, until it ends or says quit (docs/engine.md). */
export async function* answersTo(session: Session, input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const line of linesOf(input, LINE_LIMIT)) {
    if (typeof line === 'string' && line.trim() === '') continue;
    const answer = answerTo(session, line);
    yield `${JSON.stringify(answer)}\n`;
    if ('bye' in answer) return;
  }
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
