import { useMemo } from 'react';
import { useQuery } from './address.ts';

/** Something that lies over a page and is named in its address, so that the browser's way back takes it away. */
export interface Over {
  /** What it shows; nothing while it is not there. */
  readonly at: string | undefined;
  readonly show: (at?: string) => void;
  readonly close: () => void;
  /** Takes it away or puts it there, by the address as it is now: what was drawn may be a moment behind. */
  readonly toggle: () => void;
}

export function useOver(name: string): Over {
  const at = useQuery().get(name) ?? undefined;
  return useMemo(
    () => ({
      at,
      show: (to = '') => show(name, to),
      close: () => close(name),
      toggle: () => (queryNow().has(name) ? close(name) : show(name, '')),
    }),
    [name, at],
  );
}

/** Puts it on top; what is there already changes in its place. */
function show(name: string, at: string): void {
  const query = queryNow();
  const there = query.has(name);
  query.set(name, at);
  if (there) history.replaceState(history.state, '', addressWith(query));
  else history.pushState({ over: name }, '', addressWith(query));
  tell();
}

/** Whether the way back has been taken and not arrived yet. */
let leaving = false;

/** Goes back to where it was opened; who came by an address that names it stays on the page. */
function close(name: string): void {
  const query = queryNow();
  if (leaving || !query.has(name)) return;
  if (isOnTop(history.state, name)) {
    leaving = true;
    addEventListener('hashchange', () => (leaving = false), { once: true });
    history.back();
    return;
  }
  query.delete(name);
  history.replaceState(history.state, '', addressWith(query));
  tell();
}

function isOnTop(state: unknown, name: string): boolean {
  return typeof state === 'object' && state !== null && 'over' in state && state.over === name;
}

function queryNow(): URLSearchParams {
  return new URLSearchParams(location.hash.split(/\?(.*)/s)[1] ?? '');
}

function addressWith(query: URLSearchParams): string {
  const [path = ''] = location.hash.split('?', 1);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A browser tells of addresses it is sent to, not of those it is given. */
function tell(): void {
  dispatchEvent(new HashChangeEvent('hashchange'));
}
