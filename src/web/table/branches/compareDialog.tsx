import { useEffect, useState } from 'react';
import type { TableSummary, TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { tableHost } from '../../host.ts';
import { standingOf } from '../../pages/home/matchLine.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { showFault } from '../../parts/toast.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { TEXTS } from '../texts.ts';
import { CompareTurns } from './compareTurns.tsx';
import { drawnOrder, nameOfLine, playersOfLine, sharedMoves } from './lines.ts';

const { compare } = TEXTS;

interface CompareDialogProps {
  readonly lines: readonly TableSummary[];
  readonly game: LoadedGame;
  /** The line that is shown, which another is compared with. */
  readonly shown: string;
  readonly line: TableSummary | undefined;
  readonly onClose: () => void;
}

/** Two lines of a tree side by side, turn by turn. */
export function CompareDialog({ line, ...rest }: CompareDialogProps) {
  return (
    <Dialog open={line !== undefined} className="compare" title={compare.title} onClose={rest.onClose}>
      {line && <Sides {...rest} line={line} />}
    </Dialog>
  );
}

type SidesProps = CompareDialogProps & { readonly line: TableSummary };

/** What is shown stands at the left of the line that was asked about; that line itself has what it leaves beside it. */
function besides({ lines, shown, line }: SidesProps): readonly [string, string] {
  if (line.id !== shown && lines.some(({ id }) => id === shown)) return [shown, line.id];
  const other = line.branch?.of ?? lines.find(({ branch }) => branch?.of === line.id)?.id ?? line.id;
  return line.branch ? [other, line.id] : [line.id, other];
}

function Sides(props: SidesProps) {
  const { lines, game } = props;
  const [ids, setIds] = useState(() => besides(props));
  const views = [useGlance(ids[0]), useGlance(ids[1])] as const;
  const [left, right] = ids.map((id) => lines.find((line) => line.id === id));
  return (
    <>
      <div className="compare-lines">
        {[left, right].map((chosen, side) => (
          <div key={side === 0 ? 'left' : 'right'} className="compare-line">
            <select
              className="select"
              aria-label={side === 0 ? compare.left : compare.right}
              value={ids[side]}
              onChange={({ target }) => setIds(side === 0 ? [target.value, ids[1]] : [ids[0], target.value])}
            >
              {drawnOrder(lines).map((line) => (
                <option key={line.id} value={line.id}>
                  {nameOfLine(line)}
                </option>
              ))}
            </select>
            <p className="caption">{chosen && playersOfLine(chosen)}</p>
            <p className="branch-standing">{chosen && standingOf(chosen)}</p>
          </div>
        ))}
      </div>
      {left && right && views[0] && views[1] ? (
        <CompareTurns
          game={game}
          views={[views[0], views[1]]}
          shared={sharedMoves(lines, left, right)}
          isSame={left.id === right.id}
        />
      ) : (
        <Waiting text={compare.waiting} />
      )}
    </>
  );
}

/** A line as it is now, once it is known. */
function useGlance(id: string): TableView | undefined {
  const [view, setView] = useState<TableView>();
  useEffect(() => {
    let late = false;
    setView(undefined);
    tableHost()
      .glance(id)
      .then((seen) => late || setView(seen), showFault);
    return () => {
      late = true;
    };
  }, [id]);
  return view?.id === id ? view : undefined;
}
