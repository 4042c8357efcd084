import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import { isOnline } from '../../online/connection/ids.ts';
import { nameOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';

/** What the window is called: first of all, whose turn it is. */
export function titleOf(frame: TableView, seat: Seat | undefined, game: string): string {
  const { page } = TEXTS;
  if (frame.outcome) return `${page.over} · ${game}`;
  if (seat !== undefined)
    return `${isOnline(frame.id) ? page.mine : page.yourTurn(nameOf(frame, seat))} · ${game}`;
  const other = frame.thinking ?? frame.actors[0];
  return other === undefined ? game : `${page.thinking(nameOf(frame, other))} · ${game}`;
}
