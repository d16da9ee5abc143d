import { alternatives, listed } from '#shared/languages/lists.ts'
import { type Section, sections } from '#shared/posts.ts'
import { improveInstruction, shortenInstruction } from '#shared/writing.ts'
import { everyLanguage, type Words, wordsOf } from './words.ts'

export const skills = ['hook', 'shorter', 'no emojis', 'list', 'no list', 'improve'] as const
export type Skill = (typeof skills)[number]

/** An instruction's wishes, and the sections that it names; all sections if it names none. */
export interface Order {
  skill: Skill
  sections: readonly Section[]
  share?: number
}

/** Returns an order only if it understands every word of the instruction; otherwise undefined. */
export function readInstruction(instruction: string): Order | undefined {
  if (instruction === shortenInstruction) return { skill: 'shorter', sections: [] }
  if (instruction === improveInstruction) return { skill: 'improve', sections: [] }
  const words = wordsOf(instruction)
  const share = shareLeft(instruction)
  if (words.length > 20 || share === null) return undefined
  for (const language of everyLanguage) {
    const order = readIn(words, language)
    if (order && (share === undefined || order.skill === 'shorter')) return { ...order, share }
  }
  return undefined
}

const percentage = new RegExp(
  `(?:(?<!\\p{L})(${alternatives(everyLanguage, ({ instructions }) => instructions.to)})\\s)?(?<!\\d)(\\d{1,2})\\s?%`,
  'iu',
)

/** Undefined without a number. Null if the number is no percentage: sentences cannot be counted, nor words aimed at. */
function shareLeft(instruction: string): number | undefined | null {
  const numbers = instruction.match(/\d{1,9}/g) ?? []
  if (numbers.length === 0) return undefined
  const [, to, percent] = percentage.exec(instruction) ?? []
  if (numbers.length > 1 || percent === undefined) return null
  return to ? Number(percent) / 100 : 1 - Number(percent) / 100
}

function readIn(words: readonly string[], { instructions }: Words): Order | undefined {
  const { hook, other, shorter, list, without, improve, cta, fill } = instructions
  const has = (known: string) => words.some((word) => listed(known).has(word))
  const all = [hook, other, shorter, list, without, improve, 'insight value', cta, fill]
  const isPercent = (word: string) => /^\d{1,2}$/.test(word)
  if (!words.every((word) => isPercent(word) || isEmoji(word) || all.some((known) => listed(known).has(word))))
    return undefined
  const named = sections.filter((section) => has({ hook, insight: 'insight', value: 'value', cta }[section]))
  const order = (skill: Skill): Order => ({ skill, sections: named })
  const isOtherHook = has(hook) && has(other)
  // Following half of an instruction would be following another one.
  if ([words.some(isEmoji), has(list), has(shorter), isOtherHook].filter(Boolean).length > 1) return undefined
  if (words.some(isEmoji)) return has(without) ? order('no emojis') : undefined
  if (has(list)) return order(has(without) ? 'no list' : 'list')
  if (has(shorter)) return has(without) ? undefined : order('shorter')
  if (has(without)) return undefined
  if (isOtherHook) return { skill: 'hook', sections: [] }
  return has(improve) ? order('improve') : undefined
}

const isEmoji = (word: string) => /^(?:emoji|émoji|emoticon|smiley)/.test(word)
