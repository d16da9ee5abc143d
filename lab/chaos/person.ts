import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { CommentThread } from '../../shared/comments.ts'
import type { Decisions } from '../../shared/outgoing.ts'
import { type Post, sections } from '../../shared/posts.ts'
import { type Came, checkPatienceMs, patiently, request } from './calls.ts'
import { type Ledger, Memory } from './ledger.ts'
import type { Random } from './outcome.ts'
import { Review } from './review.ts'

export interface Target {
  urls: () => readonly string[]
  random: Random
}

/** A killed process's claim on an Idempotency-Key expires after a minute. */
const repeatPatienceMs = 90_000
const category = 'hot-takes'
const subjectOf = () => `Why we moved the meeting to Tuesday, case ${randomUUID()}`

type KnownPost = ReturnType<Memory['known']>[number]

interface Worker {
  name: string
  memory: Memory
  review: Review
  random: Random
  read<T>(path: string): Promise<T>
  send(method: string, path: string, body?: object, more?: Record<string, string>): Promise<Came>
}

/** Someone who works without a pause and remembers every answer. */
export async function newPerson(name: string, target: Target, ledger: Ledger) {
  const { urls, random } = target
  const memory = new Memory(ledger, name)
  const review = new Review(ledger, name)
  const open: { key: string; path: string; body: object; subject: string }[] = []
  const keys: { key: string; path: string; body: object; id: string }[] = []
  let isUnsure = false
  const cookie = await register(name, urls()[0]!)
  ledger.acknowledged++
  const newcomers = newcomersOf(target, ledger)

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

  const worker: Worker = { name, memory, review, random, read, send }

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

  let lastRefusal = ''
  /** A key returns the same post again; null while a killed process still claims it. */
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
      // First, `check` must resolve the unknown outcome of the last request.
      if (isUnsure) return sleep(10)
      const kind = random.below(20)
      if (kind < 7) await generate(kind < 3)
      else if (kind < 8) await typePost(worker)
      else if (kind < 10) await addSample(worker)
      else if (kind < 11 && random.below(3) === 0) await newcomers.welcome()
      else {
        const known = memory.known()
        if (known.length === 0) await generate(false)
        else await (random.below(2) > 0 ? changePost : reviewPost)(worker, random.among(known))
      }
    },
    async check(pool?: pg.Pool) {
      const posts = await read<Post[]>('/api/posts')
      const samples = await read<{ content: string }[]>('/api/writing-samples')
      memory.check(posts, samples)
      await review.check(read, (id) => memory.contentOf(id) !== null, pool !== undefined)
      if (pool) await memory.checkRecords(pool)
      await newcomers.check()
      const former = keys.length > 0 ? random.among(keys) : null
      const again = former && (await repeat(former, checkPatienceMs))
      if (again && again.id !== former.id)
        ledger.doubled.push(`${name}: the key ${former.key} gave another post the second time`)
      isUnsure = false
    },
    /** One after the other, because the app would refuse hundreds at once. */
    async repeatOpen(isShort: boolean) {
      for (const one of open.splice(0)) {
        const post = await repeat(one, isShort ? 3_000 : repeatPatienceMs)
        if (!post && isShort) continue
        if (!post) ledger.broken.push(`${name}: failed to repeat “${one.subject}”: ${lastRefusal}`)
        else if (!memory.posts.has(post.id)) memory.created(post, true)
      }
    },
  }

  async function read<T>(path: string): Promise<T> {
    const came = await patiently(() => request(random.among(urls()) + path, 'GET', undefined, { cookie }))
    if (came.is !== 'done') throw new Error(`Failed to read ${path} back: ${JSON.stringify(came)}`)
    return came.answer as T
  }
}

