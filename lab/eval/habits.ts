import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { taughtFor } from '../../server/voice/habits.ts'
import { nearestTo } from '../../server/voice/nearest.ts'
import type { WritingTask } from '../../server/writing/engine.ts'
import { promptFor } from '../../server/writing/prompts/prompts.ts'
import { idsOf, type Language, languages } from '../../shared/catalogue.ts'
import { inEnglish } from '../../shared/testing-say.ts'
import { differenceOf } from '../../shared/text/difference.ts'
import { addressIn } from '../../shared/voice/address.ts'
import { habitsIn, type Learned } from '../../shared/voice/habits.ts'
import { lessonOf } from '../../shared/voice/habits-lesson.ts'
import { type Brief, factsOf } from '../../shared/writing.ts'
import { Refusal } from './given.ts'

interface GivenPair {
  subject: string
  draft: string
  published: string
}

/** An author's posts, oldest first: what a model drafted, and what they published. */
export interface History {
  author: string
  language: Language
  pairs: GivenPair[]
  /** For the prompts: what is known of the author, their posts, and subjects to write about. */
  about?: string
  samples?: string[]
  briefs?: (Pick<Brief, 'subject'> & Partial<Brief>)[]
}

/** One history a line. */
export function readHistories(text: string): History[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, at) => {
      try {
        const history = JSON.parse(line) as History
        const isWhole = history.pairs.every(({ draft, published }) =>
          [draft, published].every((one) => typeof one === 'string'),
        )
        if (idsOf(languages).includes(history.language) && isWhole) return history
      } catch {
        // Refused below.
      }
      throw new Refusal(`Line ${at + 1} is no {"author", "language", "pairs": [{"subject", "draft", "published"}]}.`)
    })
}

/** Newest first, as the product reads them. */
const learnedFrom = (pairs: readonly GivenPair[], language: Language): Learned[] =>
  pairs
    .flatMap(({ draft, published }, at) => {
      const lesson = lessonOf(draft, published, language)
      return lesson ? [{ postId: String(at + 1), publishedAt: at + 1, lesson }] : []
    })
    .toReversed()

/** For each habit that all posts show, the number of posts after which it was found for good. */
function foundAfter({ pairs, language }: History): { sentence: string; after: number }[] {
  const learned = learnedFrom(pairs, language)
  const upTo = pairs.map(
    (_, at) => new Set(habitsIn(learned.filter(({ publishedAt }) => publishedAt <= at + 1)).map(({ id }) => id)),
  )
  return habitsIn(learned).map(({ id, sentence }) => ({
    sentence: inEnglish(sentence),
    after: upTo.findLastIndex((ids) => !ids.has(id)) + 2,
  }))
}

/** The share of letters that were taken out or added, of all letters of both texts. */
export function distanceOf({ draft, published }: Pick<GivenPair, 'draft' | 'published'>): number {
  const changed = differenceOf(draft, published).filter(({ isChange }) => isChange)
  const letters = changed.reduce((sum, { former, next }) => sum + former.length + next.length, 0)
  return letters / Math.max(1, draft.length + published.length)
}

const percent = (share: number) => `${Math.round(100 * share)} %`
const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const steps = [3, 5, 10]

export const foundTable = (histories: readonly History[]) => ({
  head: [
    'author',
    'language',
    'posts',
    'compared',
    ...steps.map((step) => `habits after ${step}`),
    'in the end',
    'changed: first 3',
    'last 3',
  ],
  rows: histories.map((history) => {
    const { author, language, pairs } = history
    const count = (step: number) => String(habitsIn(learnedFrom(pairs.slice(0, step), language)).length)
    const distances = pairs.map(distanceOf)
    return [
      author,
      language,
      String(pairs.length),
      String(learnedFrom(pairs, language).length),
      ...steps.map((step) => (pairs.length >= step ? count(step) : '')),
      count(pairs.length),
      percent(average(distances.slice(0, 3))),
      percent(average(distances.slice(-3))),
    ]
  }),
})

export const foundLines = (histories: readonly History[]): string[] =>
  histories.flatMap((history) => [
    '',
    history.author,
    ...foundAfter(history).map(({ sentence, after }) => `  ${sentence} (known after ${after})`),
  ])

/** Each draft unchanged, each with the next post's text, and histories of one post each by many authors. */
const controls: Record<string, (all: readonly History[]) => History[]> = {
  'published as drafted': (all) =>
    all.map((one) => ({ ...one, pairs: one.pairs.map((pair) => ({ ...pair, published: pair.draft })) })),
  'texts of other posts': (all) =>
    all.map((one) => ({
      ...one,
      pairs: one.pairs.map((pair, at) => ({ ...pair, published: one.pairs[(at + 1) % one.pairs.length]!.published })),
    })),
  'posts of many authors': (all) =>
    [...Map.groupBy(all, ({ language }) => language).values()].flatMap((alike) =>
      alike.length < 3
        ? []
        : alike.map((one, place) => ({
            ...one,
            pairs: one.pairs.flatMap((_, at) => alike[(place + at) % alike.length]!.pairs[at] ?? []),
          })),
    ),
}

/** Habits where there are none. Many authors may still share one. */
export const controlTable = (histories: readonly History[]) => ({
  head: ['control', 'histories', 'posts', 'compared', 'habits found'],
  rows: Object.entries(controls).map(([name, make]) => {
    const made = make(histories)
    const learned = made.map(({ pairs, language }) => learnedFrom(pairs, language))
    const total = (counts: readonly number[]) => String(counts.reduce((sum, count) => sum + count, 0))
    return [
      name,
      String(made.length),
      total(made.map(({ pairs }) => pairs.length)),
      total(learned.map(({ length }) => length)),
      total(learned.map((one) => habitsIn(one).length)),
    ]
  }),
})

/** Writes the prompt for each brief without and with what was learned, to be sent to any model. Returns the files. */
export function writePrompts(histories: readonly History[], folder: string, after: number): string[] {
  mkdirSync(folder, { recursive: true })
  return histories.flatMap((history) =>
    (history.briefs ?? []).flatMap((given, at) => {
      const learned = learnedFrom(history.pairs.slice(0, after || undefined), history.language)
      return (['without', 'with'] as const).map((kind) => {
        const file = join(folder, `${history.author.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}-${at + 1}-${kind}.txt`)
        const { system, author, prompt } = promptFor(taskOf(history, given, kind === 'with' ? learned : []))
        writeFileSync(file, `${[system, author, prompt].filter(Boolean).join('\n\n')}\n`)
        return file
      })
    }),
  )
}

function taskOf(
  { language, about = '', samples = [] }: History,
  given: NonNullable<History['briefs']>[number],
  learned: Learned[],
): WritingTask {
  const brief: Brief = {
    category: 'explanation',
    postType: null,
    tone: 'standard',
    emojiUsage: 'a-few',
    language,
    aiModel: 'gpt4',
    ...given,
  }
  const evidence = { samples, profile: about, proofs: [] }
  return {
    kind: 'post',
    seed: 1,
    brief,
    author: {
      about,
      evidence,
      neverSay: [],
      voice: null,
      address: addressIn(samples, language),
      ...nearestTo(factsOf(brief), evidence),
      taught: taughtFor(brief, { learned, decided: [] }),
    },
  }
}
