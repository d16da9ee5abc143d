import type { StubPost } from '../../server/stubs/linkedin.ts'
import type { StubFault } from '../../server/stubs/linkedin-faults.ts'
import type { Post } from '../../shared/posts.ts'
import { mark, table, whole } from '../bench/figures.ts'
import { type Apps, isOfPosts, killDuring, quick, startApps, tableOf } from './apps.ts'
import { type Author, approve, numberIn, type Planned, planPosts, readPosts, startChanging } from './authors.ts'
import { call, patiently, request } from './calls.ts'
import { newLedger } from './ledger.ts'
import { type Options, type Outcome, randomFrom } from './outcome.ts'
import { type Outside, startOutside } from './outside.ts'
import { Review } from './review.ts'

const full = { authors: 100, posts: 2_000, kills: 30, settledWithinMs: 600_000 }
const short = { authors: 4, posts: 60, kills: 2, settledWithinMs: 120_000 }

/** Includes first comments, which not every app may write. */
const LINKEDIN_SCOPES = 'openid profile email w_member_social w_member_social_feed'

/** Shares of the requests to publish; the other requests succeed. */
const rates: Partial<Record<StubFault, number>> = {
  'accepted-then-hang': 0.04,
  'accepted-then-cut': 0.05,
  'accepted-then-500': 0.05,
  'accepted-then-200': 0.02,
  'accepted-then-nowhere': 0.02,
  'again-rejected': 0.04,
  'again-missing': 0.04,
  'again-unprocessable': 0.04,
  'again-throttled': 0.04,
  hang: 0.02,
  cut: 0.04,
  unavailable: 0.05,
  'throttled-shortly': 0.04,
  'throttled-until': 0.02,
  throttled: 0.02,
}

/**
 * Posts become due on two processes and one database. These are killed, and the network fails in every possible way.
 * Half of the authors work where nothing is published without approval.
 */
export async function publishing({ isShort, seed, say }: Options): Promise<Outcome> {
  const wanted = isShort ? short : full
  const random = randomFrom(seed)
  const network = await startOutside<StubPost>('linkedin-process.ts')
  const apps = await startApps({ ...network.env, LINKEDIN_SCOPES, ...quick })
  await fails(network, rates)
  const ledger = newLedger()
  let authors = 0
  async function prepare(author: Author, url: string) {
    await connectsNetwork(author, url)
    if (++authors % 2 > 0) return
    author.review = new Review(ledger, author.username)
    const required = await call(url, author.cookie, 'PUT', '/api/approval', { mode: 'required' })
    if (!required.ok) throw new Error(`Failed to require approval: ${required.status}`)
  }
  const planned = await planPosts(apps, { ...wanted, random, prepare })
  say(`${whole(planned.length)} posts of ${wanted.authors} authors are planned …`)
  const faults: string[] = []
  const unproven: string[] = []
  const changing = startChanging(planned, apps.urls, random)
  const kills = await killDuring(apps, seed, {
    times: wanted.kills,
    planned,
    done: network.count,
    after: async (killed) => {
      unproven.push(...(await calledPublished(apps, network)).map((post) => `After kill ${killed}, ${post}`))
      if (killed % 10 === 0) say(`${killed} kills, ${whole(await network.count())} posts are on the network …`)
    },
  })
  const changes = await changing.stop()

  say('Waiting for open work …')
  await apps.untilSettled(wanted.settledWithinMs)
  await fails(network, {})
  // From now on, a repeated request makes a second post.
  await tell(network, 'forget')
  const waiting = await letMidnightCome(apps, planned, faults)
  await apps.untilSettled(wanted.settledWithinMs)
  const held = await approveTheRest(planned, apps.urls()[0]!, faults)
  const given = await lookAndTryAgain(planned, apps.urls()[0]!, network, faults)
  await apps.untilSettled(wanted.settledWithinMs)

  unproven.push(...(await calledPublished(apps, network)))
  const [begun] = await apps.query<{ attempts: number }>(
    "select count(*)::int as attempts from post_events where kind = 'publishing'",
  )
  const found = compare(planned, await readPosts(planned, apps.urls()[0]!), await network.taken())
  await checkDecisions(planned, apps.urls()[0]!)
  const decisions = planned.reduce((all, { approved }) => all + approved.length, 0)
  await apps.stop()
  await network.stop()
  const { unapproved, wrong, unsureComments } = found
  const lost = [...found.lost, ...ledger.lost]
  const doubled = [...found.doubled, ...ledger.doubled]
  const asItShouldBe = planned.length - found.lost.length - found.doubled.length - wrong.length
  const figures: [string, number, boolean?][] = [
    ['posts that became due', planned.length],
    ['attempts to publish them', begun!.attempts],
    ['changes of their texts that were acknowledged before', changes],
    ['told to wait for midnight, and live after it', waiting],
    ['given up as unknown: their authors looked, and found them there', given.found],
    ['given up: their authors looked, and tried again', given.again],
    ['called refused though they were there', given.untrue, given.untrue === 0],
    ['first comments that their authors are told to look for', unsureComments],
    ['on the network once, with the text that was acknowledged', asItShouldBe, asItShouldBe === planned.length],
    ['on the network twice', found.doubled.length, found.doubled.length === 0],
    ['approvals of their texts', decisions],
    ['– lost or doubled', ledger.lost.length + ledger.doubled.length, ledger.lost.length + ledger.doubled.length === 0],
    ['held back until they were approved', held],
    ['on the network without approval of every byte', unapproved.length, unapproved.length === 0],
    ['called published without being there, at any time', unproven.length, unproven.length === 0],
  ]
  const report = figures.map(([what, count, isMet]) => [what, whole(count), isMet === undefined ? '' : mark(isMet)])
  return {
    acknowledged: planned.length,
    lost: lost.length,
    doubled: doubled.length,
    killed: kills.length,
    faults: [...faults, ...unproven, ...unapproved, ...lost, ...doubled, ...ledger.broken, ...wrong].slice(0, 20),
    report: `${table(['', 'measured', ''], report)}\n\n${tableOf(kills)}`,
  }
}

