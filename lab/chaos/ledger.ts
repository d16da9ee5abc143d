import type pg from 'pg'
import { type Post, type PostContent, type Section, sections } from '../../shared/posts.ts'

/** Records what callers were told, and compares it with the stored posts. */

export interface State {
  /** Null if an engine wrote a text that nobody has seen. */
  content: Record<Section, string | null>
  version: number
  scheduledFor: string | null
  /** How often the text was changed, and how often by an engine. */
  changes: number
  rewrites: number
}
/** Null: the post does not exist. */
type Possible = State | null

interface Expected {
  isGenerated: boolean
  /** One state after an answer; the states before and after while the outcome is unknown. */
  possible: Possible[]
  /** The answer when the outcome was unknown. */
  said?: string
}

export interface Ledger {
  acknowledged: number
  lost: string[]
  doubled: string[]
  /** Half-written, or never requested. */
  broken: string[]
  unsure: number
  /** Of those, requests answered with "nothing was changed" although something was. */
  untrue: number
  refused: Map<string, number>
}

export const newLedger = (): Ledger => ({
  acknowledged: 0,
  lost: [],
  doubled: [],
  broken: [],
  unsure: 0,
  untrue: 0,
  refused: new Map(),
})

/**
 * What one person knows of their posts and samples. Each person sends one request at a time, so at most one outcome
 * is unknown.
 */
export class Memory {
  readonly posts = new Map<string, Expected>()
  readonly samples = new Map<string, 'confirmed' | 'unsure'>()
  /** Posts that may exist, by their unique subject. */
  readonly unsurePosts = new Map<string, { isGenerated: boolean; said: string }>()
  private readonly idOfSubject = new Map<string, string>()
  private readonly ledger: Ledger
  private readonly name: string

  constructor(ledger: Ledger, name: string) {
    this.ledger = ledger
    this.name = name
  }

  known(): { id: string; state: State }[] {
    return [...this.posts].flatMap(([id, { possible }]) =>
      possible.length === 1 && possible[0] ? [{ id, state: possible[0] }] : [],
    )
  }

  /** Null if the post does not exist. Only after a check. */
  contentOf(id: string): State['content'] | null {
    return this.posts.get(id)?.possible[0]?.content ?? null
  }

  created(post: Post, isGenerated: boolean): void {
    const former = this.idOfSubject.get(post.subject)
    if (former && former !== post.id) this.ledger.doubled.push(`${this.name}: “${post.subject}” became two posts`)
    this.idOfSubject.set(post.subject, post.id)
    this.posts.set(post.id, { isGenerated, possible: [stateOf(post, { changes: 0, rewrites: 0 })] })
  }

  /** A change was acknowledged with this post as the answer. */
  changed(id: string, after: Possible, answer?: Post): void {
    const expected = this.posts.get(id)!
    if (answer && after && !matches(answer, after))
      this.ledger.broken.push(`${this.name}: the answer for post ${id} does not match the request`)
    expected.possible = [answer && after ? stateOf(answer, after) : after]
  }

  maybeChanged(id: string, after: Possible, said: string): void {
    const expected = this.posts.get(id)!
    expected.possible.push(after)
    expected.said = said
  }

