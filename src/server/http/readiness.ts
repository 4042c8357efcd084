import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.ts';
import type { Store } from '../store/store.ts';

/** Whether a server can do its work just now, for whoever sends people to it. */
export interface Readiness {
  readonly ready: boolean;
  readonly store: 'answers' | 'silent';
  /** Whether other servers are heard: nothing is lost while they are not. */
  readonly fleet: 'alone' | 'connected' | 'disconnected';
}

/** The store must answer within this time. */
const ANSWER_MS = 2000;

/** Asks the store, once for everybody who asks at the same time. */
export function readinessOf(store: Store, fleet: Fleet): () => Promise<Readiness> {
  let asked: Promise<boolean> | undefined;
  return async () => {
    asked ??= answers(store).finally(() => (asked = undefined));
    const ready = await asked;
    return { ready, store: ready ? 'answers' : 'silent', fleet: fleetState(fleet) };
  };
}

async function answers(store: Store): Promise<boolean> {
  const late = new AbortController();
  const silence = sleep(ANSWER_MS, false, { signal: late.signal }).catch(() => false);
  const answer = store.check().then(
    () => true,
    () => false,
  );
  const isThere = await Promise.race([answer, silence]);
  late.abort();
  return isThere;
}

function fleetState({ isAlone, isConnected }: Fleet): Readiness['fleet'] {
  if (isAlone) return 'alone';
  return isConnected() ? 'connected' : 'disconnected';
}
