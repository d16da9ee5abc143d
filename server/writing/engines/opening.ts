import { type PostContent, sections } from '#shared/posts.ts'
import type { WritingOptions } from './engine.ts'
import { hooksIn, type PostAnswer, partialIn } from './read-answer.ts'

/**
 * Shows a post while its answer comes: as soon as the openings are there one of them is chosen, and the text goes on
 * from it. Nothing is shown any more once `stop` was called.
 */
export function openPost({ onPartial, chooseHook }: WritingOptions) {
  let choice: Promise<string> | undefined
  let chosen = ''
  let newest: unknown
  let isOver = false

  const choose = async (hooks: readonly string[]) =>
    (hooks.length > 1 && chooseHook ? await chooseHook(hooks) : hooks[0]) ?? ''
  function show() {
    if (!isOver && chosen) onPartial?.({ hook: chosen, ...partialIn(newest, ['insight', 'value', 'cta']) })
  }

  return {
    /** With the answer's value as far as it has come. */
    onValue(value: unknown) {
      newest = value
      // An answer in the form of sections: its opening grows like the rest of it.
      if (partialIn(value, ['hook']).hook) return onPartial?.(partialIn(value, sections))
      // What comes after the openings says that they are whole.
      if (typeof value !== 'object' || value === null || !('insight' in value)) return
      if (choice) return show()
      choice = choose(hooksIn(value))
      choice.then(
        (hook) => {
          chosen = hook
          show()
        },
        () => undefined,
      )
    },
    async finish({ hooks, rest }: PostAnswer): Promise<PostContent> {
      const shown = await choice
      // A repaired answer has other openings than those that were shown.
      const hook = shown && hooks.includes(shown) ? shown : await choose(hooks)
      const content = { hook, ...rest }
      if (!isOver) onPartial?.(content)
      return content
    },
    stop() {
      isOver = true
    },
  }
}
