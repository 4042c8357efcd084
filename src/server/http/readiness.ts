import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.ts';
import type { Store } from '../store/store.ts';
import { Unwritable } from '../store/unavailable.ts';

/** Whether a server can do its work just now, for whoever sends people to it. */
export interface Readiness {
  readonly ready: boolean;
  /** `unwritable`: it answers, but keeps nothing new, as on a full disk. */
  readonly store: 'answers' | 'silent' | 'unwritable';
  /** Whether other servers are heard: nothing is lost while they are not. */
  readonly fleet: 'alone' | 'connected' | 'disconnected';
}

/** The store must answer within this time. */
const ANSWER_MS = 2000;

/** Asks the store, once for everybody who asks at the same time. */
export function readinessOf(store: Store, fleet: Fleet): () => Promise<Readiness> {
  let asked: Promise<Readiness['store']> | undefined;
  return async () => {
    asked ??= storeState(store).finally(() => (asked = undefined));
    const state = await asked;
    return { ready: state === 'answers', store: state, fleet: fleetState(fleet) };
  };
}

async function storeState(store: Store): Promise<Readiness['store']> {
  const late = new AbortController();
  const silent = (): Readiness['store'] => 'silent';
  const silence = sleep(ANSWER_MS, undefined, { signal: late.signal }).then(silent, silent);
  const answer = store.check().then(
    () => 'answers' as const,
    (error) => (error instanceof Unwritable ? 'unwritable' : 'silent'),
  );
  const state = await Promise.race([answer, silence]);
  late.abort();
  return state;
}

function fleetState({ isAlone, isConnected }: Fleet): Readiness['fleet'] {
  if (isAlone) return 'alone';
  return isConnected() ? 'connected' : 'disconnected';
}
