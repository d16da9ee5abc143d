import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Decisions } from '../../shared/outgoing.ts'
import { contentText, type Post, type PostContent } from '../../shared/posts.ts'
import type { Apps } from './apps.ts'
import { type Came, call, patiently, request, signUp } from './calls.ts'
import type { Random } from './outcome.ts'
import type { Review } from './review.ts'

export interface Author {
  cookie: string
  username: string
  /** Where nothing is published without approval. */
  review: Review | null
}

/**
 * A scheduled post. `texts` are the texts that may be published: one, or more while the outcome of a change is
 * unknown.
 */
export interface Planned {
  id: string
  number: number
  author: Author
  texts: string[]
  /** Texts that may have been approved. */
  approved: string[]
  firstComment: string
}

interface Plan {
  authors: number
  posts: number
  random: Random
  prepare?: (author: Author, url: string) => Promise<void>
}

const day = 86_400_000

/** Creates authors with scheduled posts; all posts are acknowledged. */
export async function planPosts(apps: Apps, { authors, posts, random, prepare }: Plan): Promise<Planned[]> {
  const urls = apps.urls()
  const planned: Planned[] = []
  let next = 0
  const works = async () => {
    while (next < authors) {
      const first = next++
      const url = urls[first % urls.length]!
      const author: Author = { ...(await signUp(url)), review: null }
      await prepare?.(author, url)
      for (let number = first; number < posts; number += authors) {
        const content = contentOf(number, 'as it was planned')
        const at = Date.now() + day + random.below(day)
        const firstComment = number % 3 === 0 ? `The first comment of case ${number}.` : ''
        const when = { scheduledFor: new Date(at), timeZone: 'UTC' }
        const body = { title: `Case ${number}`, category: 'hot-takes', content, firstComment, ...when }
        const answer = await call(url, author.cookie, 'POST', '/api/posts', body)
        if (!answer.ok) throw new Error(`Failed to schedule a post: ${answer.status} ${await answer.text()}`)
        const { id } = (await answer.json()) as Post
        const post = { id, number, author, texts: [contentText(content)], approved: [], firstComment }
        planned.push(post)
        if (author.review && (await approve(post, url)).is !== 'done') throw new Error('Failed to approve a post.')
      }
    }
  }
  await Promise.all([works(), works(), works(), works()])
  return planned
}

/** Approves what would go out now. */
export async function approve({ id, author, approved }: Planned, url: string): Promise<Came> {
  const { cookie, review } = author
  const path = `${url}/api/posts/${id}/approvals`
  const seen = await request(path, 'GET', undefined, { cookie })
  if (seen.is !== 'done') return seen
  const { hash, now } = seen.answer as Decisions
  const note = randomUUID()
  const came = await request(path, 'POST', { decision: 'approved', hash, note }, { cookie })
  if (came.is !== 'refused') approved.push(contentText(now))
  review?.decided(id, note, came)
  return came
}

/** Makes the posts due now, spread over two seconds, because planning takes as long as the machine needs. */
export async function comeDue(apps: Apps, planned: readonly Planned[]): Promise<void> {
  const ids = planned.map(({ id }) => id)
  await apps.query(
    `with moved as (
      update posts set scheduled_for = date_trunc('milliseconds', clock_timestamp() + random() * interval '2 seconds')
      where id = any($1) returning id, scheduled_for
    ), due as (
      update jobs set run_at = scheduled_for, payload = json_build_object('postId', id,
        'dueAt', to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from moved where kind = 'post-due' and key = id returning key
    )
    select pg_notify('jobs', '') from due limit 1`,
    [ids],
  )
}

/** Full of characters that the network treats as syntax. */
const contentOf = (number: number, how: string): PostContent => ({
  hook: `Case ${number}: we hired (by accident) our #best_ever *engineer*, ${how}.`,
  insight: '[x] | {y}\\z ~ <b> @all a_b_c \\_ \\\\ 5 # 3',
  value: `– „Zeile ${number}“\n\n– Ünïcödé 🙂 العربية`,
  cta: 'What would you have done?',
})

export const numberIn = (text: string): number => Number(/^Case (\d+):/.exec(text)?.[1] ?? Number.NaN)

/**
 * Changes texts until the posts are published, and approves most of them. The last acknowledged text must be the
 * published one.
 */
export function startChanging(planned: readonly Planned[], urls: () => readonly string[], random: Random) {
  let isOver = false
  let acknowledged = 0
  const open = new Set(planned)
  async function work() {
    for (let change = 1; !isOver && open.size > 0; change++) {
      const post = random.among([...open])
      const content = contentOf(post.number, `changed for the ${change}th time`)
      const text = contentText(content)
      const { cookie } = post.author
      const came = await request(`${random.among(urls())}/api/posts/${post.id}`, 'PUT', { content }, { cookie })
      const { status, failure } = came.is === 'done' ? (came.answer as Post) : {}
      if (status === 'published') open.delete(post)
      const mayBeOut = status === 'published' || status === 'publishing' || failure?.code === 'unknown'
      // Only the network knows whether a post on its way has the former or the new text.
      if (came.is === 'unsure' || mayBeOut) post.texts.push(text)
      else if (status) {
        acknowledged++
        post.texts = [text]
      }
      if (came.is === 'done' && post.author.review && random.below(6) > 0) await approve(post, random.among(urls()))
      await sleep(random.below(50))
    }
  }
  const working = work()
  return {
    async stop(): Promise<number> {
      isOver = true
      await working
      return acknowledged
    },
  }
}

export async function readPosts(planned: readonly Planned[], url: string): Promise<Map<string, Post>> {
  const found = new Map<string, Post>()
  for (const { cookie } of new Set(planned.map(({ author }) => author))) {
    const came = await patiently(() => request(`${url}/api/posts`, 'GET', undefined, { cookie }))
    if (came.is !== 'done') throw new Error(`Failed to read posts back: ${JSON.stringify(came)}`)
    for (const post of came.answer as Post[]) found.set(post.id, post)
  }
  return found
}
