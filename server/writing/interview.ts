import { maxAnswers } from '#shared/writing.ts'
import type { Context } from '../context.ts'
import { type Lack, questions, told, wanted } from './interview-questions.ts'
import { type InterviewRequest, requireCategory } from './requests.ts'

/** So long a subject has told what cannot be seen in it, too. */
const tellingLength = 1_200

/**
 * Up to three questions, in the post's language, for what the subject lacks to make a good post of its category. None
 * where it could not be read in time: they may be left out.
 */
export async function interview(
  { analysis }: Pick<Context, 'analysis'>,
  { title: subject, category, language }: InterviewRequest,
): Promise<string[]> {
  requireCategory(category)
  const content = { hook: subject, insight: '', value: '', cta: '' }
  const claims = await analysis.run('claimsIn', content, language)
  if (!claims) return []
  const kinds = new Set(claims.map(({ kind }) => kind))
  const has: Partial<Record<Lack, boolean>> = {
    number: kinds.has('number'),
    when: kinds.has('date'),
    who: kinds.has('name') || told[language].who.test(subject),
    reason: told[language].reason.test(subject),
    audience: told[language].audience.test(subject),
  }
  const isTold = (lack: Lack) => has[lack] ?? subject.length > tellingLength
  return (wanted[category] ?? wanted.explanation!)
    .filter((lack) => !isTold(lack))
    .slice(0, maxAnswers)
    .map((lack) => questions[language][lack])
}
