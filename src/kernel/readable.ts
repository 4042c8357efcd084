/** Words of the rules as people read them. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `firstGame` is read as “First game”; names in capitals stay as they are. */
export function readable(value: string): string {
  if (value === value.toUpperCase()) return value;
  return capital(
    value.replace(/([a-z])([A-Z0-9])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  );
}
