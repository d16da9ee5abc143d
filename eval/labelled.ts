import { readFileSync } from 'node:fs'
import { type EmojiUsage, idsOf, type Language, languages } from '#shared/catalogue.ts'
import { traceClaims } from '#shared/claims.ts'
import type { PostContent } from '#shared/posts.ts'
import { checkPost, slopIn } from '#shared/reader/check.ts'
import { loadEveryLanguage } from '#shared/reader/languages.ts'

await loadEveryLanguage()

/** A passage and what is wrong with it, written by hand without knowledge of the rules. */
export interface Passage {
  number: number
  text: string
  /** All that the author gave. */
  brief: string
  emojiUsage: EmojiUsage
  /** The exact words that read as slop, and the numbers and dates that nothing backs. */
  slop: string[]
  invented: string[]
  breaksEmoji: boolean
}

export const measuredRules = ['slop', 'invented numbers', 'emoji'] as const
export type MeasuredRule = (typeof measuredRules)[number]

/** Shares, 0..1, and the passages behind what went wrong. */
export interface Accuracy {
  labelled: number
  /** Share of the labelled spans that are found. */
  recall: number
  /** Share of the passages without this fault that are flagged for it. */
  falseAlarms: number
  missed: string[]
  wronglyFlagged: string[]
}

/** The rules were mended on the known passages, never on the unread ones: those say what to expect of a new text. */
export const passageSets = ['known', 'unread'] as const
export type PassageSet = (typeof passageSets)[number]

/** `## number`, then lines `brief:`, `emojis:` and `faults:`, an empty line, and the passage. */
export function readPassages(language: Language, set: PassageSet): Passage[] {
  const file = readFileSync(new URL(`./passages/${set}/${language}.md`, import.meta.url), 'utf8')
  return file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, head = '', text = ''] = /^(.*?)\n\n(.*)$/s.exec(part.trim()) ?? []
      const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(head)?.[1]?.trim() ?? ''
      const faults = field('faults')
      const spans = (kind: string) =>
        faults
          .split(';')
          .filter((fault) => fault.trim().startsWith(kind))
          .flatMap((fault) => [...fault.matchAll(/"([^"]+)"/g)].map(([, span]) => span!))
      return {
        number: Number.parseInt(part, 10),
        text: text.trim(),
        brief: field('brief'),
        emojiUsage: field('emojis') as EmojiUsage,
        slop: spans('slop'),
        invented: spans('invented'),
        breaksEmoji: /(?:^|;)\s*emoji\s*(?:;|$)/.test(faults),
      }
    })
}

const asContent = (text: string): PostContent => ({ hook: '', insight: text, value: '', cta: '' })

interface Span {
  start: number
  end: number
}

/** What the rules find in a passage. */
function found(passage: Passage, language: Language): Record<MeasuredRule, Span[]> {
  const content = asContent(passage.text)
  const evidence = { brief: passage.brief, samples: [], profile: '', proofs: [], settled: [] }
  const claims = traceClaims(content, language, evidence)
  const { findings, criteria } = checkPost({
    content,
    language,
    category: 'explanation',
    emojiUsage: passage.emojiUsage,
    claims,
    voice: null,
  })
  return {
    slop: slopIn(passage.text, language),
    'invented numbers': claims.filter(
      ({ kind, backing }) => backing === null && (kind === 'number' || kind === 'date'),
    ),
    // Emojis that are missing stand nowhere, so only the criterion says it.
    emoji: criteria.some(({ sentence }) => /fewer emojis than/.test(sentence))
      ? [{ start: 0, end: 0 }]
      : findings.filter(({ rule }) => rule === 'emoji-amount'),
  }
}

export function accuracyOf(language: Language, set: PassageSet): Record<MeasuredRule, Accuracy> {
  const all = readPassages(language, set).map((passage) => ({ passage, hits: found(passage, language) }))
  const accuracy = (rule: MeasuredRule, labelsOf: (passage: Passage) => string[]): Accuracy => {
    const missed: string[] = []
    const wronglyFlagged: string[] = []
    let labelled = 0
    let without = 0
    for (const { passage, hits } of all) {
      const labels = labelsOf(passage)
      labelled += labels.length
      for (const label of labels) {
        const start = passage.text.indexOf(label)
        const isFound =
          rule === 'emoji'
            ? hits[rule].length > 0
            : hits[rule].some((hit) => hit.start < start + label.length && hit.end > start)
        if (!isFound) missed.push(`${passage.number}: ${label}`)
      }
      if (labels.length > 0) continue
      without++
      if (hits[rule].length > 0)
        wronglyFlagged.push(
          `${passage.number}: ${hits[rule].map(({ start, end }) => passage.text.slice(start, end)).join(' | ')}`,
        )
    }
    return {
      labelled,
      recall: labelled ? 1 - missed.length / labelled : 1,
      falseAlarms: without ? wronglyFlagged.length / without : 0,
      missed,
      wronglyFlagged,
    }
  }
  return {
    slop: accuracy('slop', ({ slop }) => slop),
    'invented numbers': accuracy('invented numbers', ({ invented }) => invented),
    emoji: accuracy('emoji', ({ breaksEmoji }) => (breaksEmoji ? ['emoji'] : [])),
  }
}

const percent = (share: number) => `${(share * 100).toFixed(share > 0.9995 || share === 0 ? 0 : 1)} %`

/** Recall and false alarms of each rule in each language, as a table. */
export function readerTable(set: PassageSet): { head: string[]; rows: string[][] } {
  const all = idsOf(languages).map((language) => accuracyOf(language, set))
  return {
    head: ['', 'promise', ...languages.map(({ name }) => name)],
    rows: measuredRules.flatMap((rule) => [
      [`${rule}: labelled`, '', ...all.map((accuracy) => String(accuracy[rule].labelled))],
      [`${rule}: found`, '≥ 90 %', ...all.map((accuracy) => percent(accuracy[rule].recall))],
      [`${rule}: false alarms`, '≤ 5 %', ...all.map((accuracy) => percent(accuracy[rule].falseAlarms))],
    ]),
  }
}
