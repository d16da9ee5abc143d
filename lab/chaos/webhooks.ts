import { setTimeout as sleep } from 'node:timers/promises'
import type { Post } from '../../shared/posts.ts'
import { mark, table, whole } from '../bench/figures.ts'
import { type Apps, type Kill, quick, startApps, tableOf } from './apps.ts'
import { call, request, signUp } from './calls.ts'
import { type Options, type Outcome, type Random, randomFrom } from './outcome.ts'
import { startOutside } from './outside.ts'
import type { TakenEvent } from './receiver-process.ts'

const full = { authors: 8, kills: 1_000, settledWithinMs: 300_000 }
const short = { authors: 3, kills: 4, settledWithinMs: 120_000 }
const servers = 3

/** What its author knows of a post. */
interface Known {
  id: string
  /** Acknowledged versions. */
  versions: number[]
}

/**
 * Posts change on three processes and one database, which are killed without a pause, and a receiver that sometimes
 * fails counts the events. Each stored event must arrive once, in order, or again with the same id. The only versions
 * without an event are those that a later one was sent for.
 */
export async function webhooks({ isShort, seed, say }: Options): Promise<Outcome> {
  const wanted = isShort ? short : { ...full, kills: Number(process.env.WEBHOOK_KILLS ?? full.kills) }
  const random = randomFrom(seed)
  const receiver = await startOutside<TakenEvent>('receiver-process.ts')
  const apps = await startApps({ ...receiver.env, ...quick }, servers)
  const deliveries = await watchDeliveries(apps)
  const known: Known[] = []
  const faults: string[] = []
  const changing = await startAuthors(apps, { ...wanted, address: receiver.env.WEBHOOK_HOSTS!, known, random })
  const hurrying = startHurrying(apps)
  const backs: Promise<Kill>[] = []
  const underWay: number[] = []
  const versionsIn = async () =>
    new Map((await apps.query<Version>('select id, version from posts')).map(({ id, version }) => [id, version]))
  while (backs.length < wanted.kills) {
    const enough = acknowledgedOf(known) + 1 + random.below(8)
    for (const deadline = performance.now() + 5_000; acknowledgedOf(known) < enough && performance.now() < deadline; )
      await sleep(5)
    await sleep(random.below(50))
    const { of, names, back } = await apps.hit(random)
    backs.push(back)
    underWay.push(await deliveries.begunBy(names))
    if (of === 'the database') await back
    if (backs.length % 50 > 0) continue
    // Copied first: more changes are acknowledged while the database answers.
    const before = known.map(({ id, versions }) => ({ id, versions: [...versions] }))
    faults.push(...notStored(before, await versionsIn()))
    say(`${backs.length} kills, ${whole(acknowledgedOf(known))} changes, ${whole(await receiver.count())} requests …`)
  }
  const kills = await Promise.all(backs)
  const unsure = await changing.stop()
  say('Waiting for open work …')
  const waiting = await unsent(apps, wanted.settledWithinMs)
  if (waiting.length > 0)
    faults.push(`${whole(waiting.length)} events were still waiting at the end: ${waiting.slice(0, 5).join('; ')}`)
  await hurrying.stop()

  const stored = await versionsIn()
  const events = await apps.query<{ id: string }>('select id from webhook_events')
  const taken = await receiver.taken()
  await apps.stop()
  await receiver.stop()
  const found = compare(known, stored, taken)
  const acknowledged = acknowledgedOf(known)
  const accepted = new Set(taken.filter(({ isAccepted }) => isAccepted).map(({ id }) => id))
  const missing = events.filter(({ id }) => !accepted.has(id)).map(({ id }) => `The event ${id} never arrived.`)
  const lost = [...found.lost, ...missing]
  const hits = underWay.filter((count) => count > 0).length
  const left = taken.filter(({ end }) => end === 'left by the sender').length
  const figures: [string, number, boolean?][] = [
    ['changes that were acknowledged', acknowledged],
    ['changes without an answer', unsure],
    ['versions in the database', [...stored.values()].reduce((all, version) => all + version, 0)],
    ['requests to the receiver, of which it failed some', taken.length],
    ['kills that fell while a delivery was under way', hits, hits * 2 >= kills.length],
    ['deliveries under way then', underWay.reduce((all, count) => all + count, 0)],
    ['– whose sender was gone before the answer', left],
    ['– answered as accepted, and sent again for want of a record', found.unrecorded],
    ['sent again with the same id', found.again],
    ['versions for which a later one was sent', found.replaced],
    ['events or last versions that never arrived', lost.length, lost.length === 0],
    ['versions that arrived under two ids', found.doubled.length, found.doubled.length === 0],
    ['events before an earlier one of their post was accepted', found.early.length, found.early.length === 0],
    ['repetitions with another body, or of nothing stored', found.wrong.length, found.wrong.length === 0],
  ]
  const rows = figures.map(([what, count, isMet]) => [what, whole(count), isMet === undefined ? '' : mark(isMet)])
  if (hits * 2 < kills.length) faults.push(`Only ${hits} of ${kills.length} kills fell while a delivery was under way.`)
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

type Version = { id: string; version: number }

const acknowledgedOf = (known: readonly Known[]) => known.reduce((all, { versions }) => all + versions.length, 0)

/** Keeps in the database which server began which delivery, so that a kill can be told from a miss. */
async function watchDeliveries(apps: Apps) {
  await apps.query(`
    create table begun (claim text primary key, server text not null);
    create function keep_begun() returns trigger language plpgsql as $$ begin
      insert into begun values (new.claim, current_setting('application_name'));
      return null;
    end $$;
    create trigger keep_begun after update of claim on jobs for each row
      when (new.kind = 'send-to-webhook' and new.claim is distinct from old.claim and new.claim is not null)
      execute function keep_begun()`)
  return {
    /** How many deliveries these servers left when they were killed. */
    async begunBy(names: string[]): Promise<number> {
      const [row] = await apps.query<{ count: number }>(
        'select count(*)::int from jobs join begun on begun.claim = jobs.claim where server = any($1)',
        [names],
      )
      return row!.count
    },
  }
}

interface Work {
  authors: number
  /** Of the receiver. */
  address: string
  known: Known[]
  random: Random
}

/**
 * Authors with a webhook, who make posts and change them until they are stopped. Half of the requests make a post,
 * because changes of one post are gathered for seconds.
 */
async function startAuthors(apps: Apps, { authors, address, known, random }: Work) {
  let isOver = false
  let unsure = 0
  async function work(cookie: string) {
    const mine: Known[] = []
    while (!isOver) {
      const url = random.among(apps.urls())
      const post = random.below(2) > 0 && mine.length > 0 ? random.among(mine.slice(-20)) : null
      const content = { hook: 'A hook.', insight: '', value: '', cta: '' }
      const came = post
        ? await request(
            `${url}/api/posts/${post.id}`,
            'PUT',
            { title: `Changed ${random.below(1_000_000)}` },
            { cookie },
          )
        : await request(`${url}/api/posts`, 'POST', { title: 'Made', category: 'hot-takes', content }, { cookie })
      if (came.is === 'unsure') unsure += 1
      if (came.is === 'done') {
        const { id, version } = came.answer as Post
        if (post) post.versions.push(version)
        else mine.push({ id, versions: [version] })
        if (!post) known.push(mine.at(-1)!)
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
    /** Returns how many requests got no answer. */
    async stop(): Promise<number> {
      isOver = true
      await Promise.all(works)
      return unsure
    },
  }
}

/** Ends the pauses between changes of a post, after failures, and of jobs that were killed often, which would last hours. */
function startHurrying(apps: Apps) {
  let isOver = false
  async function work() {
    for (; !isOver; await sleep(250)) await hurry(apps)
  }
  const working = work()
  return {
    stop: () => {
      isOver = true
      return working
    },
  }
}

const hurry = (apps: Apps) =>
  apps.query(`with early as (
      update webhook_deliveries set next_at = clock_timestamp() where state = 'waiting' and next_at > clock_timestamp()
    ), due as (
      update jobs set run_at = clock_timestamp()
      where kind = 'send-to-webhook' and run_at > clock_timestamp()
        -- A killed server leaves its claim.
        and (claimed_until is null or claimed_until <= clock_timestamp()) returning 1
    )
    select pg_notify('jobs', '') from due limit 1`)

/** What still waits after a while, with its next time and its job. */
async function unsent(apps: Apps, patienceMs: number): Promise<string[]> {
  for (const deadline = performance.now() + patienceMs; ; await sleep(500)) {
    const rows = await apps.query<{ of: string }>(`
      select concat_ws(' ', event_id, 'attempts', d.attempts, 'begun', attempted_at, 'next', next_at,
        case when body is null then 'without a body' end, case when e.rows is null then 'without rows' end,
        'job', jobs.run_at, claim, 'until', claimed_until, 'attempts', jobs.attempts, last_error) as of
      from webhook_deliveries d join webhook_events e on e.id = event_id
      left join jobs on jobs.kind = 'send-to-webhook' and jobs.key = webhook_id || ' ' || d.subject_id
      where state = 'waiting' order by position`)
    if (rows.length === 0 || performance.now() >= deadline) return rows.map(({ of }) => of)
  }
}

const notStored = (known: readonly Known[], stored: ReadonlyMap<string, number>) =>
  known.flatMap(({ id, versions }) =>
    versions
      .filter((version) => version > (stored.get(id) ?? 0))
      .map((version) => `Version ${version} of post ${id} is not in the database.`),
  )

function compare(known: readonly Known[], stored: ReadonlyMap<string, number>, taken: readonly TakenEvent[]) {
  const lost = notStored(known, stored)
  const [doubled, early, wrong]: [string[], string[], string[]] = [[], [], []]
  let replaced = 0
  const ofPost = Map.groupBy(
    taken.map((event, at) => ({ ...event, at })),
    ({ postId }) => postId,
  )
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
  const lastOf = new Map(taken.map(({ id }, at) => [id, at]))
  const unrecorded = taken.filter(
    ({ id, isAccepted, end }, at) => isAccepted && end === 'answered' && lastOf.get(id)! > at,
  ).length
  return { lost, doubled, early, wrong, again, replaced, unrecorded }
}
