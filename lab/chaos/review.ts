import type { CommentThread, PostComments } from '../../shared/comments.ts'
import type { Decisions } from '../../shared/outgoing.ts'
import type { Came } from './calls.ts'
import type { Ledger } from './ledger.ts'

/** What a person was told of their comments, suggestions and decisions, which are compared with the stored ones. */

type Read = <T>(path: string) => Promise<T>

interface Said {
  /** The comment’s words, which no other comment has. */
  text: string
  /** Its request got no answer. */
  isUnsure: boolean
}

/** A suggestion that was accepted if `isIn`. */
interface Acceptance {
  thread: string
  isIn: () => boolean
}

export class Review {
  private readonly comments = new Map<string, Said[]>()
  private readonly decisions = new Map<string, Said[]>()
  private readonly acceptances = new Map<string, Acceptance[]>()
  /** The notes of the request that may be open; null for none. */
  private readonly requests = new Map<string, (string | null)[]>()
  /** Posts of which something was said since the last check. */
  private fresh = new Set<string>()
  private readonly ledger: Ledger
  private readonly name: string

  constructor(ledger: Ledger, name: string) {
    this.ledger = ledger
    this.name = name
  }

  commented = (id: string, text: string, came: Came) => this.keep(this.comments, id, text, came)

  /** A decision ends the request for it. */
  decided(id: string, text: string, came: Came): void {
    this.keep(this.decisions, id, text, came)
    this.asked(id, null, came)
  }

  asked(id: string, note: string | null, came: Came): void {
    if (came.is === 'refused') return
    this.requests.set(id, came.is === 'done' ? [note] : [...this.openRequests(id), note])
    this.fresh.add(id)
  }

  private openRequests = (id: string) => this.requests.get(id) ?? [null]

  accepted(id: string, acceptance: Acceptance): void {
    this.acceptances.set(id, [...(this.acceptances.get(id) ?? []), acceptance])
    this.fresh.add(id)
  }

  private keep(all: Map<string, Said[]>, id: string, text: string, came: Came): void {
    if (came.is === 'refused') return
    all.set(id, [...(all.get(id) ?? []), { text, isUnsure: came.is === 'unsure' }])
    this.fresh.add(id)
  }

  /** Reads back the posts of which something was said since the last time, or all. Deleted posts are left out. */
  async check(read: Read, isThere: (id: string) => boolean, isAll: boolean): Promise<void> {
    const said = isAll ? new Set([...this.comments.keys(), ...this.requests.keys()]) : this.fresh
    this.fresh = new Set()
    for (const id of [...said].filter(isThere)) {
      const { threads } = await read<PostComments>(`/api/posts/${id}/comments`)
      const { approval, decisions } = await read<Decisions>(`/api/posts/${id}/approvals`)
      const texts = threads.flatMap(({ comments }) => comments.map(({ text }) => text))
      this.compare('comment', id, this.comments, texts)
      this.compare(
        'decision',
        id,
        this.decisions,
        decisions.map(({ note }) => note),
      )
      this.compareAcceptances(id, threads)
      const note = approval?.request?.note ?? null
      const expected = this.openRequests(id)
      if (!expected.includes(note))
        this.ledger.lost.push(`${this.name}: post ${id} asks for approval with “${note}” instead of “${expected[0]}”`)
      this.requests.set(id, [note])
    }
  }

  private compare(what: string, id: string, all: Map<string, Said[]>, texts: string[]): void {
    const kept: Said[] = []
    for (const { text, isUnsure } of all.get(id) ?? []) {
      const count = texts.filter((one) => one === text).length
      if (count > 1) this.ledger.doubled.push(`${this.name}: post ${id} has the ${what} “${text}” ${count} times`)
      if (count === 0 && !isUnsure) this.ledger.lost.push(`${this.name}: the ${what} “${text}” on post ${id}`)
      if (count > 0) kept.push({ text, isUnsure: false })
    }
    all.set(id, kept)
    const known = new Set(kept.map(({ text }) => text))
    for (const text of texts.filter((one) => !known.has(one)))
      this.ledger.broken.push(`${this.name}: post ${id} has a ${what} that nobody made: “${text}”`)
  }

  /** A suggestion is settled together with the text, or neither is. */
  private compareAcceptances(id: string, threads: readonly CommentThread[]): void {
    for (const { thread, isIn } of this.acceptances.get(id) ?? []) {
      const isSettled = threads.find((one) => one.id === thread)?.outcome === 'accepted'
      if (isSettled !== isIn())
        this.ledger.broken.push(
          `${this.name}: the suggestion ${thread} for post ${id} is ${isSettled ? '' : 'not '}called accepted, and its words are ${isIn() ? '' : 'not '}in the post`,
        )
    }
    this.acceptances.delete(id)
  }
}
