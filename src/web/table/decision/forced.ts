import { useEffect } from 'react';
import type { TableView } from '../../../protocol/table.ts';
import type { AnyView } from '../../games/view.ts';
import type { Choice } from './decision.ts';
import type { TableActions } from './useTableActions.ts';
import type { Decision } from './useDecision.ts';

/**
 * The move that answers itself: the only one there is, where the game says that nobody need be asked for it. What has
 * been taken back is asked again, or nothing before it could be taken back; and a guide waits for its own.
 */
export function forcedMove(
  choices: readonly Choice[],
  { redoable, sending }: Pick<TableActions, 'redoable' | 'sending'>,
  isGuided: boolean,
  { answersItself }: Pick<AnyView, 'answersItself'>,
): string | undefined {
  const [only] = choices;
  if (only === undefined || choices.length > 1 || redoable || sending || isGuided) return undefined;
  return answersItself?.(only.offer.move) ? only.offer.text : undefined;
}

/** Plays what answers itself. */
export function useForced(
  { ply }: TableView,
  { choices, play }: Decision,
  actions: TableActions,
  isGuided: boolean,
  view: AnyView,
): void {
  const forced = forcedMove(choices, actions, isGuided, view);
  useEffect(() => {
    if (forced !== undefined) play([forced]);
    // Once for every position, however often the page is drawn.
  }, [forced, ply]);
}
