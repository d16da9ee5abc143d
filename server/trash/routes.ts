import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { bulkRestoration, chosen, maxAtOnce } from '#shared/bulk.ts'
import { thousands } from '#shared/thousands.ts'
import { maxInTrash, restored, trashDays, trashItem } from '#shared/trash.ts'
import type { Deps, Env } from '../context.ts'
import { body, query, responses } from '../http/body.ts'
import { pageQuery, pagesOf, sendPage } from '../http/pages.ts'
import { paced, takeTogether } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { itemsAtOnce, type Trash } from './trash.ts'

const tags = ['Trash']

export function trashRoutes(deps: Deps, trash: Trash) {
  return new Hono<Env>()
    .get(
      '/trash',
      describeRoute({
        tags,
        summary: 'Deleted things that can be restored, last deleted first',
        description: `Posts and ideas of the workspace, my samples and proofs. Kept for ${trashDays} days, the newest ${thousands(maxInTrash)} at most. ${pagesOf(itemsAtOnce)}`,
        responses: responses(z.array(trashItem), [400, 401]),
      }),
      signedIn(deps),
      query(pageQuery),
      async (c) => sendPage(c, await trash.list(c.var.ctx, c.req.valid('query').cursor)),
    )
    .post(
      '/trash/restore',
      describeRoute({
        tags,
        summary: 'Restore several things from the trash',
        description: `Up to ${maxAtOnce}. The answer lists what was restored, and why the rest was not; that stays in the trash.`,
        responses: responses(bulkRestoration, [400, 401, 429]),
      }),
      signedIn(deps),
      body(chosen),
      async (c) => {
        const { ids } = c.req.valid('json')
        takeTogether(c.var.ctx, ids)
        return c.json(await trash.restoreAll(c.var.ctx, ids))
      },
    )
    .post(
      '/trash/:id/restore',
      describeRoute({
        tags,
        summary: 'Restore something from the trash',
        description:
          'It comes back as it was, under its id. A post with a future time is scheduled again. A post whose time passed in the trash becomes a draft, and `passedTime` is that time. A full account restores nothing (400).',
        responses: responses(restored, [400, 401, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => c.json(await trash.restore(c.var.ctx, c.req.param('id'))),
    )
    .delete(
      '/trash/:id',
      describeRoute({
        tags,
        summary: 'Delete something in the trash for good',
        responses: responses(null, [401, 404, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await trash.deleteForGood(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .delete(
      '/trash',
      describeRoute({
        tags,
        summary: 'Empty the trash',
        responses: responses(null, [401, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await trash.empty(c.var.ctx)
        return c.body(null, 204)
      },
    )
}
