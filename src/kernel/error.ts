/** What was wrong with something that came from outside, in a word a program can match. */
export type FaultCode =
  | 'unknown_game'
  | 'bad_seats'
  | 'bad_options'
  | 'illegal_move'
  | 'bad_record'
  | 'bad_state'
  | 'bad_request'
  | 'unknown_match'
  | 'unknown_bot'
  | 'stale'
  | 'taken'
  | 'forbidden'
  | 'too_large'
  | 'too_many';

/** Bad input from outside: its message says what was wrong and what would be right. Anything else thrown is a bug. */
export class InputError extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = 'InputError';
    this.code = code;
  }
}

/** A list of words for a message, cut short where it would be long. */
export function listed(words: readonly string[], most = 12): string {
  if (words.length <= most) return words.join(', ');
  return `${words.slice(0, most).join(', ')}, … (${words.length} in all)`;
}
