import { setTimeout as delay } from 'node:timers/promises'
import type { LanguageModel as AnyLanguageModel } from 'ai'
import { AppError } from '#server/errors.ts'
import { observed, type Works } from '#server/telemetry/observed.ts'
import { type Message, msg, plural, select } from '#shared/say.ts'
import type { Draft } from '../engine.ts'
import { type Addressee, explainFailure, isPassing, waitAskedFor } from './explain-failure.ts'
import type { OutputFormat } from './output-formats.ts'
import { jsonIn } from './read-output.ts'

/** All in milliseconds. */
export interface Timeouts {
  /** From the request to the first piece of text. */
  firstToken: number
  betweenTokens: number
  total: number
  /** Before a second try, unless the provider asks for another wait. */
  retryDelay: number
}

const defaultTimeouts: Timeouts = { firstToken: 45_000, betweenTokens: 20_000, total: 120_000, retryDelay: 500 }

/** An author is waiting, so a longer wait is reported at once. */
const longestRetryWait = 5_000

export type LanguageModel = Extract<AnyLanguageModel, { specificationVersion: 'v4' }>
export type CallOptions = Parameters<LanguageModel['doStream']>[0]
export type StreamPart =
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never
export type Prompt = CallOptions['prompt']
type ProviderOptions = CallOptions['providerOptions']

export interface ModelProvider extends Addressee {
  id: string
  /** Loads the provider's package on first use, because loading takes long. */
  load(): Promise<LanguageModel>
  maxOutputTokens?: number
  /** Gets few rules and writes only the text: a small model cannot follow more. */
  isSmall?: boolean
  /** The provider's own settings for the system prompt and for the whole call. */
  systemOptions?: ProviderOptions
  callOptions?: ProviderOptions
}

export interface Model {
  provider: ModelProvider
  limits: Timeouts
  load(): Promise<[typeof import('ai'), LanguageModel]>
}

