import { compose } from '#server/writing/composer/compose.ts'
import {
  catalogueCategories,
  explanationCategory,
  idsOf,
  type Language,
  languages,
  leadMagnetCategory,
} from '#shared/catalogue.ts'
import { contentText, type PostContent, sections, wordCount } from '#shared/posts.ts'
import { type Brief, shortenInstruction } from '#shared/writing.ts'
import { median } from '../bench/figures.ts'
import { type EvalBrief, evalBriefs } from './briefs.ts'
import {
  emojisMeasured,
  measure,
  ownSentences,
  pairwise,
  structureOf,
  tonesMeasured,
  type Violation,
  violations,
  type Written,
} from './measure.ts'

export const allCategories = [...catalogueCategories, leadMagnetCategory, explanationCategory].map(({ id }) => id)
const seeds = [1, 2, 3, 4, 5]
const regenerations = 10

/** What the composer reaches in one language. Shares are 0..1. */
export interface ComposerFigures {
  posts: number
  violations: Record<Violation, number>
  /** Share of hooks within 140 characters. */
  shortHooks: number
  /** Weighted, in 100 words; the mean over all posts. */
  slop: number
  /** Milliseconds of processor time, the median: what else the machine runs does not count. */
  duration: number
  /** Share of the pairs among ten regenerations that differ in at least half of their sentences. */
  differentPairs: number
  /** The most that any pair shares. */
  mostShared: number
  /** Share of pairs of posts of different categories that have a sentence in common. */
  sharedAcross: number
  /** Different ways to build a post, over all categories. */
  structures: number
  /** Share of posts that lose 20 to 40 % of their words, every section kept. */
  shortened: number
  /** Posts that became longer. */
  lengthened: number
  rhythm: number
  characters: number
  /** Points of the Reader check, the mean. */
  score: number
}

export const briefOf = (
  { subject, category, language, answers, leadMagnetTitle }: EvalBrief,
  change: Partial<Brief> = {},
): Brief => ({
  subject,
  category,
  language,
  answers,
  leadMagnetTitle,
  postType: null,
  tone: 'standard',
  emojiUsage: 'a-few',
  aiModel: 'gpt4',
  ...change,
})

export function write(brief: Brief, seed: number): Written {
  const before = process.cpuUsage()
  const content = compose({ kind: 'post', brief, seed }) as PostContent
  const { user, system } = process.cpuUsage(before)
  return { brief, seed, content, duration: (user + system) / 1_000 }
}

/** Every combination of category, tone, emoji usage, seed and brief in a language; or one of `every`: a prime, so that all of them come up. */
export function* grid(language: Language, every = 1): Generator<Brief & { seed: number }> {
  let at = 0
  for (const brief of evalBriefs.filter((one) => one.language === language))
    for (const category of allCategories)
      for (const tone of tonesMeasured)
        for (const emojiUsage of emojisMeasured)
          for (const seed of seeds)
            if (at++ % every === 0) yield { ...briefOf(brief, { category, tone, emojiUsage }), seed }
}

export function evaluateComposer(language: Language, every = 1): ComposerFigures {
  const posts: Written[] = []
  for (const { seed, ...brief } of grid(language, every)) posts.push(write(brief, seed))
  const measured = posts.map(measure)
  const briefs = evalBriefs.filter((one) => one.language === language)
  const shared = briefs.flatMap((brief) =>
    pairwise(
      Array.from({ length: regenerations }, (_, seed) => ownSentences(write(briefOf(brief), regenerations + seed))),
    ),
  )
  const short = posts.filter((_, at) => at % 5 === 0).map(shortened)
  return {
    posts: posts.length,
    violations: Object.fromEntries(
      violations.map((name) => [name, measured.filter((one) => one.violations.includes(name)).length]),
    ) as Record<Violation, number>,
    shortHooks: share(posts, ({ content }) => content.hook.length <= 140),
    slop: mean(measured.map(({ slopPer100Words }) => slopPer100Words)),
    duration: median(posts.map(({ duration }) => duration)),
    differentPairs: share(shared, (one) => one <= 0.5),
    mostShared: Math.max(...shared),
    sharedAcross: sharedAcrossCategories(language),
    structures: new Set(posts.map(({ content }) => structureOf(content))).size,
    shortened: share(short, ({ left, isWhole }) => isWhole && left >= 0.6 && left <= 0.8),
    lengthened: short.filter(({ left }) => left > 1).length,
    rhythm: mean(measured.map(({ rhythm }) => rhythm)),
    characters: median(measured.map(({ characters }) => characters)),
    score: mean(measured.map(({ check }) => check.score)),
  }
}

