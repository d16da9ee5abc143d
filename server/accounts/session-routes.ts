import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { access } from '#shared/access.ts'
import { activity, session } from '#shared/activity.ts'
import type { Deps, Env } from '../context.ts'
import { responses } from '../http/body.ts'
import { browserOf } from '../http/browser.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { endAccess, endAllOtherAccess, listAccess } from './access.ts'
import { listActivity } from './activity.ts'
import { endSessionElsewhere, listSessions, signOutElsewhere } from './sessions.ts'

const tags = ['Accounts']

export function sessionRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/sessions',
      describeRoute({
        tags,
        summary: 'List my sessions, newest first',
        description: '`browser` is a name such as `Firefox on Linux`. It is empty for old sessions.',
        responses: responses(z.array(session), [401, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      async (c) => c.json(await listSessions(c.var.ctx, browserOf(c, deps))),
    )
    .delete(
      '/sessions/:id',
      describeRoute({
        tags,
        summary: 'End one session',
        description: 'The account also forgets the session’s browser.',
        responses: responses(null, [401, 404, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await endSessionElsewhere(c.var.ctx, browserOf(c, deps), c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .delete(
      '/sessions',
      describeRoute({
        tags,
        summary: 'Sign out everywhere else',
        description: 'The account forgets all other browsers.',
        responses: responses(null, [401, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await signOutElsewhere(c.var.ctx, browserOf(c, deps))
        return c.body(null, 204)
      },
    )
    .get(
      '/access',
      describeRoute({
        tags,
        summary: 'List what has access to my account or posts',
        description:
          'Sessions, keys for programs, browsers with reminders, calendar feed addresses, network connections, and links to the posting page. End each one by its kind and id.',
        responses: responses(z.array(access), [401, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      async (c) => c.json(await listAccess(c.var.ctx, browserOf(c, deps))),
    )
    .delete(
      '/access/:kind/:id',
      describeRoute({ tags, summary: 'End one entry', responses: responses(null, [401, 404, 429], 204) }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        const { kind, id } = c.req.param()
        await endAccess(c.var.ctx, browserOf(c, deps), kind, id)
        return c.body(null, 204)
      },
    )
    .delete(
      '/access',
      describeRoute({
        tags,
        summary: 'End all entries',
        description: 'Keeps only the session that asks.',
        responses: responses(null, [401, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await endAllOtherAccess(c.var.ctx, browserOf(c, deps))
        return c.body(null, 204)
      },
    )
    .get(
      '/activity',
      describeRoute({
        tags,
        summary: 'List my account’s events, newest first',
        description: 'Sign-ins, failures, exports and password changes of the last 90 days, 200 at most.',
        responses: responses(z.array(activity), [401, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      async (c) => c.json(await listActivity(c.var.ctx)),
    )
}
