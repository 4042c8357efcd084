import { useCallback, useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import { hostOf } from '../../host.ts';
import { ownSeat } from '../seats.ts';

/** What a person can do at a table, and whether it was refused. */
export interface TableActions {
  /** Plays moves one after the other; the first refused one ends the row. */
  readonly play: (seat: Seat, texts: readonly string[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly undoable: boolean;
  readonly redoable: boolean;
  /** Whether the table has not answered yet. */
  readonly sending: boolean;
  /** Why the last step was refused. */
  readonly fault: string | undefined;
  readonly forgetFault: () => void;
}

const personIn = (table: TableView, seat: Seat): boolean => table.setup.chairs[seat]?.player === 'person';

/** `open` is false while nothing can be done, as without a connection; `takesBack` where nothing is taken back. */
export function useTableActions(table: TableView, open: boolean, takesBack: boolean): TableActions {
  const { id, seq, undoable, redoable } = table;
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => setFault(undefined), [seq]);

  const attempt = useCallback((act: () => Promise<void>) => {
    setSending(true);
    setFault(undefined);
    act()
      .catch((error: Error) => setFault(error.message))
      .finally(() => setSending(false));
  }, []);

  const own = ownSeat(table);
  const taker =
    open && takesBack ? undoable.findIndex((count, seat) => count > 0 && personIn(table, seat)) : -1;
  const persons = open ? table.actors.filter((seat) => personIn(table, seat)) : [];
  const player = persons.find((seat) => seat === own) ?? persons[0];
  return {
    play: useCallback(
      (seat, texts) =>
        attempt(async () => {
          let seen = seq;
          for (const text of texts) seen = await hostOf(id).play(id, seat, seen, text);
        }),
      [attempt, id, seq],
    ),
    undo: () => taker >= 0 && attempt(() => hostOf(id).undo(id, taker)),
    redo: () => redoable && player !== undefined && attempt(() => hostOf(id).redo(id, player)),
    undoable: taker >= 0,
    redoable: redoable && player !== undefined,
    sending,
    fault,
    forgetFault: useCallback(() => setFault(undefined), []),
  };
}
