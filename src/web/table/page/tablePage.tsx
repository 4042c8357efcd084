import { useQuery } from '../../address.ts';
import { cardOf, useLoadedGame } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { NoTable } from './noTable.tsx';
import { PrivacyScreen, useCurtain } from './privacyScreen.tsx';
import { Table } from './table.tsx';
import type { Shown } from '../playback/shown.ts';
import { useTable } from '../useTable.ts';

/** The page where people play. */
export default function TablePage({ id }: { id: string }) {
  const { shown, fault, finish, retry } = useTable(id);
  const card = shown && cardOf(shown.frame.setup.game);
  if (fault !== undefined || (shown && !card)) return <NoTable fault={fault} onRetry={retry} />;
  if (!shown || !card) return <Waiting />;
  return <Seated key={id} shown={shown} card={card} finish={finish} />;
}

interface SeatedProps {
  readonly shown: Shown;
  readonly card: GameCard;
  readonly finish: () => boolean;
}

function Seated({ shown, card, finish }: SeatedProps) {
  const game = useLoadedGame(card);
  const guided = useQuery().has('guided');
  const curtain = useCurtain(shown.frame, game);
  if (curtain.drawn) return <PrivacyScreen frame={shown.frame} game={game} onOpen={curtain.open} />;
  return (
    <Table shown={shown} game={game} finish={finish} lessons={guided ? game.guided?.lessons : undefined} />
  );
}
