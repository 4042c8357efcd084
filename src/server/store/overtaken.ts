import { InputError } from '../../kernel/error.ts';

/** Somebody else was quicker: what was to be written rests on a table that is no longer so. Nothing was written. */
export class Overtaken extends InputError {
  constructor() {
    super('stale', 'the table has moved on');
  }
}

/** For what may as well have been done by somebody quicker. */
export function unlessOvertaken(error: unknown): void {
  if (!(error instanceof Overtaken)) throw error;
}
