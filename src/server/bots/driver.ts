import type { BotRequest } from '../../bots/botRequest.ts';
import type { Seat } from '../../kernel/game.ts';
import { moveText } from '../../kernel/text.ts';
import { type BotChoice, botChoice, botRequest, botSeed, botToMove } from '../../table/botTurn.ts';
import { draftMove } from '../../table/draft.ts';
import { decidingPersons, type Ledger, plyOf } from '../../table/ledger.ts';
import { enter, isWatched, payerOf, type Room } from '../rooms/room.ts';
import { botAt } from '../rooms/seats.ts';
import type { Asker } from './fairQueue.ts';

const RETRY_MS = 5000;

/** Bots of somebody who has used up the time of the processor wait so long before they are looked at again. */
const PAUSE_MS = 250;

/** Plays a table's bots until it is a person's turn or the match is over. */
export function drive(room: Room): void {
  if (room.botsRunning || nextBot(room) === undefined) return;
  room.botsRunning = true;
  void playOn(room);
}

/** Nothing may be awaited between the last check for a bot and the end of the loop, or a move would be missed. */
async function playOn(room: Room): Promise<void> {
  try {
    for (let seat = nextBot(room); seat !== undefined; seat = nextBot(room))
      if (room.services.budgets.hasTime(payerOf(room))) await playMove(room, seat);
      else await pause(room);
  } catch (error) {
    room.services.fault(error, 'a bot could not move');
    room.services.after(RETRY_MS, () => drive(room));
  }
  room.botsRunning = false;
}

function pause({ services }: Room): Promise<void> {
  return new Promise((resolve) => void services.after(PAUSE_MS, resolve));
}

function nextBot(room: Room): Seat | undefined {
  const { ledger, record, closed, services } = room;
  const may = record.stage === 'playing' && !closed && services.fleet.owns(record.id);
  return ledger && may && isAwaited(room, ledger) ? botToMove(ledger) : undefined;
}

/** Bots play for somebody: where no person decides any more, for those who watch. */
function isAwaited(room: Room, ledger: Ledger): boolean {
  return decidingPersons(ledger).length > 0 || isWatched(room);
}

/** The bot is asked outside the queue, so that people can act meanwhile; an answer to an outdated position is dropped. */
async function playMove(room: Room, seat: Seat): Promise<void> {
  const { ledger } = room;
  if (ledger === undefined) return;
  const { move, note } = await botChoiceFor(room, ledger, seat);
  await room.inTurn(async () => {
    if (room.ledger !== ledger || room.closed) return;
    const { budgets } = room.services;
    const payer = payerOf(room);
    budgets.wrote(payer);
    await budgets.timed(payer, () =>
      enter(room, draftMove(ledger, seat, moveText(move), { byPerson: false, note })),
    );
  });
}

/** A bot that is stopped because its table closes has not failed. */
function botChoiceFor(room: Room, ledger: Ledger, seat: Seat): Promise<BotChoice> {
  const { services } = room;
  const asker = askerOf(room);
  const host = {
    ask: (request: BotRequest) => services.askBot(request, asker),
    failed: (error: unknown) => room.closed || services.fault(error, 'a bot failed'),
  };
  const seed = botSeed(ledger.match.seed, plyOf(ledger));
  const request = services.budgets.timed(payerOf(room), () =>
    botRequest(ledger, seat, botAt(room, seat) ?? '', seed),
  );
  return botChoice(host, request);
}

function askerOf(room: Room): Asker {
  const { person, origin } = payerOf(room);
  return { table: room.record.id, address: origin, person, isWatched: () => isWatched(room) };
}
