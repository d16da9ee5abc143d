import { hash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { PushMessage } from '#shared/push.ts'
import { type Message, msg } from '#shared/say.ts'
import type { Deps } from '../context.ts'
import { pushSubscriptions } from '../database/schema.ts'
import { type Voice, voiceFor } from '../language/asked.ts'
import { announce } from '../live/announce.ts'
import { lateMs, rememberReminder } from '../posts/history.ts'
import { PushRefused, sendPush } from '../push/send.ts'
import type { DuePost, Recipient } from './due.ts'
import { givePostingLink } from './posting-link.ts'

const channel = 'push'
/** A reminder older than this is useless. */
const worthMs = 12 * 3_600_000

export async function remindInTabs({ db }: Deps, post: DuePost, people: readonly Recipient[]): Promise<void> {
  const userIds = people.map(({ id }) => id)
  if (userIds.length > 0) await announce(db, post.workspaceId, { due: { postId: post.id, userIds } })
}

/**
 * Sends push messages to people's browsers, once per person and time of the post. One accepted message counts as
 * reminding the person; failed messages to their other browsers are not sent again.
 */
export async function remindByPush(
  deps: Deps,
  post: DuePost,
  people: readonly Recipient[],
  signal: AbortSignal,
): Promise<void> {
  const ttlMs = worthMs - lateMs(deps, post.dueAt)
  const ids = people.filter(({ had, hasBrowsers }) => hasBrowsers && !had.includes(channel)).map(({ id }) => id)
  if (ttlMs <= 0 || ids.length === 0) return
  const subscriptions = await deps.db.select().from(pushSubscriptions).where(inArray(pushSubscriptions.userId, ids))
  const failures: unknown[] = []
  for (const [userId, browsers] of Map.groupBy(subscriptions, (one) => one.userId)) {
    signal.throwIfAborted()
    const token = await givePostingLink(deps, { postId: post.id, userId, dueAt: post.dueAt })
    const person = people.find(({ id }) => id === userId)!
    const message = messageOf(post, `/p/${token}`, voiceFor(person, deps.config))
    const results = await Promise.allSettled(browsers.map((browser) => sendTo(deps, browser, message, ttlMs)))
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    if (results.some((result) => result.status === 'fulfilled' && result.value === 'sent'))
      await rememberReminder(deps, { post, userId, channel })
    else failures.push(...failed.filter(isPassing))
  }
  if (failures.length > 0) throw failures[0]
}

type Subscription = typeof pushSubscriptions.$inferSelect

async function sendTo(deps: Deps, { id, endpoint, p256dh, auth }: Subscription, message: PushMessage, ttlMs: number) {
  const topic = hash('sha256', message.tag, 'base64url').slice(0, 32)
  const outcome = await sendPush(deps, { endpoint, keys: { p256dh, auth } }, message, { topic, ttlMs })
  if (outcome === 'gone') await deps.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return outcome
}

const isPassing = (error: unknown) => !(error instanceof PushRefused) || error.isPassing

const maxTitleCharacters = 120

function messageOf({ id, title, missed, lacksApproval }: DuePost, path: string, { tell }: Voice): PushMessage {
  const characters = [...(title || tell(msg`Untitled post`))]
  const isLong = characters.length > maxTitleCharacters
  const body = isLong ? `${characters.slice(0, maxTitleCharacters).join('')}…` : characters.join('')
  return { title: tell(headingOf(missed !== null, lacksApproval)), body, path, tag: id }
}

function headingOf(isMissed: boolean, lacksApproval: boolean): Message {
  if (lacksApproval) return isMissed ? msg`Not published, not approved` : msg`Time to post, not approved`
  return isMissed ? msg`Not published` : msg`Time to post`
}
