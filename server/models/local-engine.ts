import { randomInt } from 'node:crypto'
import type { JSONSchema7 } from 'ai'
import type { Engine } from '../writing/engine.ts'
import type { CallOptions, LanguageModel, StreamPart } from '../writing/engines/ask-model.ts'
import { createModelEngine, type ModelEngine } from '../writing/engines/model-engine.ts'
import type { ItemCount } from '../writing/engines/output-formats.ts'
import type { Inference } from './inference.ts'
import type { Message } from './inference-process.ts'
import type { LoadedModel, Runnable } from './model-process.ts'

/** A processor may read the prompt for minutes before it writes the first word. */
const timeouts = { firstToken: 5 * 60_000, betweenTokens: 60_000, total: 15 * 60_000 }

/** A post takes about 800. */
const maxOutputTokens = 1_600

export type LocalEngine = Engine & Pick<ModelEngine, 'check'>

/** An engine that writes with a model on this computer. `runnable` throws while the model is not there. */
export function createLocalEngine(
  { id, name }: { id: string; name: string },
  inference: Inference,
  runnable: () => Promise<Runnable>,
): LocalEngine {
  const engineOf = (loaded: LoadedModel, items?: ItemCount) => {
    const load = async () => languageModel(id, loaded, items)
    const provider = { id: 'local', label: name, model: id, baseUrl: '', load, maxOutputTokens, isSmall: true }
    return createModelEngine(provider, timeouts)
  }
  const { promptVersion } = engineOf({ ask: () => Promise.reject(new Error('nothing is loaded')) })
  return {
    id: 'local',
    label: name,
    promptVersion,
    write: async (task, options) =>
      inference.turn(await runnable(), { signal: options.signal, onPlace: options.onPlace }, (loaded) =>
        engineOf(loaded).write(task, options),
      ),
    propose: async (task, options) =>
      inference.turn(await runnable(), options, (loaded) =>
        engineOf(loaded, { least: task.categories.length, most: task.categories.length }).propose(task, options),
      ),
    ask: async (question, options) =>
      inference.turn(await runnable(), options, (loaded) =>
        engineOf(loaded, question.format.items).ask(question, options),
      ),
    check: async (signal) => inference.turn(await runnable(), { signal }, (loaded) => engineOf(loaded).check(signal)),
  }
}

/** The loaded model in the shape in which all other engines' models come. */
const languageModel = (id: string, loaded: LoadedModel, items?: ItemCount): LanguageModel => ({
  specificationVersion: 'v4',
  provider: 'local',
  modelId: id,
  supportedUrls: {},
  doGenerate: () => Promise.reject(new Error('only streams are asked for')),
  doStream: async (options) => ({ stream: streamOf(loaded, options, items) }),
})

function streamOf(
  loaded: LoadedModel,
  { prompt, responseFormat, maxOutputTokens: maxTokens = maxOutputTokens, abortSignal }: CallOptions,
  items?: ItemCount,
): ReadableStream<StreamPart> {
  const schema = responseFormat?.type === 'json' ? responseFormat.schema : undefined
  const closed = new AbortController()
  const signal = abortSignal ? AbortSignal.any([abortSignal, closed.signal]) : closed.signal
  const part = 'answer'
  return new ReadableStream<StreamPart>({
    start: async (stream) => {
      stream.enqueue({ type: 'stream-start', warnings: [] })
      stream.enqueue({ type: 'text-start', id: part })
      try {
        const { isCutOff, inputTokens, outputTokens } = await loaded.ask(
          {
            messages: messagesOf(prompt),
            schema: schema && grammarOf(schema, items),
            maxTokens,
            seed: randomInt(2 ** 31),
          },
          { signal, onText: (delta) => stream.enqueue({ type: 'text-delta', id: part, delta }) },
        )
        stream.enqueue({ type: 'text-end', id: part })
        stream.enqueue({
          type: 'finish',
          finishReason: { unified: isCutOff ? 'length' : 'stop', raw: undefined },
          usage: {
            inputTokens: { total: inputTokens, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
            outputTokens: { total: outputTokens, text: undefined, reasoning: undefined },
          },
        })
        stream.close()
      } catch (error) {
        if (!closed.signal.aborted) stream.error(error)
      }
    },
    cancel: (reason) => closed.abort(reason ?? new Error('nobody reads the answer')),
  })
}

function messagesOf(prompt: CallOptions['prompt']): Message[] {
  return prompt.map(({ role, content }) => ({
    role: role === 'assistant' ? 'model' : role === 'system' ? 'system' : 'user',
    text:
      typeof content === 'string'
        ? content
        : content.map((piece) => (piece.type === 'text' ? piece.text : '')).join('\n\n'),
  }))
}

/** What an idea or a remark may hold, which the grammar can hold a small model to. */
const lengths: Record<string, { minLength: number; maxLength: number }> = {
  title: { minLength: 10, maxLength: 150 },
  description: { minLength: 1, maxLength: 600 },
  quote: { minLength: 1, maxLength: 400 },
  reason: { minLength: 1, maxLength: 200 },
  replacement: { minLength: 0, maxLength: 400 },
}

/** The grammar holds an answer to these keys; a string that must not be empty has to say so. */
function grammarOf({ type, properties, items, enum: values }: JSONSchema7, count?: ItemCount, key = ''): object {
  if (properties)
    return {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, grammarOf(value as JSONSchema7, count, name)]),
      ),
    }
  if (items)
    return { type: 'array', items: grammarOf(items as JSONSchema7), minItems: count?.least, maxItems: count?.most }
  if (values) return { enum: values }
  return type === 'string' ? { type, minLength: 1, ...lengths[key] } : { type }
}
