import type { Language } from '#shared/catalogue.ts'
import { fold } from '#shared/languages/lists.ts'
import { readerWords } from '#shared/languages/reader.ts'
import { commonWords } from '#shared/languages/voice.ts'
import { languageWords } from '#shared/languages/words.ts'
import { type Message, msg } from '#shared/say.ts'
import { languageOf } from '#shared/text/language.ts'
import { partsIn } from '#shared/text/words.ts'
import { type Assessment, linear, type Whole } from './finding.ts'
import type { Passage, Sentence } from './passage.ts'
import { patternsOf } from './slop.ts'

/** Two words are forms of one if this share of the shorter, and at least four letters, match. */
const sharedPart = 0.7
const shortestStem = 4
/** In languages with compounds, one word may contain the other. */
const shortestPart = 6
const maxTopicWords = 200

/** Below this the score is capped, and sentences that could be in any post are marked. */
export const enoughOfSubject = 0.5

class Topic {
  readonly #words: string[] = []
  readonly #byStart = new Map<string, string[]>()
  readonly #answers = new Map<string, boolean>()
  readonly #language: Language

  constructor(language: Language, words: Iterable<string>) {
    this.#language = language
    for (const word of new Set(words)) {
      if (this.#words.length === maxTopicWords) return
      const start = word.slice(0, shortestStem)
      const known = this.#byStart.get(start)
      this.#words.push(word)
      if (known) known.push(word)
      else this.#byStart.set(start, [word])
    }
  }

  get size(): number {
    return this.#words.length
  }

  /** How many of its words occur among others. */
  among(words: readonly string[]): number {
    const others = new Topic(this.#language, words)
    return this.#words.filter((word) => others.has(word)).length
  }

  has(word: string): boolean {
    const known = this.#answers.get(word)
    if (known !== undefined) return known
    const alike = this.#byStart.get(word.slice(0, shortestStem)) ?? []
    const answer = alike.some((one) => areForms(one, word)) || this.#joins(word)
    this.#answers.set(word, answer)
    return answer
  }

  #joins(word: string): boolean {
    const { compoundEnding } = readerWords[this.#language]
    if (!compoundEnding || word.length < shortestPart) return false
    return this.#words.some((one) => {
      const [long, short] = one.length > word.length ? [one, word] : [word, one]
      return short.length >= shortestPart && long.includes(short.replace(compoundEnding, ''))
    })
  }
}

function areForms(one: string, other: string): boolean {
  const least = Math.max(shortestStem, Math.floor(sharedPart * Math.min(one.length, other.length)))
  return one === other || (other.length >= least && one.slice(0, least) === other.slice(0, least))
}

const longestWord = 60

/** The content words of a text: longer ones, numbers and abbreviations. */
function contentWords(text: string, language: Language): string[] {
  const { small } = languageWords[language]
  return partsIn(text).flatMap(({ text: word, start, end }) => {
    const typed = text.slice(start, Math.min(end, start + longestWord))
    const isAbout = !small.has(word) && (word.length >= shortestStem || /\d|\p{Lu}{2}/u.test(typed))
    return isAbout ? fold(typed.replace(/(?<=\p{Lu}{2})s$/u, '')) : []
  })
}

const commonStart = 6
const maxRecurring = 8

/** The recurring words of a text, most frequent first, counted by sentence. */
function recurring(sentences: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const words of sentences)
    for (const word of new Set(words.map((one) => one.slice(0, commonStart))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([word, count]) => count > 1 && !commonWords.has(word))
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word)
    .slice(0, maxRecurring)
}

/** A sentence with hardly a new word repeats what was given. */
const isCopied = (words: readonly string[], given: Topic) =>
  words.length > 2 && words.filter((word) => given.has(word)).length > 0.8 * words.length

/** A post that adds less to what was given cannot be judged. */
const leastAdded = 0.25
const fewestAdded = 12
/** Posts rarely repeat the words of a shorter subject, so this share is assumed instead. */
const longSubject = 8
const expected = 0.16
/** Words of the subject that show that a post is about it. */
const enoughTaken = 3
/** Fewer words have no room for a second idea. */
const fewestWords = 40

const foreign: Assessment = {
  share: null,
  sentence: msg`Not checked: the subject and the post are in different languages.`,
}

/** With this many added words judging begins, and with this many it counts in full. */
const judgedWords = [8, 30] as const
/** A sentence with a smaller share of its own words could be in any post. */
const leastOwn = 0.36
/** More marks would not help. */
const maxMarked = 6

const longestBeginning = 120

