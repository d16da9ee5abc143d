import { everyLanguage, listed, startsLike, type Words, wordsOf } from './words.ts'

/** What the author asks of whoever writes, besides what is to be said. */
export interface Wishes {
  noEmojis: boolean
  short: boolean
  noQuestion: boolean
  /** Whoever says how it should sound wants no sentence of ours at its end. */
  isAny: boolean
  /** Words that must not occur; what names them is left out. */
  withheld: string[]
}

export const noWishes = (): Wishes => ({ noEmojis: false, short: false, noQuestion: false, isAny: false, withheld: [] })

/** Where a note stands tells much: people add their wishes at the end, at the beginning or in brackets. */
export type Place = 'edge' | 'aside' | 'middle' | 'item'

const longestWish = 16

/** Without what French runs together: "d’emojis". */
const notedWords = (text: string) => wordsOf(text).map((word) => word.replace(/^[ld]'(?=\p{L}{3})/u, ''))

/** Takes a note to the writer as a wish; false when the text says something to the reader. */
export function takeWish(text: string, place: Place, wishes: Wishes): boolean {
  const words = notedWords(text)
  if (words.length === 0 || words.length > longestWish) return false
  const asked = everyLanguage.find((language) => {
    const note = readNote(text, words, place, language)
    return signs.some((isSign) => isSign(note))
  })
  if (!asked) return false
  wishes.isAny = true
  for (const part of text.split(/[,;]/)) honour(part, asked, wishes)
  return true
}

interface Note {
  text: string
  words: readonly string[]
  place: Place
  list: Words['wishes']
  has: (list: string) => boolean
  isAsked: boolean
  isNegated: boolean
  /** How many words speak of how a text sounds or what it is made of. */
  aboutStyle: number
  /** How many words speak of something else. */
  strange: number
}

function readNote(text: string, words: readonly string[], place: Place, { wishes: list }: Words): Note {
  const has = (known: string) => words.some((word) => listed(known).has(word))
  const small = [list.please, list.not, list.shape, list.fill]
  const isAsked = has(list.please)
  const isAboutEnd = isAsked || words.some((word) => ends.has(word))
  const isAboutStyle = (word: string) =>
    startsLike(word, list.tone) || startsLike(word, list.parts) || (isAboutEnd && listed(list.question).has(word))
  const isKnown = (word: string) =>
    /^\d+$/.test(word) ||
    headings.has(word) ||
    startsLike(word, list.roles) ||
    small.some((known) => listed(known).has(word))
  return {
    text,
    words,
    place,
    list,
    has,
    isAsked,
    isNegated: has(list.not),
    aboutStyle: words.filter(isAboutStyle).length,
    strange: words.filter((word) => !isAboutStyle(word) && !isKnown(word)).length,
  }
}

const ends = new Set('end ende schluss final fin'.split(' '))
const headings = new Set('ps notes note notizen stichpunkte notas notes brouillon draft entwurf borrador'.split(' '))
const limits = new Set(
  'max maximum most under about than unter höchstens maximal weniger menos máximo mucho moins plus environ'.split(' '),
)
const sounds = new Set('sound sounding sounds klingen klingt suene suenen sonar sonner sonne'.split(' '))
const negation = new Set("pas ne nicht no not don't dont".split(' '))
const pointing = new Set(
  'the my our his her their its any anyone anybody him them names name numbers den die das der dem meinen meine unseren unsere ihn sie namen zahlen el la los las mi mis nuestro nuestra le lo nadie nombres cifras mon ma mes notre nos personne noms chiffres client clients l'.split(
    ' ',
  ),
)
const isMark = (word: string) => /^(?:emoji|émoji|emoticon|hashtag|smiley)/.test(word)

const mostInPlea = 5
const casualPleas = new Set('pls plz svp stp porfa'.split(' '))
/** What readers are asked for. */
const forReaders =
  /^(?:share|repost|comment|call|write|message|send|tell|help|apply|stop|teilen|teilt|meld|schreibt|helft|hört|compart|escrib|llám|ayud|partag|appel|contact|écrivez|aide)/

/** Each knows a note to the writer by something else. */
const signs: readonly ((note: Note) => boolean)[] = [
  function saysWhatIsNotWanted({ text, list }) {
    return list.rather.test(text)
  },
  /** "Under 120 words", but not "from 90 to 40 words" */
  function isAboutLength({ text, words, list, isAsked, strange }) {
    if (!list.length.test(text) || strange > 3) return false
    const isLimited = isAsked || words.some((word) => limits.has(word)) || listed(list.shape).has(words[0]!)
    return text.match(/\d+/g)?.length === 1 ? isLimited || words.length <= 3 : isLimited
  },
  /** "Don't mention my boss" is for the writer, "don't mention salary in the first call" for the reader. */
  function keepsSomethingOut({ words, place, list, isAsked, isNegated }) {
    const verb = words.findIndex((word) => listed(list.withhold).has(word))
    if (verb < 0 || !isNegated || place === 'item') return false
    if (isAsked) return true
    const after = words.slice(verb + 1).filter((word) => !negation.has(word))
    const isNear = [after[0], words[verb - 1], words[verb - 2]].some((word) => word && pointing.has(word))
    const named = words.filter((word) => !negation.has(word) && !listed(list.fill).has(word))
    return place !== 'middle' && (isNear || (words.length <= 5 && named.length <= 3))
  },
  /** "Anonymous please", but not "please share". */
  function isShortPlea({ words, place, list }) {
    const at = words.findIndex((word) => listed(list.please).has(word))
    if (place === 'middle' || place === 'item' || at < 0 || words.length > mostInPlea) return false
    if (words.some((word) => /\d/.test(word))) return false
    if (words.some((word) => casualPleas.has(word))) return true
    const isPlea = at === words.length - 1 || words[at] === 'bitte' || listed(list.not).has(words[at + 1] ?? '')
    return isPlea && !words.some((word) => forReaders.test(word))
  },
  /** "Don't make it sound like an ad", "please don't make me a hero" */
  function isAboutSound({ words, place, list, has, isAsked, isNegated, strange }) {
    const isAboutText = words.some((word) => sounds.has(word)) || (isAsked && has(list.shape) && has(list.itself))
    return isNegated && isAboutText && strange <= 3 && (place === 'edge' || place === 'aside')
  },
  /** "keep it classy", typed as notes are */
  function isAboutIt({ text, words, place, list }) {
    if (place === 'middle' || place === 'item' || words.length > 4 || !/^\p{Ll}/u.test(text)) return false
    return listed(list.shape).has(words[0]!) && listed(list.itself).has(words[1] ?? '')
  },
  /** "Notes for the post:", "for LinkedIn please" */
  function isHeading({ text, words, place, isAsked, aboutStyle, strange }) {
    if (aboutStyle > 0 || strange > 0 || place === 'item') return false
    const heads = place === 'edge' && text.endsWith(':') && words.some((word) => headings.has(word))
    return heads || isAsked || words.includes('linkedin')
  },
  /** "Honest, not whiny", "no emojis", "keep it short" */
  function isAboutTone({ words, place, list, isAsked, isNegated, aboutStyle, strange }) {
    if (aboutStyle === 0) return false
    if ((place === 'middle' || place === 'item') && !isAsked && !words.some(isMark)) return false
    const isOrdered = isAsked || isNegated || listed(list.shape).has(words[0]!)
    const mostStrange = isAsked ? 2 : isOrdered && aboutStyle > 1 ? 1 : 0
    return (isOrdered || words.length <= 4) && strange <= mostStrange
  },
]

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
