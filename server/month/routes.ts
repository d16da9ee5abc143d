import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { maxCalendarDays } from '#shared/calendar.ts'
import { authorId } from '#shared/members.ts'
import { maxProposals, month, monthRequest, proposals, proposedPost } from '#shared/month.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Deps, Env } from '../context.ts'
import { body, moment, query, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { PostAnalyses } from '../posts/analyses.ts'
import { keepProposals, listProposed, proposalsFor } from './month.ts'

const tags = ['Posts']
const range = z.object({ from: moment('from'), to: moment('to'), authorId: z.optional(authorId) })

export function monthRoutes(deps: Deps & WithAnalysis<PostAnalyses>) {
  return new Hono<Env>()
    .post(
      '/month/proposals',
      describeRoute({
        tags,
        summary: 'Propose posts for my free posting slots',
        description: `Mixes the kinds of posts, and starts from unused ideas, from stories and facts of the proof bank, and from \`themes\`. Each proposal has a reason. Stores nothing. At most ${maxProposals} proposals for ${maxCalendarDays} days.`,
        responses: responses(month, [400, 401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      body(monthRequest),
      async (c) => c.json(await proposalsFor(c.var.ctx, c.req.valid('json'))),
    )
    .post(
      '/month/drafts',
      describeRoute({
        tags,
        summary: 'Keep proposals as drafts without a text',
        description:
          'All or none. Each draft has a proposed time and no time to post at: schedule it to accept, or send `proposal: null` to decline. If a proposed time has passed or is taken, nothing changes (409).',
        responses: responses(z.array(proposedPost), [400, 401, 409, 429], 201),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(proposals),
      async (c) => c.json(await keepProposals(c.var.ctx, c.req.valid('json').proposals), 201),
    )
    .get(
      '/proposed-posts',
      describeRoute({
        tags,
        summary: 'List my drafts with a proposed time in a range',
        description: `Includes \`from\` and excludes \`to\`. At most ${maxCalendarDays} days. \`authorId\` takes only the posts of one author.`,
        responses: responses(z.array(proposedPost), [400, 401]),
      }),
      signedIn(deps),
      query(range),
      async (c) => {
        const { from, to, authorId } = c.req.valid('query')
        return c.json(await listProposed(c.var.ctx, new Date(from), new Date(to), authorId))
      },
    )
}
