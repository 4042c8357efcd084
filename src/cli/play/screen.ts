import type { Seat } from '../../kernel/game.ts';
import { BOLD } from '../ink.ts';
import { wrapped } from '../rows.ts';
import { type Choice, drawMenu } from './menu.ts';
import { plyOf } from '../../table/ledger.ts';
import { paragraphs, storySince } from './story.ts';
import type { Table } from './table.ts';

const LEAST_MENU = 8;
const MOST_MENU = 24;

/** The board as a seat sees it, with the targets of its choices lit; returns how many lines it took. */
export function showBoard(table: Table, seat: Seat | undefined, choices: readonly Choice[] = []): number {
  return showPosition(table, table.ledger.position.seenBy(seat), choices);
}

/** A position as somebody sees it. */
export function showPosition(table: Table, view: object, choices: readonly Choice[] = []): number {
  const { drawing, names, terminal } = table;
  const { colour, width } = terminal;
  const lit = choices.flatMap(({ move }) => drawing.targets(move));
  const text = drawing.draw(view, names, { colour, width, lit });
  terminal.say(text);
  return text.split('\n').length;
}

/** What has happened since it was last told; returns how many lines it took. */
export function tellNews(table: Table): number {
  const { ledger, names, terminal } = table;
  const lines = paragraphs(storySince(table, table.shown), names, terminal.width, terminal.colour);
  table.shown = plyOf(ledger);
  for (const line of lines) terminal.say(line);
  return lines.length;
}

/** Everything a person needs to choose: board, news, question and choices. */
export function showQuestion(table: Table, seat: Seat, choices: readonly Choice[]): void {
  const { entry, ledger, names, terminal } = table;
  if (plyOf(ledger) > 0) terminal.clear();
  const taken = showBoard(table, seat, choices) + tellNews(table) + 1;
  terminal.say('');
  const prompt = wrapped(entry.texts.prompt(ledger.match.state, seat, names), terminal.width);
  for (const line of prompt) terminal.say(line, BOLD);
  showMenu(table, choices, terminal.height - taken - prompt.length - 2);
}

export function showMenu({ terminal }: Table, choices: readonly Choice[], space = MOST_MENU): void {
  const lines = Math.min(MOST_MENU, Math.max(LEAST_MENU, space));
  const { width, colour } = terminal;
  for (const line of drawMenu(choices, { width, lines, colour })) terminal.say(line);
}
