import { Hono, type Context as HonoContext } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { activityDays, maxActivity } from '#shared/activity.ts'
import { limitsPatch } from '#shared/limits.ts'
import { type AccountChange, operatedAccount, operatedWorkspace, trailEvent } from '#shared/operators.ts'
import type { Deps, Env } from '../context.ts'
import { body, query, responses } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { pageQuery, pagesOf, sendPage } from '../http/pages.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { accountsAtOnce, listAccountsFor } from './accounts.ts'
import { changeOtherAccount } from './change-account.ts'
import { listTrailFor } from './trail.ts'
import { listWorkspacesFor, setLimitsFor, workspacesAtOnce } from './workspaces.ts'

const tags = ['Operators']
const wanted = z.extend(pageQuery, { email: z.optional(z.string().check(z.maxLength(254))) })

export function operatorRoutes(deps: Deps) {
  const changes = (summary: string, description: string) =>
    describeRoute({ tags, summary, description, responses: responses(null, [401, 403, 404, 409, 429], 204) })
  const change = (wish: AccountChange) => async (c: HonoContext<Env, '/operator/accounts/:id'>) => {
    await changeOtherAccount(c.var.ctx, c.req.param('id'), wish, callerOf(c, deps))
    return c.body(null, 204)
  }

  return new Hono<Env>()
    .get(
      '/operator/accounts',
      describeRoute({
        tags,
        summary: 'The accounts of this server, newest first',
        description: `For operators. \`email\` finds accounts whose address contains it. ${pagesOf(accountsAtOnce)}`,
        responses: responses(z.array(operatedAccount), [400, 401, 403, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      query(wanted),
      async (c) => sendPage(c, await listAccountsFor(c.var.ctx, c.req.valid('query'))),
    )
    .put(
      '/operator/accounts/:id/disabled',
      changes(
        'Disable an account',
        'For operators. Ends its sessions and reminders in browsers. Until it is enabled, nobody can sign in to it, its keys, programs, links and calendars are refused, and its due posts are not published. Refused for one’s own account and for other operators.',
      ),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      change('disable'),
    )
    .delete(
      '/operator/accounts/:id/disabled',
      changes(
        'Enable an account',
        'For operators. Its person can sign in again, and its keys, programs, links and calendars work again.',
      ),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      change('enable'),
    )
    .delete(
      '/operator/accounts/:id/sessions',
      changes(
        'End the sessions of an account',
        'For operators. Also ends its keys, connected programs, reminders in browsers, posting and review links and calendar addresses.',
      ),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      change('end-sessions'),
    )
    .get(
      '/operator/events',
      describeRoute({
        tags,
        summary: 'The trail of all accounts, newest first',
        description: `For operators. Kept for ${activityDays} days, and holds no texts. \`email\` selects the account with this address. ${pagesOf(maxActivity)}`,
        responses: responses(z.array(trailEvent), [400, 401, 403, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      query(wanted),
      async (c) => sendPage(c, await listTrailFor(c.var.ctx, c.req.valid('query'))),
    )
    .get(
      '/operator/workspaces',
      describeRoute({
        tags,
        summary: 'The workspaces of this server, newest first',
        description: `For operators. \`name\` finds workspaces whose name or owner’s address contains it. ${pagesOf(workspacesAtOnce)}`,
        responses: responses(z.array(operatedWorkspace), [400, 401, 403, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      query(z.extend(pageQuery, { name: z.optional(z.string().check(z.maxLength(254))) })),
      async (c) => sendPage(c, await listWorkspacesFor(c.var.ctx, c.req.valid('query'))),
    )
    .put(
      '/operator/workspaces/:id/limits',
      describeRoute({
        tags,
        summary: 'Set the limits of a workspace',
        description:
          'For operators. A missing limit stays, and null is the plan’s or the usual one. What is beyond a limit stays too: nothing is added until there is room.',
        responses: responses(operatedWorkspace, [400, 401, 403, 404, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(limitsPatch),
      async (c) => c.json(await setLimitsFor(c.var.ctx, c.req.param('id'), c.req.valid('json'), callerOf(c, deps))),
    )
}
