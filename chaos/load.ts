import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Post, sections } from '#shared/posts.ts'
import { type Ledger, Memory, newLedger } from './ledger.ts'
import type { Random } from './outcome.ts'

/** People who work without a pause and remember every answer. */

interface Target {
  /** Any of them may be asked. */
  urls: () => readonly string[]
  random: Random
  people?: number
}

/** What came of a request: done with an answer, refused before anything was done, or nobody knows. */
type Came = { is: 'done'; answer: unknown } | { is: 'refused'; status: number } | { is: 'unsure'; said: string }

const patienceMs = 30_000
const checkPatienceMs = 60_000
/** The claim of a process that was killed on an Idempotency-Key runs out after a minute. */
const repeatPatienceMs = 90_000
const category = 'hot-takes'
const headersOf = (more: Record<string, string>) => ({ 'content-type': 'application/json', ...more })

export interface Load {
  ledger: Ledger
  cookies: readonly string[]
  resume(): void
  /** Resolves when every request under way has come to something. */
  pause(): Promise<void>
  /** Reads everything back and holds it against what was acknowledged. Call it while paused. */
  check(pool?: pg.Pool): Promise<void>
  /** The last check: open requests are repeated with their keys, so that each is there once. A short one does not wait for the claims of killed processes. */
  finish(pool: pg.Pool, isShort: boolean): Promise<void>
}

export async function startLoad({ urls, random, people = 6 }: Target): Promise<Load> {
  const ledger = newLedger()
  const all: Awaited<ReturnType<typeof newPerson>>[] = []
  for (let index = 0; index < people; index++)
    all.push(await newPerson(`person ${index + 1}`, { urls, random }, ledger))
  let isPaused = true
  let working: Promise<unknown> = Promise.resolve()
  return {
    ledger,
    cookies: all.map(({ cookie }) => cookie),
    resume() {
      if (!isPaused) return
      isPaused = false
      working = Promise.all(
        all.map(async (person) => {
          while (!isPaused) await person.work()
        }),
      )
    },
    async pause() {
      isPaused = true
      await working
    },
    async check(pool) {
      if (!isPaused) throw new Error('people are still at work')
      for (const person of all) await person.check(pool)
    },
    async finish(pool, isShort) {
      await Promise.all(all.map((person) => person.repeatOpen(isShort)))
      for (const person of all) await person.check(pool)
      const { rows } = await pool.query<{ workspace: string; used: number; written: number }>(
        `select workspace_id as workspace, sum(generations)::int as used,
          (select count(*)::int from generations g where g.workspace_id = u.workspace_id and outcome = 'written' and kind <> 'ideas') as written
        from plan_usage u group by workspace_id`,
      )
      for (const { workspace, used, written } of rows.filter((row) => row.used !== row.written))
        ledger.broken.push(`workspace ${workspace} has used up ${used} generations, and ${written} are recorded`)
    },
  }
}

