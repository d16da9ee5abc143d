import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { emojiUsages, idsOf, languages, tones } from '#shared/catalogue.ts'
import { postPatch, postSchedule, postTitle } from '#shared/post-patch.ts'
import { catalogueCategories, findCategory, leadMagnetCategory } from '#shared/post-types.ts'
import { formerVersion, versionList } from '#shared/post-versions.ts'
import { post, postAdditions, postContent, settledClaims } from '#shared/posts.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { body, query, responses } from '../http/body.ts'
import { arrayOf } from '../http/json-pages.ts'
import { paced, takeTold } from '../http/rate-limits.ts'
import { postReaders, signedIn } from '../http/signed-in.ts'
import type { PostAnalyses } from './analyses.ts'
import { keptPages } from './kept-pages.ts'
import { everyPostOf, postsQuery } from './list-posts.ts'
import { postType } from './post-type.ts'
import { createPost, getPost, updatePost } from './posts.ts'
import { deletePost } from './remove.ts'
import { getVersion, listVersions, versionIn } from './versions.ts'

const tags = ['Posts']
const emptyContent = { hook: '', insight: '', value: '', cta: '' }

export const newPost = z.object({
  title: postTitle,
  content: z._default(z.partial(postContent), {}),
  ...z.partial(postAdditions).shape,
  claims: z.optional(settledClaims),
  category: z.string('A category is required.'),
  postType: z._default(z.nullable(postType), null),
  tone: z._default(z.enum(idsOf(tones)), 'standard'),
  emojiUsage: z._default(z.enum(idsOf(emojiUsages)), 'a-few'),
  language: z._default(z.enum(idsOf(languages)), 'english'),
  ...postSchedule.shape,
})

const versionsQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'before must be the number of a version.'))),
})

export const category = z.object({ id: z.string(), name: z.string() })
const categories = [...catalogueCategories, leadMagnetCategory].map(({ id, name }) => ({ id, name }))

