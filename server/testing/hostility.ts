import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import {
  type Call,
  documentedCalls,
  type GeneratedRequest,
  isRare,
  nowhere,
  type Person,
  requestTo,
  type Send,
  tinyImage,
} from './requests.ts'
import { workbookWith } from './workbook.ts'

export interface Hostility {
  /** `(path, init) => app.request(path, init)`, or `(path, init) => fetch(origin + path, init)`. */
  send: Send
  count: number
  seed: number
  /** Calls that cannot succeed. Every other one is repeated, sound, until it does. */
  hopeless?: Iterable<string>
}

export interface Outcome {
  /** How often each operation answered with which status: `{'GET /api/posts': {200: 30, 400: 4}}`. */
  answered: Record<string, Record<number, number>>
  /** Violations, each with its request; the seed repeats it. */
  faults: string[]
}

const deletion = 'DELETE /api/user'
const emptying = 'DELETE /api/trash'

const entrance = /register|login|logout/
/** Calls that remove something run after the others: first things, then the session, then the account. */
export const placeOf = ({ name }: Call) => {
  if (name === deletion) return 4
  if (entrance.test(name)) return 3
  return name.startsWith('DELETE') ? (name.endsWith('}') ? 1 : 2) : 0
}

/** Calls that one person makes before another takes their place. */
const rounds = 8
const soundRounds = 3
const soundTries = 40
/**
 * Hashing a password takes as long as fifty other requests, and signing out leads to signing in again, so each person
 * does both once. They delete the account last, and empty the trash after restoring.
 */
const isDue = (call: Call, round: number) =>
  call.name === emptying
    ? round === soundRounds - 1
    : call.name === deletion
      ? round === rounds - 1
      : round === 0 || !(entrance.test(call.name) || isRare(call))

/**
 * Sends `count` generated requests, sound and hostile ones, to every operation of the server's own OpenAPI document and
 * checks each answer. It makes accounts by password, so those must be allowed, with RATE_LIMITS=off.
 */
export async function hostileRequests({ send, count, seed, hopeless }: Hostility): Promise<Outcome> {
  const marker = `marker${randomUUID()}`
  const calls = (await documentedCalls(send)).sort((a, b) => placeOf(a) - placeOf(b))
  const other = await newPerson(send, marker)
  const before = await everythingOf(send, other)
  const outcome: Outcome = { answered: Object.fromEntries(calls.map(({ name }) => [name, {}])), faults: [] }

  /** Sends a request and notes its answer. True if its person has no session afterwards. */
  async function isOver(request: GeneratedRequest, caller: Person): Promise<boolean> {
    const { path, as, call, headers, body } = request
    const response = await send(path, {
      method: call.method,
      headers: as === 'caller' ? { ...headers, cookie: caller.cookie } : headers,
      body,
      redirect: 'manual',
    })
    const text = await response.text()
    const statuses = outcome.answered[call.name]!
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    const fault = faultOf(request, response, text, marker)
    if (fault) outcome.faults.push(`${fault}: ${described(request)} → ${response.status} ${text.slice(0, 300)}`)
    return as === 'caller' && (await isSignedOut(send, request, response, caller)) && !(await signInAgain(send, caller))
  }

  /** Whether a call succeeds must not depend on chance: bodies that are sound alone can contradict the data. */
  async function repeatUnanswered(except: ReadonlySet<string>): Promise<void> {
    const hasSucceeded = ({ name }: Call) => Object.keys(outcome.answered[name]!).some((status) => Number(status) < 400)
    for (const [at, call] of calls.entries()) {
      if (except.has(call.name) || hasSucceeded(call)) continue
      const caller = await newPerson(send)
      const sound = requestTo(call, caller, other, true)
      for (let tries = 0; tries < soundTries && !hasSucceeded(call); tries++) {
        const [request] = fc.sample(sound, { numRuns: 1, seed: seed + at + tries * calls.length })
        await isOver(request!, caller)
      }
    }
  }

  for (let sent = 0; sent < count; ) {
    // Each person makes few requests, so that memory stays small and lists of posts stay short.
    const caller = await newPerson(send)
    const sample = (call: Call, at: number, numRuns: number, isSound?: boolean) =>
      fc.sample(requestTo(call, caller, other, isSound), { numRuns, seed: seed + sent + at })
    // The first rounds are sound, so that each call succeeds whatever the seed.
    const generated = calls.map((call, at) => [
      ...sample(call, at, soundRounds, true),
      ...sample(call, at, rounds - soundRounds),
    ])
    const requests = Array.from({ length: rounds }, (_, round) =>
      generated.map((ofCall) => ofCall[round]!).filter(({ call }) => isDue(call, round)),
    ).flat()
    for (const request of requests.slice(0, count - sent)) {
      sent++
      if (await isOver(request, caller)) break
    }
  }
  if (hopeless) await repeatUnanswered(new Set(hopeless))
  if ((await everythingOf(send, other)) !== before) outcome.faults.push('what belongs to someone else has changed')
  return outcome
}

