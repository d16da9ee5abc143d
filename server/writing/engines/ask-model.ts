import { setTimeout as delay } from 'node:timers/promises'
import type { LanguageModel, ModelMessage, OutputInterface, SystemModelMessage, UserContent } from 'ai'
import { AppError } from '#server/errors.ts'
import type { Draft } from './engine.ts'
import { type Addressee, explainFailure, isPassing, waitAskedFor } from './explain-failure.ts'
import type { OutputFormat } from './output-formats.ts'
import { jsonIn } from './read-output.ts'

/** All in milliseconds. */
export interface Timeouts {
  /** From the request to the first piece of text. */
  firstToken: number
  /** Between two pieces of text. */
  betweenTokens: number
  /** For the whole of one task, retries and repair included. */
  total: number
  /** Before a second try, unless the provider asks for another wait. */
  retryDelay: number
}

const defaultTimeouts: Timeouts = { firstToken: 45_000, betweenTokens: 20_000, total: 120_000, retryDelay: 500 }

/** An author is waiting, so a provider that asks for a longer wait is reported at once. */
const longestRetryWait = 5_000

type ProviderOptions = SystemModelMessage['providerOptions']

/** What sets one provider apart from another. */
export interface ModelProvider extends Addressee {
  id: string
  /** The provider's package is loaded at first use, because it takes long to load. */
  load(): Promise<LanguageModel>
  maxOutputTokens?: number
  /** Gets few rules and is asked for the text alone: a small model cannot follow more. */
  isSmall?: boolean
  /** The provider's own settings for the system prompt and for the whole call. */
  systemOptions?: ProviderOptions
  callOptions?: ProviderOptions
}

/** A provider's model and how long it is waited for. */
export interface Model {
  provider: ModelProvider
  limits: Timeouts
  load(): Promise<[typeof import('ai'), LanguageModel]>
}

export const modelOf = (provider: ModelProvider, timeouts: Partial<Timeouts> = {}): Model => ({
  provider,
  limits: { ...defaultTimeouts, ...timeouts },
  load: () => Promise.all([import('ai'), provider.load()]),
})

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
  /** The messages since: a draft, and why it was sent back. */
  sentBack?: ModelMessage[]
  format: OutputFormat<T>
  signal: AbortSignal
  /** Called with the output's JSON value as far as it has come. */
  onValue?: (value: unknown) => void
}

interface Question extends Pick<Request<unknown>, 'system' | 'onValue'> {
  messages: ModelMessage[]
  format: Pick<OutputFormat<unknown>, 'name' | 'schema'>
  stop: AbortSignal
}

/** Asks a model for output in a format: once more after a passing failure, and once more when the output is malformed. */
export async function outputOf<T extends object>(model: Model, request: Request<T>) {
  const {
    limits,
    provider: { label },
  } = model
  const { system, author, prompt, sentBack = [], format, signal, onValue } = request
  signal.throwIfAborted()
  const messages: ModelMessage[] = [{ role: 'user', content: wordsOf(model.provider, author, prompt) }, ...sentBack]
  const deadline = AbortSignal.timeout(limits.total)
  const stop = AbortSignal.any([signal, deadline])
  const spent: Draft['usage'] = { inputTokens: null, outputTokens: null }
  try {
    for (let isRepair = false; ; isRepair = true) {
      const { text, finishReason, usage } = await ask(model, { system, messages, format, stop, onValue })
      spent.inputTokens = sum(spent.inputTokens, usage.inputTokens)
      spent.outputTokens = sum(spent.outputTokens, usage.outputTokens)
      if (finishReason === 'content-filter') throw new AppError('upstream', sentences.refused(label))
      const read = finishReason === 'length' ? 'It was cut off because it was too long.' : format.read(text)
      if (typeof read !== 'string') return { output: read, usage: spent }
      if (isRepair) throw new AppError('upstream', sentences.unusable(label, format.noun, read))
      if (text.trim()) messages.push({ role: 'assistant', content: text.trim().slice(0, 8_000) })
      messages.push({ role: 'user', content: repairRequest(read, format.keys) })
    }
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) throw new AppError('timeout', sentences.tooLong(label, limits.total))
    throw error
  }
}

