import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { fetchMe, useMe } from '../people/me.ts';
import type { LobbySearch } from '../connection/requests.ts';
import { useServer } from '../connection/server.ts';
import { freeSeats, isMyTurn, ownSeatAt, myOpenTables } from './summaries.ts';
import { TableList } from './tableList.tsx';
import { TEXTS } from './texts.ts';
import { useLists } from './useLists.ts';
import './homeTables.css';

const { home, lobby } = TEXTS;

/** Milliseconds between two updates; the home page need not be quick. */
const EVERY = 15_000;
const SHOWN = 4;
const WITH_A_SEAT: LobbySearch = { free: 'true' };

/** The online tables the home page shows; nothing where there is no server. */
export interface HomeTables {
  readonly me: Person | undefined;
  readonly mine: readonly OnlineSummary[];
  /** How many others wait for players, as far as one page tells. */
  readonly open: number;
  readonly hasMore: boolean;
}

export function useHomeTables(): HomeTables | undefined {
  const here = useServer((server) => server.available) ?? false;
  const { lists } = useLists({ identify: fetchMe, every: EVERY, on: here, search: WITH_A_SEAT });
  const me = useMe(({ person }) => person);
  if (!here) return undefined;
  const isOpen = (table: OnlineSummary): boolean => freeSeats(table) > 0 && ownSeatAt(table, me) < 0;
  return {
    me,
    mine: lists ? myOpenTables(lists.mine, me) : [],
    open: lists?.open.tables.filter(isOpen).length ?? 0,
    hasMore: lists?.open.hasMore ?? false,
  };
}

/** One's own online tables, where there are any; those where it is one's turn come first. */
export function MyOnlineTables({ tables }: { tables: HomeTables | undefined }) {
  if (tables === undefined || tables.mine.length === 0) return null;
  const { me, mine } = tables;
  const turns = mine.filter((table) => isMyTurn(table, me)).length;
  return (
    <div className="home-mine">
      <TableList
        title={turns > 0 ? home.turns(turns) : home.mine}
        tables={mine}
        empty={lobby.noMine}
        shown={SHOWN}
      />
    </div>
  );
}

/** The link to the lobby. */
export function OnlineBand({ tables }: { tables: HomeTables | undefined }) {
  if (tables === undefined) return null;
  return (
    <section className="online-band" aria-labelledby="online-band">
      <Icon name="person" size={24} />
      <div>
        <h2 id="online-band">{home.title}</h2>
        <p>{tables.open > 0 ? home.waiting(tables.open, tables.hasMore) : home.help}</p>
      </div>
      <ButtonLink icon="right" href="#/online">
        {home.go}
      </ButtonLink>
    </section>
  );
}
