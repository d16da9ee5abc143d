import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { authorDetails, authorLink, authorPatch, newAuthor, newAuthorLink } from '#shared/authors.ts'
import { author, othersMayWrite } from '#shared/members.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { endAuthorLink, sendAuthorLink } from './author-links.ts'
import { addAuthor, changeAuthor, listAuthors, showAuthor } from './authors.ts'
import { letOthersWrite } from './members.ts'

const tags = ['Members']

export function authorRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/authors',
      describeRoute({
        tags,
        summary: 'Whose posts the workspace holds',
        description:
          'Its members: people, and authors for whom others write and who never sign in. To write for one of them, send the id in a header `X-Author`: posts, ideas and plans are then written in that author’s voice, a new post is theirs, and calls for samples, proofs, the voice, posting slots and templates are about them. Somebody for whom I may not write is answered 404.',
        responses: responses(z.array(author), [401, 403]),
      }),
      signedIn(deps),
      async (c) => c.json(await listAuthors(c.var.ctx)),
    )
    .post(
      '/authors',
      describeRoute({
        tags,
        summary: 'Add an author for whom others write',
        description: 'The author never signs in, and counts like a member of the plan.',
        responses: responses(authorDetails, [400, 401, 402, 403, 429], 201),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(newAuthor),
      async (c) => c.json(await addAuthor(c.var.ctx, c.req.valid('json')), 201),
    )
    .get(
      '/authors/:id',
      describeRoute({
        tags,
        summary: 'An author who never signs in',
        responses: responses(authorDetails, [401, 403, 404]),
      }),
      signedIn(deps, 'person'),
      async (c) => c.json(await showAuthor(c.var.ctx, c.req.param('id'))),
    )
    .put(
      '/authors/:id',
      describeRoute({
        tags,
        summary: 'Change an author who never signs in',
        responses: responses(authorDetails, [400, 401, 403, 404, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(authorPatch),
      async (c) => c.json(await changeAuthor(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .post(
      '/authors/:id/link',
      describeRoute({
        tags,
        summary: 'Ask an author to connect an account on the network',
        description:
          'With `address`, the link goes there by email. Without, the answer has a link for you to pass on. It works for seven days and ends when another is made.',
        responses: responses(authorLink, [400, 401, 403, 404, 409, 429], 201),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(newAuthorLink),
      async (c) => c.json(await sendAuthorLink(c.var.ctx, c.req.param('id'), c.req.valid('json')), 201),
    )
    .delete(
      '/authors/:id/link',
      describeRoute({
        tags,
        summary: 'Take an author’s link back',
        responses: responses(null, [401, 403, 404, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await endAuthorLink(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .put(
      '/membership',
      describeRoute({
        tags,
        summary: 'Let others write in my name in this workspace, or not',
        description: 'Those who may write posts here can then name me in `X-Author`.',
        responses: responses(null, [400, 401, 403, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(othersMayWrite),
      async (c) => {
        await letOthersWrite(c.var.ctx, c.req.valid('json').letsOthersWrite)
        return c.body(null, 204)
      },
    )
}
