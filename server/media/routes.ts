import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { mediaAlt, mediaItem, mediaPatch, mediaTitle } from '#shared/media.ts'
import { paced } from '../accounts/rate-limits.ts'
import { signedIn } from '../accounts/sessions.ts'
import type { Deps, Env } from '../context.ts'
import { body, query, responses } from '../http.ts'
import { addMedia, changeMedia, deleteMedia, getMedia } from './media.ts'
import { sending } from './sending.ts'

const tags = ['Images and documents']
const file = { schema: { type: 'string' as const, format: 'binary' } }
const uploadBody = {
  required: true,
  content: {
    ...{ 'image/jpeg': file, 'image/png': file, 'image/gif': file, 'image/webp': file, 'application/pdf': file },
    'application/octet-stream': file,
  },
}

export function mediaRoutes(deps: Deps) {
  return new Hono<Env>()
    .post(
      '/posts/:id/media',
      describeRoute({
        tags,
        summary: 'Add an image or a document to a post',
        description:
          'The body is the file. A post has up to 20 images (JPG, PNG or GIF; WebP becomes JPG or PNG) of at most 10 MB and 36,152,319 pixels, or one PDF of at most 100 MB and 300 pages. What the file is is found in its bytes. It is decoded and written anew, without metadata, scripts and files within it. `alt` describes an image, `title` names a document. A file that the post has already is not added again (200). The files of a workspace may have 5 GB.',
        requestBody: uploadBody,
        responses: {
          ...responses(mediaItem, [400, 401, 404, 409, 413, 429, 503]),
          ...responses(mediaItem, [], 201),
        },
      }),
      signedIn(deps),
      paced(deps, 'save'),
      query(z.object({ alt: z._default(mediaAlt, ''), title: z._default(mediaTitle, '') })),
      async (c) => {
        const { ctx } = c.var
        const signal = AbortSignal.any([c.req.raw.signal, ctx.stopping])
        const { item, isNew } = await addMedia(ctx, c.req.param('id'), c.req.raw.body, c.req.valid('query'), signal)
        return c.json(item, isNew ? 201 : 200)
      },
    )
    .get(
      '/media/:id',
      describeRoute({
        tags,
        summary: 'The file of an image or document',
        description: 'With `download` it is sent as one to be saved.',
        responses: {
          200: { description: 'Success', content: { 'image/*': file, 'application/pdf': file } },
          ...responses(null, [400, 401, 404, 503], 304),
        },
      }),
      signedIn(deps),
      query(z.object({ download: z.optional(z.string()) })),
      async (c) => {
        const found = await getMedia(c.var.ctx, c.req.param('id'))
        return sending(c, found, c.req.valid('query').download !== undefined)
      },
    )
    .patch(
      '/media/:id',
      describeRoute({
        tags,
        summary: 'Describe an image, name a document, or move it',
        description:
          'Answers with all that the post has, in order. While the post is being published nothing changes (409).',
        responses: responses(z.array(mediaItem), [400, 401, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(mediaPatch),
      async (c) => c.json(await changeMedia(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/media/:id',
      describeRoute({
        tags,
        summary: 'Remove an image or document',
        responses: responses(null, [401, 404, 409, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await deleteMedia(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
}
