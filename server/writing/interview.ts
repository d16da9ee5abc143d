import { type Lack, writingWords } from '#shared/languages/writing.ts'
import { isBareSubject } from '#shared/text/bare-subject.ts'
import { languageOf } from '#shared/text/language.ts'
import { factsOf, maxAnswers } from '#shared/writing.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { WritingAnalyses } from './analyses.ts'
import { isSerious, wanted, wantedOfSerious } from './interview-questions.ts'
import { type InterviewRequest, requireCategory } from './requests.ts'

interface Asked {
  questions: string[]
  /** A beginning of the answer to each question; empty if there is none. */
  frames: string[]
}

/**
 * Up to three questions, in the language of the subject, about details that a good post of the category needs and the
 * author has not given. If the subject tells a story, only asks for clearly missing details. Returns none if the
 * analysis takes too long, since the questions are optional.
 */
export async function interview(
  { analysis }: WithAnalysis<WritingAnalyses>,
  { subject, category, language: chosen, answers = [] }: InterviewRequest,
): Promise<Asked> {
  requireCategory(category)
  const language = languageOf(subject) ?? chosen
  const given = answers.filter(({ answer }) => answer)
  const text = factsOf({ subject, answers: given })
  const claims = await analysis.claimsIn({ hook: text, insight: '', value: '', cta: '' }, language)
  if (!claims) return { questions: [], frames: [] }
  const kinds = new Set(claims.map(({ kind }) => kind))
  const isSeen: Partial<Record<Lack, boolean>> = {
    number: kinds.has('number'),
    when: kinds.has('date'),
    who: kinds.has('name'),
  }
  const isBare = isBareSubject(subject, language)
  const { questions, frames, mentions } = writingWords[language].interview
  const canBeSeen = (lack: Lack) => lack in isSeen || lack in mentions
  const isMentioned = (lack: Lack) => isSeen[lack] || (mentions[lack]?.test(text) ?? false)
  const lacks = isSerious(text, language) ? wantedOfSerious : (wanted[category] ?? wanted.explanation!)
  const answered = new Set(given.map(({ question }) => question))
  const open = lacks
    .filter((lack) => (isBare || canBeSeen(lack)) && !isMentioned(lack))
    .filter((lack) => !answered.has(questions[lack]))
    .slice(0, Math.max(maxAnswers - given.length, 0))
  return {
    questions: open.map((lack) => questions[lack]),
    frames: open.map((lack) => frames[lack] ?? ''),
  }
}
