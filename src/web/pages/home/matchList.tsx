import { type ReactNode, useState } from 'react';
import type { TableSummary } from '../../../protocol/table.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirmDialog.tsx';
import { cardOf } from '../../games/loading.ts';
import { TEXTS } from '../../texts.ts';
import { titleOf } from './matchLine.ts';
import { MatchRow } from './matchRow.tsx';
import './matchList.css';

const { home, match } = TEXTS;

/** How many matches are shown before somebody asks for all. */
const SHOWN = 5;

interface MatchListProps {
  readonly title: string;
  readonly tables: readonly TableSummary[] | undefined;
  /** What is said where there is no match. */
  readonly empty: string;
  readonly onRemove: (id: string) => Promise<void>;
  readonly action?: ReactNode;
}

export function MatchList({ title, tables, empty, onRemove, action }: MatchListProps) {
  const [all, setAll] = useState(false);
  const [doomed, setDoomed] = useState<TableSummary>();
  const shown = all ? tables : tables?.slice(0, SHOWN);
  return (
    <section className="matches">
      <header className="matches-head">
        <h2 className="section-head">{title}</h2>
        {action}
      </header>
      {tables?.length === 0 && <p className="matches-empty">{empty}</p>}
      <ul>
        {shown?.map((table) => (
          <MatchRow key={table.id} table={table} onRemove={() => setDoomed(table)} />
        ))}
      </ul>
      {!all && tables && tables.length > SHOWN && (
        <Button look="ghost" size="small" icon="down" onClick={() => setAll(true)}>
          {home.showAll(tables.length)}
        </Button>
      )}
      <RemoveDialog table={doomed} onClose={() => setDoomed(undefined)} onRemove={onRemove} />
    </section>
  );
}

interface RemoveDialogProps {
  readonly table: TableSummary | undefined;
  readonly onClose: () => void;
  readonly onRemove: (id: string) => Promise<void>;
}

function RemoveDialog({ table, onClose, onRemove }: RemoveDialogProps) {
  const name = table && (cardOf(table.setup.game)?.name ?? match.unknownGame);
  return (
    <ConfirmDialog
      open={table !== undefined}
      title={home.removeTitle}
      help={table && name ? home.removeHelp(titleOf(table, name)) : ''}
      no={home.removeNo}
      yes={home.removeYes}
      icon="delete"
      onClose={onClose}
      onYes={() => table && void onRemove(table.id)}
    />
  );
}
