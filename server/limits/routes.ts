import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { workspaceUse } from '#shared/limits.ts'
import type { Deps, Env } from '../context.ts'
import { responses } from '../http/body.ts'
import { signedIn } from '../http/signed-in.ts'
import { showUse } from './limits.ts'

export function limitRoutes(deps: Deps) {
  return new Hono<Env>().get(
    '/workspace/limits',
    describeRoute({
      tags: ['Members'],
      summary: 'What the workspace uses, and its limits',
      description: 'For owners. Posts, members, media (bytes) and AI generations.',
      responses: responses(workspaceUse, [401, 403]),
    }),
    signedIn(deps, 'person'),
    async (c) => c.json(await showUse(c.var.ctx)),
  )
}
