import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { alreadyRegistered, waitlistEntry } from '#shared/waitlist.ts'
import type { Deps, Env } from '../context.ts'
import { waitlist } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { body, responses } from '../http/body.ts'
import { clientAddress } from '../http/origin.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { networkOf } from '../net/addresses.ts'

export function waitlistRoutes(deps: Deps) {
  return new Hono<Env>().post(
    '/salesgpt-waitlist',
    describeRoute({
      tags: ['Waitlist'],
      summary: 'Wait for SalesGPT',
      security: [],
      responses: responses(waitlistEntry, [400, 409, 429], 201),
    }),
    body(waitlistEntry),
    async (c) => {
      await countAttempt(deps, deps.config.limits?.waitlist, `waitlist:${networkOf(clientAddress(c, deps))}`)
      const email = c.req.valid('json').email.toLowerCase()
      const [added] = await deps.db
        .insert(waitlist)
        .values({ email, createdAt: deps.now() })
        .onConflictDoNothing()
        .returning()
      if (!added) throw new AppError('conflict', alreadyRegistered)
      return c.json({ email }, 201)
    },
  )
}
