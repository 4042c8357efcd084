import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirmDialog.tsx';
import { cardOf } from '../../games/loading.ts';
import { TEXTS } from '../../texts.ts';
import type { ListedMatch } from './listedMatches.ts';
import { titleOf } from './matchLine.ts';
import { MatchRow } from './matchRow.tsx';
import './matchList.css';

const { home } = TEXTS;

/** How many matches are shown before somebody asks for all. */
const SHOWN = 5;

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly ListedMatch[] | undefined;
  /** What is said where there is no match. */
  readonly empty: string;
  readonly onRemove: (id: string) => Promise<void>;
  readonly action?: ReactNode;
}

export function MatchList({ title, matches, empty, onRemove, action }: MatchListProps) {
  const [all, setAll] = useState(false);
  const [doomed, setDoomed] = useState<ListedMatch>();
  const shown = all ? matches : matches?.slice(0, SHOWN);
  return (
    <section className="matches">
      <header className="matches-head">
        <h2 className="section-head">{title}</h2>
        {action}
      </header>
      {matches?.length === 0 && <p className="matches-empty">{empty}</p>}
      <ul>
        {shown?.map((match) => (
          <MatchRow key={match.table.id} match={match} onRemove={() => setDoomed(match)} />
        ))}
      </ul>
      {!all && matches && matches.length > SHOWN && (
        <Button look="ghost" size="small" icon="down" onClick={() => setAll(true)}>
          {home.showAll(matches.length)}
        </Button>
      )}
      <RemoveDialog match={doomed} onClose={() => setDoomed(undefined)} onRemove={onRemove} />
    </section>
  );
}

interface RemoveDialogProps {
  readonly match: ListedMatch | undefined;
  readonly onClose: () => void;
  readonly onRemove: (id: string) => Promise<void>;
}

function RemoveDialog({ match, onClose, onRemove }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      open={match !== undefined}
      title={home.removeTitle}
      help={match ? helpFor(match) : ''}
      no={home.removeNo}
      yes={home.removeYes}
      icon="delete"
      onClose={onClose}
      onYes={() => match && void onRemove(match.table.id)}
    />
  );
}

function helpFor({ table, branches }: ListedMatch): string {
  const game = cardOf(table.setup.game)?.name ?? TEXTS.match.unknownGame;
  return home.removeHelp(titleOf(table, game), branches.length);
}
