import { type ReactNode, useState } from 'react';
import type { Grid } from '../../../kernel/entry.ts';
import type { Move, Seat } from '../../../kernel/game.ts';
import { placesIn, Spot } from '../../board/spot.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { BoardProps } from '../view.ts';
import { colourOf } from './colours.ts';
import { cellPlace } from './gestures.ts';
import { TEXTS } from './texts.ts';

/** What lies on a cell. */
type Shown = Seat | string | undefined;

interface CellBoardProps extends BoardProps {
  readonly board: Grid<object, Move>;
}

/** Rows and columns of cells with the pieces on them. */
export function CellBoard({ board, ...props }: CellBoardProps): ReactNode {
  const { state, ply, compact } = props;
  const shown = Array.from({ length: board.rows * board.columns }, (_, cell) => board.shown(state, cell));
  const changed = useChanged(shown, ply);
  const size = { '--rows': board.rows, '--columns': board.columns };
  return (
    <div className="plain-board" data-compact={compact || undefined}>
      <div className="plain-grid" style={size} role="group" aria-label={TEXTS.board}>
        {shown.map((what, cell) => (
          <Cell
            key={cell}
            {...props}
            cell={cell}
            columns={board.columns}
            what={what}
            changed={changed.has(cell)}
          />
        ))}
      </div>
    </div>
  );
}

const NONE: ReadonlySet<number> = new Set();

/** The cells on which the last move has changed something. */
function useChanged(shown: readonly Shown[], ply: number): ReadonlySet<number> {
  const [last, setLast] = useState({ ply, shown, changed: NONE });
  if (last.ply === ply) return last.changed;
  const changed = new Set(shown.flatMap((what, cell) => (what === last.shown[cell] ? [] : [cell])));
  setLast({ ply, shown, changed });
  return changed;
}

interface CellProps extends BoardProps {
  readonly cell: number;
  readonly columns: number;
  readonly what: Shown;
  readonly changed: boolean;
}

function Cell({ cell, columns, what, changed, ...props }: CellProps): ReactNode {
  const label = TEXTS.cell(Math.floor(cell / columns) + 1, (cell % columns) + 1, wordsOf(what, props.names));
  return (
    <Spot {...placesIn(props)} place={cellPlace(cell)} label={label} className="plain-cell">
      <span className="plain-piece" data-changed={changed || undefined}>
        <Piece what={what} />
        <span className="unseen">{label}</span>
      </span>
    </Spot>
  );
}

function wordsOf(what: Shown, names: readonly string[]): string {
  if (what === undefined) return TEXTS.empty;
  return typeof what === 'number' ? (names[what] ?? '') : what;
}

function Piece({ what }: { readonly what: Shown }): ReactNode {
  if (what === undefined) return <i className="plain-dot" />;
  if (typeof what === 'number') return <Emblem key={what} colour={colourOf(what)} size={100} />;
  return (
    <span key={what} className="plain-word" data-long={what.length > 2 || undefined} aria-hidden>
      {what}
    </span>
  );
}
