import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { post } from '#shared/posts.ts'
import { maxNameCharacters, maxTemplates, template } from '#shared/templates.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { PostAnalyses } from '../posts/analyses.ts'
import { addTemplate, deleteTemplate, listTemplates, renameTemplate, startPost } from './templates.ts'

const tags = ['Templates']

const missing = /*i18n*/ 'A template needs a name.'
const name = z
  .string(missing)
  .check(z.trim(), z.minLength(1, missing), z.maxLength(maxNameCharacters, 'A name can hold at most 100 characters.'))
const postId = z.string('postId must be the id of a post.').check(z.minLength(1), z.maxLength(100))

export function templateRoutes(deps: Deps & WithAnalysis<PostAnalyses>) {
  return new Hono<Env>()
    .get(
      '/templates',
      describeRoute({
        tags,
        summary: 'Templates for new posts, newest first',
        responses: responses(z.array(template), [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await listTemplates(c.var.ctx)),
    )
    .post(
      '/templates',
      describeRoute({
        tags,
        summary: 'Save the shape of a post as a template',
        description: `Stores a blank for each line of its sections, with the line’s length, and its category, tone, emojis and language; none of its words. A workspace keeps ${maxTemplates}.`,
        responses: responses(template, [400, 401, 404, 429], 201),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(z.object({ postId, name })),
      async (c) => c.json(await addTemplate(c.var.ctx, c.req.valid('json')), 201),
    )
    .put(
      '/templates/:id',
      describeRoute({ tags, summary: 'Rename a template', responses: responses(template, [400, 401, 404, 429]) }),
      signedIn(deps),
      paced(deps, 'save'),
      body(z.object({ name })),
      async (c) => c.json(await renameTemplate(c.var.ctx, c.req.param('id'), c.req.valid('json').name)),
    )
    .delete(
      '/templates/:id',
      describeRoute({
        tags,
        summary: 'Delete a template',
        description: 'It can be restored from the trash for 30 days.',
        responses: responses(null, [401, 404, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await deleteTemplate(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .post(
      '/templates/:id/posts',
      describeRoute({
        tags,
        summary: 'Start a post from a template',
        description: 'Returns a draft with the blanks of the template.',
        responses: responses(post, [400, 401, 404, 429], 201),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => c.json(await startPost(c.var.ctx, c.req.param('id')), 201),
    )
}
