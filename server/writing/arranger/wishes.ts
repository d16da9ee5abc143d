import { everyLanguage, listed, startsLike, type Words, wordsOf } from './words.ts'

/** What the author asks of whoever writes, besides what is to be said. */
export interface Wishes {
  noEmojis: boolean
  short: boolean
  noQuestion: boolean
  /** Words that must not occur; what names them is left out. */
  withheld: string[]
}

export const noWishes = (): Wishes => ({ noEmojis: false, short: false, noQuestion: false, withheld: [] })

/** Where a note stands tells much: people add their wishes at the end, at the beginning or in brackets. */
export type Place = 'edge' | 'aside' | 'middle' | 'item'

const longestWish = 16

/** Without what French runs together: "d’emojis". */
const notedWords = (text: string) => wordsOf(text).map((word) => word.replace(/^[ld]'(?=\p{L}{3})/u, ''))

/** Takes a note to the writer as a wish; false when the text says something to the reader. */
export function takeWish(text: string, place: Place, wishes: Wishes): boolean {
  const words = notedWords(text)
  if (words.length === 0 || words.length > longestWish) return false
  const asked = everyLanguage.find((language) => isWish(text, words, language, place))
  if (!asked) return false
  for (const part of text.split(/[,;]/)) honour(part, asked, wishes)
  return true
}

function isWish(text: string, words: readonly string[], { wishes }: Words, place: Place): boolean {
  const { please, not, tone, parts, withhold, shape, fill } = wishes
  const has = (list: string) => words.some((word) => listed(list).has(word))
  const isTelling = (word: string) => startsLike(word, tone) || startsLike(word, parts)
  const isSmall = (word: string) =>
    startsLike(word, wishes.roles) || [please, not, shape, fill].some((list) => listed(list).has(word))
  const strange = words.filter(
    (word) => !/^\d+$/.test(word) && !headings.has(word) && !isTelling(word) && !isSmall(word),
  ).length
  const isAsked = has(please)
  if (wishes.rather.test(text)) return true
  if (wishes.length.test(text) && strange <= 3) return true
  if (place === 'item' && !isAsked && !words.some(isMark)) return false
  const verb = words.findIndex((word) => listed(withhold).has(word))
  if (verb >= 0 && has(not) && (isAsked || (place !== 'middle' && isAboutSomebody(words, verb, fill)))) return true
  if (place !== 'middle' && isShortPlea(words, please, not)) return true
  const isEnding = isAsked || words.some((word) => ends.has(word))
  const telling = words.filter((word) => isTelling(word) || (isEnding && listed(wishes.question).has(word))).length
  if (telling === 0) {
    // "Please don't make me sound like a hero"
    const isAboutText = words.some((word) => sounding.has(word)) || (isAsked && has(shape) && has(wishes.itself))
    if (has(not) && isAboutText) return place !== 'middle' && strange <= 3
    if (strange === 0 && place === 'edge' && words.some((word) => headings.has(word)) && text.endsWith(':')) return true
    return strange === 0 && (isAsked || words.includes('linkedin'))
  }
  if (place === 'middle' && !isAsked && !words.some(isMark)) return false
  const isOrdered = isAsked || has(not) || listed(shape).has(words[0]!)
  const allowed = isAsked ? 2 : isOrdered && telling > 1 ? 1 : 0
  return (isOrdered || words.length <= 4) && strange <= allowed
}

const ends = new Set('end ende schluss final fin'.split(' '))

const fewWords = 5
/** Readers are asked in whole words, and for something they can do. */
const casualPleas = new Set('pls plz svp stp porfa'.split(' '))
const forReaders =
  /^(?:share|repost|comment|call|write|message|send|tell|help|apply|stop|teilen|teilt|meld|schreibt|helft|hört|compart|escrib|llám|ayud|partag|appel|contact|écrivez|aide)/

function isShortPlea(words: readonly string[], please: string, not: string): boolean {
  const at = words.findIndex((word) => listed(please).has(word))
  if (at < 0 || words.length > fewWords || words.some((word) => /\d/.test(word))) return false
  if (words.some((word) => casualPleas.has(word))) return true
  const isPlea = at === words.length - 1 || words[at] === 'bitte' || listed(not).has(words[at + 1] ?? '')
  return isPlea && !words.some((word) => forReaders.test(word))
}

/** "Notes for the post:" */
const headings = new Set('ps notes note notizen stichpunkte notas notes brouillon draft entwurf borrador'.split(' '))
const sounding = new Set('sound sounding sounds klingen klingt suene suenen sonar sonner sonne'.split(' '))

const isMark = (word: string) => /^(?:emoji|émoji|emoticon|hashtag|smiley)/.test(word)

const pointing = new Set(
  'the my our his her their its any anyone anybody him them names name numbers den die das der dem meinen meine unseren unsere ihn sie namen zahlen el la los las mi mis nuestro nuestra le lo nadie nombres cifras mon ma mes notre nos personne noms chiffres client clients l'.split(
    ' ',
  ),
)

const negation = new Set("pas ne nicht no not don't dont".split(' '))

/** "Don't mention my boss" is for the writer, "don't mention salary in the first call" for the reader. */
function isAboutSomebody(words: readonly string[], verb: number, fill: string): boolean {
  const after = words.slice(verb + 1).filter((word) => !negation.has(word))
  const near = [after[0], words[verb - 1], words[verb - 2]]
  if (near.some((word) => word && pointing.has(word))) return true
  // "Don't mention Olga": hardly more than the verb and a name.
  const named = words.filter((word) => !negation.has(word) && !listed(fill).has(word))
  return words.length <= 5 && named.length <= 3
}

function honour(text: string, { wishes: list, capitalsAreNames }: Words, wishes: Wishes): void {
  const words = notedWords(text)
  const isNegated = words.some((word) => listed(list.not).has(word))
  if (isNegated && words.some((word) => isMark(word) && !word.startsWith('hash'))) wishes.noEmojis = true
  if (isNegated && words.some((word) => listed(list.question).has(word))) wishes.noQuestion = true
  if (list.length.test(text) || (!isNegated && words.some((word) => startsLike(word, list.short)))) wishes.short = true
  const verb = words.findIndex((word) => listed(list.withhold).has(word))
  if (verb < 0 || !isNegated) return
  const isMention = /^(?:menti|erwähn|évoqu)/.test(words[verb]!)
  const typed = text.replaceAll('’', "'").match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  for (const [at, word] of words.entries()) {
    const isSmall = [list.please, list.not, list.fill, list.withhold, list.shape].some((one) => listed(one).has(word))
    if (isSmall || pointing.has(word) || word.length < 3) continue
    // "Don't name the client" asks for no name; "don't name Klaus" gives it.
    const isRole = startsLike(word, list.roles)
    const isName = /^\p{Lu}/u.test(typed[at] ?? '') || (capitalsAreNames && words.length <= 4)
    if (isMention || (isName && !isRole)) wishes.withheld.push(word.replace(/^[ld]'/, ''))
  }
}

const aside = /\s?\(([^()]{3,120})\)/g
const trailing = /[,–—-]\s([^,–—]{3,80})$/u

/** A sentence without the notes in brackets or after its last comma; empty when nothing else is left. */
export function withoutWishes(sentence: string, place: Place, wishes: Wishes): string {
  let text = sentence.replace(aside, (whole, inside: string) => (takeWish(inside, 'aside', wishes) ? '' : whole)).trim()
  if (takeWish(text, place, wishes)) return ''
  const last = trailing.exec(text)
  if (last && place !== 'item' && notedWords(last[1]!).length <= 8 && isPlainWish(last[1]!, wishes))
    text = text.slice(0, last.index).trim()
  return text
}

/** After a comma only what asks outright counts: "no emojis please". */
function isPlainWish(text: string, wishes: Wishes): boolean {
  const words = notedWords(text)
  const isAsked = everyLanguage.some(({ wishes: { please } }) => words.some((word) => listed(please).has(word)))
  return (isAsked || words.some(isMark)) && takeWish(text, 'edge', wishes)
}

/** "Write a post about our new bakery" is about the bakery. */
export function withoutRequest(text: string): string {
  for (const { wishes } of everyLanguage) {
    const found = wishes.request.exec(text)
    if (found && text.length > found[0].length + 3) return text.slice(found[0].length)
  }
  return text
}
