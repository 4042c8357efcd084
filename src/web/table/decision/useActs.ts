import { useCallback, useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import { hostOf } from '../../host.ts';
import { ownSeat } from '../seats.ts';

/** What a person can do to a table, and what came of it. */
export interface Acts {
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

const personIn = (frame: TableView, seat: Seat): boolean => frame.setup.chairs[seat]?.player === 'person';

/** `open` is false while nothing can be done, as without a connection. */
export function useActs(frame: TableView, open: boolean): Acts {
  const { id, seq, undoable, redoable } = frame;
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

  const own = ownSeat(frame);
  const taker = open ? undoable.findIndex((count, seat) => count > 0 && personIn(frame, seat)) : -1;
  const persons = open ? frame.actors.filter((seat) => personIn(frame, seat)) : [];
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
