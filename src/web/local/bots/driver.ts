import { InputError, reasonOf } from '../../../kernel/error.ts';
import type { Seat } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';
import { type BotChoice, botChoice, botRequest, botSeed, botToMove } from '../../../table/botTurn.ts';
import { plyOf } from '../../../table/ledger.ts';
import { halt, playMove, type Table } from '../table.ts';

/** Lets the bots of a watched table move until a person is asked, the match is over or something fails. */
export function drive(table: Table): void {
  if (table.driven) return;
  table.driven = true;
  void driveOn(table);
}

/** Nothing may be awaited between the last check of who is to move and `driven = false`, or a move would be missed. */
async function driveOn(table: Table): Promise<void> {
  try {
    for (let seat = nextBot(table); seat !== undefined; seat = nextBot(table)) await moveOf(table, seat);
    table.driven = false;
  } catch (error) {
    table.driven = false;
    halt(table, reasonOf(error));
  }
}

function nextBot({ screen, watchers, fault }: Table): Seat | undefined {
  return watchers.size > 0 && fault === undefined ? botToMove(screen.ledger) : undefined;
}

/** The bot thinks outside the queue, so that people can act meanwhile; an answer to an outdated position is dropped. */
async function moveOf(table: Table, seat: Seat): Promise<void> {
  const { signal } = table.botWork;
  await table.dependencies.pause(0);
  const choice = await choiceFor(table, seat, signal);
  await table.inTurn(async () => {
    if (choice && !signal.aborted) await playUnlessStale(table, seat, choice);
  });
}

/** The bot's move; nothing where the position is outdated. */
async function choiceFor(table: Table, seat: Seat, signal: AbortSignal): Promise<BotChoice | undefined> {
  if (signal.aborted) return undefined;
  const { dependencies, stored } = table;
  const { ledger } = table.screen;
  const player = stored.setup.chairs[seat]?.player;
  const bot = typeof player === 'object' ? player.bot : '';
  const think = async (request: Parameters<typeof dependencies.askBot>[0]) =>
    (await dependencies.askBot(request, signal)).move;
  try {
    const request = botRequest(ledger, seat, bot, botSeed(ledger.match.seed, plyOf(ledger)));
    return await botChoice({ ask: think, isCancelled: () => signal.aborted }, request);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** Another tab may have played the bot's move first; the table has caught up by then. */
async function playUnlessStale(table: Table, seat: Seat, { move, note }: BotChoice): Promise<void> {
  try {
    await playMove(table, seat, moveText(move), { byPerson: false, note });
  } catch (error) {
    if (!(error instanceof InputError && error.code === 'stale')) throw error;
  }
}
