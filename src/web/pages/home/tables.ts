import { useCallback, useEffect, useState } from 'react';
import type { TableSummary } from '../../../protocol/table.ts';
import { tableHost } from '../../host.ts';
import { showFault } from '../../parts/toast.tsx';

export interface Tables {
  /** The last played first; undefined until they are known. */
  readonly tables: readonly TableSummary[] | undefined;
  readonly remove: (id: string) => Promise<void>;
}

/** The tables of this browser, looked up again whenever the page is looked at again. */
export function useTables(): Tables {
  const [tables, setTables] = useState<readonly TableSummary[]>();

  const refresh = useCallback(async () => {
    try {
      const found = await tableHost().list();
      setTables(found.toSorted((a, b) => b.touched - a.touched));
    } catch (error) {
      setTables([]);
      showFault(error);
    }
  }, []);

  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);

  const remove = async (id: string): Promise<void> => {
    try {
      await tableHost().remove(id);
      await refresh();
    } catch (error) {
      showFault(error);
    }
  };

  return { tables, remove };
}
