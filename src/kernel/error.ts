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
  | 'too_many'
  | 'unavailable';

/** Longer than any message of ours, unless it quotes what came from outside. */
const LONGEST_MESSAGE = 2000;

/**
 * Bad input from outside: its message says what was wrong and what would be right, and is never long.
 * Anything else thrown is a bug.
 */
export class InputError extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(shortened(message, LONGEST_MESSAGE));
    this.name = 'InputError';
    this.code = code;
  }
}

/** A list of words for a message, cut short where it would be long. */
export function listed(words: readonly string[], most = 12): string {
  if (words.length <= most) return words.join(', ');
  return `${words.slice(0, most).join(', ')}, … (${words.length} in all)`;
}

/** A text cut to a length, with a sign that it was. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** A value from outside for a message: as JSON, cut short. */
export function shown(value: unknown): string {
  return shortened(JSON.stringify(value) ?? 'nothing', 80);
}

/** Why something failed, in words: what was thrown need not be an error. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The same with where it failed, for bugs. */
export function traceOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
