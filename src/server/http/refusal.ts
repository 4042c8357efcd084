import { type FaultCode, InputError } from '../../kernel/error.ts';

/** What is sent to somebody whose request was refused. */
export interface Told {
  readonly code: FaultCode | 'bug';
  readonly message: string;
}

/** Bad input is explained; of a bug of ours clients learn only that there was one. */
export function refusalOf(error: unknown): Told {
  if (error instanceof InputError) return { code: error.code, message: error.message };
  return { code: 'bug', message: 'something went wrong here; it has been noted' };
}

const STATUS: Partial<Record<Told['code'], number>> = {
  forbidden: 403,
  unknown_match: 404,
  unknown_game: 404,
  stale: 409,
  taken: 409,
  too_large: 413,
  too_many: 429,
  bug: 500,
  unavailable: 503,
};

export function statusOf(code: Told['code']): number {
  return STATUS[code] ?? 400;
}
