import { product } from '#shared/product.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import { lacksApprovalByHand } from '#shared/unapproved.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { voiceFor } from '../language/asked.ts'
import { writeLetter } from '../mail/letter.ts'
import { type Mail, MailRefused, type WithMailer } from '../mail/mailer.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import { timeIn } from '../mail/times.ts'
import type { Missed } from '../networks/publish.ts'
import { lateMs, rememberReminder } from '../posts/history.ts'
import type { DuePost, Recipient } from './due.ts'
import { givePostingLink, isOver } from './posting-link.ts'

const channel = 'email'

/**
 * Emails the author, or the workspace's owners if the post has none, once per person and time of the post. A mail is
 * sent twice only if the server accepted it but recording that failed, and then with the same Message-ID.
 */
export async function remindByMail(
  deps: Deps & WithMailer,
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
      const token = await givePostingLink(deps, { postId: post.id, userId: person.id, dueAt: post.dueAt })
      await deps.mailer.send(reminderFor(deps, post, person, token))
      await rememberReminder(deps, { ...reminded, isInOutbox: deps.mailer.delivery === 'outbox' })
    } catch (error) {
      if (error instanceof MailRefused) await rememberReminder(deps, { ...reminded, refusal: error.code })
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

const maxHookCharacters = 300

function reminderFor(
  { config, now }: Deps,
  post: DuePost,
  { id: userId, address, name, ...person }: Recipient,
  token: string,
): Mail {
  const { id: postId, dueAt, title, hook } = post
  const zone = person.timeZone ?? post.timeZone ?? 'UTC'
  const url = `${addressOf(config)}/p/${token}`
  const unsubscribe = unsubscribeLink(config, userId)
  const late = Math.floor(lateMs({ now }, dueAt) / 60_000)
  const { language, tell } = voiceFor(person, config)
  const at = timeIn(zone, dueAt)
  const { network } = product
  const short = title.length > 100 ? `${title.slice(0, 99)}…` : title
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello ${{ name }}`),
    paragraphs: post.missed
      ? [
          tell(msg`“${{ title }}” was to be published on ${{ network }} on ${{ at }}, and waits for you.`),
          tell(whyMissed[post.missed]),
        ]
      : [
          tell(
            post.author && post.authorId !== userId
              ? msg`It’s time to post “${{ title }}” by ${{ author: post.author }} on ${{ network }}. You planned it for ${{ at }}.`
              : msg`It’s time to post “${{ title }}” on ${{ network }}. You planned it for ${{ at }}.`,
          ),
          ...(post.lacksApproval ? [tell(lacksApprovalByHand)] : []),
          ...(late > 0
            ? [tell(msg`This reminder is ${plural({ minutes: late }, { one: 'a minute', other: '# minutes' })} late.`)]
            : []),
        ],
    quotation: hook.length > maxHookCharacters ? `${hook.slice(0, maxHookCharacters)}…` : hook,
    action: { label: tell(msg`Open the posting page`), url },
    notes: [
      {
        text: tell(
          msg`The page has the text to copy. The post counts as published once you confirm there that you posted it.`,
        ),
      },
      {
        text: tell(
          msg`Anyone with the link can read this post, so don’t forward this email. The link works for 30 days.`,
        ),
      },
      {
        text: tell(msg`You’re getting this email because email reminders are on.`),
        link: { label: tell(msg`Turn them off`), url: unsubscribe },
      },
    ],
  })
  const subject = tell(post.missed ? msg`Not published: ${{ title: short }}` : msg`Time to post: ${{ title: short }}`)
  return { id: `reminder.${postId}.${userId}.${dueAt.getTime()}`, to: address, subject, ...letter, unsubscribe }
}

const whyMissed: Record<Missed, Message> = {
  late: msg`The server was not running at that time. Publish the post now, or give it another time.`,
  unapproved: msg`It was not approved as it is, or not for that time. Ask for approval, then publish it or give it another time.`,
  restored: msg`The server was restored from a backup that is older than that time, so the post may be on ${{ network: product.network }} already. Look there first. If it isn’t, publish it now, or give it another time.`,
}
