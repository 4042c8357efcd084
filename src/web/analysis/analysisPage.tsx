import { useQuery } from '../address.ts';
import { cardOf, useLoadedGame } from '../games/loading.ts';
import type { GameCard } from '../games/view.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { hasEnded } from '../table/end/ended.ts';
import { NoTable } from '../table/page/noTable.tsx';
import type { Playback } from '../table/playback/playback.ts';
import { useTable } from '../table/useTable.ts';
import { AnalysisRoom } from './analysisRoom.tsx';
import { TEXTS } from './texts.ts';

const { page: texts } = TEXTS;

/** What a match that is over was worth, move by move; one of this browser or one online. */
export default function AnalysisPage({ id }: { id: string }) {
  const { playback, fault, retry } = useTable(id);
  const card = playback && cardOf(playback.table.setup.game);
  if (fault !== undefined || (playback && !card)) return <NoTable fault={fault} onRetry={retry} />;
  if (!playback || !card) return <Waiting />;
  const { table } = playback;
  if (!hasEnded(table)) return <NotNow id={id} why={texts.running} />;
  if (table.branch !== undefined) return <NotNow id={id} why={texts.branch} />;
  return <Opened key={id} playback={playback} card={card} />;
}

/** Nobody learns anything of a match that others still play. */
function NotNow({ id, why }: { id: string; why: string }) {
  return (
    <main className="analysis-none" id="main" tabIndex={-1}>
      <h1>{texts.name}</h1>
      <p className="lead">{why}</p>
      <ButtonLink look="commit" href={`#/table/${id}`}>
        {texts.back}
      </ButtonLink>
    </main>
  );
}

/** `?ply=12` in the address begins at that move. */
function Opened({ playback, card }: { playback: Playback; card: GameCard }) {
  const game = useLoadedGame(card);
  const ply = useQuery().get('ply');
  const start = ply === null ? undefined : Math.min(playback.table.ply, Math.max(0, Number(ply) || 0));
  return <AnalysisRoom playback={playback} game={game} start={start} />;
}
