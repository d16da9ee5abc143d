import { Hono, type Context as HonoContext } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as z from 'zod/mini'
import { largestShares } from '#shared/linkedin-export.ts'
import { leastChoices, openingHabits } from '#shared/openings.ts'
import {
  importPreview,
  importResult,
  maxSampleLength,
  maxSamples,
  minSampleLength,
  readerAddress,
  type SampleSource,
  sample,
  sampleTooShort,
  writingStyle,
} from '#shared/samples.ts'
import { msg } from '#shared/say.ts'
import { fingerprint } from '#shared/voice/fingerprint.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { body, file, limitBody, query, responses } from '../http/body.ts'
import { arrayOf } from '../http/json-pages.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { megabytes } from '../language/parts.ts'
import type { VoiceAnalyses } from './analyses.ts'
import { addressOf, changeAddress } from './author.ts'
import type { Sent } from './found.ts'
import { addImport, holdingUpload, previewImport, withFile } from './import.ts'
import { followOpenings, openingHabitsOf } from './opening-choices.ts'
import { activateSample, addSample, deleteSample, deleteSamples, everySample, styleOf } from './samples.ts'
import { voiceIn, voiceOf } from './voice.ts'

const tags = ['Writing samples']

const isActive = z.boolean('active must be true or false.')
export const newSample = z.object({
  title: z.nullish(z.string().check(z.trim(), z.maxLength(200, 'A title can hold at most 200 characters.'))),
  content: z
    .string(sampleTooShort)
    .check(
      z.trim(),
      z.minLength(minSampleLength, sampleTooShort),
      z.maxLength(maxSampleLength, 'A sample can hold at most 20,000 characters.'),
    ),
  source: z._default(z.enum(['linkedin', 'custom'], 'source must be linkedin or custom.'), 'linkedin'),
  active: z._default(isActive, true),
})

export const paste = z.object(
  {
    text: z
      .string('text must hold the pasted samples.')
      .check(z.maxLength(1_000_000, 'At most 1,000,000 characters can be pasted at once.')),
    source: z._default(z.enum(['linkedin', 'custom'], 'source must be linkedin or custom.'), 'linkedin'),
  },
  'The body is not valid JSON.',
)

const isJson = (c: HonoContext) => /^application\/json\b/i.test(c.req.header('content-type') ?? '')

/** A million characters, all of them escaped. */
const limitPaste = limitBody(7_000_000, 'The pasted text is larger than 7 MB and was not read.')
const limitFile = limitBody(
  largestShares,
  msg`The file is larger than ${{ max: megabytes(largestShares) }} and was not read. Unpack it and choose Shares.csv.`,
)

/** Runs the work on an import: JSON with pasted text, or else a file. */
async function withSent<T, E extends Env>(
  c: HonoContext<E>,
  work: (sent: Sent, source: SampleSource) => Promise<T>,
): Promise<T> {
  if (!isJson(c)) return withFile(c.var.ctx.workspaceId, c.req.raw.body, (sent) => work(sent, 'linkedin'))
  const { success, data, error } = paste.safeParse(await c.req.json().catch(() => null))
  if (!success) throw new AppError('invalid', error.issues[0]?.message ?? 'The request is not valid.')
  return work({ text: data.text.replaceAll('\0', '') }, data.source)
}

const importBody = {
  required: true,
  content: { 'application/zip': file, 'text/csv': file, 'application/json': { schema: resolver(paste) } },
}

