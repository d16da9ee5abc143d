import type { Language } from '#shared/catalogue.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import { isInLanguage, languageOf } from '#shared/text/language.ts'
import type { Span } from '#shared/text/lines.ts'
import { type Clause, clausesIn } from './clauses.ts'
import type { Passage } from './passage.ts'
import type { Hit } from './patterns.ts'

export interface NotYet {
  /** Begins "Not a post yet: ". */
  sentence: Message
  places: readonly Omit<Hit, 'weight'>[]
}

/** More open blanks mean that most is still to be written. */
const maxBlanks = 2
/** This many words in whole sentences make any text a post; a short text needs this share of its words. */
const enoughWords = 15
const enoughShare = 0.25
/** Lists are a form of their own, so items weigh a quarter. */
const itemWeight = 0.25

const notYet = (sentence: Message, places: NotYet['places'] = []): NotYet => ({ sentence, places })

/** Null if the text is a post, however bad, or if the rules cannot tell. */
export function notYetOf(passage: Passage, given: Language, blanks: readonly Span[]): NotYet | null {
  if (passage.length === 0 && blanks.length === 0) return notYet(msg`Not a post yet: nothing is written.`)
  if (blanks.length > maxBlanks)
    return notYet(
      msg`Not a post yet: ${plural({ blanks: blanks.length }, { one: '# blank is', other: '# blanks are' })} left to fill in.`,
    )
  if (!isLatin(passage.text)) return null
  const language = spokenIn(passage.text, given)
  if (!language) return null
  if (passage.length === 0) return notYet(msg`Not a post yet: there is nothing but a blank.`)
  if (passage.length === 1) return notYet(msg`Not a post yet: it is a single word.`)
  const clauses: Clause[] = []
  let read = 0
  for (const clause of clausesIn(passage, language, blanks)) {
    if (!saysSomething(clause.sentence.text)) continue
    clauses.push(clause)
    if (clause.isWhole) read += clause.sentence.words
    if (read >= enoughWords) return null
  }
  const items = new Set(passage.lines.filter(({ isItem }) => isItem).flatMap(({ sentences }) => sentences))
  const wordsOf = (some: readonly Clause[]) =>
    some.reduce((sum, { sentence: one, isWhole }) => sum + one.words * (items.has(one) && !isWhole ? itemWeight : 1), 0)
  const broken = clauses.filter(({ isWhole }) => !isWhole)
  const whole = wordsOf(clauses) - wordsOf(broken)
  if (clauses.length > 0 && whole > 0 && whole >= enoughShare * wordsOf(clauses)) return null
  return notYet(reasonOf(clauses, broken, items.size), broken.map(placeOf))
}

function reasonOf(clauses: readonly Clause[], broken: readonly Clause[], items: number): Message {
  const [first] = clauses
  if (!first) return msg`Not a post yet: it has nothing but links and hashtags.`
  if (clauses.length === 1) return msg`Not a post yet: it is a title, without a sentence.`
  if (broken.length < clauses.length)
    return msg`Not a post yet: ${{ broken: broken.length }} of its ${{ sentences: clauses.length }} sentences are incomplete.`
  if (items > 0 && items >= clauses.length - 1) return msg`Not a post yet: it is a list, without a sentence.`
  return msg`Not a post yet: it has no complete sentence.`
}

const placeOf = ({ sentence: { start, end } }: Clause) => ({
  rule: 'fragment',
  start,
  end,
  reason: msg`Not a whole sentence yet. Who did what?`,
  fix: null,
})

const letters = /\p{L}/gu
const latin = /\p{Script=Latin}/u

/** The rules know no verbs in other scripts and in mathematical alphabets. */
function isLatin(text: string): boolean {
  const found = text.slice(0, 500).match(letters) ?? []
  return found.filter((letter) => latin.test(letter) && letter < '\u{1D400}').length * 2 >= found.length
}

function spokenIn(text: string, given: Language): Language | null {
  const spoken = languageOf(text)
  if (spoken) return spoken
  return isInLanguage(given, text) ? given : null
}

/** Whether there is more than links and hashtags. */
const saysSomething = (text: string) =>
  text.split(/\s+/).some((word) => /[\p{L}\p{N}]/u.test(word) && !/^\P{L}{0,9}#|^https?:|^www\./u.test(word))
