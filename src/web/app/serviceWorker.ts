/// <reference lib="webworker" />

/**
 * Caches every file of one build, so that a page never mixes files of two, but for those that not everybody needs: they
 * are kept once somebody has used them. The build fills in these three.
 */
declare const FILES: readonly string[];
declare const LATER: readonly string[];
declare const VERSION: string;

// the lib declares the scope of any worker; this file runs as a service worker only
const worker = self as unknown as ServiceWorkerGlobalScope;
const scope = worker.registration.scope;

/** Caches belong to a whole origin, which may serve several builds under different paths. */
const PREFIX = `orrery ${scope} `;
const CACHE = PREFIX + VERSION;
/** Outlasts builds, as the names of what is in it change with the content. */
const USED = `${PREFIX}used`;
const later = new Set(LATER.map((file) => new URL(file, scope).href));

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
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE && name !== USED);
  await Promise.all(old.map((name) => caches.delete(name)));
  await forgetUnknown();
  await worker.clients.claim();
}

/** What other builds used that this one has no more. */
async function forgetUnknown(): Promise<void> {
  const cache = await caches.open(USED);
  const unknown = (await cache.keys()).filter(({ url }) => !later.has(url));
  await Promise.all(unknown.map((request) => cache.delete(request)));
}

function isOurs(request: Request): boolean {
  return request.method === 'GET' && request.url.startsWith(scope);
}

/** Never cached: what only a server can answer. Offline, the file of that name in the build stands in. */
const ASKED = new URL('api/', scope).href;

async function answer(request: Request): Promise<Response> {
  if (later.has(request.url)) return used(request);
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

/** Whoever found the file damaged asks for it anew. */
async function used(request: Request): Promise<Response> {
  const cache = await caches.open(USED);
  const kept = request.cache === 'reload' ? undefined : await cache.match(request);
  return kept ?? fetchToKeep(request, cache);
}

async function fetchToKeep(request: Request, cache: Cache): Promise<Response> {
  try {
    const response = await fetch(request);
    // Without room for it the file can be used all the same.
    if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
    return response;
  } catch {
    // Nobody needs these files, so that they are missing is no failure for the browser to report.
    return new Response(undefined, { status: 204 });
  }
}
