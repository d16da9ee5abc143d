import { and, desc, eq, isNull } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { type FigureMonth, monthAfter, monthName, sayMonth } from '#shared/figure-month.ts'
import { localeOf } from '#shared/interface-languages.ts'
import { product } from '#shared/product.ts'
import { msg, plural } from '#shared/say.ts'
import { knownZone } from '#shared/wall-time.ts'
import { addressOf } from '../config/config.ts'
import { asWorker, type Deps } from '../context.ts'
import { members, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { enqueue } from '../jobs/jobs.ts'
import { voiceFor } from '../language/asked.ts'
import { writeLetter } from '../mail/letter.ts'
import { type Mail, sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import type { User } from '../permissions.ts'
import { figureMonthOf } from './month.ts'

const hour = 8
/** A server that was off sends late, but who turns the email on in the middle of a month waits for the next one. */
const lastDay = 7

/** Enqueues the emails that are due: from the morning of a month's first day, where the person lives. */
export async function findMonths(deps: Deps): Promise<void> {
  const wanting = await deps.db
    .select({ id: users.id, timeZone: users.timeZone, mailed: users.figuresMailed })
    .from(users)
    .where(and(eq(users.monthlyFigures, true), isNull(users.disabledAt)))
  for (const { id: userId, timeZone, mailed } of wanting) {
    const month = monthDue(deps.now(), zoneOf(timeZone))
    if (month && month !== mailed)
      await enqueue(deps.db, 'send-month', { userId, month }, { key: `${userId}.${month}` })
  }
}

const zoneOf = (timeZone: string | null) => (timeZone && knownZone(timeZone)) || 'UTC'

/** The month to write about now; null outside the days on which one is sent. */
function monthDue(now: Date, timeZone: string): string | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  if (local.day > lastDay || (local.day === 1 && local.hour < hour)) return null
  return monthAfter(local.toPlainDate().toString().slice(0, 7), -1)
}

/**
 * Emails a person once about a month. It is sent twice only if the mail server accepted it but recording that failed,
 * and then with the same Message-ID.
 */
export async function sendMonth(
  deps: Deps & WithMailer,
  { userId, month }: { userId: string; month: string },
): Promise<void> {
  // The workspace that a sign-in opens.
  const [person] = await deps.db
    .select({
      workspaceId: members.workspaceId,
      address: users.username,
      name: users.fullName,
      isEmailVerified: users.isEmailVerified,
      timeZone: users.timeZone,
      language: users.language,
      isWanted: users.monthlyFigures,
      mailed: users.figuresMailed,
    })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.disabledAt)))
    .orderBy(desc(eq(members.role, 'owner')), members.joinedAt, members.workspaceId)
    .limit(1)
  if (!person?.isWanted || person.mailed === month || !mayBeWritten(deps.config, person)) return
  const ctx = asWorker(deps, person.workspaceId, 'monthly figures', ['read figures'])
  const report = await figureMonthOf(ctx, userId, month, zoneOf(person.timeZone)).catch((error: unknown) => {
    // The plan no longer includes them.
    if (error instanceof AppError && error.code === 'limit_reached') return null
    throw error
  })
  if (report && !isEmpty(report)) await sendUnlessRefused(deps.mailer, mailAbout(deps, report, { ...person, userId }))
  await deps.db.update(users).set({ figuresMailed: month }).where(eq(users.id, userId))
}

const isEmpty = ({ posts, totals }: FigureMonth) => posts.length === 0 && totals.impressions === null

const named = 3

function mailAbout(
  { config }: Deps,
  report: FigureMonth,
  { userId, address, name, ...person }: Record<'userId' | 'address' | 'name', string> & Pick<User, 'language'>,
): Mail {
  const { month: day, posts } = report
  const { language, tell } = voiceFor(person, config)
  const month = monthName(day, localeOf(language))
  const unsubscribe = unsubscribeLink(config, userId, 'months')
  const untitled = tell(msg`Untitled post`)
  const seen = posts
    .flatMap(({ post, state, figures: { impressions } }) =>
      post && state === 'settled' && impressions !== undefined ? [{ title: post.title, impressions }] : [],
    )
    .toSorted((a, b) => b.impressions - a.impressions)
    .slice(0, named)
    .map(({ title, impressions }) =>
      tell(
        msg`“${{ title: title || untitled }}” (${plural({ impressions }, { one: '# impression', other: '# impressions' })})`,
      ),
    )
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello ${{ name }}`),
    paragraphs: [
      ...sayMonth(report, month).map(tell),
      ...(seen.length > 0 ? [tell(msg`Most seen: ${{ posts: seen.join(', ') }}.`)] : []),
    ],
    action: { label: tell(msg`Open ${{ month }}`), url: `${addressOf(config)}/months/${day}` },
    notes: [
      {
        text: tell(
          msg`The figures are those of the files from ${{ network: product.network }} that you added to ${{ product: product.name }}.`,
        ),
      },
      {
        text: tell(msg`You get this email once a month because you chose it.`),
        link: { label: tell(msg`Turn it off`), url: unsubscribe },
      },
    ],
  })
  return {
    id: `month.${userId}.${day}`,
    to: address,
    subject: tell(msg`What you posted in ${{ month }}`),
    ...letter,
    unsubscribe,
  }
}