function shortened({ brief, seed, content }: Written): { left: number; isWhole: boolean } {
  const short = compose({ kind: 'edit', brief, seed, current: content, instruction: shortenInstruction }) as PostContent
  return {
    left: wordCount(contentText(short)) / wordCount(contentText(content)),
    isWhole: sections.every((section) => short[section].trim() !== ''),
  }
}

/** Three posts of each category about the same thing. */
function sharedAcrossCategories(language: Language): number {
  const brief = evalBriefs.find((one) => one.language === language && one.subject.split(' ').length < 4)!
  const posts = allCategories.flatMap((category) =>
    [1, 2, 3].map((seed) => ({ category, sentences: ownSentences(write(briefOf(brief, { category }), seed)) })),
  )
  const pairs = posts.flatMap((one, at) =>
    posts
      .slice(at + 1)
      .filter((other) => other.category !== one.category)
      .map((other) => [one, other] as const),
  )
  return share(pairs, ([one, other]) => one.sentences.some((sentence) => other.sentences.includes(sentence)))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
const share = <T>(values: readonly T[], isWanted: (value: T) => boolean): number =>
  values.filter(isWanted).length / (values.length || 1)

export const allLanguages = idsOf(languages)

const percent = (value: number) => `${(value * 100).toFixed(value > 0.9995 || value === 0 ? 0 : 1)} %`

/** The figures as a table: what is promised, and what each language reaches. */
export function composerTable(all: Record<Language, ComposerFigures>): { head: string[]; rows: string[][] } {
  const row = (name: string, promise: string, figure: (figures: ComposerFigures) => string) => [
    name,
    promise,
    ...allLanguages.map((language) => figure(all[language])),
  ]
  return {
    head: ['', 'promise', ...languages.map(({ name }) => name)],
    rows: [
      row('posts written', '', ({ posts }) => posts.toLocaleString('en')),
      ...violations
        .filter((name) => name !== 'hook length')
        .map((name) => row(`posts with a fault: ${name}`, '0', (figures) => String(figures.violations[name]))),
      row('hooks within 140 characters', '≥ 95 %', ({ shortHooks }) => percent(shortHooks)),
      row('slop in 100 words', '≤ 0.5', ({ slop }) => slop.toFixed(2)),
      row('pairs of ten regenerations different in half of their sentences', '100 %', ({ differentPairs }) =>
        percent(differentPairs),
      ),
      row('most that two of them share', '≤ 50 %', ({ mostShared }) => percent(mostShared)),
      row('pairs of categories with a sentence in common', '≤ 2 %', ({ sharedAcross }) => percent(sharedAcross)),
      row('shortened by 20 to 40 %, every section kept', '≥ 95 %', ({ shortened }) => percent(shortened)),
      row('longer after shortening', '0', ({ lengthened }) => String(lengthened)),
      row('different structures', '', ({ structures }) => String(structures)),
      row('rhythm (sd / mean of sentence length)', '≥ 0.55', ({ rhythm }) => rhythm.toFixed(2)),
      row('characters, median', '', ({ characters }) => characters.toFixed(0)),
      row('Reader check, mean of 100', '', ({ score }) => score.toFixed(1)),
      row('milliseconds a post of processor time, median', '< 5', ({ duration }) => duration.toFixed(1)),
    ],
  }
}
