import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import { nameOf, youOf } from '../seats.ts';
import { hasEnded } from '../end/ended.ts';
import { TEXTS } from '../texts.ts';

/** The title of the window: first of all, whose turn it is. */
export function titleOf(table: TableView, seat: Seat | undefined, game: string): string {
  const { page } = TEXTS;
  if (hasEnded(table)) return `${page.over} · ${game}`;
  if (seat !== undefined)
    return `${seat === youOf(table) ? page.mine : page.yourTurn(nameOf(table, seat))} · ${game}`;
  const other = table.thinking ?? table.actors[0];
  return other === undefined ? game : `${page.thinking(nameOf(table, other))} · ${game}`;
}
