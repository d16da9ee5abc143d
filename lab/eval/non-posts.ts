import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsOf, type Language, languages } from '../../shared/catalogue.ts'
import { checkPost } from '../../shared/reader/check.ts'
import { loadEveryLanguage } from '../../shared/reader/languages.ts'
import { sectionsIn } from '../../shared/text/sections.ts'

// Texts that are not posts yet, assembled from parts, and their Reader check. The second half has kinds and wordings
// of its own, written after the rule worked on the first half.

export const halves = ['first', 'second'] as const
type Half = (typeof halves)[number]

export interface NonPost {
  language: Language
  half: Half
  kind: string
  text: string
}

/** With a higher score a text would pass for a post. */
export const maxShown = 30
const perHalf = 500

type Part =
  | ('word' | 'title' | 'part' | 'when' | 'who' | 'because')
  | ('thing' | 'label' | 'item' | 'figure' | 'template' | 'blank')
type Take = (part: Part, count?: number) => string[]
type Kind = (take: Take, number: (least: number, most: number) => number) => string

const sentence = (line: string) => `${line.slice(0, 1).toUpperCase()}${line.slice(1)}.`
const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
const answers: readonly Part[] = ['when', 'who', 'because']

/** Kinds in both halves, and kinds in the second only. */
const kinds: Readonly<Record<Half, Readonly<Record<string, Kind>>>> = {
  first: {
    answers: (take) => [...take('title'), ...answers.flatMap((one) => take(one))].map(sentence).join('\n\n'),
    'answers in small letters': (take) =>
      [...take('word'), ...answers.flatMap((one) => take(one)).map((one) => one.toLowerCase())].join('\n\n'),
    'a title with fragments': (take, number) =>
      [...take('part').map(sentence), [...take('when'), ...take('thing', number(1, 3))].map(sentence).join(' ')].join(
        '\n\n',
      ),
    'open blanks': (take, number) => [...take('title'), ...take('blank', number(3, 4))].join('\n\n'),
    'a template': (take) => take('template', 3).join('\n\n'),
    'a list of words': (take, number) => take('word', number(3, 7)).join(', '),
    'words in lines': (take, number) => take('word', number(2, 6)).join('\n'),
    'a single word': (take) => take('word').join(''),
    headings: (take, number) => take('title', number(2, 4)).join('\n\n'),
    outline: (take, number) => [...take('part'), bullets(take('thing', number(2, 6)))].join('\n\n'),
    'a subject line': (take) => take('title').join(''),
    'a subject line with a verb': (take) => take('part').join(''),
    'labels with answers': (take) => {
      const labels = take('label', 3)
      return answers.map((one, at) => `${labels[at]}: ${take(one)[0]}`).join('\n')
    },
    agenda: (take, number) =>
      [...take('title'), ...take('item', number(2, 4)).map((item, at) => `${9 + at}:00 ${item}`)].join('\n'),
    figures: (take, number) => [...take('word'), ...take('figure', number(2, 4)).map(sentence)].join('\n\n'),
    hashtags: (take, number) =>
      [
        ...take('title'),
        take('word', number(2, 5))
          .map((word) => `#${word.replaceAll(' ', '')}`)
          .join(' '),
      ].join('\n\n'),
    'marked headings': (take, number) =>
      take('part', number(2, 3))
        .map((one, at) => `${at + 1}. ${one}`)
        .join('\n'),
    'answers in one line': (take) => answers.flatMap((one) => take(one)).join(', '),
    'a title and a blank': (take) => [...take('part'), ...take('blank')].join('\n\n'),
    'notes with arrows': (take, number) =>
      take('thing', number(2, 4))
        .map((one) => `→ ${one}`)
        .join('\n'),
    'an outline of parts': (take, number) =>
      [...take('title'), bullets([...take('part', number(1, 2)), ...take('item', 2)])].join('\n\n'),
    'thanks and a name': (take) => [...take('figure'), ...take('who')].map(sentence).join(' '),
  },
  second: {
    timeline: (take, number) =>
      [...take('word'), ...take('thing', number(2, 4)).map((one, at) => `${2015 + at}: ${one}`)].join('\n'),
    'rows with bars': (take) =>
      [0, 1].map(() => [take('word'), take('thing'), take('figure')].map(String).join(' | ')).join('\n'),
    'for and against': (take, number) =>
      [...take('part'), ...take('thing', number(2, 4)).map((one, at) => `${at % 2 ? '–' : '+'} ${one}`)].join('\n'),
    'labels and dashes': (take) =>
      take('label', 3)
        .map((one, at) => `${one} – ${take(answers[at]!)[0]?.toLowerCase()}`)
        .join('\n\n'),
    'a title in capitals': (take, number) =>
      [take('title').join('').toUpperCase(), take('item', number(1, 3)).join(', ')].join('\n\n'),
    'words that ask': (take, number) =>
      take('word', number(2, 4))
        .map((one) => `${one}?`)
        .join(' '),
    'a title, who and a blank': (take) =>
      [...take('title'), sentence(take('who').join('')), ...take('blank')].join('\n\n'),
    'an answer in brackets': (take) =>
      `${take('title')[0]} (${take('when')[0]?.toLowerCase()}). ${sentence(take('because').join(''))}`,
  },
}

