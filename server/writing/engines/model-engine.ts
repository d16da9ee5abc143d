import type { ModelMessage } from 'ai'
import { sections } from '#shared/posts.ts'
import { ideasPrompt } from '../prompts/ideas-prompt.ts'
import { promptFor, promptVersion, revisionRequest } from '../prompts/prompts.ts'
import { checkForm, ideasForm, postForm, sectionsForm } from './answer-forms.ts'
import { answerTo, type ModelProvider, modelOf, type Timeouts } from './ask-model.ts'
import type { Ask, Draft, Engine, WritingOptions, WritingTask } from './engine.ts'
import { openPost } from './opening.ts'
import { partialIn } from './read-answer.ts'

export interface ModelEngine extends Engine {
  /** Asks a question of a few words, to see whether it answers at all and in the form that a post needs. */
  check(signal: AbortSignal): Promise<void>
  ask: Ask
  /** Loads what the first `write` would otherwise wait for. Never rejects. */
  warmUp(): Promise<void>
}

/** Turns tasks into prompts for a language model, and its answers into drafts. */
export function createModelEngine(provider: ModelProvider, timeouts?: Partial<Timeouts>): ModelEngine {
  const model = modelOf(provider, timeouts)
  const { id, label } = provider

  async function writePost(task: WritingTask, options: WritingOptions): Promise<Draft> {
    const { signal } = options
    const post = openPost(options)
    try {
      const { answer, usage } = await answerTo(model, {
        ...promptFor(task),
        form: postForm,
        signal,
        onValue: post.onValue,
      })
      const content = await post.finish(answer)
      signal.throwIfAborted()
      return { content, usage }
    } finally {
      post.stop()
    }
  }

  return {
    id,
    label,
    promptVersion,
    write: async (task, options) => {
      if (task.kind === 'post' && !task.sentBack && !provider.isSmall) return writePost(task, options)
      const { signal, onPartial } = options
      const wanted = task.kind === 'section' ? [task.section] : sections
      const onValue = (value: unknown) => {
        const partial = partialIn(value, wanted)
        if (Object.keys(partial).length > 0) onPartial?.(partial)
      }
      const sentBack: ModelMessage[] = task.sentBack
        ? [
            { role: 'assistant', content: JSON.stringify(task.sentBack.content) },
            { role: 'user', content: revisionRequest(task.sentBack.reasons, wanted) },
          ]
        : []
      const form = sectionsForm(wanted)
      const prompt = promptFor(task, { short: provider.isSmall })
      const { answer, usage } = await answerTo(model, { ...prompt, sentBack, form, signal, onValue })
      return { content: answer, usage }
    },
    propose: async (task, { signal }) => {
      const form = ideasForm(task.categories.length)
      const { answer, usage } = await answerTo(model, { ...ideasPrompt(task), form, signal })
      return { ideas: answer, usage }
    },
    check: async (signal) => {
      const system = 'You are asked whether you can be reached.'
      const prompt = 'Answer with one JSON object: {"answer": "yes"}'
      await answerTo(model, { system, prompt, form: checkForm, signal })
    },
    ask: ({ system, prompt, form }, { signal }) => answerTo(model, { system, prompt, form, signal }),
    warmUp: async () => {
      await Promise.allSettled([model.load()])
    },
  }
}
