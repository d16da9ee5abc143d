import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { recordOwn } from '../accounts/activity.ts'
import type { Deps, Env } from '../context.ts'
import { fileResponses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithMediaStore } from '../media/store.ts'
import { exportOf } from './export.ts'
import { zipHeaders } from './zip.ts'

const tags = ['Accounts']

export function exportRoutes(deps: Deps & WithMediaStore) {
  return new Hono<Env>().get(
    '/user/export',
    describeRoute({
      tags,
      summary: 'Download my data as a zip of JSON, CSV and Markdown',
      description: 'Holds the workspace’s posts, ideas and plan, and only my own samples, proofs and the like.',
      responses: fileResponses(['application/zip'], [401, 429]),
    }),
    signedIn(deps, 'person'),
    paced(deps, 'export'),
    async (c) => {
      const { ctx } = c.var
      await recordOwn(c, deps, 'exported')
      return c.body(exportOf(ctx), 200, zipHeaders(ctx, 'hookline'))
    },
  )
}
