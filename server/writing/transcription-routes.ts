import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { idsOf, languages } from '#shared/catalogue.ts'
import { msg } from '#shared/say.ts'
import { largestRecording, transcript, transcriptionService } from '#shared/transcription.ts'
import type { Deps, Env, WithStopping } from '../context.ts'
import { AppError } from '../errors.ts'
import { limitBody, query, responses } from '../http/body.ts'
import { countEngineUse, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { recordingTypes } from './engines/transcriber.ts'
import { transcriptionService as serviceFor, transcribeRecording } from './transcription.ts'

const tags = ['Writing']
const recording = { schema: { type: 'string' as const, format: 'binary' } }

export function transcriptionRoutes(deps: Deps & WithStopping) {
  return new Hono<Env>()
    .get(
      '/transcription',
      describeRoute({
        tags,
        summary: 'Where recordings would be turned into text',
        description: 'Null if no connected service lists a model for it.',
        responses: responses(transcriptionService, [401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      async (c) => c.json(await serviceFor(c.var.ctx)),
    )
    .post(
      '/transcriptions',
      describeRoute({
        tags,
        summary: 'Turn a recording into text',
        description:
          'The body is a recording of at most 5 MB (WebM, Ogg, MP4, MP3 or WAV). A connected service with OpenAI’s protocol turns it into text. This server keeps neither. Closing the connection cancels.',
        requestBody: { required: true, content: Object.fromEntries(recordingTypes.map((type) => [type, recording])) },
        responses: responses(transcript, [400, 401, 413, 429, 502, 503]),
      }),
      signedIn(deps, 'model'),
      limitBody(largestRecording, 'A recording can have at most 5 MB. This one was not read.'),
      query(
        z.object({
          language: z.enum(idsOf(languages), `language must be one of ${idsOf(languages).join(', ')}.`),
        }),
      ),
      async (c) => {
        const { ctx } = c.var
        const contentType = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
        if (!recordingTypes.includes(contentType))
          throw new AppError('invalid', msg`The recording must be one of ${{ types: recordingTypes.join(', ') }}.`)
        const bytes = await c.req.arrayBuffer()
        if (bytes.byteLength === 0) throw new AppError('invalid', 'The recording is empty.')
        await countEngineUse(ctx)
        const { language } = c.req.valid('query')
        const signal = AbortSignal.any([c.req.raw.signal, deps.stopping])
        return c.json(await transcribeRecording(ctx, { bytes, contentType, language }, signal))
      },
    )
}
