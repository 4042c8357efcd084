import { EndScreen } from '../end/endScreen.tsx';
import { Layout } from './layout.tsx';
import { tableParts } from './tableParts.tsx';
import { type Seating, useTableRoom } from '../useTableRoom.ts';

/** A table with its board, its people and everything around them; at the end, how it ended. */
export function Table(seating: Seating) {
  const room = useTableRoom(seating);
  const { frame, game, ending, past, told, side } = room;
  const showThen = (ply: number): void => {
    ending.hide();
    past.show(ply);
  };
  if (ending.open) {
    return (
      <EndScreen
        frame={frame}
        game={game}
        news={seating.shown.news}
        turns={told.turns}
        onBoard={ending.hide}
        onShow={showThen}
      />
    );
  }
  return (
    <Layout
      screen={room.screen}
      tab={side.tab}
      onTab={side.setTab}
      view={game.view}
      parts={tableParts(room)}
    />
  );
}
