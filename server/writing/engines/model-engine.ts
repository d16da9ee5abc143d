import { type Ask, type Draft, type Engine, type WritingOptions, type WritingTask, wantedOf } from '../engine.ts'
import { ideasPrompt } from '../prompts/ideas-prompt.ts'
import { passagesRequest, promptFor, promptVersion, revisionRequest } from '../prompts/prompts.ts'
import { type ModelProvider, modelOf, outputOf, type Prompt, type Timeouts, words } from './ask-model.ts'
import { openPost } from './opening.ts'
import { checkFormat, ideasFormat, passagesFormat, postFormat, sectionsFormat } from './output-formats.ts'
import { partialIn } from './read-output.ts'

export interface ModelEngine extends Engine {
  /** Asks a short question, to see whether the model responds at all, and with JSON as a post needs it. */
  check(signal: AbortSignal): Promise<void>
  ask: Ask
  /** Loads packages that the first `write` would otherwise wait for. Never rejects. */
  warmUp(): Promise<void>
}

/** Turns tasks into prompts for a language model, and its output into drafts. */
export function createModelEngine(provider: ModelProvider, timeouts?: Partial<Timeouts>): ModelEngine {
  const model = modelOf(provider, timeouts)
  const { id, label } = provider

  async function writePost(task: WritingTask, options: WritingOptions): Promise<Draft> {
    const { signal } = options
    const post = openPost(options)
    try {
      const { output, usage } = await outputOf(model, {
        ...promptFor(task),
        format: postFormat,
        signal,
        onValue: post.onValue,
      })
      const written = await post.finish(output)
      signal.throwIfAborted()
      return { ...written, usage }
    } finally {
      post.stop()
    }
  }

  return {
    id,
    label,
    promptVersion,
    write: async (task, options) => {
      const opening = task.kind === 'post' ? task.opening : undefined
      if (task.kind === 'post' && opening === undefined && !task.sentBack && !provider.isSmall)
        return writePost(task, options)
      const { signal, onPartial } = options
      const wanted = wantedOf(task)
      const onValue = (value: unknown) => {
        const partial = partialIn(value, wanted)
        if (Object.keys(partial).length > 0) onPartial?.(partial)
      }
      const prompt = promptFor(task, { short: provider.isSmall })
      const { content, passages, reasons } = task.sentBack ?? {}
      const backWith = (request: string): Prompt => [
        { role: 'assistant', content: words(JSON.stringify(content)) },
        { role: 'user', content: words(request) },
      ]
      if (content && passages) {
        const sentBack = backWith(passagesRequest(reasons!, passages))
        const format = passagesFormat(passages.length)
        const { output, usage } = await outputOf(model, { ...prompt, sentBack, format, signal })
        return { content, passages: output, usage }
      }
      const sentBack = content ? backWith(revisionRequest(reasons!, wanted)) : []
      const format = sectionsFormat(wanted)
      const { output, usage } = await outputOf(model, { ...prompt, sentBack, format, signal, onValue })
      return { content: opening === undefined ? output : { hook: opening, ...output }, usage }
    },
    propose: async (task, { signal }) => {
      const format = ideasFormat(task.categories.length)
      const { output, usage } = await outputOf(model, { ...ideasPrompt(task), format, signal })
      return { ideas: output, usage }
    },
    check: async (signal) => {
      const system = 'You are asked whether you can be reached.'
      const prompt = 'Answer with one JSON object: {"answer": "yes"}'
      await outputOf(model, { system, prompt, format: checkFormat, signal })
    },
    ask: ({ system, prompt, format }, { signal }) => outputOf(model, { system, prompt, format, signal }),
    warmUp: async () => {
      await Promise.allSettled([model.load()])
    },
  }
}
