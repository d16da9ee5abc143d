import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { later, posted, posting } from '#shared/posting.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Deps, Env } from '../context.ts'
import { body, fileResponses, responses } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { clientAddress } from '../http/origin.ts'
import { takeAttempt } from '../http/rate-limits.ts'
import { sending } from '../media/sending.ts'
import type { WithMediaStore } from '../media/store.ts'
import { networkOf } from '../net/addresses.ts'
import type { PostAnalyses } from '../posts/analyses.ts'
import { postpone, readPosting, readPostingMedia, sayNotPosted, sayPosted } from './posting.ts'

const tags = ['Posting page']
const linkNote = 'Needs only the token of the link in the email, which gives access to this one post.'

export function postingRoutes(deps: Deps & WithMediaStore & WithAnalysis<PostAnalyses>) {
  return new Hono<Env>()
    .use('/posting/*', async (c, next) => {
      takeAttempt(deps, deps.config.limits?.links, networkOf(clientAddress(c, deps)))
      c.header('x-robots-tag', 'noindex')
      c.header('referrer-policy', 'no-referrer')
      await next()
    })
    .get(
      '/posting/:token',
      describeRoute({
        tags,
        summary: 'The post that a reminder is about',
        description: `${linkNote} \`state\` says whether anything is left to do; \`scheduledFor\` differs from \`dueAt\` if the post has another time by now.`,
        security: [],
        responses: responses(posting, [404, 429]),
      }),
      async (c) => c.json(await readPosting(deps, c.req.param('token'), callerOf(c, deps))),
    )
    .get(
      '/posting/:token/media/:id',
      describeRoute({
        tags,
        summary: 'An image or document of that post, as a download',
        description: linkNote,
        security: [],
        responses: fileResponses(['image/*', 'application/pdf'], [404, 429, 503], true),
      }),
      async (c) => sending(c, await readPostingMedia(deps, c.req.param('token'), c.req.param('id')), true),
    )
    .post(
      '/posting/:token/posted',
      describeRoute({
        tags,
        summary: 'I posted it',
        description: `${linkNote} A repeat changes nothing, but adds a missing link.`,
        security: [],
        responses: responses(posting, [400, 404, 409, 429]),
      }),
      body(posted),
      async (c) => c.json(await sayPosted(deps, c.req.param('token'), c.req.valid('json').url ?? null)),
    )
    .delete(
      '/posting/:token/posted',
      describeRoute({
        tags,
        summary: 'I did not post it after all',
        description: `${linkNote} Takes the author’s word back. A post that the network published stays live (409).`,
        security: [],
        responses: responses(posting, [404, 409, 429]),
      }),
      async (c) => c.json(await sayNotPosted(deps, c.req.param('token'))),
    )
    .post(
      '/posting/:token/later',
      describeRoute({
        tags,
        summary: 'Post it at another time',
        description: `${linkNote} \`in\` is an hour from now, the next day at the same time of day, or the author’s next free slot; \`at\` is a wall time in the zone in which the post is shown.`,
        security: [],
        responses: responses(posting, [400, 404, 409, 429]),
      }),
      body(later),
      async (c) => c.json(await postpone(deps, c.req.param('token'), c.req.valid('json'))),
    )
}
