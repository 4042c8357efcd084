/** How numbers and times are said on the online pages. */

export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** “90 seconds”, “15 minutes”, “3 days”. */
export function spoken(seconds: number): string {
  if (seconds < 120) return plural(seconds, 'second', 'seconds');
  if (seconds < 120 * 60) return plural(Math.round(seconds / 60), 'minute', 'minutes');
  if (seconds < 48 * 3600) return plural(Math.round(seconds / 3600), 'hour', 'hours');
  return plural(Math.round(seconds / 86400), 'day', 'days');
}