export function postRoutes(deps: Deps & WithAnalysis<PostAnalyses>) {
  const listKept = keptPages(deps)
  const readerOf = postReaders(deps)
  return new Hono<Env>()
    .get(
      '/posts',
      describeRoute({
        tags,
        summary: 'My posts, newest first',
        description:
          'All posts, or pages of `limit` posts. While more follow, the answer has a header `Link: <…>; rel="next"`. `status` filters like the tabs of My Posts; `authorId` takes only the posts of one author; `q` searches the title and the four sections. A page has an `ETag`; with it in `If-None-Match`, an unchanged page is answered 304, without a body.',
        responses: { ...responses(z.array(post), [400, 401, 429]), 304: { description: 'As it was' } },
      }),
      query(postsQuery),
      async (c) => {
        const { id, workspace, refuse } = readerOf(c)
        const asked = c.req.valid('query')
        // A page without a search is the busiest call and costs little.
        if (asked.q || !asked.limit) takeTold(c, deps, 'analyse', deps.config.limits?.analyse, id)
        const json = { 'content-type': 'application/json' }
        if (!asked.limit) {
          const every = await everyPostOf(deps, workspace, asked)
          if (!every) return refuse()
          c.set('account', every.first.userId)
          return every.first.next ? c.body(arrayOf(every.all()), 200, json) : c.body(every.first.body, 200, json)
        }
        const page = await listKept(id, workspace, asked)
        if (!page) return refuse()
        c.set('account', page.userId)
        c.header('etag', page.tag)
        if (c.req.header('if-none-match') === page.tag) return c.body(null, 304)
        if (page.next) {
          const search = new URLSearchParams({ ...(c.req.query() as Record<string, string>), cursor: page.next })
          c.header('link', `</api/posts?${search}>; rel="next"`)
        }
        return c.body(page.body, 200, json)
      },
    )
    .get(
      '/post-categories',
      describeRoute({
        tags,
        summary: 'The categories a post can have',
        responses: responses(z.array(category), [401]),
      }),
      signedIn(deps),
      (c) => c.json(categories),
    )
    .post(
      '/posts',
      describeRoute({
        tags,
        summary: 'Keep a post written by hand, with a time if it has one',
        description:
          '`claims` are the claims that the author settled; without it, all claims of the text are the author’s word. A workspace keeps 10,000 posts.',
        responses: responses(post, [400, 401, 409, 422, 429], 201),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(newPost),
      async (c) => {
        const { title, content, claims, scheduledFor, timeZone, openPoints, clashes, ...rest } = c.req.valid('json')
        const { category, postType, tone, emojiUsage, language, ...additions } = rest
        if (!findCategory(category)) throw new AppError('invalid', 'This category does not exist.')
        const created = await createPost(c.var.ctx, {
          title,
          content: { ...emptyContent, ...content },
          brief: { category, postType, tone, emojiUsage, language, subject: title, aiModel: 'gpt4' },
          additions,
          engine: null,
          claims,
          schedule: { scheduledFor, timeZone, openPoints, clashes },
        })
        return c.json(created, 201)
      },
    )
    .get(
      '/posts/:id',
      describeRoute({ tags, summary: 'One post', responses: responses(post, [401, 404]) }),
      signedIn(deps),
      async (c) => c.json(await getPost(c.var.ctx, c.req.param('id'))),
    )
    .put(
      '/posts/:id',
      describeRoute({
        tags,
        summary: 'Change, schedule or save a post',
        description:
          'Only the fields sent change. `scheduledFor` must lie in the future; null removes the schedule. It is an instant, or a wall time such as `2026-11-21T09:00` in `timeZone` (by default mine), or `next-free-slot`: the next free posting slot of the post’s author. A wall time that the clocks skip or repeat is refused (400), and the answer names the two instants to choose from. With `openPoints` `refuse`, a post with open points (blanks, possible notes to the writer, or claims that nothing backs and its author was not asked about) gets no time, and the answer (422) lists them. With `accept` the author goes on, and is not asked about these claims again. With `clashes` `refuse`, a text that its author has scheduled already, or a minute at which another of their posts goes out, gets no time (409, `same_text_scheduled` or `time_taken`, with those posts); without it, that is so for keys alone. `isPublished` true saves to the library. `answers`, `possibleNotes`, `ignored` and `claims` replace the former values: the author’s answers, from which the post is written anew; the passages that may be notes to the writer, with the author’s decisions; the findings of the Reader check that the author ignores; and the claims that the author settled. Without `claims`, new claims in `content` are settled as the author’s word. `publication` is the author’s word that the post is live. The former text becomes a version (`/api/posts/{id}/versions`). Changes by one person within a minute of each other make one version, for up to ten minutes, unless one removes much text at once. `cause` says how the text was changed. The text and the time of a post that is being published do not change (409).',
        responses: responses(post, [400, 401, 404, 409, 422, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(postPatch),
      async (c) => c.json(await updatePost(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .get(
      '/posts/:id/versions',
      describeRoute({
        tags,
        summary: 'Former texts of a post, newest first',
        description:
          '50 at a time, without their texts; for the following page, send `next` as `before`. The newest 500 are kept, fewer if they are long: each 8,000 bytes begun count as one.',
        responses: responses(versionList, [400, 401, 404]),
      }),
      signedIn(deps),
      query(versionsQuery),
      async (c) => {
        const { before } = c.req.valid('query')
        return c.json(await listVersions(c.var.ctx, c.req.param('id'), before ? Number(before) : undefined))
      },
    )
    .get(
      '/posts/:id/versions/:version',
      describeRoute({
        tags,
        summary: 'A former text of a post',
        responses: responses(formerVersion, [401, 404]),
      }),
      signedIn(deps),
      async (c) => c.json(await getVersion(c.var.ctx, c.req.param('id'), versionIn(c.req.param('version')))),
    )
    .delete(
      '/posts/:id',
      describeRoute({
        tags,
        summary: 'Delete a post',
        description: 'It can be restored from the trash for 30 days. A post that is being published stays (409).',
        responses: responses(null, [401, 404, 409, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await deletePost(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
}
