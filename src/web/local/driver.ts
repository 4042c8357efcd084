import { surely, type Trouble } from '../../bots/thinker.ts';
import { InputError } from '../../kernel/error.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { moveText } from '../../kernel/text.ts';
import type { Note } from '../../protocol/table.ts';
import { botToMove } from './chronicle.ts';
import { halt, playMove, type Table } from './table.ts';
import { botSeed, type Question } from './thinker.ts';

/** Lets the bots of a watched table move until a person is asked, the match is over or something fails. */
export function drive(table: Table): void {
  if (table.driven) return;
  table.driven = true;
  void driveOn(table);
}

/** Between the last look at who is to move and the end of driving nothing may be awaited, or a move would be missed. */
async function driveOn(table: Table): Promise<void> {
  try {
    for (let seat = nextBot(table); seat !== undefined; seat = nextBot(table)) await moveOf(table, seat);
    table.driven = false;
  } catch (error) {
    table.driven = false;
    halt(table, (error as Error).message);
  }
}

function nextBot({ chronicle, watchers, fault }: Table): Seat | undefined {
  return watchers.size > 0 && fault === undefined ? botToMove(chronicle) : undefined;
}

/** Thinks beside the queue, so that people are heard meanwhile; an answer to a position that is gone is dropped. */
async function moveOf(table: Table, seat: Seat): Promise<void> {
  await table.around.pause(0);
  const { revision } = table.stored;
  const { move, note } = await choiceOf(table, seat);
  await table.inTurn(async () => {
    if (table.stored.revision !== revision) return;
    await playUnlessStale(table, seat, move, note);
  });
}

/** Another tab may have let the same bot move first; the table has caught up with it then. */
async function playUnlessStale(table: Table, seat: Seat, move: Move, note: Note | undefined): Promise<void> {
  try {
    await playMove(table, seat, moveText(move), note);
  } catch (error) {
    if (!(error instanceof InputError && error.code === 'stale')) throw error;
  }
}

interface Decision {
  readonly move: Move;
  readonly note?: Note;
}

/** A bot is waited for this long: far longer than any level takes on a slow machine. */
const PATIENCE = 30_000;
const NOTES: Readonly<Record<Trouble, Note>> = {
  failed: 'botFailed',
  illegal: 'botIllegal',
  late: 'botLate',
};

/** What the bot chooses; where it fails, a simpler player chooses for it. */
async function choiceOf(table: Table, seat: Seat): Promise<Decision> {
  const { around, chronicle } = table;
  const patience = { ms: PATIENCE, pause: (ms: number) => around.pause(ms) };
  const { move, trouble } = await surely(around.think, chronicle.entry, questionFor(table, seat), patience);
  return trouble ? { move, note: NOTES[trouble] } : { move };
}

function questionFor({ stored, chronicle }: Table, seat: Seat): Question {
  const { game, state, seed, plies } = chronicle.match;
  const player = stored.setup.chairs[seat]?.player;
  return {
    game: game.id,
    bot: typeof player === 'object' ? player.bot : '',
    seat,
    view: game.redact(state, seat),
    legal: game.legalMoves(state, seat),
    seed: botSeed(seed, plies.length),
  };
}
