import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { knownZone, resolveWallTime } from '#shared/wall-time.ts'
import { type Deps, type Scope, type WithStopping, within } from '../context.ts'
import { posts, publications, workspaces } from '../database/schema.ts'
import { record } from '../posts/history.ts'
import { planDue } from '../posts/plan-due.ts'
import { itsPublication, statusAt } from '../posts/status.ts'

/** Workspaces looked through at once, by the index of their planned posts. */
const batch = 100
const minute = 60_000

/**
 * Recomputes planned posts from their wall times, because a state may change the rules of its zone. If a time now
 * occurs twice, the chosen occurrence counts; if clocks skip it, the post goes out later by the skipped time.
 */
export async function followZones(deps: Deps & WithStopping): Promise<void> {
  for (let after = ''; !deps.stopping.aborted; ) {
    const found = await deps.db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(gt(workspaces.id, after))
      .orderBy(workspaces.id)
      .limit(batch)
    const ids = found.map(({ id }) => id)
    const planned = await selectPlanned(deps).where(and(isPlanned(deps), inArray(posts.workspaceId, ids)))
    for (const post of planned) if (movedTo(post)) await move(deps, post.id)
    if (ids.length < batch) return
    after = ids.at(-1)!
  }
}

type Planned = Awaited<ReturnType<typeof selectPlanned>>[number]

const selectPlanned = ({ db }: Pick<Scope, 'db'>) =>
  db
    .select({
      id: posts.id,
      workspaceId: posts.workspaceId,
      version: posts.version,
      scheduledFor: posts.scheduledFor,
      wallTime: posts.scheduledWallTime,
      occurrence: posts.scheduledOccurrence,
      timeZone: posts.timeZone,
    })
    .from(posts)
    .leftJoin(publications, itsPublication)

const isPlanned = ({ now }: Pick<Scope, 'now'>) =>
  and(gt(posts.scheduledFor, now()), sql`${statusAt(now())} = 'scheduled'`)

/** The instant of a post under today's rules; null if that is its time already. */
function movedTo({ scheduledFor, wallTime, occurrence, timeZone }: Planned): Date | null {
  if (!scheduledFor || !wallTime || !timeZone || !knownZone(timeZone)) return null
  // A wall time has no seconds, but a caller of the API may have given some.
  const seconds = scheduledFor.getTime() % minute
  const present = scheduledFor.getTime() - seconds
  const resolution = resolveWallTime(wallTime, timeZone)
  const moments = resolution.kind === 'once' ? [resolution.at] : [resolution.earlier, resolution.later]
  const isOne = moments.some(({ instant }) => instant.getTime() === present)
  // An author who chose the time while it occurred once chose neither of today's two: the post stays where it can.
  if (isOne && !(resolution.kind === 'twice' && occurrence)) return null
  const moment = resolution.kind === 'once' ? resolution.at : resolution[occurrenceIn(resolution.kind, occurrence)]
  return moment.instant.getTime() === present ? null : new Date(moment.instant.getTime() + seconds)
}

const occurrenceIn = (kind: 'skipped' | 'twice', chosen: Planned['occurrence']) =>
  kind === 'skipped' ? 'later' : (chosen ?? 'earlier')

async function move(deps: Deps, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const scope = within<Scope>(deps, tx)
    const [post] = await selectPlanned(scope)
      .where(and(isPlanned(deps), eq(posts.id, id)))
      .for('update', { of: posts })
    const scheduledFor = post ? movedTo(post) : null
    if (!post || !scheduledFor) return
    await tx
      .update(posts)
      .set({ scheduledFor, version: post.version + 1, updatedAt: deps.now() })
      .where(eq(posts.id, id))
    const moved = { ...post, scheduledFor }
    await record(scope, id, 'clocks changed', {
      scheduledFor: scheduledFor.toISOString(),
      timeZone: post.timeZone ?? undefined,
    })
    await planDue(scope, moved, moved)
    deps.log.info(
      { post: id, from: post.scheduledFor, to: scheduledFor },
      'moved a post: the rules of its time zone have changed',
    )
  })
}
