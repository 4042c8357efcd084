import { InputError, reasonOf, shortened } from '../../kernel/error.ts';
import { isRecord } from '../../kernel/data/plain.ts';
import { unsafeReason } from '../../kernel/data/safe.ts';

/** A request as it came: an object whose fields nobody has checked yet. */
export type Request = Readonly<Record<string, unknown>>;

/** Reads a line as a request object. */
export function parseRequest(line: string): Request {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch (error) {
    throw bad(`the line is not valid JSON: ${shortened(reasonOf(error), 120)}`);
  }
  if (!isRecord(data)) throw bad(`a request must be an object such as {"do":"games"}, not ${shown(data)}`);
  return data;
}

/** Refuses data that is not safe to walk or copy. */
export function checkSound(request: Request): void {
  const fault = unsafeReason(request);
  if (fault !== undefined) throw bad(`a request ${fault}`);
}

/** The `id` that the answer repeats, if there is one that can be repeated. */
export function idOf(request: Request): { id?: unknown } {
  return Object.hasOwn(request, 'id') && unsafeReason(request.id, 1) === undefined ? { id: request.id } : {};
}

export function textField(request: Request, name: string): string {
  const value = request[name];
  if (typeof value !== 'string') throw bad(`"${name}" must be a text, not ${shown(value)}`);
  return value;
}

export function countField(request: Request, name: string, min: number, max: number): number {
  const value = request[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw bad(`"${name}" must be a whole number from ${min} to ${max}, not ${shown(value)}`);
  }
  return value;
}

export function objectField(request: Request, name: string): object {
  const value = request[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad(`"${name}" must be an object, not ${shown(value)}`);
  }
  return value;
}

export function bad(message: string): InputError {
  return new InputError('bad_request', message);
}

/** A value for a message, cut short. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  return Array.isArray(value)
    ? 'a list'
    : typeof value === 'object' && value !== null
      ? 'an object'
      : shortened(JSON.stringify(value), 60);
}
