import { type EmojiUsage, emojiAmounts } from '#shared/catalogue.ts'
import { type PostContent, type Section, sections } from '#shared/posts.ts'
import { listMark, splitSentences } from '#shared/text.ts'
import type { Random } from './random.ts'

interface Spot {
  section: Section
  line: number
  sentence: number
  isListItem: boolean
}

/** Puts emojis after sentences: one in the hook, then the call, then wherever there is room, never on most items of a list. */
export function addEmojis(
  content: PostContent,
  usage: EmojiUsage,
  emojis: readonly string[],
  random: Random,
  parts: readonly Section[] = sections,
): PostContent {
  const [least, most] = emojiAmounts[usage]
  const amount = Math.round((least + random.below(most - least + 1)) * (parts.length / sections.length))
  const lines = Object.fromEntries(
    parts.map((section) => [section, content[section].split('\n').map(sentencesWithMark)]),
  )
  const spots = parts.flatMap((section) =>
    lines[section]!.flatMap((sentences, line) =>
      sentences.flatMap((text, sentence): Spot[] =>
        /[.!?…)”"]$/.test(text) ? [{ section, line, sentence, isListItem: listMark.test(sentences[0]!) }] : [],
      ),
    ),
  )
  let listLimit = Math.floor(new Set(spots.filter((spot) => spot.isListItem).map((spot) => spot.line)).size / 2)
  const rank = (spot: Spot) => {
    const isLast = spot.sentence === lines[spot.section]![spot.line]!.length - 1
    return random.next() + (spot.section === 'hook' || spot.section === 'cta' ? 0 : 1) + (isLast ? 0 : 2)
  }
  const chosen = random.shuffle(emojis)
  const ranked = spots.map((spot) => ({ spot, rank: rank(spot) })).sort((a, b) => a.rank - b.rank)
  let placed = 0
  let isHookMarked = false
  for (const { spot } of ranked) {
    if (placed === amount) break
    if (spot.section === 'hook' && isHookMarked) continue
    if (spot.isListItem && listLimit-- <= 0) continue
    lines[spot.section]![spot.line]![spot.sentence] += ` ${chosen[placed % chosen.length]}`
    isHookMarked ||= spot.section === 'hook'
    placed++
  }
  const written = Object.fromEntries(
    parts.map((section) => [section, lines[section]!.map((line) => line.join(' ')).join('\n')]),
  )
  return { ...content, ...written }
}

function sentencesWithMark(line: string): string[] {
  const mark = listMark.exec(line)?.[0] ?? ''
  const sentences = splitSentences(line.slice(mark.length))
  return sentences.length ? [mark + sentences[0], ...sentences.slice(1)] : ['']
}
