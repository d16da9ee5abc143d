import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { maxSketchLength, sketchTooLong, voiceSketch } from '#shared/samples.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { countEngineUse, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WritingServices } from './analyses.ts'
import { changeSketch, makeSketch, sketchOf } from './sketch.ts'

const tags = ['Writing samples']

export function sketchRoutes(deps: Deps & WritingServices) {
  return new Hono<Env>()
    .get(
      '/voice/sketch',
      describeRoute({
        tags,
        summary: 'My writing style, in a few sentences',
        description:
          'A model describes it from the active samples, during the first post or on request. The text can be edited.',
        responses: responses(voiceSketch, [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await sketchOf(c.var.ctx)),
    )
    .post(
      '/voice/sketch',
      describeRoute({
        tags,
        summary: 'Have a model describe my writing style',
        description: 'Replaces the former description. Closing the connection cancels; then nothing is changed.',
        responses: responses(voiceSketch, [400, 401, 429, 502]),
      }),
      signedIn(deps, 'model'),
      async (c) => {
        const { ctx } = c.var
        await countEngineUse(ctx)
        return c.json(await makeSketch(ctx, AbortSignal.any([c.req.raw.signal, ctx.stopping])))
      },
    )
    .put(
      '/voice/sketch',
      describeRoute({
        tags,
        summary: 'Describe my writing style in my own words',
        description: 'An empty text deletes the description.',
        responses: responses(voiceSketch, [400, 401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(
        z.object({
          text: z.string('text must be a text.').check(z.trim(), z.maxLength(maxSketchLength, sketchTooLong)),
        }),
      ),
      async (c) => c.json(await changeSketch(c.var.ctx, c.req.valid('json').text.replaceAll('\0', ''))),
    )
}