function partsOf(language: Language, half: Half): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  const mark = half === 'second' ? '~ ' : ''
  let lines: string[] = []
  for (const line of readFileSync(join(import.meta.dirname, `non-posts/${language}.txt`), 'utf8')
    .trim()
    .split('\n')) {
    const [, name] = /^\[(\p{L}+)\]$/u.exec(line) ?? []
    if (name) {
      lines = []
      parts.set(name, lines)
    } else if (!line.startsWith('#') && line.startsWith('~ ') === (half === 'second'))
      lines.push(line.slice(mark.length))
  }
  return parts
}

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** 1,000 texts, 500 for each half, in the four languages in turn. */
export function nonPosts(): NonPost[] {
  return halves.flatMap((half, seed) => {
    const roll = dice(seed + 1)
    const known = Object.entries(half === 'second' ? { ...kinds.first, ...kinds.second } : kinds.first)
    const parts = new Map(idsOf(languages).map((language) => [language, partsOf(language, half)]))
    return Array.from({ length: perHalf }, (_, at): NonPost => {
      const language = idsOf(languages)[at % 4]!
      const [kind, make] = known[Math.floor(at / 4) % known.length]!
      const take: Take = (part, count = 1) => {
        const left = [...parts.get(language)!.get(part)!]
        return Array.from({ length: Math.min(count, left.length) }, () => left.splice(roll(left.length), 1)[0]!)
      }
      return { language, half, kind, text: make(take, (least, most) => least + roll(most - least + 1)) }
    })
  })
}

/** The score of a text; null if it is called no post yet. */
export function shownFor({ text, language }: Pick<NonPost, 'text' | 'language'>): number | null {
  const { content } = sectionsIn(text)
  return checkPost({ content, language, category: 'explanation', claims: null, voice: null }).score
}

/** A table by half and language: how many texts score above 30. */
export async function nonPostTable(): Promise<{ head: string[]; rows: string[][] }> {
  await loadEveryLanguage()
  const shown = nonPosts().map((one) => ({ ...one, score: shownFor(one) }))
  const count = (some: readonly { score: number | null }[]) => {
    const above = some.filter(({ score }) => (score ?? 0) > maxShown).length
    return `${above} of ${some.length}`
  }
  return {
    head: [`shown above ${maxShown}`, ...languages.map(({ name }) => name), 'all'],
    rows: halves.map((half) => {
      const ofHalf = shown.filter((one) => one.half === half)
      return [
        half,
        ...idsOf(languages).map((id) => count(ofHalf.filter(({ language }) => language === id))),
        count(ofHalf),
      ]
    }),
  }
}
