import { setTimeout as sleep } from 'node:timers/promises'
import type { Post } from '../../shared/posts.ts'
import { mark, table, whole } from '../bench/figures.ts'
import { call, request, signUp } from './calls.ts'
import { type Options, type Outcome, type Random, randomFrom } from './outcome.ts'
import { startOutside } from './outside.ts'
import type { TakenEvent } from './receiver-process.ts'
import { type Kill, quick, startTwoApps, type TwoApps, tableOf } from './two-apps.ts'

const full = { authors: 8, kills: 1_000, settledWithinMs: 300_000 }
const short = { authors: 3, kills: 2, settledWithinMs: 120_000 }
const changesAtOnce = 200

/** What its author knows of a post. */
interface Known {
  id: string
  cookie: string
  /** Acknowledged versions. */
  versions: number[]
}

/**
 * Posts change on two processes and one database, which are killed, and a receiver that sometimes fails counts the
 * events. Each stored event must arrive once, in order, or again with the same id. The only versions without an event
 * are those that a later one was sent for.
 */
export async function webhooks({ isShort, seed, say }: Options): Promise<Outcome> {
  const wanted = isShort ? short : { ...full, kills: Number(process.env.WEBHOOK_KILLS ?? full.kills) }
  const random = randomFrom(seed)
  const receiver = await startOutside<TakenEvent>('receiver-process.ts')
  const apps = await startTwoApps({ ...receiver.env, ...quick })
  const known: Known[] = []
  const faults: string[] = []
  const changing = await startAuthors(apps, { ...wanted, address: receiver.env.WEBHOOK_HOSTS!, known, random })
  const kills: Kill[] = []
  while (kills.length < wanted.kills) {
    const enough = acknowledgedOf(known) + 1 + random.below(20)
    for (const deadline = performance.now() + 5_000; acknowledgedOf(known) < enough && performance.now() < deadline; )
      await sleep(5)
    kills.push(await apps.kill(random))
    await hurry(apps)
    if (kills.length % 50 === 0)
      say(`${kills.length} kills, ${whole(acknowledgedOf(known))} changes, ${whole(await receiver.count())} events …`)
  }
  await changing.stop()
  say('Waiting for open work …')
  if (!(await allSent(apps, wanted.settledWithinMs))) faults.push('Some events were still waiting at the end.')

  const stored = await apps.query<{ id: string; version: number }>('select id, version from posts')
  const events = await apps.query<{ id: string }>('select id from webhook_events')
  const taken = await receiver.taken()
  await apps.stop()
  await receiver.stop()
  const found = compare(known, new Map(stored.map(({ id, version }) => [id, version])), taken)
  const acknowledged = acknowledgedOf(known)
  const accepted = new Set(taken.filter(({ isAccepted }) => isAccepted).map(({ id }) => id))
  const missing = events.filter(({ id }) => !accepted.has(id)).map(({ id }) => `The event ${id} never arrived.`)
  const lost = [...found.lost, ...missing]
  const figures: [string, number, boolean?][] = [
    ['changes that were acknowledged', acknowledged],
    ['versions in the database', stored.reduce((all, { version }) => all + version, 0)],
    ['requests to the receiver, of which it failed some', taken.length],
    ['sent again with the same id', found.again],
    ['versions for which a later one was sent', found.replaced],
    ['events or last versions that never arrived', lost.length, lost.length === 0],
    ['versions that arrived under two ids', found.doubled.length, found.doubled.length === 0],
    ['events before an earlier one of their post was accepted', found.early.length, found.early.length === 0],
    ['repetitions with another body, or of nothing stored', found.wrong.length, found.wrong.length === 0],
  ]
  const rows = figures.map(([what, count, isMet]) => [what, whole(count), isMet === undefined ? '' : mark(isMet)])
  const { doubled, early, wrong } = found
  return {
    acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    killed: kills.length,
    faults: [...faults, ...lost, ...doubled, ...early, ...wrong].slice(0, 20),
    report: `${table(['', 'measured', ''], rows)}\n\n${tableOf(kills)}`,
  }
}

const acknowledgedOf = (known: readonly Known[]) => known.reduce((all, { versions }) => all + versions.length, 0)

interface Work {
  authors: number
  /** Of the receiver. */
  address: string
  known: Known[]
  random: Random
}