export function sampleRoutes(deps: Deps & WithAnalysis<VoiceAnalyses>) {
  return new Hono<Env>()
    .get(
      '/writing-samples',
      describeRoute({
        tags,
        summary: 'My writing samples, newest first',
        responses: responses(z.array(sample), [401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      (c) => c.body(arrayOf(everySample(c.var.ctx)), 200, { 'content-type': 'application/json' }),
    )
    .post(
      '/writing-samples',
      describeRoute({
        tags,
        summary: 'Add a writing sample',
        description: `A workspace keeps at most ${maxSamples}.`,
        responses: responses(sample, [400, 401, 429], 201),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(newSample),
      async (c) => c.json(await addSample(c.var.ctx, c.req.valid('json')), 201),
    )
    .post(
      '/writing-samples/import',
      describeRoute({
        tags,
        summary: 'Preview many samples, then add them',
        description:
          'Send LinkedIn’s data export (the zip or its Shares.csv) or pasted text to see what can be added. Send the same again with `add` to add it: `all`, or the keys of the chosen texts, separated by commas. Texts that are samples already are not added again.',
        requestBody: importBody,
        responses: { ...responses(importPreview, [400, 401, 413, 429]), ...responses(importResult, [], 201) },
      }),
      signedIn(deps, 'more'),
      paced(deps, 'export'),
      (c, next) => holdingUpload(c.var.ctx, next),
      (c, next) => (isJson(c) ? limitPaste(c, next) : limitFile(c, next)),
      query(z.object({ add: z.optional(z.string()) })),
      async (c) => {
        const { add } = c.req.valid('query')
        return withSent(c, async (sent, source) => {
          if (add === undefined) return c.json(await previewImport(c.var.ctx, sent))
          const keys = add === 'all' ? add : new Set(add.split(','))
          return c.json(await addImport(c.var.ctx, sent, source, keys), 201)
        })
      },
    )
    .delete(
      '/writing-samples',
      describeRoute({
        tags,
        summary: 'Delete several writing samples',
        responses: responses(null, [400, 401, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(z.object({ ids: z.array(z.string()).check(z.maxLength(maxSamples)) })),
      async (c) => {
        await deleteSamples(c.var.ctx, c.req.valid('json').ids)
        return c.body(null, 204)
      },
    )
    .patch(
      '/writing-samples/:id',
      describeRoute({
        tags,
        summary: 'Activate or deactivate a sample',
        responses: responses(sample, [400, 401, 404, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(z.object({ active: isActive })),
      async (c) => c.json(await activateSample(c.var.ctx, c.req.param('id'), c.req.valid('json').active)),
    )
    .delete(
      '/writing-samples/:id',
      describeRoute({ tags, summary: 'Delete a writing sample', responses: responses(null, [401, 404, 429], 204) }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await deleteSample(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .get(
      '/writing-style',
      describeRoute({
        tags,
        summary: 'My writing style, from my active samples',
        description: 'Named entries, each a sentence or two. Empty for fewer than two active samples.',
        responses: responses(writingStyle, [401, 402, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      async (c) => c.json(await styleOf(c.var.ctx)),
    )
    .get(
      '/voice',
      describeRoute({
        tags,
        summary: 'My fingerprint, from my active samples',
        description:
          'Each measure comes with its range, a sentence and evidence. Null for fewer than two active samples.',
        responses: responses(z.nullable(fingerprint), [401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      async (c) => {
        const { ctx } = c.var
        const voice = await voiceOf(ctx)
        return c.json(voice && voiceIn(ctx.language, voice))
      },
    )
    .get(
      '/voice/address',
      describeRoute({
        tags,
        summary: 'How my posts address readers',
        description: 'For languages with two ways, such as du and Sie; null to follow my samples.',
        responses: responses(readerAddress, [401]),
      }),
      signedIn(deps),
      async (c) => c.json({ address: await addressOf(c.var.ctx) }),
    )
    .put(
      '/voice/address',
      describeRoute({
        tags,
        summary: 'Set how my posts address readers',
        responses: responses(readerAddress, [400, 401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(readerAddress),
      async (c) => {
        const { address } = c.req.valid('json')
        await changeAddress(c.var.ctx, address)
        return c.json({ address })
      },
    )
    .get(
      '/voice/openings',
      describeRoute({
        tags,
        summary: 'Which openings I choose',
        description: `\`habit\` says it in a sentence, from ${leastChoices} choices on; null if they show none. New posts follow it unless \`isFollowed\` is false.`,
        responses: responses(openingHabits, [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await openingHabitsOf(c.var.ctx)),
    )
    .put(
      '/voice/openings',
      describeRoute({
        tags,
        summary: 'Set whether new posts open as my choices suggest',
        responses: responses(openingHabits, [400, 401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(z.object({ isFollowed: z.boolean('isFollowed must be true or false.') })),
      async (c) => c.json(await followOpenings(c.var.ctx, c.req.valid('json').isFollowed)),
    )
}