/** The subject of a text without one: as much of its first line as fits in a title. */
function beginningOf({ text }: Passage): string {
  const line = text.trimStart().split('\n', 1)[0]!
  if (line.length <= longestBeginning) return line
  const cut = line.slice(0, longestBeginning)
  return cut.slice(0, cut.lastIndexOf(' ') + 1 || longestBeginning)
}

const unnamed: Assessment = { share: null, sentence: msg`Not checked: nobody gave a subject.` }

/**
 * Whether the post is about its subject, in words that not every post has. If the author gave no subject, the text's
 * beginning stands in for it; then only a text that could be anyone's loses points.
 */
export function assessSubject(
  { passage, find }: Whole,
  language: Language,
  { isOwn, ...brief }: { subject: string | null; isOwn: boolean },
): Assessment {
  const { sentences } = passage
  const subject = isOwn ? beginningOf(passage) : brief.subject
  const given = new Topic(language, contentWords(subject ?? '', language))
  if (given.size === 0) return isOwn ? unnamed : { share: null, sentence: msg`Not checked: this post has no subject.` }
  const spoken = languageOf(subject ?? '')
  if (spoken && spoken !== language) return isOwn ? unnamed : foreign
  const { common } = patternsOf(language)
  const all = sentences.map(({ text }) => contentWords(text, language))
  const added = all.filter((words) => !isCopied(words, given)).flat()
  const taken = given.among(all.flat())
  const mark = (rule: string, reason: Message, { start, end }: Sentence) =>
    find('subject', { rule, reason, start, end, fix: null })
  if (taken === 0)
    return {
      share: 0.25,
      sentence: msg`It doesn’t mention its subject once.`,
      findings: sentences
        .slice(0, 1)
        .map((one) => mark('off-subject', msg`Nothing here mentions the subject. Name it.`, one)),
    }
  if (added.length < Math.max(fewestAdded, leastAdded * all.flat().length))
    return isOwn ? unnamed : { share: 1, sentence: msg`It says what you told it.` }
  const shareOf = (count: number) => count / Math.max(1, added.length)
  const isCommon = (word: string) => common.has(word.slice(0, commonStart)) || commonWords.has(word)
  const ownIn = (words: readonly string[]) => words.filter((word) => given.has(word) || !isCommon(word)).length
  const own = shareOf(ownIn(added))
  const ofSubject = given.size < longSubject ? expected : shareOf(added.filter((word) => given.has(word)).length)
  const kept = linear(own + ofSubject / 2, 0.36, 0.55) * linear(taken, -1, Math.min(given.size, enoughTaken))
  const share = 1 - (1 - kept) * linear(added.length, ...judgedWords)
  if (isOwn && share >= enoughOfSubject) return unnamed
  const anybodys = sentences
    .map((sentence, at) => ({ sentence, words: all[at]!, own: ownIn(all[at]!) / Math.max(1, all[at]!.length) }))
    .filter(({ words, own }) => words.length > 1 && !isCopied(words, given) && own < leastOwn)
    .sort((one, other) => one.own - other.own)
    .slice(0, maxMarked)
  return {
    share,
    findings:
      share < enoughOfSubject
        ? anybodys.map(({ sentence }) =>
            mark('any-post', msg`This could be in any post. Say what only you can say about your subject.`, sentence),
          )
        : [],
    sentence:
      share === 1
        ? msg`It stays on its subject.`
        : isOwn
          ? msg`Of the words it adds to its first line, ${{ percent: Math.round(100 * own) }}% belong to that or its field; the rest could be in any post.`
          : msg`Of the words it adds, ${{ percent: Math.round(100 * own) }}% belong to the subject or its field; the rest could be in any post.`,
  }
}

export function assessIdea({ sentences, lines, length }: Passage, language: Language): Assessment {
  if (length < fewestWords) return { share: 1, sentence: msg`Too short to cover more than one idea.` }
  const wordsOf = new Map(sentences.map((one) => [one, contentWords(one.text, language)]))
  const topic = new Topic(language, recurring([...wordsOf.values()]))
  let [about, all] = [0, 0]
  for (const line of lines) {
    const words = line.sentences.reduce((sum, sentence) => sum + sentence.words, 0)
    const takesUp = line.sentences.some((sentence) => wordsOf.get(sentence)?.some((word) => topic.has(word)))
    all += words
    if (takesUp) about += words
  }
  const share = linear(about / Math.max(1, all), 0.4, 0.8)
  return {
    share,
    sentence:
      share === 1
        ? msg`It sticks to one idea.`
        : share < 0.5
          ? msg`Its sections don’t connect: they share hardly any words.`
          : msg`Some of its paragraphs share no words with the others.`,
  }
}
