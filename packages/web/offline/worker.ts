/**
 * The service worker: keeps the whole client of one version, so that a game against bots begins without any network. The build fills in the files and
 * the version. It never touches what belongs to the server, and never takes over from another version before it is told to.
 */
declare const self: ServiceWorkerGlobalScope
declare const __FILES__: readonly string[]
declare const __VERSION__: string

const KEPT = `sundown ${__VERSION__}`
/** How long a page waits for the server before the kept one is shown. */
const PATIENCE = 3000

async function keep(): Promise<void> {
  const cache = await caches.open(KEPT)
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'no-cache' })))
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The page as the server has it now; as it was kept when the server is away. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match('/', { cacheName: KEPT })
  if (!kept) return fetch(request)
  const late = new Promise<Response>((show) => setTimeout(() => show(kept), PATIENCE))
  return Promise.race([fetch(request).catch(() => kept), late])
}

const part = async (request: Request): Promise<Response> => (await caches.match(request, { cacheName: KEPT })) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (__FILES__.includes(pathname)) event.respondWith(part(request))
})
