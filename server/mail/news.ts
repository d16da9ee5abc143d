import { Temporal } from 'temporal-polyfill'
import type { InterfaceLanguage } from '#shared/interface-languages.ts'
import { digestHour, type MailChoices, type NewsKind } from '#shared/news.ts'
import { knownZone } from '#shared/wall-time.ts'
import type { Scope } from '../context.ts'
import { users } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'

/** What decides whether and when somebody gets mails about others' doings. */
export const readerColumns = {
  userId: users.id,
  emailNotifications: users.emailNotifications,
  mails: users.mails,
  timeZone: users.timeZone,
  language: users.language,
}
export interface Reader {
  userId: string
  emailNotifications: boolean
  mails: MailChoices
  timeZone: string | null
  language: InterfaceLanguage | null
}

/** Whether the person wants a mail about it at once. If they want it in their digest, enqueues that. */
export async function wantsMailNow(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  reader: Reader,
  workspaceId: string,
  kind: NewsKind,
): Promise<boolean> {
  if (!reader.emailNotifications) return false
  if (reader.mails[kind] === 'digest') {
    const { userId } = reader
    const runAt = nextDigest(now(), reader.timeZone)
    await enqueue(
      db,
      'send-digest',
      { workspaceId, userId },
      // Of all news until then, only one job.
      { key: `${workspaceId} ${userId} ${runAt.getTime()}`, runAt, workspaceId },
    )
  }
  return reader.mails[kind] === 'now'
}

/** A digest leaves out what happened right before it. */
const lastMs = 2 * 60_000

function nextDigest(now: Date, timeZone: string | null): Date {
  const zone = (timeZone && knownZone(timeZone)) || 'UTC'
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const today = local.withPlainTime({ hour: digestHour })
  const isInTime = today.epochMilliseconds - now.getTime() > lastMs
  const next = isInTime ? today : today.add({ days: 1 })
  return new Date(next.epochMilliseconds)
}
