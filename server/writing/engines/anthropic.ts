import type { Message } from '#shared/say.ts'
import { guardedFetch } from '../../net/guarded-fetch.ts'
import type { Timeouts } from './ask-model.ts'
import { createModelEngine, type ModelEngine } from './model-engine.ts'

export interface AnthropicConfig {
  baseUrl: string
  apiKey: string
  model: string
  label?: string
  setIn?: Message
  timeouts?: Partial<Timeouts>
}

/** A post is about 800 tokens; the rest is for a model that thinks first. */
const maxOutputTokens = 16_000

/** The system prompt is the same for every post, so the provider may cache it. */
const systemOptions = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** Native structured output, for models of the 4.5 generation and later: newer ones refuse a forced tool. */
const callOptions = { anthropic: { structuredOutputMode: 'outputFormat' } }

export function createAnthropicEngine({
  baseUrl,
  apiKey,
  model,
  label = model,
  setIn,
  timeouts,
}: AnthropicConfig): ModelEngine {
  const load = async () => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: baseUrl, apiKey, fetch: guardedFetch })(model)
  }
  return createModelEngine(
    { id: 'anthropic', label, model, baseUrl, apiKey, setIn, load, maxOutputTokens, systemOptions, callOptions },
    timeouts,
  )
}
