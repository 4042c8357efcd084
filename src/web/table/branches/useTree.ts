import { useCallback, useEffect, useState } from 'react';
import type { TableSummary, TableView } from '../../../protocol/table.ts';
import { treeOf } from '../../../protocol/tree.ts';
import { hostOf, tableHost } from '../../host.ts';
import { isOnline } from '../../online/connection/ids.ts';
import { showFault } from '../../parts/toast.tsx';
import { hasEnded } from '../end/ended.ts';

/** A match with what was played on from it in this browser. */
export interface Tree {
  /** The match first, then its branches; empty until they are known, and where nothing of it is kept here. */
  readonly lines: readonly TableSummary[];
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const NONE: readonly TableSummary[] = [];

/** The tree a table belongs to, looked up again whenever the page is looked at again. */
export function useTree(table: TableView): Tree {
  const [lines, setLines] = useState(NONE);
  const { id } = table;
  const ended = hasEnded(table);

  const refresh = useCallback(async () => {
    try {
      const here = isOnline(id) ? await idHere(id, ended) : id;
      setLines(here === undefined ? NONE : treeOf(await tableHost().list(), here));
    } catch (error) {
      showFault(error);
    }
  }, [id, ended]);

  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);

  const changed = async (change: Promise<void>): Promise<void> => {
    await change.catch(showFault);
    await refresh();
  };
  return {
    lines,
    rename: (line, name) => changed(tableHost().rename(line, name)),
    remove: (line) => changed(tableHost().remove(line)),
  };
}

/** The table of this browser that holds a match online: there is one once it was played on from. */
async function idHere(id: string, ended: boolean): Promise<string | undefined> {
  return ended ? tableHost().find(await hostOf(id).record(id)) : undefined;
}
