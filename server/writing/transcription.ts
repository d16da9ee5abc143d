import type { Language } from '#shared/catalogue.ts'
import { msg } from '#shared/say.ts'
import { languageTags, type Transcript, type TranscriptionService } from '#shared/transcription.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { authorize } from '../permissions.ts'
import { readChoices } from './engines/choices.ts'
import { hearingModelAt, type Place } from './engines/models-at.ts'
import { type Recording, type Transcriber, transcribe } from './engines/transcriber.ts'

const lookAgainMs = 10 * 60_000

/** By address and key: the model that a service's list named, so that not every recording asks for the list. */
const known = new Map<string, { model: string | null; at: number }>()

/** The service that would turn a recording into text. */
export async function transcriptionService(ctx: Context): Promise<TranscriptionService> {
  authorize(ctx, 'write', 'posts')
  const transcriber = await findTranscriber(ctx).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  return { host: transcriber && new URL(transcriber.place.baseUrl).host }
}

/** The recording's words. Neither the recording nor the words are stored or logged. */
export async function transcribeRecording(
  ctx: Context,
  { language, ...recording }: Pick<Recording, 'bytes' | 'contentType'> & { language: Language },
  signal: AbortSignal,
): Promise<Transcript> {
  authorize(ctx, 'write', 'posts')
  const transcriber = await findTranscriber(ctx)
  if (!transcriber)
    throw new AppError('unavailable', 'No connected service turns speech into text. See Settings → Writing engine.')
  const text = await transcribe(transcriber, { ...recording, language: languageTags[language] }, signal)
  return { text }
}

/** Of the services behind the model labels, the first that hears. */
async function findTranscriber(ctx: Context): Promise<Transcriber | null> {
  const { openai } = ctx.config
  const choices = await readChoices(ctx)
  const places: Pick<Transcriber, 'place' | 'setIn'>[] = [
    ...(openai
      ? [
          {
            place: { ...openai, kind: 'openai' as const },
            setIn: msg({ message: 'the server’s configuration', context: 'Check the key in …' }),
          },
        ]
      : []),
    ...[choices.gpt4?.place, choices.claude?.place]
      .filter((place): place is Place => !!place && place.kind !== 'anthropic')
      .map((place) => ({ place, setIn: msg({ message: 'Settings → Writing engine', context: 'Check the key in …' }) })),
  ]
  for (const found of places) {
    const model = ctx.config.transcriptionModel ?? (await listedModel(ctx, found.place))
    if (model) return { ...found, model }
  }
  return null
}

async function listedModel({ now }: Context, place: Place): Promise<string | null> {
  const key = `${place.baseUrl} ${place.apiKey ?? ''}`
  const at = now().getTime()
  const former = known.get(key)
  if (former && Math.abs(at - former.at) < lookAgainMs) return former.model
  const model = await hearingModelAt(place)
  known.set(key, { model, at })
  return model
}
