import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Deps, WithStopping } from '../context.ts'
import type { Listener } from '../database/listener.ts'
import { comments, posts, publications, sessions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { type Announcement, channel } from './announce.ts'

export type LiveEvent =
  | { event: 'changed' }
  | { event: 'due'; postId: string }
  | { event: 'commented'; postId: string }
  | { event: 'editing'; postId: string; userId: string }
  /** The session ended or the person has too many tabs open. The tab gets no further events. */
  | { event: 'over' }

interface Who {
  sessionKey: string
  userId: string
  workspaceId: string
}

export interface Seat {
  /** Resolves with events as soon as there are any, with none after a heartbeat's time, and with null at the end. */
  next(): Promise<LiveEvent[] | null>
  leave(): void
}

export interface Live {
  join(who: Who): Seat
  stop(): void
}

export interface WithLive {
  live: Live
}

const maxOfPerson = 6
const maxOfServer = 1_000
/** Events kept for a tab that does not read them. */
const maxWaiting = 20

type Settings = Deps & Pick<WithStopping, 'stopping'>

/**
 * The open tabs on this server. The database's notifications report changes by any server. Without notifications, each
 * heartbeat checks the posts of workspaces with open tabs.
 */
export function createLive({ config, db, log, now, stopping }: Settings, listener: Listener): Live {
  const seats = new Set<OpenSeat>()
  listener.on(channel, (payload) => {
    // The listener may have missed some.
    if (payload === null) for (const seat of seats) seat.tell({ event: 'changed' })
    else hear(JSON.parse(payload) as Announcement)
  })

  function hear({ workspaceId, due, commented, editing, ended }: Announcement) {
    for (const seat of seats) {
      if (ended) {
        if (seat.who.userId === ended && [seat.who.workspaceId, ''].includes(workspaceId)) seat.end()
        continue
      }
      if (seat.who.workspaceId !== workspaceId) continue
      if (commented) seat.tell({ event: 'commented', postId: commented })
      else if (!editing) seat.tell({ event: 'changed' })
      else if (editing.userId !== seat.who.userId) seat.tell({ event: 'editing', ...editing })
      if (due?.userIds.includes(seat.who.userId)) seat.tell({ event: 'due', postId: due.postId })
    }
  }

  /** Sessions end silently, so one query checks all of them. */
  async function endSeatsWithoutSession() {
    // The answer does not cover tabs that join during the query.
    const asked = [...seats]
    const keys = [...new Set(asked.map(({ who }) => who.sessionKey))]
    const valid = await db
      .select({ key: sessions.tokenHash })
      .from(sessions)
      .where(and(inArray(sessions.tokenHash, keys), gt(sessions.expiresAt, now())))
    const known = new Set(valid.map(({ key }) => key))
    for (const seat of asked) if (!known.has(seat.who.sessionKey)) seat.end()
  }

  const seen = new Map<string, string>()
  async function lookForChanges() {
    const workspaceIds = [...new Set([...seats].map(({ who }) => who.workspaceId))]
    const rows = await db
      .select({
        workspaceId: posts.workspaceId,
        mark: sql<string>`concat_ws(' ', ${count()}, (select max(greatest(c.created_at, c.edited_at, c.settled_at, c.deleted_at)) || '-' || count(*) from ${comments} c where c.workspace_id = ${posts.workspaceId}), sum(${posts.version}), max(${posts.updatedAt}), count(${publications.postId}), max(${publications.updatedAt}))`,
      })
      .from(posts)
      .leftJoin(publications, eq(publications.postId, posts.id))
      .where(inArray(posts.workspaceId, workspaceIds))
      .groupBy(posts.workspaceId)
    const marks = new Map(rows.map(({ workspaceId, mark }) => [workspaceId, mark]))
    for (const workspaceId of workspaceIds) {
      const [former, mark] = [seen.get(workspaceId), marks.get(workspaceId) ?? '']
      seen.set(workspaceId, mark)
      if (former !== undefined && former !== mark) hear({ workspaceId })
    }
    for (const workspaceId of seen.keys()) if (!workspaceIds.includes(workspaceId)) seen.delete(workspaceId)
  }

  async function look() {
    if (seats.size === 0) return
    await endSeatsWithoutSession()
    if (!listener.isHearing()) await lookForChanges()
  }
  const timer = setInterval(() => {
    look().catch((err: unknown) => log.debug({ err }, 'failed to look up what to tell open tabs'))
  }, config.timing.heartbeatMs)

  // Without `over` a tab joins again: another server, or this one once it is back.
  const endAll = () => {
    for (const seat of seats) seat.leave()
  }
  stopping.addEventListener('abort', endAll)

  return {
    join: (who) => {
      if (stopping.aborted || seats.size >= maxOfServer)
        throw new AppError('unavailable', 'Too many tabs are open on this server. This one will show changes later.', {
          retryAfter: 60,
        })
      const own = [...seats].filter((seat) => seat.who.userId === who.userId)
      if (own.length >= maxOfPerson) own[0]!.end()
      const seat = new OpenSeat(who, config.timing.heartbeatMs, () => seats.delete(seat))
      seats.add(seat)
      return seat
    },
    stop: () => {
      clearInterval(timer)
      stopping.removeEventListener('abort', endAll)
      endAll()
    },
  }
}

class OpenSeat implements Seat {
  readonly who: Who
  readonly leave: () => void
  private readonly heartbeatMs: number
  private waiting = new Map<string, LiveEvent>()
  private isOver = false
  private woken = Promise.withResolvers<void>()

  constructor(who: Who, heartbeatMs: number, onLeave: () => void) {
    this.who = who
    this.heartbeatMs = heartbeatMs
    this.leave = () => {
      this.isOver = true
      onLeave()
      this.woken.resolve()
    }
  }

  /** The same event is sent once, however often it happened before the tab read it. */
  tell(one: LiveEvent) {
    if (this.waiting.size < maxWaiting) this.waiting.set(JSON.stringify(one), one)
    this.woken.resolve()
  }

  end() {
    this.waiting.clear()
    this.tell({ event: 'over' })
    this.leave()
  }

  async next() {
    if (this.waiting.size === 0 && !this.isOver) {
      const timer = setTimeout(() => this.woken.resolve(), this.heartbeatMs)
      await this.woken.promise
      clearTimeout(timer)
    }
    this.woken = Promise.withResolvers()
    const events = [...this.waiting.values()]
    this.waiting.clear()
    return this.isOver && events.length === 0 ? null : events
  }
}
