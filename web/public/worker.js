// The offline app: keeps a build's files, answers with them, and opens pages with its shell. Keeps the previous build's
// files too, for pages still open.

/** @type {any} */
const scope = self

// That script declares its own `worker` in this shared scope.
scope.importScripts('/push-worker.js')

/** The build fills this in. In development it is empty, and every request goes to the server. */
const build = { name: '', files: [''], pages: [''] }

const prefix = 'app '
const cacheName = prefix + build.name
const patienceMs = 3_000
const atOnce = 6

scope.addEventListener('install', (/** @type {any} */ event) => {
  if (build.name) event.waitUntil(keepBuild().then(() => scope.skipWaiting()))
})

async function keepBuild() {
  const cache = await caches.open(cacheName)
  try {
    const { shell, files } = await readShell()
    for (let first = 0; first < files.length; first += atOnce)
      await Promise.all(files.slice(first, first + atOnce).map((file) => keepFile(cache, file)))
    await cache.put('/', shell)
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

/** @param {Cache} cache @param {string} file */
async function keepFile(cache, file) {
  // A hashed name identifies the content, so reuse the previous build's copy.
  const known = file.startsWith('/assets/') && (await caches.match(file))
  if (known) await cache.put(file, known)
  else await cache.add(file)
}

/**
 * The page in this browser's language, and the files for it: a translation's scripts are in a folder. The shell may open
 * later for anyone, so it must not claim to know the session.
 */
async function readShell() {
  const answer = await fetch('/', { cache: 'no-store' })
  const html = await answer.text()
  const needed = html.match(/\/assets\/[\w./-]+/g) ?? []
  const folder = needed.map((file) => file.match(/^\/assets\/[\w-]+\//)?.[0]).find(Boolean) ?? '/assets/'
  const files = build.files.map((file) => (file.endsWith('.js') ? file.replace('/assets/', folder) : file))
  if (!answer.ok || needed.some((file) => !files.includes(file)))
    throw new Error('The server has another build by now.')
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return { shell: new Response(html.replace(/data-session="\w+"/, 'data-session="unknown"'), { headers }), files }
}

scope.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(takeOver()))

async function takeOver() {
  if (!build.name) return
  const former = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(former.slice(0, -1).map((name) => caches.delete(name)))
  await scope.clients.claim()
}

scope.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (!build.name || origin !== scope.location.origin) return
  if (request.method === 'POST' && pathname === '/share') event.respondWith(receive(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    // The app can render these pages on its own; all other pages go to the server.
    if (build.pages.includes(pathname)) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/') || build.files.includes(pathname)) {
    event.respondWith(fileOf(request))
  }
})

/** @param {Request} request */
const fileOf = async (request) =>
  (await caches.match(request, { cacheName })) ?? (await caches.match(request)) ?? fetch(request)

/**
 * The newest page, or the shell where the server does not answer in time.
 * @param {Request} request
 */
async function page(request) {
  const network = fetch(request)
  const limit = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const answer = await Promise.race([network, limit]).catch(() => undefined)
  // A proxy answers for a server that is starting.
  const isAway = !answer || [502, 503, 504].includes(answer.status)
  return isAway ? ((await caches.match('/', { cacheName })) ?? network) : answer
}

/**
 * What another app shares waits on this device until Create opens, which reads it with web/lib/received.ts.
 * @param {Request} request
 */
async function receive(request) {
  try {
    const cache = await caches.open('received')
    const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-received-at': String(Date.now()) }
    await cache.put(`/received/${crypto.randomUUID()}`, new Response(await request.blob(), { headers }))
    return Response.redirect('/', 303)
  } catch {
    return Response.redirect('/share?failed=yes', 303)
  }
}
