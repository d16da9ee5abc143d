import { randomInt } from 'node:crypto'
import { ReadableStream as NodeStream } from 'node:stream/web'
import type { JSONSchema7 } from 'ai'
import type { Engine } from '../writing/engine.ts'
import type { CallOptions, LanguageModel, StreamPart } from '../writing/engines/ask-model.ts'
import { createModelEngine, type ModelEngine } from '../writing/engines/model-engine.ts'
import type { ItemCount } from '../writing/engines/output-formats.ts'
import { promptVersion } from '../writing/prompts/prompts.ts'
import type { Inference, TurnOptions } from './inference.ts'
import type { Question } from './inference-process.ts'
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
  async function turn<T>(
    options: TurnOptions,
    work: (engine: ModelEngine) => Promise<T>,
    items?: ItemCount,
  ): Promise<T> {
    return inference.turn(await runnable(), options, (loaded) => work(engineOf(loaded, items)))
  }
  return {
    id: 'local',
    label: name,
    promptVersion,
    write: (task, options) => turn(options, (engine) => engine.write(task, options)),
    propose: (task, options) => {
      const { length } = task.categories
      return turn(options, (engine) => engine.propose(task, options), { least: length, most: length })
    },
    ask: (question, options) => turn(options, (engine) => engine.ask(question, options), question.format.items),
    check: (signal) => turn({ signal }, (engine) => engine.check(signal)),
  }
}

/** The loaded model in the shape in which all other engines' models come. */
const languageModel = (id: string, loaded: LoadedModel, items?: ItemCount): LanguageModel => ({
  specificationVersion: 'v4',
  provider: 'local',
  modelId: id,
  supportedUrls: {},
  doGenerate: () => Promise.reject(new Error('only streams are asked for')),
  doStream: async ({ prompt, responseFormat, maxOutputTokens: maxTokens = maxOutputTokens, abortSignal }) => {
    const schema = responseFormat?.type === 'json' ? responseFormat.schema : undefined
    const question: Question = {
      messages: messagesOf(prompt),
      schema: schema && grammarOf(schema, items),
      maxTokens,
      seed: randomInt(2 ** 31),
    }
    const parts = loaded.ask(question, abortSignal ?? new AbortController().signal)
    return { stream: NodeStream.from(parts) as ReadableStream<StreamPart> }
  },
})

function messagesOf(prompt: CallOptions['prompt']): Question['messages'] {
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
