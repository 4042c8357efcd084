import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Refusal } from '../../../protocol/online.ts';
import type { Heard } from './applyMessage.ts';
import type { LineView } from './connection.ts';
import { line, tableOf } from './tables.ts';

/** Whether the server can be heard, and as whom it knows us. */
export function useLine(): LineView {
  const own = line();
  return useSyncExternalStore(own.subscribe, own.view);
}

/** A table online as it is heard of. */
export function useOnlineTable(id: string): { readonly now: Heard; readonly fault: Refusal | undefined } {
  const subscribe = useCallback((listener: () => void) => tableOf(id).subscribe(listener), [id]);
  const now = useSyncExternalStore(subscribe, () => tableOf(id).now());
  const fault = useSyncExternalStore(subscribe, () => tableOf(id).fault());
  return { now, fault };
}

/** The time by the server's clock, looked at again every so many milliseconds while `on`. */
export function useServerTime(every: number, on: boolean): number {
  const { ahead } = useLine();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!on) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, on]);
  return now + ahead;
}
