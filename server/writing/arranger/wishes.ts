import { alternatives, listed, union } from '#shared/languages/lists.ts'
import { wordCount } from '#shared/posts.ts'
import { leansBack } from './hook.ts'
import { isNote, lastClause, noteChance, type Place, quoted } from './notes.ts'
import { everyLanguage, startsLike, type Words, wordsOf } from './words.ts'

export interface Wishes {
  noEmojis: boolean
  short: boolean
  noQuestion: boolean
  /** An author who says how it should sound wants no sentence of ours at the end. */
  isAny: boolean
  /** Words to keep out; sentences with them are dropped. */
  withheld: string[]
  notes: string[]
}

export const noWishes = (): Wishes => ({
  noEmojis: false,
  short: false,
  noQuestion: false,
  isAny: false,
  withheld: [],
  notes: [],
})

/** Splits off what French runs together: "d’emojis". */
const notedWords = (text: string) =>
  wordsOf(text.replace(quoted, ' ')).map((word) => word.replace(/^[ld]'(?=\p{L}{3})/u, ''))

/** Takes a note to the writer as a wish; false if the text is meant for readers. */
function takeWish(text: string, place: Place, wishes: Wishes): boolean {
  if (!isNote(text.trim(), place)) return false
  wishes.isAny = true
  wishes.notes.push(text.trim())
  for (const part of text.split(/[,;]/).flatMap((part) => part.split(beforeNegation)))
    for (const language of everyLanguage) honour(part, language, wishes)
  return true
}

const pointing = union(everyLanguage, ({ wishes }) => listed(wishes.pointing))
const articles = union(everyLanguage, ({ wishes }) => listed(wishes.articles))
const isMark = (word: string) => /^(?:emoji|émoji|emoticon|smiley)/.test(word)

const and = alternatives(everyLanguage, ({ wishes }) => wishes.beforeNot.and)
const not = alternatives(everyLanguage, ({ wishes }) => wishes.beforeNot.not)
const beforeNegation = new RegExp(`\\s(?:${and})\\s(?=(?:${not})\\s)`, 'iu')
const mention = new RegExp(`^(?:${alternatives(everyLanguage, ({ wishes }) => wishes.mention)})`)
const byName = new RegExp(
  `(?<!\\p{L})(?:${alternatives(everyLanguage, ({ wishes }) => wishes.byName)})(?!\\p{L})`,
  'iu',
)

function honour(text: string, { wishes: list, capitalsAreNames }: Words, wishes: Wishes): void {
  const words = notedWords(text)
  const has = (known: string) => words.some((word) => listed(known).has(word))
  // "Don't leave out Marta" wants her in.
  const isNegated = has(list.not) !== has(list.out)
  if (isNegated && words.some(isMark)) wishes.noEmojis = true
  if (isNegated && (has(list.question) || /\?\s?["“”»]/.test(text))) wishes.noQuestion = true
  if (list.length.test(text) || (!isNegated && words.some((word) => startsLike(word, list.short)))) wishes.short = true
  const verb = words.findIndex((word) => listed(list.withhold).has(word))
  if (verb < 0 || !isNegated) return
  const isMention = mention.test(words[verb]!) && !byName.test(text)
  const typed = text.replaceAll('’', "'").match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  for (const [at, word] of words.entries()) {
    const isSmall = [list.please, list.not, list.out, list.fill, list.withhold, list.shape].some((one) =>
      listed(one).has(word),
    )
    if (isSmall || pointing.has(word) || word.length < 3) continue
    // "Don't name the client" gives no name; "don't name Klaus" does.
    const isRole = startsLike(word, list.roles)
    const isName = /^\p{Lu}/u.test(typed[at] ?? '') || (capitalsAreNames && words.length <= 4)
    // "The client" without a name can stay.
    const isUnnamed = articles.has(words[at - 1] ?? '') && /^\p{Ll}/u.test(typed[at] ?? '')
    if (isMention ? !(isRole && isUnnamed) : isName && !isRole && !isUnnamed)
      wishes.withheld.push(word.replace(/^[ld]'|'s?$/g, ''))
  }
}

const aside = /\s?\(([^()]{3,200})\)/g
const maxClauses = 6
/** From this probability on, the text before a note may be its beginning. */
const doubtful = 0.2
const longestReason = 6

/** Removes notes in brackets, and before or after the last comma. Empty if nothing else is left. */
export function withoutWishes(sentence: string, place: Place, wishes: Wishes): string {
  let text = sentence.replace(aside, (whole, inside: string) => (takeWish(inside, place, wishes) ? '' : whole)).trim()
  for (let left = maxClauses; left > 0; left--) {
    const [found, clause = ''] = lastClause.exec(text) ?? []
    if (!found) break
    const before = text.slice(0, -found.length).trim()
    if (!takeWish(clause, place, wishes)) {
      const isFact = /\p{N}|^\p{Lu}/u.test(clause)
      const leans = everyLanguage.some((language) => leansBack(clause, language))
      if (isFact ? leans : wordCount(clause) > longestReason) break
      // "Don't make her look stupid please, she told us": the reason is part of the note; "Nora told us" is not.
      if (takeWish(before, { ...place, isLast: false }, wishes)) return isFact ? clause : ''
      break
    }
    // "Honest, not whiny" is one note; "I go on, no emojis please" is not.
    if (noteChance(before, place.isLast) >= doubtful && takeWish(text, place, wishes)) return ''
    text = before
  }
  return takeWish(text, place, wishes) ? '' : text
}

/** "Write a post about our new bakery" is about the bakery. */
export function withoutRequest(text: string): string {
  for (const { wishes } of everyLanguage) {
    const found = wishes.request.exec(text)
    if (found && text.length > found[0].length + 3) return text.slice(found[0].length)
  }
  return text
}
