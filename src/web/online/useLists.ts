import { useCallback, useEffect, useState } from 'react';
import type { OnlineSummary, Person } from '../../protocol/online.ts';
import { myTables, publicTables } from './requests.ts';

interface Lists {
  readonly mine: readonly OnlineSummary[];
  readonly open: readonly OnlineSummary[];
  readonly running: readonly OnlineSummary[];
}

export interface Listed {
  /** Nothing until they are known. */
  readonly lists: Lists | undefined;
  readonly failed: boolean;
}

/** The tables of the server, looked up every so many milliseconds while somebody looks; `greet` asks who that is. */
export function useLists(greet: () => Promise<Person>, every: number): Listed {
  const [lists, setLists] = useState<Lists>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      await greet();
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
  }, [greet]);
  useEffect(() => {
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
  }, [refresh, every]);
  return { lists, failed };
}
