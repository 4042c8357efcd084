import { useQuery } from '../../address.ts';
import { cardOf, useGuided, useLoadedGame } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { NoTable } from './noTable.tsx';
import { PrivacyScreen, usePrivacyScreen } from './privacyScreen.tsx';
import { Table } from './table.tsx';
import type { Playback } from '../playback/playback.ts';
import { type Pacing, useTable } from '../useTable.ts';

/** The page where people play. */
export default function TablePage({ id }: { id: string }) {
  const { playback, fault, finish, pacing, retry } = useTable(id);
  const card = playback && cardOf(playback.table.setup.game);
  if (fault !== undefined || (playback && !card)) return <NoTable fault={fault} onRetry={retry} />;
  if (!playback || !card) return <Waiting />;
  return <Seated key={id} playback={playback} card={card} finish={finish} pacing={pacing} />;
}

/** The guided game that comes first. */
const FIRST = 'first';

interface SeatedProps {
  readonly playback: Playback;
  readonly card: GameCard;
  readonly finish: () => boolean;
  readonly pacing: Pacing;
}

function Seated({ playback, card, finish, pacing }: SeatedProps) {
  const game = useLoadedGame(card);
  // Links from before tables kept it say so by their address.
  const asked = useQuery().has('guided') ? FIRST : undefined;
  const guided = useGuided(card, playback.table.setup.guided ?? asked);
  const privacy = usePrivacyScreen(playback.table, game);
  if (privacy.covers) return <PrivacyScreen table={playback.table} game={game} onOpen={privacy.open} />;
  return <Table playback={playback} game={game} finish={finish} pacing={pacing} guided={guided} />;
}
