import { type Message, msg, plural } from '#shared/say.ts'
import { AppError } from '../../errors.ts'
import { guardedFetch } from '../../net/guarded-fetch.ts'
import { explainFailure } from './explain-failure.ts'
import type { Place } from './models-at.ts'

const patienceMs = 60_000
const longestText = 20_000

/** By the type that a browser's recording has: services go by the ending of the file's name. */
const endings: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
}
export const recordingTypes = Object.keys(endings)

export interface Recording {
  bytes: ArrayBuffer
  /** One of `recordingTypes`. */
  contentType: string
  /** An ISO 639-1 code, such as `de`. */
  language: string
}

export interface Transcriber {
  place: Place
  model: string
  /** Where the operator set the service. */
  setIn: Message
}

/** Turns a recording into text by OpenAI's `audio/transcriptions`. Failures are sentences that say what to do. */
export async function transcribe(
  { place: { baseUrl, apiKey }, model, setIn }: Transcriber,
  { bytes, contentType, language }: Recording,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type: contentType }), `speech.${endings[contentType]}`)
  form.set('model', model)
  form.set('language', language)
  form.set('response_format', 'json')
  const deadline = AbortSignal.timeout(patienceMs)
  try {
    const response = await guardedFetch(`${baseUrl}/audio/transcriptions`, {
      method: 'POST',
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      body: form,
      signal: AbortSignal.any([signal, deadline]),
    })
    const answer = (await response.json().catch(() => null)) as {
      text?: unknown
      error?: { message?: unknown }
    } | null
    if (response.ok && typeof answer?.text === 'string') return answer.text.trim().slice(0, longestText)
    throw Object.assign(new Error(String(answer?.error?.message ?? '')), {
      statusCode: response.ok ? undefined : response.status,
      data: answer,
      responseHeaders: Object.fromEntries(response.headers),
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AppError) throw error
    if (deadline.aborted)
      throw new AppError(
        'timeout',
        msg`${{ model }} did not answer within ${plural({ seconds: patienceMs / 1_000 }, { other: '# seconds' })}. Try again.`,
      )
    const failure = error instanceof TypeError ? { message: error.message, isRetryable: true } : error
    throw explainFailure(failure, { label: model, model, baseUrl, apiKey, setIn }, false)
  }
}