export function modelOf(provider: ModelProvider, timeouts: Partial<Timeouts> = {}): Model {
  let loading: ReturnType<Model['load']> | undefined
  const load = async () => {
    loading ??= Promise.all([import('ai'), provider.load()])
    try {
      return await loading
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return { provider, limits: { ...defaultTimeouts, ...timeouts }, load }
}

interface Output {
  text: string
  finishReason: string
  usage: Draft['usage']
}

interface Request<T> {
  system: string
  /** The part that stays the same from post to post, for providers that can cache it. */
  author?: string | null
  prompt: string
  sentBack?: Prompt
  format: OutputFormat<T>
  signal: AbortSignal
  onValue?: (value: unknown) => void
}

interface Question extends Pick<Request<unknown>, 'onValue'> {
  prompt: Prompt
  format: Pick<OutputFormat<unknown>, 'name' | 'schema'>
  stop: AbortSignal
}

/** Asks a model for output in a format. Repeats once after a passing failure, and once after malformed output. */
export async function outputOf<T extends object>(model: Model, request: Request<T>) {
  const {
    limits,
    provider: { label },
  } = model
  const { system, author, prompt, sentBack = [], format, signal, onValue } = request
  signal.throwIfAborted()
  const messages: Prompt = [
    { role: 'system', content: system, providerOptions: model.provider.systemOptions },
    { role: 'user', content: wordsOf(model.provider, author, prompt) },
    ...sentBack,
  ]
  const deadline = AbortSignal.timeout(limits.total)
  const stop = AbortSignal.any([signal, deadline])
  const spent: Draft['usage'] = { inputTokens: null, outputTokens: null }
  try {
    for (let isRepair = false; ; isRepair = true) {
      const { text, finishReason, usage } = await ask(model, { prompt: messages, format, stop, onValue })
      spent.inputTokens = sum(spent.inputTokens, usage.inputTokens)
      spent.outputTokens = sum(spent.outputTokens, usage.outputTokens)
      if (finishReason === 'content-filter') throw new AppError('upstream', sentences.refused(label))
      const read = finishReason === 'length' ? 'It was cut off because it was too long.' : format.read(text)
      if (typeof read !== 'string') return { output: read, usage: spent }
      if (isRepair) throw new AppError('upstream', sentences.unusable(label, format.name, read))
      if (text.trim()) messages.push({ role: 'assistant', content: words(text.trim().slice(0, 8_000)) })
      messages.push({ role: 'user', content: words(repairRequest(read, format.keys)) })
    }
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) throw new AppError('timeout', sentences.tooLong(label, limits.total))
    throw error
  }
}

/** For providers that need cache marks, the author's part is a separate message. Others cache any common prefix. */
function wordsOf({ systemOptions }: ModelProvider, author: string | null | undefined, prompt: string) {
  if (!author) return words(prompt)
  if (!systemOptions) return words(`${author}\n\n${prompt}`)
  return [{ ...words(author)[0], providerOptions: systemOptions }, ...words(prompt)]
}

export const words = (text: string) => [{ type: 'text', text }] as [{ type: 'text'; text: string }]

async function ask(model: Model, question: Question): Promise<Output> {
  const { limits, provider } = model
  for (let isRetry = false; ; isRetry = true) {
    const progress = { hasStarted: false }
    try {
      return await askObserved(model, question, progress)
    } catch (error) {
      question.stop.throwIfAborted()
      if (error instanceof AppError) throw error
      const wait = waitAskedFor(error) ?? limits.retryDelay * (1 + Math.random() / 2)
      if (isRetry || progress.hasStarted || !isPassing(error) || wait > longestRetryWait)
        throw explainFailure(error, provider, progress.hasStarted)
      await delay(wait, undefined, { signal: question.stop })
    }
  }
}

function askObserved(model: Model, question: Question, progress: { hasStarted: boolean }): Promise<Output> {
  const about: Works['model-call'] = { model: model.provider.model }
  return observed('model-call', about, async () => {
    try {
      const output = await askOnce(model, question, progress)
      about.inputTokens = output.usage.inputTokens ?? 0
      about.outputTokens = output.usage.outputTokens ?? 0
      return output
    } finally {
      if (question.stop.aborted) about.outcome = 'cancelled'
    }
  })
}

async function askOnce(
  { provider, limits, load }: Model,
  { prompt, format, stop, onValue }: Question,
  progress: { hasStarted: boolean },
): Promise<Output> {
  const { label } = provider
  const [{ parsePartialJson }, languageModel] = await load()
  // Closes the provider's connection, however this ends.
  const call = new AbortController()
  const giveUp = (sentence: Message) => call.abort(new AppError('timeout', sentence))
  let timer = setTimeout(giveUp, limits.firstToken, sentences.silent(label, limits.firstToken))
  const heard = () => {
    clearTimeout(timer)
    if (call.signal.aborted) return
    timer = setTimeout(giveUp, limits.betweenTokens, sentences.stalled(label, limits.betweenTokens))
  }
  let text = ''
  let end: Extract<StreamPart, { type: 'finish' }> | undefined
  try {
    const { stream } = await languageModel.doStream({
      prompt,
      providerOptions: provider.callOptions,
      maxOutputTokens: provider.maxOutputTokens,
      responseFormat: { type: 'json', schema: format.schema, name: format.name },
      abortSignal: AbortSignal.any([stop, call.signal]),
    })
    for await (const part of stream) {
      call.signal.throwIfAborted()
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') end = part
      if (part.type === 'reasoning-delta') heard()
      if (part.type !== 'text-delta' || !part.delta) continue
      progress.hasStarted = true
      heard()
      text += part.delta
      const { value } = await parsePartialJson(jsonIn(text))
      stop.throwIfAborted()
      if (value !== undefined) onValue?.(value)
    }
    stop.throwIfAborted()
  } catch (error) {
    stop.throwIfAborted()
    call.signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    call.abort()
  }
  const finishReason = end?.finishReason.unified ?? 'interrupted'
  if (finishReason === 'error' || finishReason === 'interrupted') throw new Error('The stream was interrupted.')
  const { inputTokens, outputTokens } = end!.usage
  return {
    text,
    finishReason,
    usage: { inputTokens: inputTokens.total ?? null, outputTokens: outputTokens.total ?? null },
  }
}

const repairRequest = (problem: string, keys: string) =>
  `That answer cannot be used. ${problem} Write it again as one JSON object with ${keys}, and nothing before or after it.`

const secondsIn = (milliseconds: number) => Math.max(1, Math.round(milliseconds / 1000))

const sentences = {
  refused: (label: string) =>
    msg`${{ label }} declined to write about this. Word the subject differently and try again.`,
  unusable: (label: string, format: string, problem: string) =>
    msg`${{ label }} answered twice with something that is not ${select({ format }, { post: 'a post', sketch: 'a description', passages: 'a list of passages', ideas: 'a list of ideas', remarks: 'a list of remarks', other: 'an answer' })} (${{ problem: problem.replace(/\.$/, '') }}). Try again, or choose another AI model.`,
  silent: (label: string, limit: number) =>
    msg`${{ label }} did not begin to write within ${plural({ seconds: secondsIn(limit) }, { other: '# seconds' })}. Try again, or choose another AI model.`,
  stalled: (label: string, limit: number) =>
    msg`${{ label }} stopped in the middle and was silent for ${plural({ seconds: secondsIn(limit) }, { other: '# seconds' })}. Try again, or choose another AI model.`,
  tooLong: (label: string, limit: number) =>
    msg`${{ label }} took longer than ${plural({ seconds: secondsIn(limit) }, { other: '# seconds' })}. Try again, or choose another AI model.`,
}

const sum = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)
