import { useCallback, useEffect, useState } from 'react';
import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { myTables, publicTables } from '../connection/requests.ts';

interface Lists {
  readonly mine: readonly OnlineSummary[];
  readonly open: readonly OnlineSummary[];
  readonly running: readonly OnlineSummary[];
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
}

/** The tables of the server, updated while the page is visible. */
export function useLists({ identify, every, on = true }: ListsOptions): Listed {
  const [lists, setLists] = useState<Lists>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      await identify();
      const [mine, open, running] = await Promise.all([
        myTables(),
        publicTables('gathering'),
        publicTables('playing'),
      ]);
      setLists({ mine, open, running });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [identify]);
  useEffect(() => {
    if (!on) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, every, on]);
  return { lists, failed };
}
