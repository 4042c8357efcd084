import type { BoardProps } from '../games/view.ts';

/** The props of a board when nothing is lit, pointed at or in the hand. */
export function quiet<State>(state: State, names: readonly string[], eyes: number): BoardProps<State, never> {
  return {
    state,
    eyes,
    names,
    sources: new Set(),
    targets: new Set(),
    distant: new Set(),
    picked: undefined,
    hovered: undefined,
    happened: [],
    ply: 0,
    hinted: new Set(),
    onPlace: () => undefined,
    onHover: () => undefined,
    still: false,
    compact: false,
  };
}
