import { useSyncExternalStore } from 'react';

/** Whether the window is too low for every panel at length, as on a laptop. */

const LOW = '(max-height: 800px)';

export function useLowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(LOW).matches);
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(LOW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
