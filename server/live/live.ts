import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Deps, WithStopping } from '../context.ts'
import type { Listener } from '../database/listener.ts'
import { posts, publications, sessions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { type Announcement, channel } from './announce.ts'

/** What an open tab is told. */
export type LiveEvent =
  /** What the tab lists has changed. */
  | { event: 'changed' }
  /** It is time to post. */
  | { event: 'due'; postId: string }
  /** The session is over, or the person has too many tabs open; this tab is told nothing more. */
  | { event: 'over' }

interface Who {
  sessionKey: string
  userId: string
  workspaceId: string
}

/** The place of one open tab. */
export interface Seat {
  /** What there is to tell, once there is something; nothing after a heartbeat's time, and null when it is over. */
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

const mostOfPerson = 6
const mostOfServer = 1_000
/** What waits for a tab that does not read. */
const mostWaiting = 20

type Settings = Deps & WithStopping

/**
 * The tabs that are open on this server. They hear of changes by the database's notifications, whichever server made the
 * change; where those do not arrive, the posts of the workspaces with open tabs are looked at with each heartbeat.
 */
export function createLive({ config, db, log, now, stopping }: Settings, listener: Listener): Live {
  const seats = new Set<OpenSeat>()
  listener.on(channel, (payload) => {
    // Something may have been missed.
    if (payload === null) for (const seat of seats) seat.tell({ event: 'changed' })
    else hear(JSON.parse(payload) as Announcement)
  })

  function hear({ workspaceId, due }: Announcement) {
    for (const seat of seats) {
      if (seat.who.workspaceId !== workspaceId) continue
      seat.tell({ event: 'changed' })
      if (due?.userIds.includes(seat.who.userId)) seat.tell({ event: 'due', postId: due.postId })
    }
  }

  /** Sessions end without a word, so they are looked at: all in one question. */
  async function endSeatsWithoutSession() {
    // Those that join during the question are not in its answer.
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
        mark: sql<string>`concat_ws(' ', ${count()}, sum(${posts.version}), max(${posts.updatedAt}), count(${publications.postId}), max(${publications.updatedAt}))`,
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

  const endAll = () => {
    for (const seat of seats) seat.end()
  }
  stopping.addEventListener('abort', endAll)

  return {
    join: (who) => {
      if (stopping.aborted || seats.size >= mostOfServer)
        throw new AppError('unavailable', 'Too many tabs are open on this server. This one is told of changes later.', {
          retryAfter: 60,
        })
      const own = [...seats].filter((seat) => seat.who.userId === who.userId)
      if (own.length >= mostOfPerson) own[0]!.end()
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

  /** The same thing is told once, however often it happened before the tab read of it. */
  tell(one: LiveEvent) {
    if (this.waiting.size < mostWaiting) this.waiting.set(JSON.stringify(one), one)
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
