import { type ReactNode, useState } from 'react';
import type { OnlineSummary } from '../../../protocol/online.ts';
import { Button } from '../../parts/button.tsx';
import { useMe } from '../people/me.ts';
import { TableRow } from './tableRow.tsx';
import { TEXTS } from './texts.ts';
import '../../pages/home/matchList.css';
import './tableList.css';

const { lobby } = TEXTS;

interface TableListProps {
  readonly title: string;
  readonly tables: readonly OnlineSummary[] | undefined;
  readonly empty: ReactNode;
  readonly action?: ReactNode;
  readonly shown?: number;
  /** Fetches more than there are, where the server has more. */
  readonly onMore?: (() => void) | undefined;
}

/** How many are shown at first. */
const SHOWN = 8;

/** A list of online tables, each with a link. */
export function TableList({ title, tables, empty, action, shown: most = SHOWN, onMore }: TableListProps) {
  const me = useMe(({ person }) => person);
  const [all, setAll] = useState(false);
  const shown = all ? tables : tables?.slice(0, most);
  return (
    <section className="matches table-list">
      <header className="matches-head">
        <h2 className="section-head">{title}</h2>
      </header>
      {action}
      {tables?.length === 0 && <div className="matches-empty">{empty}</div>}
      <ul>
        {shown?.map((table) => (
          <TableRow key={table.id} table={table} me={me} />
        ))}
      </ul>
      {!all && tables && tables.length > most ? (
        <Button look="ghost" size="small" icon="down" onClick={() => setAll(true)}>
          {onMore ? lobby.more : lobby.showAll(tables.length)}
        </Button>
      ) : (
        onMore && (
          <Button look="ghost" size="small" icon="down" onClick={onMore}>
            {lobby.more}
          </Button>
        )
      )}
    </section>
  );
}
