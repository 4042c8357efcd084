import { type ReactNode, useMemo, useRef } from 'react';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Step, State } from '../../../../games/sol/state.ts';
import { boardOf } from '../../../../games/sol/verbs.ts';
import { Layer, Layers } from '../../../board/layers.tsx';
import { useScene } from '../../../board/useScene.ts';
import type { BoardProps, Place } from '../../view.ts';
import { Arks } from './arks.tsx';
import { Corona } from './corona.tsx';
import { Dial } from './dial.tsx';
import { Barriers } from './barriers.tsx';
import { Lights } from './litPlaces.tsx';
import { type Piece, type PieceScene, sceneOf } from './pieces.ts';
import { PieceView } from './pieceView.tsx';
import type { Fit, PieceKind } from './spots.ts';
import { Sun } from './sun.tsx';
import { useUnit } from '../../../board/unit.ts';

/** Half the side of what is shown: with the dial of momentum, and without it on a phone. */
const REACH = { usual: 405, compact: 368 } as const;
const LARGEST_GROWTH = 1.36;
/** On a board smaller than this, names in the rings would crowd out what they name. */
const COARSE = 1.7;

/** From the ground up. */
const PILING: readonly (readonly PieceKind[])[] = [
  ['station', 'cube', 'feeder'],
  ['gate'],
  ['diver'],
  ['ship'],
];

export function Board(props: BoardProps<State>): ReactNode {
  const { state, compact, still } = props;
  const box = useRef<HTMLDivElement>(null);
  const reach = compact ? REACH.compact : REACH.usual;
  const view = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
  const unit = useUnit(box, view);
  const { pieces } = usePieces(state, compact, compact ? LARGEST_GROWTH : growthFor(unit));
  return (
    <Layers ref={box} className="sol-board" still={still} compact={compact}>
      <Corona reach={reach} flares={state.flares} />
      <Layer view={view} label="The board">
        <Sun board={boardOf(state)} names={!compact && unit < COARSE} unit={unit} />
        {!compact && <Dial unit={unit} />}
        <Barriers board={boardOf(state)} gates={state.gates.join()} />
        <Lights {...props} view={view} />
        <Pieces {...props} pieces={pieces} unit={unit} />
        {!compact && <Arks state={state} still={still} />}
      </Layer>
    </Layers>
  );
}

/** Pieces grow on a small board, within reason. */
function growthFor(unit: number): number {
  return Math.min(LARGEST_GROWTH, Math.max(1, unit * 0.95));
}

/** The pieces of a position, following from those of the one shown before. */
function usePieces(state: State, compact: boolean, grow: number): PieceScene {
  const fit = useMemo((): Fit => ({ compact, grow }), [compact, grow]);
  return useScene(
    (scene) => scene.state === state && scene.fit === fit,
    (before: PieceScene | undefined) => sceneOf(before, state, fit),
  );
}

// ── Pieces ────────────────────────────────────────────────────────────────────────────────────────

type PiecesProps = BoardProps<State> & { readonly pieces: readonly Piece[]; readonly unit: number };

function Pieces({ pieces, unit, ...props }: PiecesProps): ReactNode {
  const lit = litPieces(pieces, props);
  return PILING.map((kinds) => (
    <g key={kinds[0]} className="board-idle" aria-hidden>
      {pieces
        .filter(({ kind }) => kinds.includes(kind))
        .map((piece) => (
          <PieceView key={piece.id} piece={piece} unit={unit} lit={lit(piece)} />
        ))}
    </g>
  ));
}

type Lit = 'no' | 'pickable' | 'picked' | 'active';

function litPieces(
  pieces: readonly Piece[],
  { state, sources, picked }: BoardProps<State>,
): (piece: Piece) => Lit {
  const step = asking<Step>(state);
  const actor = step !== undefined && 'seat' in step ? step.seat : -1;
  const hand = handOf(pieces, actor, picked);
  return (piece) => {
    if (piece.motion === 'gone' || piece.seat < 0) return 'no';
    if (piece === hand) return 'picked';
    const mine = piece.seat === actor && piece.kind !== 'gate';
    if (mine && sources.has(piece.place) && piece.place !== picked) return 'pickable';
    return piece.kind === 'ship' && piece.seat === actor ? 'active' : 'no';
  };
}

/** The piece that is in the hand: the top one of the place that was picked. */
function handOf(pieces: readonly Piece[], actor: number, picked: Place | undefined): Piece | undefined {
  if (picked === undefined) return undefined;
  const there = pieces.filter(({ place, motion }) => place === picked && motion !== 'gone');
  return there.findLast(({ kind, seat }) => seat === actor && kind === 'diver') ?? there.at(-1);
}
