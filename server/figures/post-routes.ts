import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { measuredPost, openJoin, postCurve } from '#shared/figures.ts'
import { authorId } from '#shared/members.ts'
import type { Deps, Env } from '../context.ts'
import { fileResponses, query, responses } from '../http/body.ts'
import { pagesOf, sendPage } from '../http/pages.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { openJoinsOf, questionsAtOnce } from './open-joins.ts'
import { curveOf, measuredCsv, measuredPage, measuredQuery, wantedPosts } from './posts-view.ts'

const tags = ['Figures']
const choice =
  '`q` is looked for in titles and addresses. `from` and `to` are UTC days on which posts went out. `kind` takes only posts that are written here, or only others; `authorId` only those of one author. Posts without the figure that `sort` names come last.'

export function figurePostRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/figures/posts',
      describeRoute({
        tags,
        summary: 'What LinkedIn counted, by post',
        description: `${pagesOf(50)} ${choice} \`postIds\` takes only these posts, with commas between their ids. Of each metric, the file that counts until the latest day wins. A figure that no file tells is missing, never 0. \`engagements\` counts clicks and cannot be compared with \`socialEngagements\`.`,
        responses: responses(z.array(measuredPost), [400, 401, 402, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      query(measuredQuery),
      async (c) => sendPage(c, await measuredPage(c.var.ctx, c.req.valid('query'))),
    )
    .get(
      '/figures/posts/export',
      describeRoute({
        tags,
        summary: 'What LinkedIn counted, by post, as a table for spreadsheets',
        description: `${choice} A cell without a number is unknown.`,
        responses: fileResponses(['text/csv'], [400, 401, 402, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      query(wantedPosts),
      async (c) => {
        c.header('content-type', 'text/csv; charset=utf-8')
        c.header('content-disposition', 'attachment; filename="figures.csv"')
        return c.body(await measuredCsv(c.var.ctx, c.req.valid('query')))
      },
    )
    .get(
      '/figures/posts/:id',
      describeRoute({
        tags,
        summary: 'How the figures of one of the author’s posts grew',
        description: '`measured` is null if no file names the post.',
        responses: responses(postCurve, [401, 402, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      async (c) => c.json(await curveOf(c.var.ctx, c.req.param('id'))),
    )
    .get(
      '/figures/joins',
      describeRoute({
        tags,
        summary: 'Addresses of LinkedIn’s that may be one of the author’s posts',
        description: `At most ${questionsAtOnce}, newest first; more follow once these are answered by \`PUT /api/figures/joins\`. \`authorId\` takes only those in one author’s files.`,
        responses: responses(z.array(openJoin), [401, 402, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      query(z.object({ authorId: z.optional(authorId) })),
      async (c) => c.json(await openJoinsOf(c.var.ctx, c.req.valid('query').authorId)),
    )
}
