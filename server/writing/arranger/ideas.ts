import { everyWritingWords, writingWords } from '#shared/languages/writing.ts'
import { likelyLanguageOf } from '#shared/text/language.ts'
import { minSubjectLength } from '#shared/writing.ts'
import { nearOnes } from '../../voice/nearest.ts'
import type { IdeaDraft, IdeasTask } from '../engine.ts'
import { cleanItem, sentencesOfNotes } from './sentences.ts'

const everyIdeas = everyWritingWords.map(({ ideas }) => ideas)

const maxKept = 3
const longestTitle = 150

function titlesOf(kept: readonly string[], themes: readonly string[], seed: number): string[] {
  const near = nearOnes(kept, themes.join(' '))
  const titles = (near.length > 0 ? near : kept)
    .map((text) => cleanItem(sentencesOfNotes(text.trim().split('\n')[0] ?? '')[0] ?? '', 'english'))
    .filter((title) => title.length >= minSubjectLength && title.length <= longestTitle)
  const all = [...new Set(titles)]
  return all.map((_, at) => all[(seed + at) % all.length]!).slice(0, maxKept)
}

/**
 * Starts from the author's proof bank, then asks about their themes, by category. The same task gives the same ideas.
 */
export function proposeIdeas({ themes, kept = [], categories, seed }: IdeasTask): IdeaDraft[] {
  const own = titlesOf(kept, themes, seed)
  const languages = themes.map(likelyLanguageOf)
  const usual = languages.find((language) => language !== null) ?? 'english'
  const taken = new Set<string>()
  return categories.map((category, at) => {
    const [approach, ...questions] = writingWords[languages[at % themes.length] ?? usual].ideas[category]
    if (own[at]) return { title: own[at], description: approach }
    // Every question comes up for every theme before a title could repeat.
    for (let turn = 0; ; turn++) {
      const theme = (at + Math.floor(turn / questions.length)) % themes.length
      const question = questions[(seed + at + turn) % questions.length]!
      const title = titleOf(themes[theme]!, question)
      if (taken.has(title) && turn < questions.length * themes.length) continue
      taken.add(title)
      return { title, description: approach }
    }
  })
}

function titleOf(theme: string, question: string): string {
  const name = cleanItem(theme, 'english').replace(/(?<![.:;,])[.:;,]{1,5}$/, '')
  const colon = question.endsWith('\u00A0?') ? '\u00A0:' : ':'
  return `${name}${colon} ${question}`
}

const approaches = new Set(everyIdeas.flatMap((ideas) => Object.values(ideas).map(([approach]) => approach)))

/** Removes the line on how to approach an idea: it is for the author, not for readers. */
export const withoutApproach = (subject: string): string =>
  subject
    .split('\n')
    .filter((line) => !approaches.has(line.trim()))
    .join('\n')
    .trim() || subject

export function readIdea(subject: string): { theme: string; question: string } | undefined {
  if (!subject.endsWith('?') || subject.length > 250) return undefined
  for (const ideas of everyIdeas)
    for (const [, ...asked] of Object.values(ideas)) {
      const question = asked.find((one) => subject.endsWith(`: ${one}`))
      if (question) return { theme: subject.slice(0, -question.length - 2).trimEnd(), question }
    }
  return undefined
}