/** Authors with a webhook, who make posts and change them until they are stopped. */
async function startAuthors(apps: TwoApps, { authors, address, known, random }: Work) {
  let isOver = false
  async function work(cookie: string) {
    let mine: Known | null = null
    while (!isOver) {
      const url = random.among(apps.urls())
      if (!mine || mine.versions.length > changesAtOnce || random.below(40) === 0) {
        const content = { hook: 'A hook.', insight: '', value: '', cta: '' }
        const body = { title: 'Made', category: 'hot-takes', content }
        const came = await request(`${url}/api/posts`, 'POST', body, { cookie })
        mine = came.is === 'done' ? { id: (came.answer as Post).id, cookie, versions: [1] } : null
        if (mine) known.push(mine)
      } else {
        const body = { title: `Changed ${random.below(1_000_000)}` }
        const came = await request(`${url}/api/posts/${mine.id}`, 'PUT', body, { cookie })
        if (came.is === 'done') mine.versions.push((came.answer as Post).version)
      }
      await sleep(50 + random.below(200))
    }
  }
  const works: Promise<void>[] = []
  for (let author = 0; author < authors; author++) {
    const url = apps.urls()[0]!
    const { cookie } = await signUp(url)
    const body = { url: `http://${address}/`, events: ['post.created', 'post.changed'] }
    const added = await call(url, cookie, 'POST', '/api/webhooks', body)
    if (!added.ok) throw new Error(`Failed to add a webhook: ${added.status} ${await added.text()}`)
    works.push(work(cookie))
  }
  return {
    stop: () => {
      isOver = true
      return Promise.all(works)
    },
  }
}

/** Ends the pauses after failures, which would last hours. */
const hurry = (apps: TwoApps) =>
  apps.query(`with early as (
      update webhook_deliveries set next_at = clock_timestamp()
      where state = 'waiting' and next_at > clock_timestamp() returning webhook_id || ' ' || subject_id as key
    ), due as (
      update jobs set run_at = clock_timestamp() from early
      where kind = 'send-to-webhook' and jobs.key = early.key and claim is null returning 1
    )
    select pg_notify('jobs', '') from due limit 1`)

async function allSent(apps: TwoApps, patienceMs: number): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(500)) {
    await hurry(apps)
    const waiting = await apps.query(`select 1 from webhook_deliveries where state = 'waiting' limit 1`)
    if (waiting.length === 0) return true
  }
  return false
}

function compare(known: readonly Known[], stored: ReadonlyMap<string, number>, taken: readonly TakenEvent[]) {
  const [lost, doubled, early, wrong]: [string[], string[], string[], string[]] = [[], [], [], []]
  let replaced = 0
  const ofPost = Map.groupBy(
    taken.map((event, at) => ({ ...event, at })),
    ({ postId }) => postId,
  )
  for (const { id, versions } of known)
    for (const version of versions)
      if (version > (stored.get(id) ?? 0)) lost.push(`Version ${version} of post ${id} is not in the database.`)
  for (const [id, last] of stored) {
    const byVersion = Map.groupBy(ofPost.get(id) ?? [], ({ version }) => version)
    ofPost.delete(id)
    let acceptedAt = -1
    for (let version = 1; version <= last; version++) {
      const events = byVersion.get(version) ?? []
      const accepted = events.find(({ isAccepted }) => isAccepted)
      if (!accepted && version < last) replaced += 1
      if (!accepted && version === last) lost.push(`Version ${version}, the last of post ${id}, never arrived.`)
      if (new Set(events.map((event) => event.id)).size > 1)
        doubled.push(`Version ${version} of post ${id} arrived under two ids.`)
      if (new Set(events.map(({ digest }) => digest)).size > 1)
        wrong.push(`The events of version ${version} of post ${id} differ.`)
      if (events.some(({ at }) => at < acceptedAt)) early.push(`Version ${version} of post ${id} came too early.`)
      acceptedAt = accepted?.at ?? acceptedAt
      byVersion.delete(version)
    }
    for (const version of byVersion.keys()) wrong.push(`Version ${version} of post ${id} was sent but not stored.`)
  }
  for (const id of ofPost.keys()) wrong.push(`Events of post ${id}, which is not stored.`)
  const again = taken.length - new Set(taken.map(({ id }) => id)).size
  return { lost, doubled, early, wrong, again, replaced }
}
