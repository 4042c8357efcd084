import { useCallback, useEffect, useState } from 'react';
import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { type LobbySearch, myTables, publicTables } from '../connection/requests.ts';

/** What stands in a list that comes in pages. */
export interface PagedTables {
  readonly tables: readonly OnlineSummary[];
  /** Whether there are more than were fetched. */
  readonly hasMore: boolean;
}

interface Lists {
  readonly mine: readonly OnlineSummary[];
  readonly open: PagedTables;
  readonly running: PagedTables;
}

export interface Listed {
  /** Missing until they are fetched. */
  readonly lists: Lists | undefined;
  readonly failed: boolean;
}

interface ListsOptions {
  /** Asks the server who this browser is. */
  readonly identify: () => Promise<Person>;
  /** Milliseconds between two updates. */
  readonly every: number;
  readonly on?: boolean;
  /** What is looked for among the public tables. */
  readonly search?: LobbySearch;
  /** How many pages of each public list. */
  readonly pages?: Pages;
}

export interface Pages {
  readonly open: number;
  readonly running: number;
}

const EVERYTHING: LobbySearch = {};
const FIRST_PAGES: Pages = { open: 1, running: 1 };

/** The tables of the server, updated while the page is visible and whenever something else is looked for. */
export function useLists(options: ListsOptions): Listed {
  const { identify, every, on = true, search = EVERYTHING, pages = FIRST_PAGES } = options;
  const [lists, setLists] = useState<Lists>();
  const [failed, setFailed] = useState(false);
  const fetchLists = useCallback(async (): Promise<Lists> => {
    await identify();
    const [mine, ...found] = await Promise.all([
      myTables(),
      pagesOf({ ...search, stage: 'gathering' }, pages.open),
      pagesOf({ ...beingPlayed(search), stage: 'playing' }, pages.running),
    ]);
    return { mine, open: found[0], running: found[1] };
  }, [identify, search, pages]);
  useEffect(() => {
    if (!on) return undefined;
    let left = false;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      fetchLists().then(
        (fetched) => {
          // What was looked for before is no longer wanted.
          if (left) return;
          setLists(fetched);
          setFailed(false);
        },
        () => left || setFailed(true),
      );
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [fetchLists, every, on]);
  return { lists, failed };
}

/** No seat is free at a table where a match is played. */
function beingPlayed({ search, game }: LobbySearch): LobbySearch {
  return { ...(search !== undefined && { search }), ...(game !== undefined && { game }) };
}

/** So many pages one after another. A table that has moved between two of them is listed once. */
async function pagesOf(search: LobbySearch, pages: number): Promise<PagedTables> {
  const tables = new Map<string, OnlineSummary>();
  let after: string | undefined;
  for (let page = 0; page < pages; page++) {
    const found = await publicTables({ ...search, ...(after !== undefined && { after }) });
    for (const table of found.tables) tables.set(table.id, table);
    after = found.next;
    if (after === undefined) break;
  }
  return { tables: [...tables.values()], hasMore: after !== undefined };
}
