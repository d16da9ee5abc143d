import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { photoAddress, profilePhoto } from '#shared/accounts.ts'
import { mediaAlt, mediaItem, mediaPatch, mediaTitle } from '#shared/media.ts'
import type { Deps, Env, WithStopping } from '../context.ts'
import { notFound } from '../errors.ts'
import { body, file, fileResponses, query, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { addMedia, changeMedia, deleteMedia, getMedia } from './media.ts'
import { pageOf } from './pages.ts'
import { openPhoto, removePhoto, setPhoto } from './photo.ts'
import { sending, sendingPage, sendingPhoto } from './sending.ts'
import type { WithMediaStore } from './store.ts'

const tags = ['Images and documents']
const uploadBody = {
  required: true,
  content: {
    ...{ 'image/jpeg': file, 'image/png': file, 'image/gif': file, 'image/webp': file, 'application/pdf': file },
    'application/octet-stream': file,
  },
}

export function mediaRoutes(deps: Deps & WithStopping & WithMediaStore) {
  return new Hono<Env>()
    .put(
      '/user/photo',
      describeRoute({
        tags: ['Accounts'],
        summary: 'Set the profile photo',
        description:
          'The body is a JPG, PNG, GIF or WebP image of at most 10 MB. Its middle is stored as a square of 256 pixels, without metadata. Only its owner can see it.',
        requestBody: { required: true, content: { 'image/*': file, 'application/octet-stream': file } },
        responses: responses(profilePhoto, [400, 401, 413, 429, 503]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        const { ctx } = c.var
        const id = await setPhoto(ctx, c.req.raw.body, AbortSignal.any([c.req.raw.signal, ctx.stopping]))
        return c.json({ photo: photoAddress(id) })
      },
    )
    .delete(
      '/user/photo',
      describeRoute({
        tags: ['Accounts'],
        summary: 'Remove the profile photo',
        responses: responses(null, [401, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await removePhoto(c.var.ctx)
        return c.body(null, 204)
      },
    )
    .get(
      '/user/photo/:id',
      describeRoute({
        tags: ['Accounts'],
        summary: 'The profile photo, at the address that `photo` of the account names',
        responses: fileResponses(['image/jpeg'], [401, 404, 503]),
      }),
      signedIn(deps, 'person'),
      async (c) => sendingPhoto(c, await openPhoto(c.var.ctx, c.req.param('id'))),
    )
    .post(
      '/posts/:id/media',
      describeRoute({
        tags,
        summary: 'Add an image or a document to a post',
        description:
          'The body is the file. A post has up to 20 images (JPG, PNG or GIF; WebP becomes JPG or PNG) of at most 10 MB and 36,152,319 pixels, or one PDF of at most 100 MB and 300 pages. The type is detected from the bytes. The file is decoded and written anew, without metadata, scripts and embedded files. `alt` describes an image, `title` names a document. A file that the post already has is not added again (200). A workspace can hold 5 GB of files.',
        requestBody: uploadBody,
        responses: {
          ...responses(mediaItem, [400, 401, 404, 409, 413, 429, 503]),
          ...responses(mediaItem, [], 201),
        },
      }),
      signedIn(deps, 'more'),
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
        description: 'With `download`, the response is an attachment.',
        responses: fileResponses(['image/*', 'application/pdf'], [400, 401, 404, 503], true),
      }),
      signedIn(deps),
      query(z.object({ download: z.optional(z.string()) })),
      async (c) => {
        const found = await getMedia(c.var.ctx, c.req.param('id'))
        return sending(c, found, c.req.valid('query').download !== undefined)
      },
    )
    .get(
      '/media/:id/pages/:page',
      describeRoute({
        tags,
        summary: 'A page of a document, drawn as a picture',
        description: 'Pages are counted from 1.',
        responses: {
          200: { description: 'Success', content: { 'image/jpeg': file } },
          ...responses(null, [400, 401, 404, 429, 503], 304),
        },
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      async (c) => {
        const { id, page } = c.req.param()
        if (!/^[1-9]\d{0,3}$/.test(page)) throw notFound('Page')
        return sendingPage(c, `${id}-${page}`, await pageOf(c.var.ctx, id, Number(page)))
      },
    )
    .patch(
      '/media/:id',
      describeRoute({
        tags,
        summary: 'Describe an image, name a document, or move it',
        description: 'Returns all media of the post, in order. Refused (409) while the post is being published.',
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
