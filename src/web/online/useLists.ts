import { useCallback, useEffect, useState } from 'react';
import type { OnlineSummary } from '../../protocol/online.ts';
import { meetMe } from './me.ts';
import { myTables, publicTables } from './requests.ts';

const EVERY = 5000;

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

/** The tables of the server, looked up again and again while somebody looks. */
export function useLists(): Listed {
  const [lists, setLists] = useState<Lists>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      await meetMe();
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
  }, []);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
  return { lists, failed };
}
