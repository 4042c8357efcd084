import { commitment } from '../../kernel/match/chance.ts';
import type { Outcome } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { DRAWN } from '../../kernel/outcome.ts';
import { openBotPool } from '../../server/bots/botPool.ts';
import { endOf } from '../../table/ledger.ts';
import { BOLD, DIM, GOLD, seatInk, seatLetter } from '../ink.ts';
import { type PlayOptions, setTable } from '../play/setting.ts';
import { showBoard, tellNews } from '../play/screen.ts';
import { sit } from '../play/sitting.ts';
import { saveRecord, type Table } from '../play/table.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { aligned, type Cell } from '../rows.ts';
import { orrery } from '../moreGames.ts';

/** Milliseconds after which a bot that has not answered is stopped. */
const BOT_MS = 30_000;

/** Plays a match in the terminal; returns the exit code. */
export async function runPlay(
  options: PlayOptions,
  terminal: Terminal = openTerminal(process.stdin, process.stdout),
): Promise<number> {
  const bots = openBotPool({ threads: 1, deadline: BOT_MS });
  try {
    const table = await setTable(options, terminal, bots.ask);
    greet(table);
    const finished = await sit(table);
    if (finished) tellResult(table);
    await partWith(table, finished);
    return 0;
  } finally {
    terminal.close();
    await bots.close();
  }
}

function greet({ entry, ledger, chairs, terminal }: Table): void {
  terminal.say(entry.game.title, `${BOLD};${GOLD}`);
  terminal.say(
    `At the table: ${chairs.map(({ name, bot }) => (bot ? `${name} (${bot.name})` : name)).join(', ')}`,
  );
  terminal.say(`Commitment to the shuffles: ${commitment(ledger.match.seed)}`, DIM);
  terminal.say('Type a number or the text of a move; "help" tells the rest.', DIM);
}

function tellResult(table: Table): void {
  const { entry, ledger, names, terminal } = table;
  const outcome = endOf(ledger);
  terminal.clear();
  showBoard(table, undefined);
  tellNews(table);
  for (const line of outcome ? aligned(ranking(table, outcome), terminal.colour) : []) terminal.say(line);
  const { game, state } = ledger.match;
  const ending = game.outcome(state) ? entry.texts.ending(state, names) : 'The match was given up.';
  terminal.say(ending, BOLD);
}

/** The seats from the first place to the last. */
function ranking({ names }: Table, { places, points }: Outcome): Cell[][] {
  const seats = names.map((_, seat) => seat).sort((a, b) => itemAt(places, a) - itemAt(places, b));
  return seats.map((seat) => [
    { text: places[seat] === DRAWN ? 'draw' : `${places[seat]}.`, right: true },
    { text: ` ${seatLetter(seat)} `, ink: seatInk(seat) },
    { text: itemAt(names, seat), ink: BOLD },
    { text: String(points[seat]), right: true },
  ]);
}

/** The record is saved in any case; the seed is told only when it can no longer help anybody. */
async function partWith(table: Table, finished: boolean): Promise<void> {
  const { entry, ledger, terminal, file } = table;
  if (finished) terminal.say(`Seed of the shuffles: ${ledger.match.seed}`, DIM);
  const saved = await saveRecord(table, file);
  if (!saved) return;
  if (finished) terminal.say(`Check the shuffles against the commitment: ${orrery()} verify ${file}`, DIM);
  else terminal.say(`Go on with it: ${orrery()} play ${entry.game.id} --from ${file}`);
}
