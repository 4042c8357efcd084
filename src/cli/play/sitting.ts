import type { Seat } from '../../kernel/game.ts';
import { COMMAND_NAMES, type Next, runCommand, sayWhy } from './commands.ts';
import { type Choice, choicesOf } from './menu.ts';
import { understood } from './reply.ts';
import { showMenu, showQuestion, tellNews } from './screen.ts';
import { letBotPlay, playMove, seatToAsk, type Table } from './table.ts';

/** Plays until the match is over or the people leave; says whether it was played to the end. */
export async function sit(table: Table): Promise<boolean> {
  const watched = table.chairs.every(({ bot }) => bot);
  for (let seat = seatToAsk(table); seat !== undefined; seat = seatToAsk(table)) {
    if (table.chairs[seat]?.bot) await letBotPlay(table, seat);
    else if ((await askPerson(table, seat)) === 'leave') return false;
    if (watched && seatToAsk(table) !== seat) tellNews(table);
  }
  return true;
}

/** Asks until a move is played or the table has to be looked at anew. */
async function askPerson(table: Table, seat: Seat): Promise<Next> {
  const { entry, names } = table;
  const { position } = table.ledger;
  const choices = choicesOf(position.movesOf(seat), (move) => entry.texts.move(position.state, move, names));
  showQuestion(table, seat, choices);
  for (;;) {
    const next = await answerLine(table, seat, choices);
    if (next !== 'ask') return next;
  }
}

async function answerLine(table: Table, seat: Seat, choices: readonly Choice[]): Promise<Next> {
  const { terminal, names } = table;
  const words = [...choices.map(({ text }) => text), ...COMMAND_NAMES];
  const line = await terminal.ask(`${names[seat]}> `, words);
  if (line === undefined) {
    terminal.say('');
    return 'leave';
  }
  const reply = understood(line, choices, COMMAND_NAMES);
  switch (reply.type) {
    case 'move':
      playMove(table, seat, reply.move);
      return 'look';
    case 'command':
      return runCommand(table, seat, reply.name, reply.argument);
    case 'narrow':
      showMenu(table, reply.choices);
      return 'ask';
    case 'unknown':
      sayWhy(table, line, seat, [
        `"${line.trim().slice(0, 60)}" is neither a move now nor a command; "help" tells more`,
      ]);
      return 'ask';
  }
}