/** Connects like a browser, through the network's pages. */
async function connectsNetwork({ cookie, username }: Author, url: string): Promise<void> {
  const begun = await call(url, cookie, 'GET', '/api/network/connect')
  const consent = new URL(begun.headers.get('location') ?? '')
  for (const [name, value] of Object.entries({ answer: 'allow', member: username }))
    consent.searchParams.set(name, value)
  const granted = await fetch(consent, { redirect: 'manual' })
  const back = new URL(granted.headers.get('location') ?? '')
  const pending = begun.headers.getSetCookie().map((one) => one.split(';')[0])
  const kept = await call(url, [cookie, ...pending].join('; '), 'GET', back.pathname + back.search)
  const state = (await (await call(url, cookie, 'GET', '/api/network')).json()) as { account: object | null }
  if (!state.account) throw new Error(`Failed to connect an author: ${kept.headers.get('location')}`)
}

const tell = (network: Outside<StubPost>, what: 'faults' | 'forget', how = {}) =>
  fetch(`${network.env.LINKEDIN_API_URL}/_stub/${what}`, { method: 'POST', body: JSON.stringify(how) })

const fails = (network: Outside<StubPost>, wanted: typeof rates) => tell(network, 'faults', { rates: wanted })

/** Posts called published without an address, or at an address without a post. */
async function calledPublished(apps: Apps, network: Outside<StubPost>): Promise<string[]> {
  const rows = await apps.query<{ id: string; url: string | null }>(
    "select post_id as id, url from publications where state = 'published'",
  )
  const addresses = new Set((await network.taken()).map(addressOf))
  return rows
    .filter(({ url }) => !url || !addresses.has(url))
    .map(({ id, url }) => `post ${id} is called published at ${url ?? 'no address'}, but is not there.`)
}

const addressOf = ({ urn }: StubPost) => `https://www.linkedin.com/feed/update/${urn}/`

/** The network accepts no more posts that day. Checks that each waiting post says so, and ends the day. */
async function letMidnightCome(apps: Apps, planned: readonly Planned[], faults: string[]): Promise<number> {
  const shown = await readPosts(planned, apps.urls()[0]!)
  const rows = await apps.query<{ key: string }>(
    `with later as (update jobs set run_at = now() where ${isOfPosts} returning key), woken as (select pg_notify('jobs', '')) select key from later, woken`,
  )
  for (const { key } of rows) {
    const failure = shown.get(key)?.failure
    if (!failure?.retryAt || failure.code !== 'throttled')
      faults.push(`Post ${key} waits without saying so: ${JSON.stringify(failure)}`)
  }
  return rows.length
}

