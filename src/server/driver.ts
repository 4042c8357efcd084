import type { Inquiry } from '../bots/thinker.ts';
import { digest, type Seed } from '../kernel/chance.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/lists.ts';
import { equal } from '../kernel/plain.ts';
import { pick, seeded } from '../kernel/rng.ts';
import { moveText } from '../kernel/text.ts';
import type { Note } from '../protocol/table.ts';
import { Late } from './brains.ts';
import { draftMove } from './drafts.ts';
import { botToMove, type Ledger, plyOf } from './ledger.ts';
import { movesOf, viewOf } from './position.ts';
import { enter, type Room } from './room.ts';
import { botAt } from './seats.ts';

const TRY_AGAIN = 5000;

/** Lets the bots of a table move until a person is asked or the match is over. */
export function drive(room: Room): void {
  if (room.driven || nextBot(room) === undefined) return;
  room.driven = true;
  void driveOn(room);
}

/** Between the last look at who is to move and the end of driving nothing may be awaited, or a move would be missed. */
async function driveOn(room: Room): Promise<void> {
  try {
    for (let seat = nextBot(room); seat !== undefined; seat = nextBot(room)) await moveOf(room, seat);
  } catch (error) {
    room.house.fault(error, 'a bot could not move');
    room.house.after(TRY_AGAIN, () => drive(room));
  }
  room.driven = false;
}

function nextBot({ ledger, sheet, closed, house }: Room): Seat | undefined {
  const may = sheet.stage === 'playing' && !closed && house.fleet.keeps(sheet.id);
  return ledger && may ? botToMove(ledger) : undefined;
}

/** Thinks beside the queue, so that people are heard meanwhile; an answer to a position that is gone is dropped. */
async function moveOf(room: Room, seat: Seat): Promise<void> {
  const { ledger } = room;
  if (ledger === undefined) return;
  const { move, note } = await choiceOf(room, ledger, seat);
  await room.inTurn(async () => {
    if (room.ledger !== ledger || room.closed) return;
    await enter(room, draftMove(ledger, seat, moveText(move), { regretted: false, ...(note && { note }) }));
  });
}

interface Decision {
  readonly move: Move;
  readonly note?: Note;
}

/** The bot that chooses for one that failed: it never thinks for long. */
const SIMPLER = 'greedy';

/** What the bot chooses; where it fails or is late, a simpler one chooses, and a note says so. */
export async function choiceOf(room: Room, ledger: Ledger, seat: Seat): Promise<Decision> {
  const question = questionFor(room, ledger, seat);
  const { legal } = question;
  if (legal.length === 1) return { move: itemAt(legal, 0) };
  try {
    const move = await thoughtOf(room, question);
    return move ? { move } : { move: await simplerChoice(room, question), note: 'botIllegal' };
  } catch (error) {
    complain(room, error, 'a bot failed');
    const note = error instanceof Late ? 'botLate' : 'botFailed';
    return { move: await simplerChoice(room, question), note };
  }
}

/** A bot that is stopped because its table closes has not failed. */
function complain({ closed, house }: Room, error: unknown, what: string): void {
  if (!closed) house.fault(error, what);
}

/** The legal move a bot has thought of; nothing where it is not legal. */
async function thoughtOf({ house }: Room, question: Inquiry): Promise<Move | undefined> {
  const wanted: Move | undefined = await house.think(question);
  return question.legal.find((candidate) => equal(candidate, wanted));
}

/** Where even the simpler bot fails chance decides: nothing may think in this thread. */
async function simplerChoice(room: Room, question: Inquiry): Promise<Move> {
  const { legal, seed, bot } = question;
  try {
    const move = bot === SIMPLER ? undefined : await thoughtOf(room, { ...question, bot: SIMPLER });
    if (move) return move;
  } catch (error) {
    complain(room, error, 'the simpler bot failed too');
  }
  return pick(seeded(seed), legal);
}

function questionFor(room: Room, ledger: Ledger, seat: Seat): Inquiry {
  const { game, state, seed } = ledger.match;
  return {
    game: game.id,
    rules: game.rulesVersion,
    bot: botAt(room, seat) ?? '',
    seat,
    view: viewOf(game, state, seat),
    legal: movesOf(game, state, seat),
    seed: botSeed(seed, plyOf(ledger)),
  };
}

/** The same match asks the same bot with the same seed; other matches and other moves with others. */
function botSeed(seed: Seed, ply: number): number {
  return Number.parseInt(digest(`bot ${seed} ${ply}`).slice(0, 13), 16);
}
