import { InputError } from '../../kernel/error.ts';

/** The store does not answer. Of a write nobody knows whether it was done, unless it is asked for again by its key. */
export class Unavailable extends InputError {
  constructor(cause: unknown) {
    super('unavailable', 'the server cannot reach what it has stored; try again in a moment');
    this.cause = cause;
  }
}
