import { useCallback, useEffect, useState } from 'react';
import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { myTables, publicTables } from '../connection/requests.ts';

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

interface Lookup {
  /** Asks who looks. */
  readonly greet: () => Promise<Person>;
  /** Milliseconds from one look to the next. */
  readonly every: number;
  readonly on?: boolean;
}

/** The tables of the server, looked up again and again while somebody looks. */
export function useLists({ greet, every, on = true }: Lookup): Listed {
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
