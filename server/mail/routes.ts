import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { type MailDelivery, mailDelivery } from '#shared/mail.ts'
import type { Context, Deps, Env } from '../context.ts'
import { users } from '../database/schema.ts'
import { limitBody, responses } from '../http/body.ts'
import { clientAddress } from '../http/origin.ts'
import { takeAttempt } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { voiceOfPage } from '../language/asked.ts'
import { networkOf } from '../net/addresses.ts'
import { person } from '../permissions.ts'
import type { WithMailer } from './mailer.ts'
import { mayBeWritten, readUnsubscribeToken, unsubscribe } from './recipients.ts'
import { askPage, donePage, unknownPage } from './unsubscribe-page.ts'

async function deliveryTo(ctx: Context & WithMailer): Promise<MailDelivery> {
  const { id } = person(ctx)
  const { username, isEmailVerified } = users
  const [user] = await ctx.db.select({ username, isEmailVerified }).from(users).where(eq(users.id, id))
  const isVerified = user?.isEmailVerified === true
  const address = user?.username ?? ''
  const isReachable = mayBeWritten(ctx.config, { isEmailVerified: isVerified, address })
  return { delivery: ctx.mailer.delivery, address, isVerified, isReachable }
}

export function mailRoutes(deps: Deps & WithMailer) {
  return new Hono<Env>().get(
    '/user/mail',
    describeRoute({
      tags: ['Accounts'],
      summary: 'Whether emails reach me, or why not',
      responses: responses(mailDelivery, [401]),
    }),
    signedIn(deps, 'person'),
    async (c) => c.json(await deliveryTo(c.var.ctx)),
  )
}

/** The unsubscribe link of emails (RFC 8058): a POST is enough, and a GET changes nothing. */
export function unsubscribeRoutes(deps: Deps) {
  return new Hono<Env>()
    .use(async (c, next) => {
      takeAttempt(deps, deps.config.limits?.links, networkOf(clientAddress(c, deps)))
      await next()
    })
    .get('/:token', (c) => {
      const asked = readUnsubscribeToken(deps.config, c.req.param('token'))
      return asked ? askPage(c, voiceOfPage(c, deps.config), asked.kind) : unknownPage(c, voiceOfPage(c, deps.config))
    })
    .post('/:token', limitBody(10_000, 'The request is larger than 10 kB and was not read.'), async (c) => {
      const asked = readUnsubscribeToken(deps.config, c.req.param('token'))
      if (!asked) return unknownPage(c, voiceOfPage(c, deps.config))
      await unsubscribe(deps, asked)
      return donePage(c, voiceOfPage(c, deps.config), asked.kind)
    })
}
