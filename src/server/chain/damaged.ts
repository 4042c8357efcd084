import { InputError } from '../../kernel/error.ts';

/** What is stored is not what was written. */
export class Damaged extends InputError {
  constructor(what: string) {
    super('bad_record', `${what}; put it back from a backup`);
  }
}

/** Reads JSON that was stored; `what` names it where it is damaged. */
export function storedValue<T>(text: string, what: string): T {
  try {
    return JSON.parse(text);
  } catch {
    throw new Damaged(`${what} is damaged in the store`);
  }
}
