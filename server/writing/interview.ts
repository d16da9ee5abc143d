import { isBareSubject } from '#shared/bare-subject.ts'
import { factsOf, maxAnswers } from '#shared/writing.ts'
import type { Context } from '../context.ts'
import { isSerious, type Lack, mentions, questions, wanted, wantedOfSerious } from './interview-questions.ts'
import { type InterviewRequest, requireCategory } from './requests.ts'

/**
 * Up to three questions, in the post's language, about what the subject and the answers so far lack for a good post of
 * the category. When the subject tells a story, only what is clearly missing is asked about. Returns none when the
 * subject cannot be analysed in time, since the questions are optional.
 */
export async function interview(
  { analysis }: Pick<Context, 'analysis'>,
  { subject, category, language, answers = [] }: InterviewRequest,
): Promise<string[]> {
  requireCategory(category)
  const given = answers.filter(({ answer }) => answer)
  const text = factsOf({ subject, answers: given })
  const claims = await analysis.run('claimsIn', { hook: text, insight: '', value: '', cta: '' }, language)
  if (!claims) return []
  const kinds = new Set(claims.map(({ kind }) => kind))
  const isSeen: Partial<Record<Lack, boolean>> = {
    number: kinds.has('number'),
    when: kinds.has('date'),
    who: kinds.has('name'),
  }
  const isBare = isBareSubject(subject, language)
  const patterns = mentions[language]
  const canBeSeen = (lack: Lack) => lack in isSeen || lack in patterns
  const isMentioned = (lack: Lack) => isSeen[lack] || (patterns[lack]?.test(text) ?? false)
  const lacks = isSerious(text, language) ? wantedOfSerious : (wanted[category] ?? wanted.explanation!)
  const answered = new Set(given.map(({ question }) => question))
  return lacks
    .filter((lack) => (isBare || canBeSeen(lack)) && !isMentioned(lack))
    .map((lack) => questions[language][lack])
    .filter((question) => !answered.has(question))
    .slice(0, Math.max(maxAnswers - given.length, 0))
}
