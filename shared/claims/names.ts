import { type ClaimWords, everyClaimWords } from '../languages/claims.ts'
import { union } from '../languages/lists.ts'
import {
  abbreviations,
  companies,
  eponyms,
  everydayTools,
  givenNames,
  methods,
  places,
  wordsToo,
} from './known-names.ts'
import type { Span } from './numbers.ts'
import type { Sentence, Token } from './tokens.ts'

export interface NameMention extends Span {
  words: string[]
  /** A tool that everybody uses; only a statement of fact with it is a claim. */
  isTool: boolean
  isPerson: boolean
}

const titles = union(everyClaimWords, (words) => words.shortTitles)
const laws = union(everyClaimWords, (words) => words.laws)
const companyForm = /^(?:gmbh|ag|se|kg|inc|ltd|llc|plc|corp|sa|sas|sarl|sl|slu|bv)$/
const isCapital = (text: string) => /^\p{Lu}/u.test(text)
/** "HubSpot", but not the abbreviation "StGB" or "McCoy". */
const isCamel = (text: string) =>
  /^\p{L}*$/u.test(text) &&
  /\p{Ll}\p{Lu}/u.test(text) &&
  !/^Mc\p{Lu}/u.test(text) &&
  (text.length > 6 || text.replace(/\P{Lu}/gu, '').length < 3) &&
  !abbreviations.has(text.toLowerCase())
const isShouted = (text: string) => text.length > 1 && !/\p{Ll}/u.test(text)

/** A known name. In capitals only ("SAP"), a given name does not count. */
const isKnown = ({ text, word }: Token) =>
  isCapital(text) && (companies.has(word) || places.has(word) || (givenNames.has(word) && !isShouted(text)))

/** After these marks a capital says nothing. */
const opens = /^(?:[:“"„«»‘‚([—–…•·*!?.¿¡]|\p{S})$/u

export function namesIn({ text, tokens }: Sentence, words: ClaimWords, used: readonly Span[]): NameMention[] {
  const found: NameMention[] = []
  const isTitle = isTitleCase(tokens, words)
  let at = 0
  while (at < tokens.length) {
    const length = nameAt(tokens, at, text, words, isTitle, used)
    if (length === 0) {
      at++
      continue
    }
    const parts = tokens.slice(at, at + length).filter(({ kind }) => kind === 'word')
    found.push({
      start: parts[0]!.start,
      end: parts.at(-1)!.end,
      words: parts.map(({ word }) => word),
      isTool: parts.every(({ word }) => everydayTools.has(word)),
      isPerson: givenNames.has(parts[0]!.word) || words.titles.test(textBefore(text, tokens, at)),
    })
    at += length
  }
  return found
}

/** How many characters before a name may contain a title. */
const titleReach = 40

/** Where the sentence begins in its section. */
const startOf = (text: string, [first]: readonly Token[]) => first!.start - text.indexOf(first!.text)

function textBefore(text: string, tokens: readonly Token[], at: number): string {
  const end = tokens[at]!.start - startOf(text, tokens)
  return text.slice(Math.max(0, end - titleReach), end)
}

/** How many tokens from here form a name; 0 for none. */
function nameAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  words: ClaimWords,
  isTitle: boolean,
  used: readonly Span[],
): number {
  const token = tokens[at]!
  if (
    token.kind !== 'word' ||
    isExcluded(token, words) ||
    isLaw(tokens, at) ||
    used.some(({ start, end }) => token.start >= start && token.start < end)
  )
    return 0
  if (!isCapital(token.text)) return isCamel(token.text) ? 1 : 0
  const isTitled = words.titles.test(textBefore(text, tokens, at))
  const isOpening = at === 0 || opens.test(tokens[at - 1]!.text)
  const isSure = (isKnown(token) && !(isOpening && wordsToo.has(token.word))) || isCamel(token.text) || isTitled
  const rest = followers(tokens, at, words, isSure || isTitled)
  const next = tokens[at + 1]
  if (next && isCapital(next.text) && companyForm.test(next.word) && !words.stop.has(token.word))
    return Math.max(rest, 2)
  if (isSure) return rest
  if (words.capitalsAreCommon || isTitle || isShouted(token.text)) return 0
  if (rest === 1 && words.peoples?.test(token.text)) return 0
  if (!isOpening) return rest
  // At the start of a sentence, a second capital makes a name of two words if the first is not an ordinary
  // beginning.
  if (next && givenNames.has(next.word) && !words.titles.test(`${token.text} `)) return 0
  const isActing = words.acts?.test(text.slice(token.end - startOf(text, tokens))) === true
  const startsName = (rest > 1 || isActing) && !words.stop.has(token.word) && !words.order.test(`${token.text} `)
  return startsName ? rest : 0
}

const isExcluded = ({ word, text }: Token, words: ClaimWords) =>
  words.notNames.has(word) ||
  methods.has(word) ||
  titles.has(word) ||
  text.length < 2 ||
  (isCapital(text) && !isCamel(text) && words.stop.has(word) && !isShouted(text))

/** "Murphy’s law", "la matriz de Eisenhower". */
const isLaw = (tokens: readonly Token[], at: number): boolean =>
  eponyms.has(tokens[at]!.word) && tokens.slice(Math.max(at - 4, 0), at + 5).some(({ word }) => laws.has(word))

/** A name continues with capitalised words; in German with only one, after a given name or a title. */
function followers(tokens: readonly Token[], at: number, words: ClaimWords, isSure: boolean): number {
  let length = 1
  for (;;) {
    const next = tokens[at + length]
    const isJoined =
      next?.text === '-' && tokens[at + length + 1]?.start === next.end && isCapital(tokens[at + length + 1]!.text)
    if (isJoined && !words.capitalsAreCommon) {
      length += 2
      continue
    }
    if (next?.kind !== 'word' || !isCapital(next.text) || isExcluded(next, words) || isShouted(next.text)) return length
    if (words.capitalsAreCommon) {
      const isFamilyName =
        length === 1 &&
        isSure &&
        (givenNames.has(tokens[at]!.word) || !isKnown(tokens[at]!)) &&
        !isCamel(tokens[at]!.text)
      return isFamilyName && /^\p{Lu}\p{Ll}+$/u.test(next.text) ? 2 : length
    }
    length++
  }
}

/** "The Meeting Nobody Missed": a title, where ordinary words have capitals too. */
function isTitleCase(tokens: readonly Token[], words: ClaimWords): boolean {
  const long = tokens.slice(1).filter(({ kind, text }) => kind === 'word' && text.length > 2)
  const capitals = long.filter(({ text }) => isCapital(text))
  const isWide = capitals.length > 4 && capitals.length === long.length
  return capitals.length >= long.length * 0.6 && (isWide || capitals.some(({ word }) => words.stop.has(word)))
}
