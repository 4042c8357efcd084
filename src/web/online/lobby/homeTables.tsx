import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { seeMe, useMe } from '../people/me.ts';
import { useServer } from '../connection/server.ts';
import { freeSeats, isMyTurn, ownSeatAt, stillMine } from './summaries.ts';
import { TableList } from './tableList.tsx';
import { TEXTS } from '../texts.ts';
import { useLists } from './useLists.ts';
import './homeTables.css';

const { home, lobby } = TEXTS;

/** Nobody waits before the home page for something to happen. */
const EVERY = 15_000;
const SHOWN = 4;

/** What the home page says about tables online; nothing where there is no server. */
export interface HomeTables {
  readonly me: Person | undefined;
  readonly mine: readonly OnlineSummary[];
  /** How many others wait for players. */
  readonly open: number;
}

export function useHomeTables(): HomeTables | undefined {
  const here = useServer((server) => server.here) ?? false;
  const { lists } = useLists({ greet: seeMe, every: EVERY, on: here });
  const me = useMe(({ person }) => person);
  if (!here) return undefined;
  const isOpen = (table: OnlineSummary): boolean => freeSeats(table) > 0 && ownSeatAt(table, me) < 0;
  return { me, mine: lists ? stillMine(lists.mine, me) : [], open: lists?.open.filter(isOpen).length ?? 0 };
}

/** One's own tables online, where there are any: those that wait for whoever looks come first. */
export function MineOnline({ tables }: { tables: HomeTables | undefined }) {
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

/** The way to the tables of the server. */
export function OnlineBand({ tables }: { tables: HomeTables | undefined }) {
  if (tables === undefined) return null;
  return (
    <section className="online-band" aria-labelledby="online-band">
      <Icon name="person" size={24} />
      <div>
        <h2 id="online-band">{home.title}</h2>
        <p>{tables.open > 0 ? home.waiting(tables.open) : home.help}</p>
      </div>
      <ButtonLink icon="right" href="#/online">
        {home.go}
      </ButtonLink>
    </section>
  );
}
