/** Twenty people in one process who send the worst requests possible, one after the other. */
import { connect, type Socket } from 'node:net'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { shortenInstruction } from '../../shared/writing.ts'

export interface HostileTask {
  url: string
  seconds: number
  /** Each has two posts: one to save and one to rewrite. */
  callers: { cookie: string; postId: string; otherId: string }[]
}
export interface Tally {
  sent: number
  done: number
  /** 4xx, 503 and 504, with a sentence. */
  refused: number
  failed: number
  /** The connection closed before an answer. */
  cutOff: number
  unanswered: number
  slowestMs: number
}
export interface HostileReport {
  tallies: Record<string, Tally>
  savesAcknowledged: number
  savesLost: number
}

const patienceMs = 45_000
const numbers = (length: number) => `${'1.2.'.repeat(length).slice(0, length - 5)}10000`
const prose = (length: number) =>
  'In March 2024 we paid Ana 1,250 euros, and 37 % of the team said “never again”. '
    .repeat(length / 80 + 1)
    .slice(0, length)
const word = (length: number) => 'desafortunadamente'.repeat(length / 18 + 1).slice(0, length)
const rows = Array.from(
  { length: 3_000 },
  (_, row) => `2024-03-01 10:00:00,https://x.test/${row},"${prose(2_000)} ${row}",,,`,
)
const shares = new TextEncoder().encode(
  `Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\n${rows.join('\n')}`,
)
const archive = zipSync({ 'Shares.csv': shares })
const languages = ['english', 'spanish', 'french', 'german']

interface Caller {
  cookie: string
  postId: string
  otherId: string
  turn: number
  /** The last acknowledged text, and texts sent since without an answer. */
  saved: string
  unsure: string[]
}

type Attack = (caller: Caller) => {
  method: string
  path: string
  body?: string | Uint8Array<ArrayBuffer>
  type?: string
}
const json = (method: string, path: string, body: unknown) => ({ method, path, body: JSON.stringify(body) })
const category = 'hot-takes'

const attacks: Record<string, Attack> = {
  'interview with 4,900 characters of 1.2.1.2.…': ({ turn }) =>
    json('POST', '/api/interview', { title: numbers(4_900), category, language: languages[turn % 4] }),
  'a hook with 8,000 such characters': ({ turn }) =>
    json('POST', '/api/posts', { title: `Turn ${turn}`, category, content: { hook: numbers(8_000) } }),
  'saves of 80,000 characters, again and again': ({ postId, turn }) =>
    json('PUT', `/api/posts/${postId}`, {
      content: {
        hook: `${turn} ${prose(19_000)}`,
        insight: prose(19_900),
        value: prose(19_900),
        cta: prose(19_900),
      },
    }),
  'a word of 30,000 characters in Spanish': ({ turn }) =>
    json('POST', '/api/posts', {
      title: `Turno ${turn}`,
      category,
      language: 'spanish',
      content: { hook: word(10_000), value: word(20_000) },
    }),
  'a subject that is one word, in Spanish': () =>
    json('POST', '/api/generate-post', { title: word(5_000), category, language: 'spanish' }),
  'numbers as a subject': ({ turn }) =>
    json('POST', '/api/generate-post', { title: numbers(4_900), category, language: languages[turn % 4] }),
  'an edit of a long post': ({ otherId }) =>
    json('POST', '/api/custom-edit', {
      postId: otherId,
      instruction: shortenInstruction,
    }),
  'a section of a long post anew': ({ otherId }) =>
    json('POST', '/api/regenerate-section', { postId: otherId, section: 'value' }),
  'the voice of 500 long samples': () => ({ method: 'GET', path: '/api/voice' }),
  'the style of 500 long samples': () => ({ method: 'GET', path: '/api/writing-style' }),
  'another sample of 20,000 characters': ({ turn }) =>
    json('POST', '/api/writing-samples', { content: `${turn} ${prose(19_900)}` }),
  'the export of everything': () => ({ method: 'GET', path: '/api/user/export' }),
  'all posts at once': () => ({ method: 'GET', path: '/api/posts' }),
  'a search': () => ({ method: 'GET', path: `/api/posts?q=${encodeURIComponent('%_\\'.repeat(50))}` }),
  'an archive of 6 MB': () => ({ ...upload(archive), type: 'application/zip' }),
  'a file of 6 MB': () => ({ ...upload(shares), type: 'text/csv' }),
  'a paste of a million characters': ({ turn }) =>
    json('POST', '/api/writing-samples/import', {
      text: Array.from({ length: 450 }, (_, piece) => `${turn} ${piece} ${prose(2_200)}`)
        .join('\n---\n')
        .slice(0, 999_000),
    }),
  'a body of 1 MB': () => json('POST', '/api/posts', { title: 'Large', category, content: { hook: prose(999_900) } }),
  'brackets in brackets': () => ({ method: 'POST', path: '/api/posts', body: '['.repeat(900_000) }),
  'JSON that ends too early': () => ({
    method: 'POST',
    path: '/api/generate-post',
    body: `{"title":"${prose(200_000)}`,
  }),
}
function upload(body: Uint8Array<ArrayBuffer>) {
  return { method: 'POST', path: '/api/writing-samples/import', body }
}