function faultOf({ call, as }: GeneratedRequest, response: Response, text: string, marker: string): string | undefined {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  // 503 is right for services that are not configured, if the document lists it.
  if (status >= 500 && !(status === 503 && '503' in call.responses)) return 'a failure of the server'
  if (`${text}${[...headers].join()}`.includes(marker)) return 'it shows what is someone else’s'
  if (status >= 400) {
    if (!type.startsWith('text/plain')) return `an error as ${type}`
    if (!/^[^\r\n]{5,600}$/.test(text) || /\bat .*:\d+:\d+/.test(text)) return 'an error that is no plain sentence'
    return undefined
  }
  if (!(status in call.responses)) return 'an answer that is not documented'
  if (as !== 'caller' && call.security?.length !== 0) return 'an answer to nobody who is signed in'
  const failed = /^event: error\ndata: (.*)$/m.exec(type.startsWith('text/event-stream') ? text : '')?.[1]
  if (failed && (JSON.parse(failed) as { status: number }).status >= 500) return 'a failure within a stream'
  return undefined
}

const short = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text)

const described = ({ call, path, headers, body, as }: GeneratedRequest): string =>
  `${call.method} ${short(path)} by ${as} ${short(JSON.stringify(headers))} ${
    typeof body === 'string' ? short(body) : body ? `${body.length} bytes` : ''
  }`

const sessionIn = (response: Response) => /hookline_session=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0]

const maxTries = 5

