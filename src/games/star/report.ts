import type { Report } from '../../kernel/entry.ts';
import type { State } from './state.ts';
import { cornerOf } from './verbs.ts';

/** What matches of Star Factions are sorted by: how they ended, and where the winners sat. */
export function report({ ending, round, order, players }: State): Report {
  return {
    match: { ending, rounds: round },
    seats: players.map((player, seat) => ({
      turn: String(order.indexOf(seat) + 1),
      corner: player.faction === '' ? 'none' : cornerOf(player),
    })),
  };
}