async function newPerson(name: string, { urls, random }: Required<Omit<Target, 'people'>>, ledger: Ledger) {
  const memory = new Memory(ledger, name)
  const open: { key: string; path: string; body: object; subject: string }[] = []
  const keys: { key: string; path: string; body: object; id: string }[] = []
  let isUnsure = false
  const account = { username: `${randomUUID()}@example.com`, password: 'secret-1' }
  const registered = await fetch(`${urls()[0]}/api/register`, {
    method: 'POST',
    headers: headersOf({}),
    body: JSON.stringify({ ...account, fullName: name }),
  })
  if (!registered.ok) throw new Error(`${name} could not register: ${registered.status} ${await registered.text()}`)
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  ledger.acknowledged++
  // Words of the person's that a section made anew can take.
  for (let hours = 2; hours < 8; hours++)
    await fetch(`${urls()[0]}/api/proofs`, {
      method: 'POST',
      headers: headersOf({ cookie }),
      body: JSON.stringify({ kind: 'fact', content: `The meeting of a case takes ${hours} hours on a Tuesday.` }),
    })

  async function send(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Came> {
    const came = await request(random.among(urls()) + path, method, body, { cookie, ...more })
    if (came.is === 'done') ledger.acknowledged++
    if (came.is === 'refused') {
      ledger.refused.set(`${came.status}`, (ledger.refused.get(`${came.status}`) ?? 0) + 1)
      await sleep(20)
    }
    if (came.is === 'unsure') {
      isUnsure = true
      ledger.unsure++
    }
    return came
  }

  const subjectOf = () => `Why we moved the meeting to Tuesday, case ${randomUUID()}`

  async function generate(isStreamed: boolean) {
    const subject = subjectOf()
    const [key, path, body] = [randomUUID(), '/api/generate-post', { title: subject, category }]
    const came = await send('POST', path, body, {
      'idempotency-key': key,
      ...(isStreamed ? { accept: 'text/event-stream' } : {}),
    })
    if (came.is === 'done') {
      const { post } = came.answer as { post: Post }
      memory.created(post, true)
      keys.push({ key, path, body, id: post.id })
    } else if (came.is === 'unsure') {
      memory.unsurePosts.set(subject, { isGenerated: true, said: came.said })
      open.push({ key, path, body, subject })
    }
  }

  async function typePost() {
    const subject = subjectOf()
    const came = await send('POST', '/api/posts', { title: subject, category, content: { hook: subject } })
    if (came.is === 'done') memory.created(came.answer as Post, false)
    else if (came.is === 'unsure') memory.unsurePosts.set(subject, { isGenerated: false, said: came.said })
  }

  async function addSample() {
    const content = `${'A post of mine that I like well enough to keep. '.repeat(3)}${randomUUID()}`
    const came = await send('POST', '/api/writing-samples', { content })
    if (came.is !== 'refused') memory.samples.set(content, came.is === 'done' ? 'confirmed' : 'unsure')
  }

  /** One of the posts, changed in one of four ways. */
  async function change() {
    const known = memory.known()
    if (known.length === 0) return generate(false)
    const { id, state } = random.among(known)
    const path = `/api/posts/${id}`
    const next = { ...state, version: state.version + 1 }
    const kind = random.below(10)
    if (kind === 0) {
      const came = await send('DELETE', path)
      if (came.is === 'done') memory.changed(id, null)
      else if (came.is === 'unsure') memory.maybeChanged(id, null, came.said)
      return
    }
    if (kind < 3) {
      const scheduledFor = new Date(Date.now() + (1 + random.below(100)) * 86_400_000).toISOString()
      return put(id, { scheduledFor, timeZone: 'Europe/Madrid', version: state.version }, { ...next, scheduledFor })
    }
    const changes = state.changes + 1
    if (kind < 5) {
      // Another hook can be a sentence of another section.
      const section = random.among(sections.filter((one) => one !== 'hook'))
      const after = { ...next, content: { ...state.content, [section]: null }, changes, rewrites: state.rewrites + 1 }
      const came = await send(
        'POST',
        '/api/regenerate-section',
        { postId: id, section },
        { 'idempotency-key': randomUUID() },
      )
      if (came.is === 'done') memory.changed(id, after, (came.answer as { post: Post }).post)
      else if (came.is === 'unsure') memory.maybeChanged(id, after, came.said)
      return
    }
    const section = random.among(sections)
    const text = `Typed by ${name}: ${randomUUID()}`
    const after = { ...next, content: { ...state.content, [section]: text }, changes }
    return put(id, { content: { [section]: text }, version: state.version }, after)
  }

  async function put(id: string, patch: object, after: Parameters<Memory['changed']>[1]) {
    const came = await send('PUT', `/api/posts/${id}`, patch)
    if (came.is === 'done') memory.changed(id, after, came.answer as Post)
    else if (came.is === 'unsure') memory.maybeChanged(id, after, came.said)
  }

  /** Someone new, who is there whole or not at all, and some of whom leave again. */
  async function welcomeSomeone() {
    const newcomer = { username: `${randomUUID()}@example.com`, password: 'secret-1' }
    const url = random.among(urls())
    const came = await request(`${url}/api/register`, 'POST', { ...newcomer, fullName: 'Someone new' })
    if (came.is === 'done') ledger.acknowledged++
    if (came.is !== 'refused') newcomers.push({ ...newcomer, isThere: came.is === 'done' ? true : null })
  }
  const newcomers: { username: string; password: string; isThere: boolean | null }[] = []

  async function checkNewcomers() {
    for (const { isThere, ...credentials } of newcomers.splice(0)) {
      const login = await patiently(() => request(`${urls()[0]}/api/login`, 'POST', credentials))
      if (login.is === 'refused' && isThere) ledger.lost.push(`the account ${credentials.username}`)
      if (login.is !== 'refused' || isThere) continue
      const again = await patiently(() =>
        request(`${urls()[0]}/api/register`, 'POST', { ...credentials, fullName: 'Someone new' }),
      )
      if (again.is === 'refused')
        ledger.broken.push(`the account ${credentials.username} is half there: ${again.status}`)
    }
  }

  let lastRefusal = ''
  /** A key gives the same post again; while a killed process's claim still holds, nothing comes yet. */
  async function repeat({ key, path, body }: { key: string; path: string; body: object }, patience: number) {
    const headers = { cookie, 'idempotency-key': key }
    const came = await request(random.among(urls()) + path, 'POST', body, headers, patience)
    if (came.is === 'done') return (came.answer as { post: Post }).post
    lastRefusal = JSON.stringify(came)
    return null
  }

  return {
    cookie,
    async work() {
      // What became of the last request is looked up first, when all is back.
      if (isUnsure) return sleep(10)
      const kind = random.below(20)
      if (kind < 7) await generate(kind < 3)
      else if (kind < 8) await typePost()
      else if (kind < 10) await addSample()
      else if (kind < 11 && random.below(3) === 0) await welcomeSomeone()
      else await change()
    },
    async check(pool?: pg.Pool) {
      const posts = await readAll<Post[]>('/api/posts')
      const samples = await readAll<{ content: string }[]>('/api/writing-samples')
      memory.check(posts, samples)
      if (pool) await memory.checkRecords(pool)
      await checkNewcomers()
      const former = keys.length > 0 ? random.among(keys) : null
      const again = former && (await repeat(former, checkPatienceMs))
      if (again && again.id !== former.id)
        ledger.doubled.push(`${name}: the key ${former.key} gave another post the second time`)
      isUnsure = false
    },
    /** One after the other: hundreds at once would be refused as too many. */
    async repeatOpen(isShort: boolean) {
      for (const one of open.splice(0)) {
        const post = await repeat(one, isShort ? 3_000 : repeatPatienceMs)
        if (!post && isShort) continue
        if (!post) ledger.broken.push(`${name}: “${one.subject}” could not be repeated: ${lastRefusal}`)
        else if (!memory.posts.has(post.id)) memory.created(post, true)
      }
    },
  }

  async function readAll<T>(path: string): Promise<T> {
    const came = await patiently(() => request(random.among(urls()) + path, 'GET', undefined, { cookie }))
    if (came.is !== 'done') throw new Error(`${path} could not be read back: ${JSON.stringify(came)}`)
    return came.answer as T
  }
}

/** Until it is known what came of it: for requests that may be repeated. */
async function patiently(work: () => Promise<Came>): Promise<Came> {
  const deadline = performance.now() + checkPatienceMs
  for (;;) {
    const came = await work()
    if (came.is !== 'unsure' && !(came.is === 'refused' && came.status === 0)) return came
    if (performance.now() > deadline) return came
    await sleep(50)
  }
}

async function request(
  url: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
  patience = patienceMs,
): Promise<Came> {
  try {
    const response = await fetch(url, {
      method,
      headers: body ? headersOf(headers) : headers,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    if (response.status >= 500) return { is: 'unsure', said: text }
    if (!response.ok) return { is: 'refused', status: response.status }
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      return { is: 'done', answer: text ? JSON.parse(text) : null }
    const [, event, data = ''] = /event: (done|error)\ndata: (.*)/.exec(text) ?? []
    if (event === 'done') return { is: 'done', answer: JSON.parse(data) }
    const status = event === 'error' ? (JSON.parse(data) as { status: number }).status : 500
    return status >= 500 ? { is: 'unsure', said: data } : { is: 'refused', status }
  } catch (error) {
    // Nobody listened, so nothing was done.
    if ((error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED') return { is: 'refused', status: 0 }
    return { is: 'unsure', said: String(error) }
  }
}
