import type { ReactNode } from 'react';
import { spaceOf } from '../../../../games/sol/board.ts';
import type { State } from '../../../../games/sol/state.ts';
import { boardOf } from '../../../../games/sol/verbs.ts';
import { segmentNamed } from '../../../../games/sol/why/things.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Place } from '../../view.ts';
import { OUTLINES } from '../art/pieces.tsx';
import { arcOf, segmentArc } from './geometry.ts';
import { middle, sunwardAt, uprightAt } from './polar.ts';

/** The outline of a piece that is missing in a space or on a barrier, turned as it would stand there. */
export function ghost(state: State, _: Seat, piece: string, place: Place): ReactNode {
  const outline = OUTLINES[piece];
  if (outline === undefined) return null;
  return <path d={outline} transform={`rotate(${Math.round(turnOf(state, piece, place))})`} />;
}

function turnOf(state: State, piece: string, place: Place): number {
  const board = boardOf(state);
  if (piece === 'gate') return uprightAt(middle(segmentArc(board, segmentNamed(state, place))));
  return piece === 'sundiver' ? sunwardAt(middle(arcOf(board, spaceOf(place)))) : 0;
}
