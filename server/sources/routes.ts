import { Hono, type MiddlewareHandler } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { idsOf, languages } from '#shared/catalogue.ts'
import { newSource, source, wholeSource } from '#shared/sources.ts'
import { actingUser } from '../authorship.ts'
import type { Deps, Env, WithStopping } from '../context.ts'
import { body, file, query, responses } from '../http/body.ts'
import { countAttempt, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { addSource, addSourceFile, deleteSource, getSource, listSources } from './sources.ts'

const tags = ['Sources']
const name = z._default(z.string().check(z.maxLength(300, 'A name can hold at most 300 characters.')), '')
const language = z.optional(z.enum(idsOf(languages), `language must be one of ${idsOf(languages).join(', ')}.`))

export function sourceRoutes(deps: Deps & WithStopping) {
  // Each may ask another server.
  const counted: MiddlewareHandler<Env<WithStopping>> = async ({ var: { ctx } }, next) => {
    await countAttempt(ctx, ctx.config.limits?.write, `source:${actingUser(ctx).id}`)
    await next()
  }
  return new Hono<Env<WithStopping>>()
    .post(
      '/sources',
      describeRoute({
        tags,
        summary: 'Add a source: a page, a text, a post or an idea',
        description:
          'Send one of `url`, `text`, `postId` and `ideaId`. A page is read without its scripts, menus and advertisements; it can have 5 MB, a PDF 20 MB. The first 200,000 characters of the text are kept. Pages that need a subscription or a sign-in, and addresses in private networks, are refused (400); so are pages that cannot be reached (502). The same text from the same place is kept once.',
        responses: responses(source, [400, 401, 404, 413, 429, 502]),
      }),
      signedIn(deps, 'more'),
      counted,
      body(newSource),
      async (c) => {
        const { ctx } = c.var
        const signal = AbortSignal.any([c.req.raw.signal, ctx.stopping])
        return c.json(await addSource(ctx, c.req.valid('json'), signal))
      },
    )
    .post(
      '/sources/file',
      describeRoute({
        tags,
        summary: 'Add a source from a file',
        description:
          'The body is a PDF with text, or a text, Markdown, SRT, VTT or HTML file. `name` is its file name: its ending tells Markdown and HTML, and it becomes the title. Subtitles lose their times and keep their speakers.',
        requestBody: { required: true, content: { 'application/pdf': file, 'application/octet-stream': file } },
        responses: responses(source, [400, 401, 413, 429]),
      }),
      signedIn(deps, 'more'),
      counted,
      query(z.object({ name })),
      async (c) => {
        const { ctx } = c.var
        const signal = AbortSignal.any([c.req.raw.signal, ctx.stopping])
        return c.json(await addSourceFile(ctx, c.req.raw.body, c.req.valid('query').name, signal))
      },
    )
    .get(
      '/sources',
      describeRoute({
        tags,
        summary: 'The newest 20 sources',
        responses: responses(z.array(source), [401, 429]),
      }),
      signedIn(deps),
      async (c) => c.json(await listSources(c.var.ctx)),
    )
    .get(
      '/sources/:id',
      describeRoute({
        tags,
        summary: 'A source with its text, sentences worth quoting, and questions to the author',
        description: '`language` is the language of the questions; without it, the language of the source.',
        responses: responses(wholeSource, [400, 401, 404, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      query(z.object({ language })),
      async (c) => c.json(await getSource(c.var.ctx, c.req.param('id'), c.req.valid('query').language)),
    )
    .delete(
      '/sources/:id',
      describeRoute({
        tags,
        summary: 'Delete a source',
        description: 'Posts about it stay. Their claims from it need another source then.',
        responses: responses(null, [401, 404, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await deleteSource(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
}
