import type { Message } from '#shared/say.ts'
import { guardedFetch } from '../../net/guarded-fetch.ts'
import type { Timeouts } from './ask-model.ts'
import { createModelEngine, type ModelEngine } from './model-engine.ts'

export interface OpenAiConfig {
  /** Up to and without `/chat/completions`, such as `https://api.openai.com/v1`. */
  baseUrl: string
  /** Private servers often need none. */
  apiKey?: string
  model: string
  label?: string
  setIn?: Message
  isSmall?: boolean
  timeouts?: Partial<Timeouts>
}

/** Any server with OpenAI's chat completions: OpenAI, Ollama, llama.cpp, vLLM, gateways. */
export function createOpenAiEngine({
  baseUrl,
  apiKey,
  model,
  label = model,
  setIn,
  isSmall,
  timeouts,
}: OpenAiConfig): ModelEngine {
  const load = async () => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: 'openai',
      baseURL: baseUrl,
      apiKey,
      includeUsage: true,
      supportsStructuredOutputs: true,
      fetch: guardedFetch,
    })
    return provider(model)
  }
  return createModelEngine({ id: 'openai', label, model, baseUrl, apiKey, setIn, isSmall, load }, timeouts)
}
