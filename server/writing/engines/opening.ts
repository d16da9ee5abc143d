import { type PostContent, sections } from '#shared/posts.ts'
import type { WritingOptions } from '../engine.ts'
import { hooksIn, type PostOutput, partialIn, planIn } from './read-output.ts'

/**
 * Shows a post while the model writes it. Chooses one of the openings as soon as they are complete; the text follows
 * it. Shows nothing after `stop` was called.
 */
export function openPost({ onPartial, onPlan, chooseHook }: WritingOptions) {
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
    onValue(value: unknown) {
      newest = value
      // Output in the format of sections: its opening grows like the rest.
      if (partialIn(value, ['hook']).hook) return onPartial?.(partialIn(value, sections))
      // The openings are complete once something follows them.
      if (typeof value !== 'object' || value === null) return
      const plan = planIn(value)
      if (!('insight' in value)) return plan ? onPlan?.(plan) : undefined
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
    async finish({ hooks, rest }: PostOutput): Promise<{ content: PostContent; openings: string[] }> {
      const shown = await choice
      // Repaired output has other openings than the ones shown.
      const hook = shown && hooks.includes(shown) ? shown : await choose(hooks)
      const content = { hook, ...rest }
      if (!isOver) onPartial?.(content)
      return { content, openings: hooks.filter((other) => other !== hook) }
    },
    stop() {
      isOver = true
    },
  }
}
