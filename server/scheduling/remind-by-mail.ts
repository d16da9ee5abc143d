import { product } from '#shared/product.ts'
import { addressOf } from '../config.ts'
import type { Deps } from '../context.ts'
import { writeLetter } from '../mail/letter.ts'
import { type Mail, MailRefused } from '../mail/mailer.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import type { DuePost, Recipient } from './due.ts'
import { lateMs, rememberReminder } from './history.ts'
import { isOver, postingToken } from './posting-link.ts'

const channel = 'email'

/**
 * Reminds the author by email, or where the post has none the owners of its workspace: each person once for each time of
 * the post. Only what the mail server accepted just before this server died is sent again, with the same Message-ID.
 */
export async function remindByMail(
  deps: Deps,
  post: DuePost,
  people: readonly Recipient[],
  signal: AbortSignal,
): Promise<void> {
  if (isOver(post.dueAt, deps.now())) return
  const failures: unknown[] = []
  for (const person of people) {
    if (person.had.includes(channel) || !person.emailNotifications || !mayBeWritten(deps.config, person)) continue
    signal.throwIfAborted()
    const reminded = { post, userId: person.id, channel } as const
    try {
      await deps.mailer.send(reminderFor(deps, post, person))
      await rememberReminder(deps, reminded)
    } catch (error) {
      if (error instanceof MailRefused) await rememberReminder(deps, { ...reminded, refusal: error.code })
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

const mostHookCharacters = 300

function reminderFor({ config, now }: Deps, post: DuePost, { id: userId, address, name, ...person }: Recipient): Mail {
  const { id: postId, dueAt, title, hook } = post
  const zone = person.timeZone ?? post.timeZone ?? 'UTC'
  const url = `${addressOf(config)}/p/${postingToken(config, { postId, userId, dueAt })}`
  const unsubscribe = unsubscribeLink(config, userId)
  const late = Math.floor(lateMs({ now }, dueAt) / 60_000)
  const letter = writeLetter({
    greeting: `Hello ${name}`,
    paragraphs: [
      `It’s time to post “${title}” on ${product.network}. You planned it for ${timeIn(zone, dueAt)}.`,
      ...(late > 0 ? [`This reminder is ${late === 1 ? 'a minute' : `${late} minutes`} late.`] : []),
    ],
    quotation: hook.length > mostHookCharacters ? `${hook.slice(0, mostHookCharacters)}…` : hook,
    action: { label: 'Open the posting page', url },
    notes: [
      {
        text: `The page has the text to copy. The post counts as published once you confirm there that you posted it.`,
      },
      { text: 'Anyone with the link can read this post, so don’t forward this email. The link works for 30 days.' },
      {
        text: 'You’re getting this email because email reminders are on.',
        link: { label: 'Turn them off', url: unsubscribe },
      },
    ],
  })
  const subject = `Time to post: ${title.length > 100 ? `${title.slice(0, 99)}…` : title}`
  return { id: `reminder.${postId}.${userId}.${dueAt.getTime()}`, to: address, subject, ...letter, unsubscribe }
}

/** One for each zone, of which there are a few hundred: making one takes longer than the rest of an email. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Sat, Nov 21, 2026, 09:00 (Europe/Berlin) */
function timeIn(timeZone: string, date: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...shape, timeZone })
  formats.set(timeZone, format)
  return `${format.format(date)} (${timeZone})`
}

const shape: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
