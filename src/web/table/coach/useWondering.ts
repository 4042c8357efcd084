import { useCallback, useState } from 'react';

/** “Why not…”: while somebody wonders, the move they choose is not played but asked about. */
export interface Wondering {
  /** Whether a move is waited for. */
  readonly open: boolean;
  /** The move asked about, as texts. */
  readonly moves: readonly string[] | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  /** Takes a move that was chosen; false where nobody wonders and it is to be played. */
  readonly consider: (moves: readonly string[]) => boolean;
}

export function useWondering(): Wondering {
  const [wonder, setWonder] = useState<{ readonly moves?: readonly string[] }>();
  const open = wonder !== undefined && wonder.moves === undefined;
  return {
    open,
    moves: wonder?.moves,
    start: useCallback(() => setWonder({}), []),
    stop: useCallback(() => setWonder(undefined), []),
    consider: useCallback(
      (moves) => {
        if (open) setWonder({ moves });
        return open;
      },
      [open],
    ),
  };
}