/** Approves posts that were held back at their time, and publishes them. Returns how many there were. */
async function approveTheRest(planned: readonly Planned[], url: string, faults: string[]): Promise<number> {
  const shown = await readPosts(planned, url)
  let held = 0
  for (const post of planned.filter(({ author }) => author.review)) {
    const { status, failure, lacksApproval } = shown.get(post.id)!
    if (status === 'published') continue
    const came = lacksApproval ? await approve(post, url) : null
    if (came && came.is !== 'done') faults.push(`Failed to approve post ${post.id}: ${JSON.stringify(came)}`)
    // The author of any other failure looks at the network first.
    if (status === 'failed' && failure?.code !== 'unapproved') continue
    held++
    const answer = await call(url, post.author.cookie, 'POST', `/api/posts/${post.id}/publish`, {
      openPoints: 'accept',
    })
    if (!answer.ok) faults.push(`Post ${post.id} failed to be published: ${answer.status} ${await answer.text()}`)
  }
  return held
}

/** Compares what was approved, by anybody who was told so, with what is stored. */
async function checkDecisions(planned: readonly Planned[], url: string): Promise<void> {
  for (const { cookie, review } of new Set(planned.map(({ author }) => author))) {
    async function read<T>(path: string) {
      const came = await patiently(() => request(url + path, 'GET', undefined, { cookie }))
      if (came.is !== 'done') throw new Error(`Failed to read ${path} back: ${JSON.stringify(came)}`)
      return came.answer as T
    }
    await review?.check(read, () => true, true)
  }
}

/**
 * Posts that the app gave up must be called failed, with a true reason. The author looks, then confirms or tries
 * again.
 */
async function lookAndTryAgain(
  planned: readonly Planned[],
  url: string,
  network: Outside<StubPost>,
  faults: string[],
): Promise<{ found: number; again: number; untrue: number }> {
  const shown = await readPosts(planned, url)
  const live = new Map((await network.taken()).map((post) => [numberIn(post.text), post]))
  const count = { found: 0, again: 0, untrue: 0 }
  for (const { id, number, author } of planned.filter(({ id }) => shown.get(id)?.status === 'failed')) {
    const { failure } = shown.get(id)!
    const there = live.get(number)
    // The first request may have been throttled, and the repetition may have been refused.
    if (!['unknown', 'throttled', 'rejected'].includes(failure?.code ?? '') || (there && failure?.code !== 'unknown')) {
      faults.push(`Post ${id} gives a wrong reason for its failure: ${failure?.code}`)
      if (there) count.untrue++
    }
    const answer = there
      ? await call(url, author.cookie, 'PUT', `/api/posts/${id}`, { publication: { url: addressOf(there) } })
      : await call(url, author.cookie, 'POST', `/api/posts/${id}/publish`, { openPoints: 'accept' })
    count[there ? 'found' : 'again']++
    if (!answer.ok) faults.push(`Post ${id} failed to settle: ${answer.status} ${await answer.text()}`)
  }
  return count
}

function compare(planned: readonly Planned[], shown: Map<string, Post>, taken: readonly StubPost[]) {
  const live = Map.groupBy(taken, ({ text }) => numberIn(text))
  const [lost, doubled, unapproved, wrong]: [string[], string[], string[], string[]] = [[], [], [], []]
  let unsureComments = 0
  for (const { id, number, author, texts, approved, firstComment } of planned) {
    const { status, failure, publication } = shown.get(id) ?? {}
    const [there, ...more] = live.get(number) ?? []
    for (const { text } of author.review ? (live.get(number) ?? []) : [])
      if (!approved.includes(text)) unapproved.push(`Post ${id} is on the network with a text that nobody approved.`)
    if (more.length > 0) doubled.push(`Post ${id} is on the network ${more.length + 1} times.`)
    else if (!there)
      lost.push(`Post ${id} is not on the network; it is ${status}, ${failure?.code ?? 'without a reason'}.`)
    else if (status !== 'published') lost.push(`Post ${id} is on the network but is called ${status}.`)
    else if (publication?.url !== addressOf(there)) wrong.push(`Post ${id} has a wrong address.`)
    else if (!texts.includes(there.text))
      wrong.push(`Post ${id} was published with another text than the acknowledged one.`)
    else if (firstComment && publication.via !== 'manual') {
      const isUnsure = ['unconfirmed', 'withheld'].includes(publication.comment ?? '')
      if (isUnsure) unsureComments++
      const comments = there.comments.join(' and ')
      if (comments !== firstComment && !(isUnsure && comments === ''))
        wrong.push(`Post ${id} has the comments “${comments}”; the app says: ${publication.comment}`)
    }
  }
  return { lost, doubled, unapproved, wrong, unsureComments }
}
