import { Layout } from '../table/page/layout.tsx';
import { useAsking } from '../table/why/useAsking.ts';
import { puzzleParts } from './puzzleParts.tsx';
import { type OpenedPuzzle, usePuzzleRoom } from './usePuzzleRoom.ts';

/** A puzzle with the board and everything around it as at a table. */
export function PuzzleRoom(opened: OpenedPuzzle) {
  const room = usePuzzleRoom(opened);
  const { screen, side, game, whyNot } = room;
  return (
    <Layout
      screen={screen}
      tab={side.tab}
      onTab={side.setTab}
      view={game.view}
      listeners={useAsking(whyNot)}
      parts={puzzleParts(room)}
    />
  );
}