async function ask(send: Send, cookie: string, method: string, path: string, body?: unknown): Promise<Response> {
  // The hostile requests use the same key.
  const headers = {
    cookie,
    'content-type': 'application/json',
    ...(path === 'generate-post' && { 'idempotency-key': 'again' }),
  }
  const request = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }
  let response = await send(`/api/${path}`, request)
  // Hostile texts can delay the analysis of a draft, so try again, as the answer advises.
  for (let tries = 1; response.status === 504 && tries < maxTries; tries++)
    response = await send(`/api/${path}`, request)
  if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`)
  return response
}

/** Someone with at least one of everything; each of their texts contains `words`. */
export async function newPerson(send: Send, words = 'Nora Field'): Promise<Person> {
  const username = `${randomUUID()}@example.com`
  const password = randomUUID()
  const cookie = sessionIn(await ask(send, '', 'POST', 'register', { username, password, fullName: words })) ?? ''
  const made = async <T = { id: string }>(path: string, body: unknown) =>
    (await (await ask(send, cookie, 'POST', path, body)).json()) as T
  const text = `${words}: we cancelled our Monday status meeting in March, and nobody has missed it since.`
  const brief = { title: text, category: 'hot-takes' }
  const content = { hook: text, insight: text, value: text, cta: text }
  const post = await made('posts', { ...brief, content, scheduledFor: '2099-03-02T09:00:00Z', timeZone: 'UTC' })
  await ask(send, cookie, 'PUT', `posts/${post.id}`, { content: { hook: `${text} Twice.` } })
  // One of the calls deletes them.
  const more = [await made('posts', { ...brief, content }), await made('posts', { ...brief, content })]
  const soon = new Date(Date.now() + 12 * 3_600_000).toISOString()
  const due = await made('posts', { ...brief, content, scheduledFor: soon, timeZone: 'UTC' })
  // One call restores them, another deletes them for good.
  const doomed: { id: string }[] = []
  for (let count = 0; count < 3; count += 1)
    for (const [path, body] of [
      ['posts', { ...brief, content }],
      ['proofs', { content: text }],
    ] as const) {
      const thing = await made(path, body)
      await ask(send, cookie, 'DELETE', `${path}/${thing.id}`)
      doomed.push(thing)
    }
  const notifications = (await (await ask(send, cookie, 'GET', 'notifications')).json()) as { id: string }[]
  const written = await made<{ post: { id: string } }>('generate-post', brief)
  const samples = [
    await made('writing-samples', { content: text }),
    await made('writing-samples', { content: `${text} ${text}` }),
  ]
  const proof = await made('proofs', { content: text })
  const templates = [
    await made('templates', { postId: post.id, name: words }),
    await made('templates', { postId: post.id, name: words }),
  ]
  const set = await made<{ id: string; ideas: { id: string }[] }>('generate-ideas', {
    themes: [words],
    categories: ['tip'],
  })
  await ask(send, cookie, 'PUT', `ideas/${set.ideas[0]!.id}`, { isFavourite: true })
  await ask(send, cookie, 'PUT', 'never-say', { phrases: [words] })
  await ask(send, cookie, 'PUT', 'voice/sketch', { text: words })
  await ask(send, cookie, 'PUT', 'user', { profession: words, companyName: words, goal: words, companyWebsite: words })
  const uploaded = await send(`/api/posts/${post.id}/media?alt=${encodeURIComponent(words)}`, {
    method: 'POST',
    headers: { cookie },
    body: tinyImage,
  })
  if (uploaded.status !== 201) throw new Error(`An image was refused: ${await uploaded.text()}`)
  const image = (await uploaded.json()) as { id: string }
  const figures = await send('/api/figures/files', {
    method: 'POST',
    headers: { cookie },
    body: workbookWith({
      S: [
        ['Date', 'Impressions', 'Engagements'],
        ['9/1/2026', 1, 1],
      ],
    }) as Uint8Array<ArrayBuffer>,
  })
  const { file } = (await figures.json()) as { file: { id: string } }
  const suggestion = { words: { section: 'cta', quote: text }, replacement: words }
  const comments = [
    await made(`posts/${post.id}/comments`, { text: words }),
    await made(`posts/${post.id}/comments`, { text: words }),
    await made(`posts/${more[0]!.id}/comments`, suggestion),
    await made(`posts/${more[0]!.id}/comments`, suggestion),
  ]
  const keys = [
    await made('keys', { name: words, scopes: ['read posts'] }),
    await made('keys', { name: words, scopes: ['read posts'] }),
  ]
  const webhook = { url: nowhere, events: ['idea.created'] }
  const webhooks = [await made('webhooks', webhook), await made('webhooks', webhook)]
  const invitations = [await made('invitations', { role: 'writer' }), await made('invitations', { role: 'reviewer' })]
  const reviewLink = { reviewer: words, postIds: [post.id], mayApprove: true }
  const reviewLinks = [
    await made<{ link: { id: string } }>('review-links', reviewLink),
    await made<{ link: { id: string } }>('review-links', reviewLink),
  ]
  const authors = [await made('authors', { fullName: words }), await made('authors', { fullName: words })]
  const members = (await (await ask(send, cookie, 'GET', 'members')).json()) as { id: string }[]
  const { workspaceId } = (await (await ask(send, cookie, 'GET', 'user')).json()) as { workspaceId: string }
  const sessions = (await (await ask(send, cookie, 'GET', 'user/sessions')).json()) as { id: string }[]
  const ids = {
    posts: [post.id, due.id, written.post.id, ...more.map(({ id }) => id)],
    media: [image.id],
    notifications: notifications.map(({ id }) => id),
    'writing-samples': samples.map(({ id }) => id),
    proofs: [proof.id],
    templates: templates.map(({ id }) => id),
    trash: doomed.map(({ id }) => id),
    'idea-sets': [set.id],
    ideas: set.ideas.map(({ id }) => id),
    invitations: invitations.map(({ id }) => id),
    'review-links': reviewLinks.map(({ link }) => link.id),
    workspaces: [workspaceId],
    members: members.map(({ id }) => id),
    authors: authors.map(({ id }) => id),
    sessions: sessions.map(({ id }) => id),
    files: [file.id],
    months: ['2026-09'],
    comments: comments.map(({ id }) => id),
    keys: keys.map(({ id }) => id),
    webhooks: webhooks.map(({ id }) => id),
  }
  return { cookie, username, password, ids }
}

const everything = [
  'user',
  'posts',
  'writing-samples',
  'writing-evidence',
  'proofs',
  'templates',
  'idea-sets',
  'favourite-ideas',
  'never-say',
  'voice',
  'voice/sketch',
  'voice/address',
  'notifications',
  'user/sessions',
  'members',
  'authors',
  'invitations',
  'review-links',
  'billing',
  'launches',
  'trash',
  'scheduled-posts?from=2099-03-01T00:00:00Z&to=2099-04-01T00:00:00Z',
]

async function everythingOf(send: Send, { cookie }: Person): Promise<string> {
  const texts: string[] = []
  for (const path of everything) texts.push(await (await ask(send, cookie, 'GET', path)).text())
  return texts.join('\n')
}

async function isSignedOut(send: Send, { call }: GeneratedRequest, { status }: Response, { cookie }: Person) {
  if (status !== 401 && !/logout|login|register/.test(call.name) && call.name !== deletion) return false
  return (await send('/api/user', { headers: { cookie } })).status === 401
}

async function signInAgain(send: Send, person: Person): Promise<boolean> {
  const { username, password } = person
  const response = await send('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  person.cookie = sessionIn(response) ?? person.cookie
  return response.ok
}
