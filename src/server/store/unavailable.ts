import { InputError } from '../../kernel/error.ts';

/** The store does not answer. Of a write nobody knows whether it was done, unless it is asked for again by its key. */
export class Unavailable extends InputError {
  constructor(cause: unknown, message = 'the server cannot reach what it has stored; try again in a moment') {
    super('unavailable', message);
    this.cause = cause;
  }
}

/** What is stored can be read, but nothing can be added, as on a full disk. */
export class Unwritable extends Unavailable {
  constructor(cause: unknown) {
    super(cause, 'the server cannot store anything just now; try again in a moment');
  }
}