async function register(name: string, url: string): Promise<string> {
  const account = { username: `${randomUUID()}@example.com`, password: 'secret-1' }
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, fullName: name }),
  })
  if (!registered.ok) throw new Error(`${name} could not register: ${registered.status} ${await registered.text()}`)
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const required = await fetch(`${url}/api/approval`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ mode: 'required' }),
  })
  if (!required.ok) throw new Error(`${name} could not require approval: ${required.status} ${await required.text()}`)
  // The person's own facts, for rewritten sections.
  for (let hours = 2; hours < 8; hours++)
    await fetch(`${url}/api/proofs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ kind: 'fact', content: `The meeting of a case takes ${hours} hours on a Tuesday.` }),
    })
  return cookie
}

async function typePost({ memory, send }: Worker) {
  const subject = subjectOf()
  const came = await send('POST', '/api/posts', { title: subject, category, content: { hook: subject } })
  if (came.is === 'done') memory.created(came.answer as Post, false)
  else if (came.is === 'unsure') memory.unsurePosts.set(subject, { isGenerated: false, said: came.said })
}

async function addSample({ memory, send }: Worker) {
  const content = `${'A post of mine that I like well enough to keep. '.repeat(3)}${randomUUID()}`
  const came = await send('POST', '/api/writing-samples', { content })
  if (came.is !== 'refused') memory.samples.set(content, came.is === 'done' ? 'confirmed' : 'unsure')
}

/** Changes one post in one of four ways. */
async function changePost(worker: Worker, { id, state }: KnownPost): Promise<void> {
  const { name, memory, random, send } = worker
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
    return put(
      worker,
      id,
      { scheduledFor, timeZone: 'Europe/Madrid', version: state.version },
      { ...next, scheduledFor },
    )
  }
  const changes = state.changes + 1
  if (kind < 5) {
    // A rewritten hook can take a sentence from another section.
    const section = random.among(sections.filter((one) => one !== 'hook'))
    const after = { ...next, content: { ...state.content, [section]: null }, changes, rewrites: state.rewrites + 1 }
    const came = await send(
      'POST',
      '/api/regenerate-section',
      { postId: id, section },
      { 'idempotency-key': randomUUID() },
    )
    if (came.is === 'done') {
      const { post } = came.answer as { post: Post }
      // Without other material, the section stays as it is.
      memory.changed(id, post.version === state.version ? state : after, post)
    } else if (came.is === 'unsure') memory.maybeChanged(id, after, came.said)
    return
  }
  const section = random.among(sections)
  const text = `Typed by ${name}: ${randomUUID()}`
  const after = { ...next, content: { ...state.content, [section]: text }, changes }
  return put(worker, id, { content: { [section]: text }, version: state.version }, after)
}

async function put({ memory, send }: Worker, id: string, patch: object, after: Parameters<Memory['changed']>[1]) {
  const came = await send('PUT', `/api/posts/${id}`, patch)
  if (came.is === 'done') memory.changed(id, after, came.answer as Post)
  else if (came.is === 'unsure') memory.maybeChanged(id, after, came.said)
}

/** Comments on one post, suggests other words for it, or asks for or makes a decision. */
async function reviewPost({ name, memory, review, random, read, send }: Worker, { id, state }: KnownPost) {
  const path = `/api/posts/${id}`
  const text = `Said by ${name}: ${randomUUID()}`
  const kind = random.below(4)
  if (kind === 0) return review.commented(id, text, await send('POST', `${path}/comments`, { text }))
  if (kind === 1) return review.asked(id, text, await send('PUT', `${path}/approval-request`, { note: text }))
  if (kind === 2) {
    const { hash } = await read<Decisions>(`${path}/approvals`)
    const body = { decision: random.among(['approved', 'changes']), hash, note: text }
    return review.decided(id, text, await send('POST', `${path}/approvals`, body))
  }
  const section = random.among(sections)
  const quote = state.content[section]
  if (!quote?.startsWith('Typed by')) return
  const replacement = `Typed by ${name}: ${randomUUID()}`
  const suggested = await send('POST', `${path}/comments`, { text, words: { section, quote }, replacement })
  review.commented(id, text, suggested)
  if (suggested.is !== 'done') return
  const thread = (suggested.answer as CommentThread).id
  const content = { ...state.content, [section]: replacement }
  const after = { ...state, content, version: state.version + 1, changes: state.changes + 1 }
  const came = await send('POST', `/api/comments/${thread}/accept`, { version: state.version })
  if (came.is === 'refused') return
  if (came.is === 'done') memory.changed(id, after, came.answer as Post)
  else memory.maybeChanged(id, after, came.said)
  const isIn = () => came.is === 'done' || memory.contentOf(id)?.[section] === replacement
  review.accepted(id, { thread, isIn })
}

/** New people, whose accounts must exist completely or not at all. */
function newcomersOf({ urls, random }: Target, ledger: Ledger) {
  const newcomers: { username: string; password: string; isThere: boolean | null }[] = []
  return {
    async welcome() {
      const newcomer = { username: `${randomUUID()}@example.com`, password: 'secret-1' }
      const url = random.among(urls())
      const came = await request(`${url}/api/register`, 'POST', { ...newcomer, fullName: 'Someone new' })
      if (came.is === 'done') ledger.acknowledged++
      if (came.is !== 'refused') newcomers.push({ ...newcomer, isThere: came.is === 'done' ? true : null })
    },
    async check() {
      for (const { isThere, ...credentials } of newcomers.splice(0)) {
        const login = await patiently(() => request(`${urls()[0]}/api/login`, 'POST', credentials))
        if (login.is === 'refused' && isThere) ledger.lost.push(`the account ${credentials.username}`)
        if (login.is !== 'refused' || isThere) continue
        const again = await patiently(() =>
          request(`${urls()[0]}/api/register`, 'POST', { ...credentials, fullName: 'Someone new' }),
        )
        if (again.is === 'refused')
          ledger.broken.push(`the account ${credentials.username} exists only in part: ${again.status}`)
      }
    },
  }
}
