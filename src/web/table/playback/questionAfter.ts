import type { Texts } from '../../../kernel/entry.ts';
import type { GameEvent, Move } from '../../../kernel/game.ts';
import type { LoggedMove, TableView } from '../../../protocol/table.ts';
import { promptParts, toYou } from '../decision/prompt.ts';
import type { LogSource } from '../log/logTurns.ts';

/**
 * What is asked of the reader after moves of others. The bar that asks it is drawn only then, and what appears with its
 * words is not read out by itself.
 */
export function questionAfter(
  moves: readonly Pick<LoggedMove, 'seat'>[],
  { actors, state }: Pick<TableView, 'actors' | 'state'>,
  { you, names }: Pick<LogSource, 'you' | 'names'>,
  texts: Pick<Texts<object, Move, GameEvent>, 'prompt'>,
): string[] {
  if (you === undefined || !actors.includes(you) || moves.every(({ seat }) => seat === you)) return [];
  return [promptParts(toYou(texts.prompt(state, you, names), names[you] ?? '')).head];
}