  /** Compares everything stored with everything known, and resolves unknown outcomes. */
  check(posts: readonly Post[], samples: readonly { content: string }[]): void {
    const found = new Map(posts.map((post) => [post.id, post]))
    for (const [id, expected] of this.posts) {
      const post = found.get(id)
      const is = expected.possible.find((one) => (one ? post && matches(post, one) : !post))
      if (is === undefined) this.ledger.lost.push(`${this.name}: ${difference(id, expected.possible[0]!, post)}`)
      if (expected.possible.length > 1 && is === expected.possible[1]) this.wasItTrue(expected.said)
      // Counts a loss only once.
      expected.possible = [post ? stateOf(post, is ?? { changes: 0, rewrites: 0 }) : null]
    }
    for (const post of posts.filter(({ id }) => !this.posts.has(id))) {
      const unsure = this.unsurePosts.get(post.subject)
      if (!unsure) {
        this.ledger.broken.push(`${this.name}: post ${post.id} was never requested`)
        continue
      }
      // The last two sections of a complete draft may be empty.
      if (unsure.isGenerated && (['hook', 'insight'] as const).some((section) => !post.content[section].trim()))
        this.ledger.broken.push(`${this.name}: post ${post.id} is half-written`)
      this.wasItTrue(unsure.said)
      this.created(post, unsure.isGenerated)
    }
    const counts = new Map<string, number>()
    for (const { content } of samples) counts.set(content, (counts.get(content) ?? 0) + 1)
    for (const [content, state] of this.samples) {
      const count = counts.get(content) ?? 0
      if (count > 1) this.ledger.doubled.push(`${this.name}: there are ${count} samples “${content.slice(0, 40)}”`)
      if (count === 0 && state === 'confirmed') this.ledger.lost.push(`${this.name}: sample “${content.slice(0, 40)}”`)
      if (count === 0) this.samples.delete(content)
      else this.samples.set(content, 'confirmed')
    }
  }

  private wasItTrue(said = ''): void {
    if (/nothing was changed/i.test(said)) this.ledger.untrue++
  }

  /** Compares records with posts: versions and generations. */
  async checkRecords(pool: pg.Pool): Promise<void> {
    const { rows } = await pool.query<{
      id: string
      version: number
      versions: number
      last: number
      written: number
      rewrites: number
    }>(
      `select posts.id, version,
        (select count(*)::int from post_versions where post_id = posts.id) as versions,
        (select coalesce(max(version), 0) from post_versions where post_id = posts.id) as last,
        (select count(*)::int from generations where post_id = posts.id and kind = 'post' and outcome = 'written') as written,
        (select count(*)::int from generations where post_id = posts.id and kind = 'section' and outcome = 'written') as rewrites
      from posts where id = any($1)`,
      [[...this.posts.keys()]],
    )
    const records = new Map(rows.map((row) => [row.id, row]))
    for (const { id, state } of this.known()) {
      const record = records.get(id)
      if (!record) continue
      const { isGenerated } = this.posts.get(id)!
      const say = (what: string) => this.ledger.broken.push(`${this.name}: post ${id} ${what}`)
      if (record.version !== state.version)
        say(`was read as version ${state.version} and is stored as ${record.version}`)
      // Continuous typing is one version; texts replaced by an engine are always kept.
      if (record.versions > state.changes || record.versions < state.rewrites)
        say(
          `was changed ${state.changes} times, ${state.rewrites} of them by an engine, and has ${record.versions} former versions`,
        )
      if (record.last >= state.version) say(`is version ${state.version} and keeps a former version ${record.last}`)
      if (record.written !== (isGenerated ? 1 : 0)) say(`has ${record.written} records of its generation`)
      if (record.rewrites !== state.rewrites)
        say(`was rewritten ${state.rewrites} times, but ${record.rewrites} are recorded`)
    }
  }
}

const stateOf = (post: Post, { changes, rewrites }: Pick<State, 'changes' | 'rewrites'>): State => ({
  content: post.content,
  version: post.version,
  scheduledFor: post.scheduledFor,
  changes,
  rewrites,
})

const matches = (post: Post, state: State): boolean =>
  post.version === state.version &&
  instant(post.scheduledFor) === instant(state.scheduledFor) &&
  sections.every((section) => isText(post.content, section, state.content[section]))

const isText = (content: PostContent, section: Section, text: string | null): boolean =>
  text === null ? content[section].trim() !== '' : content[section] === text

const instant = (time: string | null) => (time === null ? null : Date.parse(time))

function difference(id: string, expected: Possible, post: Post | undefined): string {
  if (!expected) return `post ${id} was deleted but still exists`
  if (!post) return `post ${id} is missing`
  const other = sections.filter((section) => !isText(post.content, section, expected.content[section]))
  return `post ${id} has version ${post.version} instead of ${expected.version}, another time or other texts in: ${other.join(', ')}`
}
