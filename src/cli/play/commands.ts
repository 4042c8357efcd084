import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Answer, answerWish, reasonLine } from '../../kernel/why.ts';
import { listed } from '../../kernel/defaults/words.ts';
import { DIM } from '../ink.ts';
import { aligned, wrapped } from '../rows.ts';
import { chapter, contents, readable, rulesOf } from './chapters.ts';
import { sayOpinion, sayPlans } from './coaching.ts';
import { showBoard, showPosition } from './screen.ts';
import { paragraphs, storySince } from './story.ts';
import { lookBack, playAgain, resign, saveRecord, type Table, takeLastBack } from './table.ts';

/** What comes after a command: the same question, a look at the table anew, or the end of the sitting. */
export type Next = 'ask' | 'look' | 'leave';

interface Command {
  readonly usage: string;
  readonly help: string;
  run(table: Table, argument: string, seat: Seat): Next | Promise<Next>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  undo: {
    usage: 'undo',
    help: 'take back the last move, as long as nothing new has been seen',
    run(table) {
      takeLastBack(table);
      return 'look';
    },
  },
  redo: {
    usage: 'redo',
    help: 'play the move again that was taken back',
    run(table) {
      playAgain(table);
      return 'look';
    },
  },
  resign: {
    usage: 'resign',
    help: 'give up, where the options say that whoever resigns is out',
    run(table, _, seat) {
      resign(table, seat);
      return 'look';
    },
  },
  log: { usage: 'log', help: 'everything that has happened', run: tellAll },
  board: {
    usage: 'board',
    help: 'the board once more',
    run(table, _, seat) {
      showBoard(table, seat);
      return 'ask';
    },
  },
  look: { usage: 'look 12', help: 'the board as you saw it after so many moves', run: showPast },
  why: { usage: 'why fly C3 R2', help: 'why that cannot be done, or any part of it', run: tellWhy },
  coach: {
    usage: 'coach [fly C3 R2]',
    help: 'ways to play your turn, the best first, or what to think of a move',
    run: askCoach,
  },
  rules: { usage: 'rules [6.1]', help: 'the rules, or the part with that number', run: showRules },
  save: { usage: 'save FILE', help: 'write the record of the match', run: save },
  help: { usage: 'help', help: 'this list', run: showHelp },
  quit: { usage: 'quit', help: 'save the match and leave', run: () => 'leave' },
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** Runs a command by name; what is wrong with it is told, and the question stays open. */
export async function runCommand(table: Table, seat: Seat, name: string, argument: string): Promise<Next> {
  const command = COMMANDS[name];
  if (command === undefined) throw new Error(`there is no command ${name}`);
  try {
    return await command.run(table, argument, seat);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    table.terminal.say(error.message);
    return 'ask';
  }
}

function tellAll(table: Table): Next {
  const { names, terminal } = table;
  const { width, colour } = terminal;
  for (const line of paragraphs(storySince(table, 0), names, width, colour)) terminal.say(line);
  return 'ask';
}

function showPast(table: Table, argument: string, seat: Seat): Next {
  const ply = argument === '' ? Number.NaN : Number(argument);
  if (!Number.isInteger(ply))
    throw new InputError('bad_request', 'look needs the number of a move, such as: look 12');
  showPosition(table, lookBack(table, ply, seat).state);
  return 'ask';
}

function tellWhy(table: Table, argument: string, seat: Seat): Next {
  if (argument === '')
    throw new InputError('bad_request', 'why needs a move or a part of one, such as: why fly C3 R2');
  sayWhy(table, argument, seat, [
    `nothing at this table is called "${argument.slice(0, 60)}"; name it as the moves do`,
  ]);
  return 'ask';
}

function askCoach(table: Table, argument: string, seat: Seat): Next {
  if (argument === '') sayPlans(table, seat);
  else sayOpinion(table, seat, argument);
  return 'ask';
}

/** Says what becomes of a wish in words, or something else where nobody knows what is meant. */
export function sayWhy(table: Table, text: string, seat: Seat, otherwise: readonly string[]): void {
  const { entry, ledger, names, terminal } = table;
  const answer = answerWish({ entry, state: ledger.match.state, seat, names }, text);
  const lines = answer ? answerLines(answer) : otherwise;
  for (const line of lines.flatMap((one) => wrapped(one, terminal.width))) terminal.say(line);
}

function answerLines({ reason }: Answer): string[] {
  if (reason === undefined) return ['That can be done.'];
  const { more, instead = [] } = reason;
  return [
    reasonLine(reason),
    ...(more === undefined ? [] : [more]),
    ...(instead.length === 0 ? [] : [`Instead: ${listed(instead, 'or')}`]),
  ];
}

async function showRules({ entry, terminal }: Table, number: string): Promise<Next> {
  const rules = await rulesOf(entry.game.id);
  const lines = number === '' ? contents(rules) : chapter(rules, number);
  if (lines === undefined) terminal.say(`the rules have no number ${number}; "rules" lists them`);
  else for (const line of readable(lines, terminal.width)) terminal.say(line);
  return 'ask';
}

async function save(table: Table, file: string): Promise<Next> {
  if (file === '')
    throw new InputError('bad_request', 'save needs the name of a file, such as: save match.json');
  await saveRecord(table, file);
  return 'ask';
}

function showHelp({ terminal }: Table): Next {
  const how =
    'Type the number of a move, its text (fly C3 R2), or the beginning of it. Any other part of a move narrows the list; an empty line shows all of it again. The tab key completes.';
  for (const line of wrapped(how, terminal.width)) terminal.say(line);
  const rows = Object.values(COMMANDS).map(({ usage, help }) => [{ text: usage }, { text: help, ink: DIM }]);
  for (const line of aligned(rows, terminal.colour)) terminal.say(line);
  return 'ask';
}
