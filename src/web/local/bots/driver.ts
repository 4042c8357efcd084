import type { BotRequest } from '../../../bots/botRequest.ts';
import { InputError, reasonOf } from '../../../kernel/error.ts';
import type { Seat } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';
import { type BotChoice, botChoice, botToMove } from '../../../table/botTurn.ts';
import { halt, playMove, type Table } from '../table.ts';
import { requestAt } from './request.ts';

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
    thinkAhead(table);
  } catch (error) {
    table.driven = false;
    halt(table, reasonOf(error));
  }
}

/** Lets bots think while a person does. */
function thinkAhead(table: Table): void {
  const { dependencies, stored, watchers, fault } = table;
  if (dependencies.askAhead === undefined || watchers.size === 0 || fault !== undefined) return;
  if (stored.setup.chairs.every(({ player }) => player === 'person')) return;
  // What fails here fails once more when it is asked in earnest, and is told then.
  anticipated(table, table.botWork.signal).catch(() => undefined);
}

/** What is needed for it is fetched with the first bots. */
async function anticipated(table: Table, signal: AbortSignal): Promise<void> {
  const { anticipate } = await import('./anticipation.ts');
  if (!signal.aborted) await anticipate(table, signal);
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
  const { dependencies, stored, screen } = table;
  const ask = async (request: BotRequest) => (await dependencies.guesses.answer(request, signal)).move;
  try {
    const request = requestAt(stored.setup, screen.ledger, seat);
    return await botChoice({ ask, isCancelled: () => signal.aborted }, request);
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
