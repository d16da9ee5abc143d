import { setTimeout as delay } from 'node:timers/promises'
import type { LanguageModel, ModelMessage, OutputInterface, SystemModelMessage } from 'ai'
import { AppError } from '#server/errors.ts'
import { type Section, sections } from '#shared/posts.ts'
import { promptFor } from '../prompts.ts'
import type { Draft, Engine, WritingOptions, WritingTask } from './engine.ts'
import { type Addressee, explainFailure, isPassing, waitAskedFor } from './explain-failure.ts'
import { draftIn, jsonIn, partialIn } from './read-answer.ts'

/** All in milliseconds. */
export interface Timeouts {
  /** From the request to the first piece of text. */
  firstToken: number
  /** Between two pieces of text. */
  betweenTokens: number
  /** For the whole of `write`, retries and repair included. */
  total: number
  /** Before a second try, unless the provider asks for another wait. */
  retryDelay: number
}

const defaultTimeouts: Timeouts = { firstToken: 45_000, betweenTokens: 20_000, total: 120_000, retryDelay: 500 }

/** An author is waiting: a provider that asks for more than this is reported at once. */
const longestRetryWait = 5_000

type ProviderOptions = SystemModelMessage['providerOptions']

/** What sets one provider apart from another. */
export interface ModelProvider extends Addressee {
  id: string
  /** The provider's package is loaded at first use, because it takes long to load. */
  load(): Promise<LanguageModel>
  maxOutputTokens?: number
  /** The provider's own settings for the system prompt and for the whole call. */
  systemOptions?: ProviderOptions
  callOptions?: ProviderOptions
}

export interface ModelEngine extends Engine {
  /** Loads what the first `write` would otherwise wait for. Never rejects. */
  warmUp(): Promise<void>
}

interface Answer {
  text: string
  finishReason: string
  usage: Draft['usage']
}

interface Question extends Pick<WritingOptions, 'onPartial'> {
  system: string
  messages: ModelMessage[]
  wanted: readonly Section[]
  stop: AbortSignal
}

/** Asks a language model, once more after a passing failure, and once more when the answer is not a post. */
export function createModelEngine(provider: ModelProvider, timeouts: Partial<Timeouts> = {}): ModelEngine {
  const limits = { ...defaultTimeouts, ...timeouts }
  const { id, label } = provider
  const load = () => Promise.all([import('ai'), provider.load()])

  async function write(task: WritingTask, { signal, onPartial }: WritingOptions): Promise<Draft> {
    signal.throwIfAborted()
    const wanted: readonly Section[] = task.kind === 'section' ? [task.section] : sections
    const { system, prompt } = promptFor(task)
    const messages: ModelMessage[] = [{ role: 'user', content: prompt }]
    const deadline = AbortSignal.timeout(limits.total)
    const stop = AbortSignal.any([signal, deadline])
    const spent: Draft['usage'] = { inputTokens: null, outputTokens: null }
    try {
      for (let isRepair = false; ; isRepair = true) {
        const { text, finishReason, usage } = await ask({ system, messages, wanted, stop, onPartial })
        spent.inputTokens = sum(spent.inputTokens, usage.inputTokens)
        spent.outputTokens = sum(spent.outputTokens, usage.outputTokens)
        if (finishReason === 'content-filter') throw new AppError('upstream', sentences.refused(label))
        const draft = finishReason === 'length' ? 'It was cut off because it was too long.' : draftIn(text, wanted)
        if (typeof draft !== 'string') return { content: draft, usage: spent }
        if (isRepair) throw new AppError('upstream', sentences.unusable(label, draft))
        if (text.trim()) messages.push({ role: 'assistant', content: text.trim().slice(0, 8_000) })
        messages.push({ role: 'user', content: repairRequest(draft, wanted) })
      }
    } catch (error) {
      signal.throwIfAborted()
      if (deadline.aborted) throw new AppError('timeout', sentences.tooLong(label, limits.total))
      throw error
    }
  }

  async function ask(question: Question): Promise<Answer> {
    for (let isRetry = false; ; isRetry = true) {
      const progress = { hasStarted: false }
      try {
        return await askOnce(question, progress)
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
    { system, messages, wanted, stop, onPartial }: Question,
    progress: { hasStarted: boolean },
  ): Promise<Answer> {
    const [{ streamText, Output, jsonSchema }, model] = await load()
    const shape = Output.object({ schema: jsonSchema(schemaFor(wanted)), name: 'post' })
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
        model,
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
        const partial = partialIn(value, wanted)
        if (Object.keys(partial).length > 0) onPartial?.(partial)
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

  return {
    id,
    label,
    write,
    warmUp: async () => {
      await Promise.allSettled([load()])
    },
  }
}

const descriptions: Record<Section, string> = {
  hook: 'The opening, complete within 140 characters and 3 lines.',
  insight: 'What the author sees, saw or learned.',
  value: 'What the reader can use.',
  cta: 'One or two closing sentences that follow from the post.',
}

/** Nothing but what every provider's strict mode takes; lengths are checked here. */
const schemaFor = (wanted: readonly Section[]) => ({
  type: 'object' as const,
  properties: Object.fromEntries(
    wanted.map((section) => [section, { type: 'string' as const, description: descriptions[section] }]),
  ),
  required: [...wanted],
  additionalProperties: false,
})

const repairRequest = (problem: string, wanted: readonly Section[]) =>
  `That answer cannot be used. ${problem} Write it again as one JSON object with ${
    wanted.length === 1 ? 'the key' : 'the keys'
  } ${wanted.join(', ')}, each a non-empty string, and nothing before or after it.`

const seconds = (milliseconds: number) => `${Math.max(1, Math.round(milliseconds / 1000))} seconds`

const sentences = {
  refused: (label: string) => `${label} declined to write about this. Word the subject differently and try again.`,
  unusable: (label: string, problem: string) =>
    `${label} answered twice with something that is not a post (${problem.replace(/\.$/, '')}). Try again, or choose another AI model.`,
  silent: (label: string, limit: number) =>
    `${label} did not begin to write within ${seconds(limit)}. Try again, or choose another AI model.`,
  stalled: (label: string, limit: number) =>
    `${label} stopped in the middle and was silent for ${seconds(limit)}. Try again, or choose another AI model.`,
  tooLong: (label: string, limit: number) =>
    `${label} took longer than ${seconds(limit)}. Try again, or choose another AI model.`,
}

const sum = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)
