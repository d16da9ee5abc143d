import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import {
  bulkDeletion,
  bulkSchedule,
  chosen,
  chosenInAddress,
  givenTimes,
  maxAtOnce,
  scheduleUndo,
} from '#shared/bulk.ts'
import { postSchedule } from '#shared/post-patch.ts'
import { post } from '#shared/posts.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { WithCarousels } from '../carousel/analyses.ts'
import type { Deps, Env } from '../context.ts'
import { exportPosts } from '../export/export.ts'
import { zipHeaders } from '../export/zip.ts'
import { body, fileResponses, query, responses } from '../http/body.ts'
import { paced, takeTogether } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithMediaStore } from '../media/store.ts'
import type { PostAnalyses } from '../posts/analyses.ts'
import { versionIn } from '../posts/versions.ts'
import { deletePosts, schedulePosts } from './bulk.ts'
import { duplicatePost } from './duplicate.ts'
import { restoreVersion } from './restore-version.ts'
import { undoSchedule } from './undo-schedule.ts'

const tags = ['Posts']

/** Actions on one or several whole posts. Must come before the routes of one post. */
export function postActionRoutes(deps: Deps & WithMediaStore & WithAnalysis<PostAnalyses> & WithCarousels) {
  return new Hono<Env>()
    .post(
      '/posts/bulk-delete',
      describeRoute({
        tags,
        summary: 'Delete several posts',
        description: `Moves up to ${maxAtOnce} posts to the trash; \`POST /api/trash/restore\` brings them back. Posts that are being published stay, and the answer lists them.`,
        responses: responses(bulkDeletion, [400, 401, 429]),
      }),
      signedIn(deps),
      body(chosen),
      async (c) => {
        const { ids } = c.req.valid('json')
        takeTogether(c.var.ctx, ids)
        return c.json(await deletePosts(c.var.ctx, ids))
      },
    )
    .post(
      '/posts/bulk-schedule',
      describeRoute({
        tags,
        summary: 'Give several posts the next free posting slots',
        description: `For up to ${maxAtOnce} posts, in the order of \`ids\`. A post that is live, being published or scheduled already, or that has open points, keeps its time, and the answer says why. \`openPoints\` works as in a change of a post; the default is \`refuse\`.`,
        responses: responses(bulkSchedule, [400, 401, 429]),
      }),
      signedIn(deps),
      body(z.extend(chosen, z.pick(postSchedule, { openPoints: true }).shape)),
      async (c) => {
        const { ids, openPoints } = c.req.valid('json')
        takeTogether(c.var.ctx, ids)
        return c.json(await schedulePosts(c.var.ctx, ids, { openPoints }))
      },
    )
    .post(
      '/posts/undo-schedule',
      describeRoute({
        tags,
        summary: 'Take back the times that posts were given',
        description: `For up to ${maxAtOnce} posts. A post whose time is still \`scheduledFor\` (null for none) gets \`former\` back, even if it has passed, or no time. A post that has another time by now, is live or is being published stays as it is, and the answer says why.`,
        responses: responses(scheduleUndo, [400, 401, 429]),
      }),
      signedIn(deps),
      body(givenTimes),
      async (c) => {
        const { posts } = c.req.valid('json')
        takeTogether(c.var.ctx, posts)
        return c.json(await undoSchedule(c.var.ctx, posts))
      },
    )
    .get(
      '/posts/export',
      describeRoute({
        tags,
        summary: 'Some posts, as a zip of JSON, CSV and Markdown',
        description: `Up to ${maxAtOnce} posts, with their former versions, images and documents. Separate \`ids\` with commas; unknown ids are left out.`,
        responses: fileResponses(['application/zip'], [400, 401, 404, 429]),
      }),
      signedIn(deps),
      paced(deps, 'export'),
      query(chosenInAddress),
      async (c) => {
        const { ctx } = c.var
        const zip = await exportPosts(ctx, c.req.valid('query').ids.split(','))
        return c.body(zip, 200, zipHeaders(ctx, 'hookline-posts'))
      },
    )
    .post(
      '/posts/:id/duplicate',
      describeRoute({
        tags,
        summary: 'Make a second post of one',
        description:
          'A draft with the same text, brief, first comment, images and documents, but no time and no former versions.',
        responses: responses(post, [400, 401, 404, 413, 429], 201),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => c.json(await duplicatePost(c.var.ctx, c.req.param('id')), 201),
    )
    .post(
      '/posts/:id/versions/:version/restore',
      describeRoute({
        tags,
        summary: 'Restore a former text of a post',
        description:
          'The replaced text becomes a version. A carousel comes back with its document. With `version`, the call is refused (409) if the post has changed since that version.',
        responses: responses(post, [400, 401, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(z.object({ version: z.optional(z.int()) })),
      async (c) =>
        c.json(
          await restoreVersion(c.var.ctx, c.req.param('id'), versionIn(c.req.param('version')), c.req.valid('json')),
        ),
    )
}
