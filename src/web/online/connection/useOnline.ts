import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Refusal } from '../../../protocol/online.ts';
import type { ReceivedTable } from './applyMessage.ts';
import type { ConnectionStatus } from './connection.ts';
import { connection, tableOf } from './tables.ts';

/** The state of the connection, and who we are to the server. */
export function useConnection(): ConnectionStatus {
  const current = connection();
  return useSyncExternalStore(current.subscribe, current.status);
}

/** An online table as received so far. */
export function useOnlineTable(id: string): {
  readonly received: ReceivedTable;
  readonly fault: Refusal | undefined;
} {
  const subscribe = useCallback((listener: () => void) => tableOf(id).subscribe(listener), [id]);
  const received = useSyncExternalStore(subscribe, () => tableOf(id).received());
  const fault = useSyncExternalStore(subscribe, () => tableOf(id).fault());
  return { received, fault };
}

/** The time by the server's clock, updated every so many milliseconds while `on`. */
export function useServerTime(every: number, on: boolean): number {
  const { clockOffset } = useConnection();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!on) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, on]);
  return now + clockOffset;
}
