import type { Seat } from '../../../kernel/game.ts';
import { DRAWN } from '../../../kernel/outcome.ts';
import type { TableView } from '../../../protocol/table.ts';

/** The seats on the first place; none when the game itself has won, or nobody. */
export function winnersOf({ outcome }: Pick<TableView, 'outcome'>): Seat[] {
  return outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
}

/** Whether nobody has won, not even the game itself. */
export function isDrawn({ outcome }: Pick<TableView, 'outcome'>): boolean {
  return outcome?.places.includes(DRAWN) === true;
}
