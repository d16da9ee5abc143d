import { Hono, type MiddlewareHandler } from 'hono'
import { describeRoute } from 'hono-openapi'
import { updateStatus } from '#shared/updates.ts'
import { requireOperator } from '../accounts/operators.ts'
import type { Deps, Env } from '../context.ts'
import { responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithUpdates } from './updates.ts'

const forOperators: MiddlewareHandler<Env> = async (c, next) => {
  await requireOperator(c.var.ctx)
  await next()
}

const described = (summary: string, answers: ReturnType<typeof responses>, description = '') =>
  describeRoute({
    tags: ['Updates'],
    summary,
    description: `For those who run the server. ${description}`.trim(),
    responses: answers,
  })

export function updateRoutes(deps: Deps & WithUpdates) {
  const { updates } = deps
  const changed = responses(updateStatus, [401, 403, 409, 429])
  return new Hono<Env>()
    .get(
      '/updates',
      described('The version that runs, the newest one, and how far an update is', responses(updateStatus, [401, 403])),
      signedIn(deps, 'person'),
      forOperators,
      async (c) => c.json(await updates.status(c.var.ctx.language)),
    )
    .post(
      '/updates/look',
      described('Look for a newer version', changed, 'Asks the address in UPDATE_URL.'),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      forOperators,
      async (c) => c.json(await updates.look(c.var.ctx.language)),
    )
    .post(
      '/updates/start',
      described(
        'Update to the newest version, or go on with it',
        changed,
        'It goes on after the answer: downloads, checks and unpacks the version, then restarts Hookline. If the new version is not ready in 30 seconds, the former one runs again with the same data.',
      ),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      forOperators,
      async (c) => c.json(await updates.start(c.var.ctx.language)),
    )
    .post(
      '/updates/cancel',
      described('Stop an update before the restart', changed, 'What was downloaded is kept.'),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      forOperators,
      async (c) => c.json(await updates.cancel(c.var.ctx.language)),
    )
}
