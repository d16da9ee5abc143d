import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { maxSampleLength, minSampleLength, sample, sampleTooShort, writingStyle } from '#shared/samples.ts'
import { signedIn } from '../accounts/sessions.ts'
import type { Deps, Env } from '../context.ts'
import { answers, body } from '../http.ts'
import { activateSample, addSample, deleteSample, listSamples, styleOf } from './samples.ts'

const tags = ['Writing samples']

const isActive = z.boolean('active must be true or false.')
const newSample = z.object({
  title: z.nullish(z.string().check(z.trim(), z.maxLength(200, 'A title can hold at most 200 characters.'))),
  content: z
    .string(sampleTooShort)
    .check(
      z.trim(),
      z.minLength(minSampleLength, sampleTooShort),
      z.maxLength(maxSampleLength, `A sample can hold at most ${maxSampleLength.toLocaleString('en')} characters.`),
    ),
  source: z._default(z.enum(['linkedin', 'custom'], 'source must be linkedin or custom.'), 'linkedin'),
  active: z._default(isActive, true),
})

export function sampleRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/writing-samples',
      describeRoute({ tags, summary: 'My writing samples, newest first', responses: answers(z.array(sample), [401]) }),
      signedIn(deps),
      async (c) => c.json(await listSamples(c.var.ctx)),
    )
    .post(
      '/writing-samples',
      describeRoute({ tags, summary: 'Add a writing sample', responses: answers(sample, [400, 401], 201) }),
      signedIn(deps),
      body(newSample),
      async (c) => c.json(await addSample(c.var.ctx, c.req.valid('json')), 201),
    )
    .patch(
      '/writing-samples/:id',
      describeRoute({ tags, summary: 'Count a sample in or out', responses: answers(sample, [400, 401, 404]) }),
      signedIn(deps),
      body(z.object({ active: isActive })),
      async (c) => c.json(await activateSample(c.var.ctx, c.req.param('id'), c.req.valid('json').active)),
    )
    .delete(
      '/writing-samples/:id',
      describeRoute({ tags, summary: 'Delete a writing sample', responses: answers(null, [401, 404], 204) }),
      signedIn(deps),
      async (c) => {
        await deleteSample(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .get(
      '/writing-style',
      describeRoute({
        tags,
        summary: 'How I write, by my active samples',
        description: 'Named entries, each a sentence or two. Empty below two active samples.',
        responses: answers(writingStyle, [401, 402]),
      }),
      signedIn(deps),
      async (c) => c.json(await styleOf(c.var.ctx)),
    )
}
