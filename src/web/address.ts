import { useMemo, useSyncExternalStore } from 'react';
import { itemAt } from '../kernel/data/lists.ts';

/** The address after the #, a path with a query: so every page works from any folder of any static host. */

const current = (): string => `/${location.hash.replace(/^#?\/?/, '')}`;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const useAddress = (): string => useSyncExternalStore(subscribe, current);

/** Goes to a page; with `replace`, the page left is not kept in the history. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) location.replace(`#${to}`);
  else location.hash = to;
}

/** The hook of wouter's router. */
export function useHashPath(): [string, typeof go] {
  return [itemAt(useAddress().split('?', 1), 0), go];
}

export function useQuery(): URLSearchParams {
  const query = useAddress().split(/\?(.*)/s)[1] ?? '';
  return useMemo(() => new URLSearchParams(query), [query]);
}
