import { emojiAmounts } from '#shared/catalogue.ts'
import { everyWritingWords } from '#shared/languages/writing.ts'
import { mergeContent, type PostContent, sections } from '#shared/posts.ts'
import { emojisIn, withoutEmojis } from '#shared/text/marks.ts'
import { factsOf } from '#shared/writing.ts'
import type { WritingTask } from './engine.ts'
import { wishesOf } from './wishes.ts'

export function isBadNews({ brief }: Pick<WritingTask, 'brief'>): boolean {
  const facts = factsOf(brief)
  return everyWritingWords.some(({ interview }) => interview.badNews.test(facts))
}

/**
 * The number of emojis that the post may have. “A few” is the form's default, so samples without any win over it;
 * “none” and “many” are choices.
 */
export function maxEmojis({ brief, author }: WritingTask): number {
  const { emojiUsage } = brief
  const facts = factsOf(brief)
  if (emojiUsage === 'none' || wishesOf(brief).noEmojis) return 0
  const typed = emojisIn(facts).length
  const samples = author?.samples ?? []
  const hasNone = samples.length > 0 && samples.every((text) => emojisIn(text).length === 0)
  if (isBadNews({ brief }) || (emojiUsage === 'a-few' && hasNone)) return typed
  return Math.max(typed, emojiAmounts[emojiUsage][1])
}

/** Removes surplus emojis. An instruction may ask for other emojis than the brief did. */
export function withinEmojis(draft: Partial<PostContent>, task: WritingTask): Partial<PostContent> {
  if (task.kind === 'edit') return draft
  const whole = task.kind === 'section' ? mergeContent(task.current, draft) : draft
  const countOf = (text = '') => emojisIn(text).length
  let left = maxEmojis(task)
  const limited = { ...draft }
  // Existing emojis count before new ones.
  for (const section of sections) if (draft[section] === undefined) left -= countOf(whole[section])
  for (const section of sections) {
    const text = draft[section]
    if (text === undefined) continue
    const count = countOf(text)
    if (count > Math.max(0, left)) limited[section] = withoutEmojis(text, Math.max(0, left)).trim() || text
    left -= count
  }
  return limited
}
