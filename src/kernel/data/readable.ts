import { capital } from '../defaults/words.ts';

/** Words of the rules as people read them. */

/** `firstGame` is read as “First game”; names in capitals stay as they are. */
export function readable(value: string): string {
  if (value === value.toUpperCase()) return value;
  return capital(
    value.replace(/([a-z])([A-Z0-9])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  );
}
