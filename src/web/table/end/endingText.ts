import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { TEXTS } from '../texts.ts';

/** How a match that is over ended: by its rules, or as somebody gave it up before. */
export function endingText(
  { entry }: Pick<LoadedGame, 'entry'>,
  { state }: Pick<TableView, 'state'>,
  names: readonly string[],
): string {
  return entry.game.outcome(state) === undefined ? TEXTS.end.givenUp : entry.texts.ending(state, names);
}
