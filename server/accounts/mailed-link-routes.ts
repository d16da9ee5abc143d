import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { addressVerification, passwordReset, passwordResetRequest } from '#shared/accounts.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { paced, takeAttempt } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { networkOf } from '../net/addresses.ts'
import { requestVerification, verifyAddress } from './email-verification.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'

const tags = ['Accounts']

export function mailedLinkRoutes(deps: Deps) {
  return new Hono<Env>()
    .post(
      '/password-reset',
      describeRoute({
        tags,
        summary: 'Email a link to a new password',
        description: 'The answer is the same whether or not the address has an account.',
        security: [],
        responses: responses(null, [400, 403, 429], 204),
      }),
      body(passwordResetRequest),
      async (c) => {
        await requestPasswordReset(deps, callerOf(c, deps), c.req.valid('json').username)
        return c.body(null, 204)
      },
    )
    .post(
      '/password-reset/confirm',
      describeRoute({
        tags,
        summary: 'Set a new password with the link, and sign out everywhere',
        description: 'The link also verifies the address. It signs nobody in.',
        security: [],
        responses: responses(null, [400, 403, 404, 429, 503], 204),
      }),
      body(passwordReset),
      async (c) => {
        const caller = callerOf(c, deps)
        takeAttempt(deps, deps.config.limits?.links, networkOf(caller.address))
        await resetPassword(deps, caller, c.req.valid('json'))
        return c.body(null, 204)
      },
    )
    .post(
      '/user/email-verification',
      describeRoute({
        tags,
        summary: 'Email a link that verifies my address',
        responses: responses(null, [401, 409, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await requestVerification(c.var.ctx)
        return c.body(null, 204)
      },
    )
    .post(
      '/user/email-verification/confirm',
      describeRoute({
        tags,
        summary: 'Verify my address with the link',
        description: 'Works only for the account that received the link.',
        responses: responses(null, [400, 401, 403, 404, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(addressVerification),
      async (c) => {
        await verifyAddress(c.var.ctx, callerOf(c, deps), c.req.valid('json').token)
        return c.body(null, 204)
      },
    )
}
