import { showToast } from '../parts/toast.tsx';
import { TEXTS } from '../texts.ts';

/** The message that lets a waiting version take over; `serviceWorker.ts` listens for it. */
const TAKE_OVER = 'take over';

/** Registers what keeps the pages, and announces new versions. */
export async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./sw.js');
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      // Without a controller this is the first visit, and nothing is replaced.
      if (next.state === 'installed' && navigator.serviceWorker.controller) offer(next);
    });
  });
}

function offer(next: ServiceWorker): void {
  const onSelect = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    next.postMessage(TAKE_OVER);
  };
  showToast(TEXTS.app.newVersion, { action: { label: TEXTS.app.reload, onSelect } });
}
