import type { BotRequest } from '../../../bots/botRequest.ts';
import type { Seat } from '../../../kernel/game.ts';
import { botRequest, botSeed } from '../../../table/botTurn.ts';
import { type Ledger, plyOf } from '../../../table/ledger.ts';
import type { TableSetup } from '../../../protocol/table.ts';

/** What the bot of a seat is asked where a table stands like this, or will. */
export function requestAt({ chairs }: TableSetup, ledger: Ledger, seat: Seat): BotRequest {
  const player = chairs[seat]?.player;
  const bot = typeof player === 'object' ? player.bot : '';
  return botRequest(ledger, seat, bot, botSeed(ledger.match.seed, plyOf(ledger)));
}
