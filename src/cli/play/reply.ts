import type { Move } from '../../kernel/game.ts';
import { type Choice, narrowed, plain } from './menu.ts';

/** What a typed line means. */
export type Reply =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'command'; readonly name: string; readonly argument: string }
  | { readonly type: 'narrow'; readonly choices: readonly Choice[] }
  | { readonly type: 'unknown' };

/**
 * A number or a move text comes first, so that no command hides a move; then commands, then the beginning of
 * exactly one move; anything else that occurs in moves narrows the list.
 */
export function understood(line: string, choices: readonly Choice[], commands: readonly string[]): Reply {
  const typed = plain(line);
  if (typed === '') return choices.length === 1 ? chosen(choices[0]) : { type: 'narrow', choices };
  const exact = choices.find(({ number, text }) => String(number) === typed || plain(text) === typed);
  if (exact) return chosen(exact);
  const command = commandIn(line, commands);
  if (command) return command;
  const begun = choices.filter(({ text }) => plain(text).startsWith(typed));
  if (begun.length === 1) return chosen(begun[0]);
  const fitting = narrowed(choices, line);
  return fitting.length === 0 ? { type: 'unknown' } : { type: 'narrow', choices: fitting };
}

function chosen(choice: Choice | undefined): Reply {
  return choice === undefined ? { type: 'unknown' } : { type: 'move', move: choice.move };
}

function commandIn(line: string, commands: readonly string[]): Reply | undefined {
  const [name = '', argument = ''] = line.trim().split(/\s+(.*)/s);
  const known = commands.includes(name.toLowerCase());
  return known ? { type: 'command', name: name.toLowerCase(), argument: argument.trim() } : undefined;
}
