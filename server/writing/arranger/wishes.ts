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
/** What is quoted in a note is a part of the text, whatever it says. */
const quoted = /["“„«][^"“”„«»]{1,80}["“”»]/gu

/** Without what French runs together: "d’emojis". */
const notedWords = (text: string) =>
  wordsOf(text.replace(quoted, ' ')).map((word) => word.replace(/^[ld]'(?=\p{L}{3})/u, ''))

/** Takes a note to the writer as a wish; false when the text says something to the reader. */
export function takeWish(text: string, place: Place, wishes: Wishes): boolean {
  const parts = text.split(/[,;]/).filter((part) => part.trim())
  // "I go on, keep it short" begins with what is to be said.
  const isWhole = parts.length < 2 || languageOfWish(parts[0]!.trim(), place) !== undefined
  const asked = (isWhole ? languageOfWish(text, place) : undefined) ?? languageOfParts(parts, place)
  if (!asked) return false
  wishes.isAny = true
  for (const part of parts) for (const one of part.split(beforeNegation)) honour(one, asked, wishes)
  return true
}

/** Undefined where the text is no wish in any language. */
function languageOfWish(text: string, place: Place): Words | undefined {
  const words = notedWords(text)
  if (words.length === 0 || words.length > longestWish) return undefined
  return everyLanguage.find((language) => {
    const note = readNote(text, words, place, language)
    return signs.some((isSign) => isSign(note))
  })
}

const mostParts = 6

/** "No champagne emojis, dont say journey, keep it human": after a sure wish short orders are wishes, too. */
function languageOfParts(parts: readonly string[], place: Place): Words | undefined {
  if (parts.length < 2 || parts.length > mostParts || place === 'item') return undefined
  const found = parts.map((part) => languageOfWish(part.trim(), 'edge'))
  const isOrder = (part: string) => /^(?:don'?t|avoid|skip) \p{L}+(?: \p{L}+){0,2}$/iu.test(part.trim())
  const isAll = found[0] && parts.every((part, at) => found[at] || isOrder(part))
  return isAll && (place !== 'middle' || parts.some((part) => isPlainWish(part.trim()))) ? found[0] : undefined
}

const prohibition = /^(?:don'?t|avoid|skip|évite[rz]?|evitar?)$/

interface Note {
  text: string
  words: readonly string[]
  place: Place
  list: Words['wishes']
  has: (list: string) => boolean
  isKnown: (word: string) => boolean
  isFirstPerson: boolean
  isAsked: boolean
  isNegated: boolean
  /** How many words speak of how a text sounds or what it is made of. */
  aboutStyle: number
  /** How many words speak of something else. */
  strange: number
}

function readNote(text: string, words: readonly string[], place: Place, { wishes: list, firstPerson }: Words): Note {
  const has = (known: string) => words.some((word) => listed(known).has(word))
  const small = [list.please, list.not, list.shape, list.fill]
  const isAsked = has(list.please)
  const isAboutEnd = isAsked || words.some((word) => ends.has(word))
  const isAboutStyle = (word: string) =>
    startsLike(word, list.tone) || startsLike(word, list.parts) || (isAboutEnd && listed(list.question).has(word))
  const isKnown = (word: string) =>
    /^\d+$/.test(word) ||
    headings.has(word) ||
    ends.has(word) ||
    startsLike(word, list.roles) ||
    small.some((known) => listed(known).has(word))
  return {
    text,
    words,
    place,
    list,
    has,
    isKnown,
    isFirstPerson: listed(firstPerson).has(words[0]!),
    isAsked,
    isNegated: has(list.not),
    aboutStyle: words.filter(isAboutStyle).length + (isAboutEnd ? (text.match(quoted)?.length ?? 0) : 0),
    strange: words.filter((word) => !isAboutStyle(word) && !isKnown(word)).length,
  }
}

const ends = new Set('end ende schluss final fin'.split(' '))
const headings = new Set('ps notes note notizen stichpunkte notas notes brouillon draft entwurf borrador'.split(' '))
const limits = new Set(
  'max maximum most under about than unter höchstens maximal weniger menos máximo mucho moins plus environ'.split(' '),
)
const negation = new Set("pas ne nicht no not don't dont".split(' '))
const pointing = new Set(
  'the my our his her their its any anyone anybody him them names name numbers den die das der dem meinen meine unseren unsere ihn sie namen zahlen el la los las mi mis nuestro nuestra le lo nadie nombres cifras mon ma mes notre nos personne noms chiffres client clients l'.split(
    ' ',
  ),
)
const isMark = (word: string) => /^(?:emoji|émoji|emoticon|hashtag|smiley)/.test(word)

const mostStrangeAsked = 4
const beforeNegation =
  /\s(?:and|but|und|aber|et|mais|y|pero)\s(?=(?:no|not|don['’]?t|keine?n?|nicht|ohne|pas|ne|sans|sin)\s)/iu
const withoutLink = (text: string) => text.replace(/^(?:and|but|so|also|und|aber|et|mais|y|pero)\s/iu, '')

const mostBeforeVerb = 5
const mostInPlea = 5
const casualPleas = new Set('pls plz svp stp porfa'.split(' '))
/** What readers are asked for. */
const forReaders =
  /^(?:kommt$|komm$|schau|come$|mir$|uns$|us$|nobody$|share|repost|comment|call|write|message|send|tell|help|apply|stop|teilen|teilt|meld|schreibt|helft|hört|compart|escrib|llám|ayud|partag|appel|contact|écrivez|aide)/

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
  function keepsSomethingOut({ words, place, list, isKnown, isFirstPerson, isAsked, isNegated }) {
    const verb = words.findIndex((word) => listed(list.withhold).has(word))
    if (verb < 0 || verb > mostBeforeVerb || !isNegated || isFirstPerson || place === 'item') return false
    const strangers = words
      .slice(0, verb)
      .filter(
        (word) => !isKnown(word) && !startsLike(word, list.tone) && !pointing.has(word) && !negation.has(word),
      ).length
    // "Vermieter nicht nennen", but not "patients don't mention the pain"
    const isInfinitive = verb === words.length - 1 && words[verb - 1] === 'nicht'
    if (strangers > (isInfinitive ? 1 : 0)) return false
    if (isAsked) return true
    const after = words.slice(verb + 1).filter((word) => !negation.has(word))
    const isNear = [after[0], words[verb - 1], words[verb - 2]].some((word) => word && pointing.has(word))
    const named = words.filter((word) => !negation.has(word) && !listed(list.fill).has(word))
    return place !== 'middle' && (isNear || (words.length <= 5 && named.length <= 3))
  },
  /** "Anonymous please", but not "please share". */
  function isShortPlea({ words, place, list }) {
    const at = words.findIndex((word) => listed(list.please).has(word))
    if (place === 'item' || at < 0 || words.length > mostInPlea) return false
    if (words.some((word) => /\d/.test(word))) return false
    const isCasual = words.some((word) => casualPleas.has(word))
    if (place === 'middle') return isCasual && !words.some((word) => forReaders.test(word))
    if (isCasual) return true
    const isPlea = at === words.length - 1 || words[at] === 'bitte' || listed(list.not).has(words[at + 1] ?? '')
    return isPlea && !words.some((word) => forReaders.test(word))
  },
  /** "Can you make it warm but not soppy", "maybe a bit of humour" */
  function isAsked({ text, words, place, list, aboutStyle, strange }) {
    if (place === 'item' || place === 'middle' || /\d/.test(text.replace(list.length, ''))) return false
    const isAboutText = list.about.test(text) || list.length.test(text)
    const clause = withoutLink(text)
    if (list.asks.test(clause))
      return isAboutText || (aboutStyle > 0 && strange <= mostStrangeAsked && words.length > 1)
    return list.mayAsk.test(clause) && (isAboutText || aboutStyle > 1) && strange <= mostStrangeAsked
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
    const isMarkOnly = isNegated && words.length <= 4 && words.some(isMark)
    const mostStrange = isAsked ? 2 : isMarkOnly || (isOrdered && aboutStyle > 1) ? 1 : 0
    return (isOrdered || words.length <= 4) && strange <= mostStrange
  },
]

function honour(text: string, { wishes: list, capitalsAreNames }: Words, wishes: Wishes): void {
  const words = notedWords(text)
  const isNegated = words.some((word) => listed(list.not).has(word))
  if (isNegated && words.some((word) => isMark(word) && !word.startsWith('hash'))) wishes.noEmojis = true
  if (isNegated && (words.some((word) => listed(list.question).has(word)) || /\?\s?["“”»]/.test(text)))
    wishes.noQuestion = true
  if (list.length.test(text) || (!isNegated && words.some((word) => startsLike(word, list.short)))) wishes.short = true
  const verb = words.findIndex((word) => listed(list.withhold).has(word))
  if (verb < 0 || !isNegated) return
  const isMention = /^(?:menti|erwähn|évoqu)/.test(words[verb]!) && !byName.test(text)
  const typed = text.replaceAll('’', "'").match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  for (const [at, word] of words.entries()) {
    const isSmall = [list.please, list.not, list.fill, list.withhold, list.shape].some((one) => listed(one).has(word))
    if (isSmall || pointing.has(word) || word.length < 3) continue
    // "Don't name the client" asks for no name; "don't name Klaus" gives it.
    const isRole = startsLike(word, list.roles)
    const isName = /^\p{Lu}/u.test(typed[at] ?? '') || (capitalsAreNames && words.length <= 4)
    // "The client" without a name can stay.
    const isUnnamed = articles.has(words[at - 1] ?? '') && /^\p{Ll}/u.test(typed[at] ?? '')
    if (isMention ? !(isRole && isUnnamed) : isName && !isRole && !isUnnamed)
      wishes.withheld.push(word.replace(/^[ld]'/, ''))
  }
}

const byName =
  /(?<!\p{L})(?:by name|namentlich|beim Namen|por (?:su )?nombre|par (?:son|leur) nom|nommément)(?!\p{L})/iu
const articles = new Set('the der die das den dem le la les l el los las'.split(' '))

const aside = /\s?\(([^()]{3,120})\)/g
const trailing = /[,–—-]\s([^,–—]{3,80})$/u

/** A sentence without the notes in brackets or after its last comma; empty when nothing else is left. */
export function withoutWishes(sentence: string, place: Place, wishes: Wishes, isLast = false): string {
  let text = sentence.replace(aside, (whole, inside: string) => (takeWish(inside, 'aside', wishes) ? '' : whole)).trim()
  if (takeWish(text, place, wishes)) return ''
  for (let left = mostParts; left > 0 && place !== 'item'; left--) {
    const last = trailing.exec(text)
    const isSure = last && (left < mostParts || isPlainWish(last[1]!, isLast))
    if (!isSure || !takeWish(last[1]!, 'edge', wishes)) break
    text = text.slice(0, last.index).trim()
  }
  return text
}

/** "Keep it under 100 words" */
const limitsLength = (text: string, { mayAsk, length }: Words['wishes'], isLast: boolean) =>
  length.test(text) && (mayAsk.test(withoutLink(text)) || (isLast && notedWords(text).some((word) => limits.has(word))))

/** After a comma only what asks outright counts: "no emojis please", "don't mention the client". */
function isPlainWish(text: string, isLast = false): boolean {
  const words = notedWords(text)
  const asks = ({ wishes: { please, not, withhold } }: Words) => {
    if (words.some((word) => listed(please).has(word))) return true
    const isNegated = words.some((word) => listed(not).has(word))
    return isNegated && words.some((word) => listed(withhold).has(word))
  }
  const isProhibited = words.length <= 6 && prohibition.test(words[0] ?? '')
  const isShort = words.length <= 8 && (isProhibited || words.some(isMark) || everyLanguage.some(asks))
  const isRequest = everyLanguage.some(
    ({ wishes }) => wishes.asks.test(withoutLink(text)) || limitsLength(text, wishes, isLast),
  )
  if (!isShort && !isRequest) return false
  return languageOfWish(text, 'edge') !== undefined
}

/** "Write a post about our new bakery" is about the bakery. */
export function withoutRequest(text: string): string {
  for (const { wishes } of everyLanguage) {
    const found = wishes.request.exec(text)
    if (found && text.length > found[0].length + 3) return text.slice(found[0].length)
  }
  return text
}
