import type { State } from '../../../../games/empire/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { AsideProps } from '../../view.ts';

/** Whose things are shown: the viewer's own; spectators see those of the player to move. */
export function ownerOf({ state, eyes, actors }: Pick<AsideProps<State>, 'state' | 'eyes' | 'actors'>): Seat {
  return eyes ?? actors[0] ?? state.scepter;
}

/** The names as whoever looks reads them: the own one is “You”. */
export function readBy(names: readonly string[], eyes: Seat | undefined): readonly string[] {
  return eyes === undefined || names[eyes] === undefined ? names : names.with(eyes, 'You');
}
