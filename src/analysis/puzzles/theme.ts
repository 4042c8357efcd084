import type { Difference } from '../../bots/coach/difference.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Measure } from '../../kernel/measures.ts';

/** What a line is about that gains nothing that can be counted soon. */
export const LONG_VIEW = 'The longer view';

/** What a line is about, by what it gains most. */
export function themeOf(
  { measures }: GameEntry,
  view: object,
  seat: Seat,
  differences: readonly Difference[],
): string {
  const list: readonly Measure<object>[] = measures.list(view, seat, []);
  const gain = differences.find(({ worth }) => worth > 0);
  return list.find(({ id }) => id === gain?.of)?.theme ?? LONG_VIEW;
}
