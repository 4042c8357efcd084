import { useQuery } from '../../address.ts';
import { cardOf, useLoadedGame } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { NoTable } from '../page/noTable.tsx';
import { ReplayRoom } from './replayRoom.tsx';
import type { Playback } from '../playback/playback.ts';
import { useTable } from '../useTable.ts';

/** Any match of this browser, step by step. */
export default function ReplayPage({ id }: { id: string }) {
  const { playback, fault, retry } = useTable(id);
  const card = playback && cardOf(playback.table.setup.game);
  if (fault !== undefined || (playback && !card)) return <NoTable fault={fault} onRetry={retry} />;
  if (!playback || !card) return <Waiting />;
  return <Opened key={id} playback={playback} card={card} />;
}

/** `?ply=12` in the address opens the replay at that move. */
function Opened({ playback, card }: { playback: Playback; card: GameCard }) {
  const game = useLoadedGame(card);
  const start = Number(useQuery().get('ply') ?? 0) || 0;
  return <ReplayRoom playback={playback} game={game} start={Math.min(start, playback.table.ply)} />;
}