const tallies: Record<string, Tally> = {}
const tallyOf = (name: string): Tally => {
  tallies[name] ??= { sent: 0, done: 0, refused: 0, failed: 0, cutOff: 0, unanswered: 0, slowestMs: 0 }
  return tallies[name]
}
let savesAcknowledged = 0

async function send(url: string, name: string, caller: Caller): Promise<void> {
  const tally = tallyOf(name)
  const { method, path, body, type = 'application/json' } = attacks[name]!(caller)
  const saves = method === 'PUT' ? (JSON.parse(String(body)) as { content: { hook: string } }).content.hook : null
  tally.sent++
  const startedAt = performance.now()
  try {
    const response = await fetch(url + path, {
      method,
      headers: { cookie: caller.cookie, ...(body ? { 'content-type': type } : {}) },
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
    for await (const _ of response.body ?? []);
    if (response.ok) tally.done++
    else if (response.status < 500 || response.status > 502) tally.refused++
    else tally.failed++
    if (saves && response.ok) {
      savesAcknowledged++
      caller.saved = saves
      caller.unsure = []
    } else if (saves && response.status >= 500) caller.unsure.push(saves)
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') tally.unanswered++
    else tally.cutOff++
    if (saves) caller.unsure.push(saves)
  }
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedAt)
}

const openSockets = new Set<Socket>()

/** Holds a connection as long as the server allows: writes one byte a second, or reads hardly anything. */
async function hold(url: string, name: string, head: string, trickle: (socket: Socket) => void): Promise<void> {
  const tally = tallyOf(name)
  tally.sent++
  const startedAt = performance.now()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  openSockets.add(socket)
  socket.on('error', () => {})
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  socket.once('connect', () => socket.write(head))
  const timer = setInterval(() => trickle(socket), 1_000)
  await closed
  clearInterval(timer)
  openSockets.delete(socket)
  if (isOver) tally.unanswered++
  else tally.cutOff++
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedAt)
}

const uploadHead = (cookie: string, path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{`
const exportHead = (cookie: string) => `GET /api/user/export HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`

let isOver = false
setPriority(10)
process.once('disconnect', () => process.exit())
process.once('message', async (message) => {
  const { url, seconds, callers } = message as HostileTask
  const names = Object.keys(attacks)
  const endsAt = performance.now() + seconds * 1_000
  const people = callers.map((one) => ({ ...one, turn: 0, saved: '', unsure: [] as string[] }))

  const slow = people.flatMap(({ cookie }, index) => [
    loop(() =>
      hold(
        url,
        'a body of one byte a second',
        uploadHead(cookie, index % 2 ? '/api/posts' : '/api/writing-samples/import'),
        (socket) => socket.write(' '),
      ),
    ),
    loop(() =>
      hold(url, 'a reader of the export who hardly reads', exportHead(cookie), (socket) => {
        socket.pause()
        socket.read(1_024)
      }),
    ),
  ])
  const busy = people.map((person, index) =>
    loop(() => send(url, names[(index + person.turn++ * 7) % names.length]!, person)),
  )
  await sleep(seconds * 1_000)
  isOver = true
  for (const socket of openSockets) socket.destroy()
  await Promise.all([...slow, ...busy])

  let savesLost = 0
  for (const { cookie, postId, saved, unsure } of people.filter(({ saved }) => saved)) {
    const response = await fetch(`${url}/api/posts/${postId}`, { headers: { cookie } })
    const { content } = (await response.json()) as { content: { hook: string } }
    if (![saved, ...unsure].includes(content.hook)) savesLost++
  }
  process.send?.({ tallies, savesAcknowledged, savesLost } satisfies HostileReport)

  async function loop(work: () => Promise<void>) {
    while (performance.now() < endsAt) await work()
  }
})
