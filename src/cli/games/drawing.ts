import type { Move } from '../../kernel/game.ts';

export interface DrawOptions {
  readonly colour: boolean;
  readonly width: number;
  /** Names of places that are legal targets now. */
  readonly lit?: readonly string[];
}

/** How a game looks in the terminal. */
export interface Drawing<State = object, M extends Move = Move> {
  draw(state: State, names: readonly string[], options: DrawOptions): string;
  /** The names of the places a move aims at. */
  targets(move: M): readonly string[];
}
