import { EndScreen } from '../end/endScreen.tsx';
import { Layout } from './layout.tsx';
import { tableParts } from './tableParts.tsx';
import { useAsking } from '../why/useAsking.ts';
import { type OpenedTable, useTableRoom } from '../useTableRoom.ts';

/** A table with its board, its people and everything around them; at the end, how it ended. */
export function Table(opened: OpenedTable) {
  const room = useTableRoom(opened);
  const { table, game, ending, past, log, side } = room;
  const listeners = useAsking(room.whyNot);
  const showThen = (ply: number): void => {
    ending.hide();
    past.show(ply);
  };
  if (ending.open) {
    return (
      <EndScreen
        table={table}
        game={game}
        news={opened.playback.news}
        turns={log.turns}
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
      listeners={listeners}
      parts={tableParts(room)}
    />
  );
}
