/// <reference lib="webworker" />

/** Caches every file of one build, so that a page never mixes files of two. The build fills in these two. */
declare const FILES: readonly string[];
declare const VERSION: string;

// the lib declares the scope of any worker; this file runs as a service worker only
const worker = self as unknown as ServiceWorkerGlobalScope;
const scope = worker.registration.scope;

/** Caches belong to a whole origin, which may serve several builds under different paths. */
const PREFIX = `orrery ${scope} `;
const CACHE = PREFIX + VERSION;

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
// A new version waits until the old pages are gone, or until somebody asks for it.
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
});

// A click on the notification of a turn returns to the open page.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack());
});

async function comeBack(): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: 'window' });
  await (page ? page.focus() : worker.clients.openWindow(scope));
}

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, which may hold a file of the version before.
  await cache.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: 'reload' })));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

function isOurs(request: Request): boolean {
  return request.method === 'GET' && request.url.startsWith(scope);
}

/** Never cached: what only a server can answer. Offline, the file of that name in the build stands in. */
const ASKED = new URL('api/', scope).href;

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  if (request.url.startsWith(ASKED)) return asked(request, cache);
  const wanted = request.mode === 'navigate' ? new URL('index.html', scope) : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

async function asked(request: Request, cache: Cache): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept === undefined) throw error;
    return kept;
  }
}
