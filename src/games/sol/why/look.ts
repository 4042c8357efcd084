import type { Seat } from '../../../kernel/game.ts';
import { clone } from '../../../kernel/data/plain.ts';
import { count, type Names } from '../../../kernel/defaults/words.ts';
import { moveText } from '../../../kernel/text.ts';
import type { Goods, Pattern } from '../../../kernel/why.ts';
import { LAYER, type Space } from '../board.ts';
import type { Move, State } from '../state.ts';
import { legalMoves } from '../steps.ts';
import { chooseAction } from '../turn.ts';

/** A position with the eyes of one who has a choice. */
export interface Look {
  readonly state: State;
  readonly seat: Seat;
  readonly names: Names;
  readonly legal: readonly Move[];
  /** Whether the Move is only imagined: it has not been chosen yet, and `legal` is what is possible before it. */
  readonly imagined: boolean;
}

/** So many moves are named as what could be done instead. */
const MOST_NAMED = 2;

export function lookAt(state: State, seat: Seat, names: Names): Look {
  return { state, seat, names, legal: legalMoves(state, seat), imagined: false };
}

/** The same as if the player had chosen to move. */
export function lookAhead({ state, seat, ...look }: Look): Look {
  const moving = clone(state);
  chooseAction(moving, seat, 'move', undefined);
  return { ...look, state: moving, seat, imagined: true };
}

/** The first legal moves that fit, as texts. */
export function some(look: Look, fits: (move: Move) => boolean): string[] {
  return look.legal.filter(fits).slice(0, MOST_NAMED).map(moveText);
}

/** The legal moves of a kind, as texts. */
export function ofKind(look: Look, ...types: readonly Move['type'][]): string[] {
  return some(look, ({ type }) => types.includes(type));
}

/** Places where a piece is missing. */
export function absent(piece: string, ...missing: readonly string[]): Pattern {
  return { kind: 'pattern', piece, there: [], missing };
}

/** Something of which there is too little in the panel. */
export function tooFew(of: string, have: number, need: number): Goods {
  return { kind: 'goods', of, have, need };
}

const LAYER_WORDS = [
  'outer orbit',
  'inner orbit',
  'the convective layer',
  'the radiative layer',
  'the core',
] as const;

export function layerWords(space: Space): string {
  return LAYER_WORDS[LAYER[space]!]!;
}

/** `you have no points left`, `you have 2 points left`, `a Move gives you 4`. */
export function pointsWords({ state, imagined }: Look): string {
  const { points } = state.turn;
  if (imagined) return `a Move gives you ${points}`;
  return points === 0 ? 'you have no points left' : `you have ${count(points, 'point')} left`;
}