/**
 * Where a provider must be told what to cache, the author's part is a message of its own; others cache any common
 * prefix.
 */
function wordsOf({ systemOptions }: ModelProvider, author: string | null | undefined, prompt: string): UserContent {
  if (!author) return prompt
  if (!systemOptions) return `${author}\n\n${prompt}`
  return [
    { type: 'text', text: author, providerOptions: systemOptions },
    { type: 'text', text: prompt },
  ]
}

async function ask(model: Model, question: Question): Promise<Output> {
  const { limits, provider } = model
  for (let isRetry = false; ; isRetry = true) {
    const progress = { hasStarted: false }
    try {
      return await askOnce(model, question, progress)
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

async function askOnce(
  { provider, limits, load }: Model,
  { system, messages, format, stop, onValue }: Question,
  progress: { hasStarted: boolean },
): Promise<Output> {
  const { label } = provider
  const [{ streamText, Output, jsonSchema }, languageModel] = await load()
  const shape = Output.object({ schema: jsonSchema(format.schema), name: format.name })
  // However this ends, the provider's connection is not left open.
  const call = new AbortController()
  const giveUp = (sentence: string) => call.abort(new AppError('timeout', sentence))
  let timer = setTimeout(giveUp, limits.firstToken, sentences.silent(label, limits.firstToken))
  const heard = () => {
    clearTimeout(timer)
    if (call.signal.aborted) return
    timer = setTimeout(giveUp, limits.betweenTokens, sentences.stalled(label, limits.betweenTokens))
  }
  const output: OutputInterface<unknown, unknown, never> = {
    ...shape,
    parsePartialOutput: ({ text }) => {
      progress.hasStarted = true
      heard()
      return shape.parsePartialOutput({ text: jsonIn(text) })
    },
  }
  let failure: { error: unknown } | undefined
  try {
    const result = streamText({
      model: languageModel,
      instructions: { role: 'system', content: system, providerOptions: provider.systemOptions },
      messages,
      providerOptions: provider.callOptions,
      maxOutputTokens: provider.maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([stop, call.signal]),
      output,
      onChunk: ({ chunk }) => {
        if (chunk.type === 'reasoning-delta') heard()
      },
      onError: ({ error }) => {
        failure ??= { error }
      },
      // The stream itself just ends when it is aborted.
      onAbort: ({ reason }) => {
        failure ??= { error: reason }
      },
    })
    for await (const value of result.partialOutputStream) {
      stop.throwIfAborted()
      onValue?.(value)
    }
    stop.throwIfAborted()
    if (failure) throw failure.error
    const [text, finishReason, usage] = await Promise.all([result.text, result.finishReason, result.usage])
    if (finishReason === 'error' || finishReason === 'interrupted') throw new Error('The stream was interrupted.')
    return {
      text,
      finishReason,
      usage: { inputTokens: usage.inputTokens ?? null, outputTokens: usage.outputTokens ?? null },
    }
  } finally {
    clearTimeout(timer)
    call.abort()
  }
}

const repairRequest = (problem: string, keys: string) =>
  `That answer cannot be used. ${problem} Write it again as one JSON object with ${keys}, and nothing before or after it.`

const seconds = (milliseconds: number) => `${Math.max(1, Math.round(milliseconds / 1000))} seconds`

const sentences = {
  refused: (label: string) => `${label} declined to write about this. Word the subject differently and try again.`,
  unusable: (label: string, noun: string, problem: string) =>
    `${label} answered twice with something that is not ${noun} (${problem.replace(/\.$/, '')}). Try again, or choose another AI model.`,
  silent: (label: string, limit: number) =>
    `${label} did not begin to write within ${seconds(limit)}. Try again, or choose another AI model.`,
  stalled: (label: string, limit: number) =>
    `${label} stopped in the middle and was silent for ${seconds(limit)}. Try again, or choose another AI model.`,
  tooLong: (label: string, limit: number) =>
    `${label} took longer than ${seconds(limit)}. Try again, or choose another AI model.`,
}

const sum = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)
