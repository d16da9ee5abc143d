import type { Language } from '#shared/catalogue.ts'
import type { IdeaCategory } from '#shared/ideas.ts'
import { likelyLanguageOf } from '#shared/text/language.ts'
import type { IdeaDraft, IdeasTask } from '../engines/engine.ts'
import { englishIdeas } from './english-ideas.ts'
import { frenchIdeas } from './french-ideas.ts'
import { germanIdeas } from './german-ideas.ts'
import { cleanItem } from './sentences.ts'
import { spanishIdeas } from './spanish-ideas.ts'

/** For each category how to approach it, then the questions. */
export type IdeaTexts = Record<IdeaCategory, readonly [approach: string, ...questions: string[]]>

const texts: Readonly<Record<Language, IdeaTexts>> = {
  english: englishIdeas,
  spanish: spanishIdeas,
  french: frenchIdeas,
  german: germanIdeas,
}

/** Asks the author about their themes, by category. The same task gives the same ideas. */
export function proposeIdeas({ themes, categories, seed }: IdeasTask): IdeaDraft[] {
  const languages = themes.map(likelyLanguageOf)
  const usual = languages.find((language) => language !== null) ?? 'english'
  const taken = new Set<string>()
  return categories.map((category, at) => {
    const [approach, ...questions] = texts[languages[at % themes.length] ?? usual][category]
    // Every question comes up for every theme before a title could come twice.
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

const approaches = new Set(Object.values(texts).flatMap((of) => Object.values(of).map(([approach]) => approach)))

/** A subject without the line that tells its author how to approach an idea of ours: it is for them, not for readers. */
export const withoutApproach = (subject: string): string =>
  subject
    .split('\n')
    .filter((line) => !approaches.has(line.trim()))
    .join('\n')
    .trim() || subject

/** The theme and the question of an idea that is used as a subject. */
export function readIdea(subject: string): { theme: string; question: string } | undefined {
  if (!subject.endsWith('?') || subject.length > 250) return undefined
  for (const questions of Object.values(texts))
    for (const [, ...asked] of Object.values(questions)) {
      const question = asked.find((one) => subject.endsWith(`: ${one}`))
      if (question) return { theme: subject.slice(0, -question.length - 2).trimEnd(), question }
    }
  return undefined
}
