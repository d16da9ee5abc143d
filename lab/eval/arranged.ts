import type { Engine } from '../../server/writing/engine.ts'
import { blanksIn, maskBlanks } from '../../shared/blanks.ts'
import { type Language, languages } from '../../shared/catalogue.ts'
import { openNotes } from '../../shared/notes.ts'
import { contentText, type PostContent } from '../../shared/posts.ts'
import { cutOf } from '../../shared/reader/hook.ts'
import { sentenceKey } from '../../shared/text/marks.ts'
import { sentencesIn } from '../../shared/text/sentences.ts'
import { factsOf } from '../../shared/writing.ts'
import { median } from '../bench/figures.ts'
import { type BriefKind, type EvalBrief, evalBriefs } from './briefs.ts'
import { taskOf } from './task.ts'

// Promises of an engine that only sorts the author's own words, for any brief.

export interface Arranged {
  brief: EvalBrief
  content: PostContent
  /** Share of the author's words once the blanks are filled, 0 to 1. */
  ownWords: number
  blanks: number
  isHookWhole: boolean
  /** Notes to the writer that the post contains and nothing was asked about. */
  unaskedNotes: string[]
  /** The author's sentences that the post lacks. */
  lostSentences: string[]
  milliseconds: number
}

/** How many words an author needs for a blank, by assumption. */
const wordsInBlank = 12

/** Words count as the author's in runs of this length, because anyone may use a single word. */
const run = 3

const wordsOf = (text: string): string[] => sentenceKey(text.replace(/\s+/g, ' ')).split(' ').filter(Boolean)

export async function arrange(engine: Engine, brief: EvalBrief): Promise<Arranged> {
  const startedAt = performance.now()
  const task = { ...taskOf(brief, 1), author: undefined }
  const draft = await engine.write(task, { signal: new AbortController().signal })
  const milliseconds = performance.now() - startedAt
  const content = draft.content as PostContent
  const text = contentText(content)
  const blanks = blanksIn(text).length
  const printed = wordsOf(text).join(' ')
  const wishes = brief.wishes ?? []
  const asked = openNotes(content, draft.possibleNotes ?? []).map(({ text }) => wordsOf(text).join(' '))
  const facts = wishes.reduce((left, wish) => left.replace(wish, ''), factsOf(brief))
  return {
    brief,
    content,
    ownWords: ownWords(text, blanks, factsOf(brief)),
    blanks,
    isHookWhole: cutOf(content.hook) === content.hook.length,
    unaskedNotes: wishes.filter((wish) => {
      const words = wordsOf(wish).join(' ')
      return printed.includes(words) && !asked.some((text) => text.includes(words))
    }),
    lostSentences: sentencesIn(facts, { language: brief.language, isNotes: true })
      .map((sentence) => sentence.text)
      .filter((sentence) => !printed.includes(wordsOf(sentence).join(' '))),
    milliseconds,
  }
}

function ownWords(text: string, blanks: number, given: string): number {
  const words = wordsOf(maskBlanks(text))
  const theirs = new Set(runsOf(wordsOf(given)).map(({ key }) => key))
  const own = new Set(runsOf(words).flatMap(({ key, at }) => (theirs.has(key) ? [at, at + 1, at + 2] : [])))
  const filled = blanks * wordsInBlank
  const count = words.length < run && given.toLowerCase().includes(words.join(' ')) ? words.length : own.size
  return (count + filled) / Math.max(words.length + filled, 1)
}

const runsOf = (words: readonly string[]): { key: string; at: number }[] =>
  words.slice(0, Math.max(0, words.length - run + 1)).map((_, at) => ({ key: words.slice(at, at + run).join(' '), at }))

export async function arrangeAll(engine: Engine): Promise<Arranged[]> {
  const all: Arranged[] = []
  for (const brief of evalBriefs) all.push(await arrange(engine, brief))
  return all
}

/** The promises for each post, and their checks. */
export const promises: readonly [name: string, isKept: (post: Arranged) => boolean][] = [
  ['at least 80 % of a filled post are the author’s words', ({ ownWords }) => ownWords >= 0.8],
  ['the hook is whole before a phone cuts it', ({ isHookWhole }) => isHookWhole],
  ['no note to the writer is printed unasked', ({ unaskedNotes }) => unaskedNotes.length === 0],
  ['no sentence of the author’s is lost', ({ lostSentences }) => lostSentences.length === 0],
]

const share = (posts: readonly Arranged[], isWanted: (post: Arranged) => boolean) =>
  `${posts.filter(isWanted).length} of ${posts.length}`

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

export function arrangedTable(all: readonly Arranged[]): { head: string[]; rows: string[][] } {
  const groups = languages.map(({ id }) => all.filter(({ brief }) => brief.language === (id satisfies Language)))
  const row = (name: string, figure: (posts: readonly Arranged[]) => string) => [name, ...groups.map(figure)]
  const blanks = (kind: BriefKind) => (posts: readonly Arranged[]) =>
    mean(posts.filter(({ brief }) => brief.kind === kind).map((post) => post.blanks)).toFixed(1)
  return {
    head: ['', ...languages.map(({ name }) => name)],
    rows: [
      ...promises.map(([name, isKept]) => row(name, (posts) => share(posts, isKept))),
      row(
        'the author’s share of the words, lowest',
        (posts) => `${Math.floor(100 * Math.min(...posts.map((post) => post.ownWords)))} %`,
      ),
      row('blanks where facts were given', blanks('facts')),
      row('blanks on an awkward subject', blanks('awkward')),
      row('blanks on a bare subject', blanks('bare')),
      row('milliseconds a post, median', (posts) => median(posts.map((post) => post.milliseconds)).toFixed(1)),
    ],
  }
}

/** Broken promises, one line each. */
export const broken = (all: readonly Arranged[]): string[] =>
  all.flatMap((post) =>
    promises
      .filter(([, isKept]) => !isKept(post))
      .map(([name]) => `${post.brief.id}: not kept: ${name} ${detailOf(post)}`.trim()),
  )

const detailOf = ({ unaskedNotes, lostSentences, ownWords }: Arranged) =>
  [`(${Math.round(ownWords * 100)} %)`, ...unaskedNotes, ...lostSentences].join(' | ')
