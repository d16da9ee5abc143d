import { Hono, type Context as HonoContext } from 'hono'
import { streamSSE } from 'hono/streaming'
import { describeRoute, resolver } from 'hono-openapi'
import * as z from 'zod/mini'
import { opening, openingChoice } from '#shared/openings.ts'
import { type PostContent, post, postContent } from '#shared/posts.ts'
import { secondReading } from '#shared/second-reading.ts'
import { engineDescription, rewritten, written } from '#shared/writing.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { body, responses } from '../http/body.ts'
import { toAppError } from '../http/errors.ts'
import { once } from '../http/once.ts'
import { countEngineUse, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { say } from '../language/say.ts'
import type { WritingContext, WritingServices } from './analyses.ts'
import type { WritingOptions } from './engine.ts'
import { interview } from './interview.ts'
import { chooseOpening, openingsOf } from './openings.ts'
import {
  customEdit,
  generateLeadMagnet,
  generatePost,
  interviewRequest,
  regenerateSection,
  withSubject,
} from './requests.ts'
import { readAgain } from './second-reading.ts'
import { editPost, type Run, rewriteSection, writeLeadMagnet, writePost, writeRest } from './write.ts'

const tags = ['Writing']

/** An answer at once, or the same as the last event of a stream. */
const streamed = (schema: z.ZodMiniType, errors: number[]) => {
  const json = responses(schema, errors)
  const events = { 'text/event-stream': { schema: { type: 'string' as const } } }
  const content = { 'application/json': { schema: resolver(schema) }, ...events }
  return { ...json, 200: { description: 'Success', content } }
}

const streaming = `With \`Accept: text/event-stream\` the answer is a stream of server-sent events: \`place\` ({ahead}, the number of drafts that a model on the server’s computer writes first), \`partial\` ({content}, the text so far), \`revising\` when a complete draft is sent back once because it broke a rule, then \`done\` (the answer) or \`error\` ({status, message}; with \`again\` the server stops, so ask again). A comment comes every 15 seconds. Closing the connection cancels; nothing half-written is stored. With a header \`Idempotency-Key\`, a repeated request gets the first one’s answer.`

export function writingRoutes(deps: Deps & WritingServices) {
  return new Hono<Env>()
    .get(
      '/engines',
      describeRoute({
        tags,
        summary: 'Engines that write for each model label',
        responses: responses(z.array(engineDescription), [401]),
      }),
      signedIn(deps),
      async (c) => {
        const labels = await deps.engines.describe(c.var.ctx, c.var.ctx.language)
        return c.json(labels.map(({ aiModel, engine, label, problem }) => ({ aiModel, engine, label, problem })))
      },
    )
    .post(
      '/interview',
      describeRoute({
        tags,
        summary: 'Questions to the author before writing',
        description:
          'At most three short questions about details that the subject and the answers so far leave out. They are in the language of the subject, or of the post if the subject shows none. `frames` has a beginning of the answer to each question, with ___ for missing words, or an empty text. No engine is asked.',
        responses: responses(
          z.object({ questions: z.array(z.string()), frames: z.array(z.string()) }),
          [400, 401, 429],
        ),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      body(interviewRequest),
      async (c) => c.json(await interview(c.var.ctx, withSubject(c.req.valid('json')))),
    )
    .post(
      '/generate-post',
      describeRoute({
        tags,
        summary: 'Write a post',
        description: `${streaming} \`writerNotes\` are for the writer and never printed. Without a model, passages that may be notes are listed in the post’s \`possibleNotes\`, and a topic alone gives a draft of blanks with a \`note\` that says so.`,
        responses: streamed(written, [400, 401, 402, 404, 409, 429, 502]),
      }),
      signedIn(deps, 'slow'),
      body(generatePost),
      (c) => respond(c, c.req.valid('json'), (ctx, sent, run) => writePost(ctx, withSubject(sent), run)),
    )
    .post(
      '/generate-lead-magnet',
      describeRoute({
        tags,
        summary: 'Write a post that offers a lead magnet',
        description: streaming,
        responses: streamed(written, [400, 401, 402, 404, 409, 429, 502]),
      }),
      signedIn(deps, 'slow'),
      body(generateLeadMagnet),
      (c) => respond(c, c.req.valid('json'), (ctx, sent, run) => writeLeadMagnet(ctx, withSubject(sent), run)),
    )
    .post(
      '/regenerate-section',
      describeRoute({
        tags,
        summary: 'Write one section anew',
        description: streaming,
        responses: streamed(rewritten, [400, 401, 402, 404, 409, 429, 502]),
      }),
      signedIn(deps, 'slow'),
      body(regenerateSection),
      (c) => respond(c, c.req.valid('json'), rewriteSection),
    )
    .post(
      '/custom-edit',
      describeRoute({
        tags,
        summary: 'Change a post by an instruction',
        description: `With \`selection\` only these words of one section change; refused (409) when they are no longer there. ${streaming}`,
        responses: streamed(written, [400, 401, 402, 404, 409, 429, 502]),
      }),
      signedIn(deps, 'slow'),
      body(customEdit),
      (c) => respond(c, c.req.valid('json'), editPost),
    )
    .get(
      '/posts/:id/openings',
      describeRoute({
        tags,
        summary: 'The openings of a post',
        description:
          'Three at most, made when the whole post was written: by a model that offers a choice, or from the author’s own sentences. The one in use equals the hook. Empty without a choice.',
        responses: responses(z.array(opening), [401, 404]),
      }),
      signedIn(deps),
      async (c) => c.json(await openingsOf(c.var.ctx, c.req.param('id'))),
    )
    .post(
      '/posts/:id/opening',
      describeRoute({
        tags,
        summary: 'Open a post with another of its openings',
        description:
          '`text` is the text of one of /api/posts/{id}/openings. If it is a sentence of the post, it moves up and the former hook takes its place; otherwise it replaces the hook, and the rest stays. The choice counts for `/api/voice/openings`. No engine is asked.',
        responses: responses(z.object({ content: z.partial(postContent), post }), [400, 401, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(openingChoice),
      async (c) => c.json(await chooseOpening(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .post(
      '/posts/:id/rest',
      describeRoute({
        tags,
        summary: 'Write what follows the hook anew',
        description: `From the post’s own brief. The hook stays as it is. Counts like a written post. Refused (400) if the post’s model label stands for the arranger. ${streaming}`,
        responses: streamed(rewritten, [400, 401, 402, 404, 409, 429, 502]),
      }),
      signedIn(deps, 'slow'),
      (c) => respond(c, { postId: c.req.param('id') }, writeRest),
    )
    .post(
      '/posts/:id/second-reading',
      describeRoute({
        tags,
        summary: 'Ask the model behind a post for changes',
        description: `At most 10 remarks. Each has a reason, a replacement, and a quotation that occurs in the post once. Replacements that invent something are left out. The post does not change, and nothing counts against the plan. Refused (400) if the post’s model label stands for the arranger. Streaming and repeating work as in /api/generate-post; there is no \`partial\`.`,
        responses: streamed(secondReading, [400, 401, 404, 409, 429, 502]),
      }),
      signedIn(deps, 'slow'),
      (c) => respond(c, { postId: c.req.param('id') }, readAgain),
    )
}

type UseCase<R> = (ctx: WritingContext, request: R, run: Run) => Promise<object>

async function respond<R, E extends Env<WritingServices>>(c: HonoContext<E>, request: R, work: UseCase<R>) {
  const { ctx } = c.var
  await countEngineUse(ctx)
  const asked = [c.req.path, request, ...(ctx.namedAuthor ? [ctx.namedAuthor.id] : [])]
  const run = (options: WritingOptions) =>
    once(ctx, c.req.header('idempotency-key'), asked, options.signal, (keep) =>
      work(ctx, request, { ...options, keep }),
    )
  // Without a stream the work always runs to its end, even if the caller goes away: they may ask again later.
  if (!c.req.header('accept')?.includes('text/event-stream'))
    return c.json(await run({ signal: new AbortController().signal }))

  // Proxies must not buffer events.
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const cancelled = new AbortController()
    stream.onAbort(() => cancelled.abort(new AppError('unavailable', 'Cancelled.')))
    // A comment, which event parsers ignore: proxies and browsers close silent connections.
    const heartbeat = setInterval(() => void stream.write(': \n\n'), ctx.config.timing.heartbeatMs)
    const send = (event: string, data: object) => stream.writeSSE({ event, data: JSON.stringify(data) })
    const plans = pace((text: string) => send('plan', { text }))
    const partials = pace((content: Partial<PostContent>) => send('partial', { content }))
    const end = () => Promise.all([plans.end(), partials.end()])
    try {
      const result = await run({
        signal: AbortSignal.any([cancelled.signal, ctx.stopping]),
        onPlan: plans.next,
        onPartial: partials.next,
        onRevising: () => void send('revising', {}),
        onPlace: (ahead) => void send('place', { ahead }),
      })
      await end()
      await send('done', result)
    } catch (error) {
      await end()
      if (cancelled.signal.aborted) return
      const known = toAppError(error)
      if (!known) c.var.log.error({ err: error }, 'writing failed')
      const status = known?.status ?? 500
      const message = say(known?.sentence ?? /*i18n*/ 'Something went wrong. Nothing was changed.', ctx.language)
      await send('error', { status, message, ...(error === ctx.stopping.reason && { again: true }) })
    } finally {
      clearInterval(heartbeat)
    }
  })
}

const paceMs = 40

/**
 * Sends the first text at once and then the newest at most every 40 ms: faster than the eye, lighter than one event per
 * token.
 */
function pace<T>(send: (newest: T) => Promise<void>) {
  let waiting: T | null = null
  let timer: NodeJS.Timeout | null = null
  let sent = Promise.resolve()
  let isSending = false
  const flush = () => {
    timer = waiting ? setTimeout(flush, paceMs) : null
    // A slow client skips to the newest text, so that no queue grows.
    if (!waiting || isSending) return
    isSending = true
    sent = send(waiting).finally(() => {
      isSending = false
    })
    waiting = null
  }
  return {
    next: (newest: T) => {
      waiting = newest
      if (!timer) flush()
    },
    end: () => {
      if (timer) clearTimeout(timer)
      return sent
    },
  }
}
