import { Hono, type MiddlewareHandler } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { anotherBrief } from '#shared/another.ts'
import { figureMonth, isMonth } from '#shared/figure-month.ts'
import { beside, compared, figureImport, figureJoin, figures } from '#shared/figures.ts'
import { archiveFound, takenIn, takingIn } from '#shared/linkedin-archive.ts'
import { authorId } from '#shared/members.ts'
import { knownZone } from '#shared/wall-time.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import { author } from '../authorship.ts'
import type { Deps, Env, WithStopping } from '../context.ts'
import { AppError, unknownZone } from '../errors.ts'
import { body, query, responses } from '../http/body.ts'
import { countAttempt, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { actorId } from '../permissions.ts'
import { briefLike } from './another.ts'
import { readArchive, takeInPosts } from './archive.ts'
import { besideSuccess } from './beside.ts'
import { comparisonsOf, type FigureAnalyses } from './compare.ts'
import { addFigureFile, decideJoin, deleteFigureFile } from './figures.ts'
import { figureMonthOf } from './month.ts'
import { figuresOf } from './view.ts'

const tags = ['Figures']
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const yes = z.optional(z.literal('yes'))

const ofAuthor = query(z.object({ authorId: z.optional(authorId) }))
const inZone = query(
  z.object({ authorId: z.optional(authorId), timeZone: z._default(z.string().check(z.maxLength(100)), 'UTC') }),
)
const ofOne = '`authorId` says about whom; without it, I am the author.'

function zoneIn({ timeZone }: { timeZone: string }): string {
  const zone = knownZone(timeZone)
  if (!zone) throw unknownZone(timeZone)
  return zone
}

type Services = WithStopping & WithAnalysis<FigureAnalyses>

export function figureRoutes(deps: Deps & Services) {
  const counted: MiddlewareHandler<Env<Services>> = async ({ var: { ctx } }, next) => {
    await countAttempt(ctx, ctx.config.limits?.write, `figures:${actorId(ctx)}`)
    await next()
  }
  return new Hono<Env<Services>>()
    .get(
      '/figures',
      describeRoute({
        tags,
        summary: 'LinkedIn’s own figures, from the files that were added',
        description:
          'Of the account, per day and per period; with `authorId`, of one author’s. Of several accounts, the sum of a day is known where the files of all tell it, and what cannot be added up is left out. Where files say different things, the one that counts until a later day wins. A figure that no file tells is missing or null, never 0. `GET /api/figures/posts` has the posts.',
        responses: responses(figures, [401, 402, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      ofAuthor,
      async (c) => c.json(await figuresOf(c.var.ctx, c.req.valid('query').authorId)),
    )
    .get(
      '/figures/comparisons',
      describeRoute({
        tags,
        summary: 'What posts of a kind reached beside the others',
        description:
          'Of the author’s newest 300 posts whose figures count at least a week, with the trend of their reach taken off. Groups of fewer than six posts say nothing (`result` is null). `interval` holds the ratio in 90 of 100 cases. `isTelling` is set for any trait for at most one in twenty authors for whom none of them matters. `timeZone` decides what a morning and a weekday is. ' +
          ofOne,
        responses: responses(compared, [400, 401, 402, 429, 503]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      inZone,
      async (c) => {
        const { ctx } = c.var
        const { authorId = author(ctx).id, ...zone } = c.req.valid('query')
        return c.json(await comparisonsOf(ctx, authorId, zoneIn(zone)))
      },
    )
    .get(
      '/figures/months/:month',
      describeRoute({
        tags,
        summary: 'What went out in a month, and what it did',
        description:
          '`month` is such as 2026-10. Totals say of how many days they are; `missing` names the days whose impressions no file tells. A post with less than a week of figures is `early`. `timeZone` decides when a month begins. ' +
          ofOne,
        responses: responses(figureMonth, [400, 401, 402, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      inZone,
      async (c) => {
        const month = c.req.param('month')
        if (!isMonth(month)) throw new AppError('invalid', 'The month must be such as 2026-10.')
        const { ctx } = c.var
        const { authorId = author(ctx).id, ...zone } = c.req.valid('query')
        return c.json(await figureMonthOf(ctx, authorId, month, zoneIn(zone)))
      },
    )
    .get(
      '/figures/posts/:id/another',
      describeRoute({
        tags,
        summary: 'A brief for another post like this one',
        description:
          'Its topic, category and settings, and its kind of opening, length and ending as notes for the writer. None of its facts.',
        responses: responses(anotherBrief, [401, 404, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      async (c) => c.json(await briefLike(c.var.ctx, c.req.param('id'))),
    )
    .get(
      '/figures/posts/:id/beside',
      describeRoute({
        tags,
        summary: 'A post beside its nearest success',
        description:
          'The post that reached at least one and a half times what the posts around its time did, and is nearest in topic, category and time. `success` is null if there is none.',
        responses: responses(beside, [401, 402, 404, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      async (c) => c.json(await besideSuccess(c.var.ctx, c.req.param('id'))),
    )
    .post(
      '/figures/files',
      describeRoute({
        tags,
        summary: 'Add a file of LinkedIn’s figures',
        description:
          'The body is an Excel file from LinkedIn: the export of a creator’s analytics or of a single post. `name` is its file name. With `preview=yes` the answer says what would be read, and nothing is kept. A file that was read before changes nothing. Its figures are the author’s whom I am or name in `X-Author`. A file about another member than their files before it, or about one of another author’s files, is refused (409) unless `confirmed=yes`. With `post`, a file about a single post is about that one and its author, unless it certainly is about another.',
        requestBody: { required: true, content: { [workbook]: { schema: { type: 'string', format: 'binary' } } } },
        responses: responses(figureImport, [400, 401, 402, 409, 413, 429]),
      }),
      signedIn(deps, 'more'),
      counted,
      query(
        z.object({
          name: z._default(z.string().check(z.maxLength(300, 'A name can hold at most 300 characters.')), ''),
          preview: yes,
          confirmed: yes,
          post: z.optional(z.string().check(z.maxLength(100))),
        }),
      ),
      async (c) => {
        const { ctx } = c.var
        const { name, preview, confirmed, post } = c.req.valid('query')
        const upload = { name, isPreview: preview === 'yes', isConfirmed: confirmed === 'yes', postId: post }
        const signal = AbortSignal.any([c.req.raw.signal, ctx.stopping])
        return c.json(await addFigureFile(ctx, c.req.raw.body, upload, signal))
      },
    )
    .delete(
      '/figures/files/:id',
      describeRoute({
        tags,
        summary: 'Take back a file of figures',
        description: 'What it said goes; which of the author’s posts its addresses are stays known.',
        responses: responses(null, [401, 404, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await deleteFigureFile(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .post(
      '/figures/archive',
      describeRoute({
        tags,
        summary: 'Find the posts in LinkedIn’s data archive that are not here',
        description:
          'The body is the zip that LinkedIn sends, or its Shares.csv. Nothing else in the zip is read, and nothing is kept.',
        requestBody: {
          required: true,
          content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: responses(archiveFound, [400, 401, 402, 413, 429]),
      }),
      signedIn(deps, 'more'),
      counted,
      async (c) => {
        const { ctx } = c.var
        const signal = AbortSignal.any([c.req.raw.signal, ctx.stopping])
        return c.json(await readArchive(ctx, c.req.raw.body, signal))
      },
    )
    .post(
      '/figures/archive/posts',
      describeRoute({
        tags,
        summary: 'Take in posts that are live on LinkedIn',
        description:
          'Each becomes a published post with its address and the time that its id tells; figures about it are joined. Posts that are here already are left out.',
        responses: responses(takenIn, [400, 401, 402, 429]),
      }),
      signedIn(deps),
      counted,
      body(takingIn),
      async (c) => c.json(await takeInPosts(c.var.ctx, c.req.valid('json'))),
    )
    .put(
      '/figures/joins',
      describeRoute({
        tags,
        summary: 'Say which post an address of LinkedIn’s is',
        description: '`postId` is null if it is none of the author’s posts here.',
        responses: responses(null, [400, 401, 404, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(figureJoin),
      async (c) => {
        const { address, postId } = c.req.valid('json')
        await decideJoin(c.var.ctx, address, postId)
        return c.body(null, 204)
      },
    )
}
