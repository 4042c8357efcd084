import { TEXTS } from './texts.ts';

/** Shares and days as people read them. */

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A change with its sign. */
export function signed(change: number): string {
  const points = Math.round(1000 * change) / 10;
  if (points === 0) return '±0 %';
  return `${points > 0 ? '+' : '−'}${Math.abs(points)} %`;
}

/** Wins, of which shared ones are parts. */
export const winsIn = (won: number): number => Math.round(10 * won) / 10;

/** “18 Nov”, with its year where that is another. */
export function dayOf(date: number): string {
  const day = new Date(date);
  const thisYear = day.getFullYear() === new Date().getFullYear();
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!thisYear && { year: 'numeric' }),
  });
}

export const daysOf = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  TEXTS.between(dayOf(from), dayOf(to));
