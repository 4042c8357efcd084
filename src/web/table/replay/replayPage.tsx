import { useQuery } from '../../address.ts';
import { cardOf, useLoadedGame } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { NoTable } from '../page/noTable.tsx';
import { ReplayRoom } from './replayRoom.tsx';
import type { Shown } from '../playback/shown.ts';
import { useTable } from '../useTable.ts';

/** Any match of this browser, step by step. */
export default function ReplayPage({ id }: { id: string }) {
  const { shown, fault, retry } = useTable(id);
  const card = shown && cardOf(shown.frame.setup.game);
  if (fault !== undefined || (shown && !card)) return <NoTable fault={fault} onRetry={retry} />;
  if (!shown || !card) return <Waiting />;
  return <Opened key={id} shown={shown} card={card} />;
}

/** `?ply=12` in the address opens the replay at that move. */
function Opened({ shown, card }: { shown: Shown; card: GameCard }) {
  const game = useLoadedGame(card);
  const start = Number(useQuery().get('ply') ?? 0) || 0;
  return <ReplayRoom shown={shown} game={game} start={Math.min(start, shown.frame.ply)} />;
}
