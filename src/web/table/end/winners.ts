import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';

/** The seats on the first place; none when the game itself has won. */
export function winnersOf({ outcome }: Pick<TableView, 'outcome'>): Seat[] {
  return outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
}
