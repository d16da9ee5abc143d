import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '#web/lib/api.ts'
import type { BriefDraft } from './brief-draft.ts'

const path = '/api/interview'

/** What to ask about a subject before it is written. */
export const interviewQuery = ({
  subject,
  category,
  language,
  answers,
}: Pick<BriefDraft, 'subject' | 'category' | 'language' | 'answers'>) =>
  queryOptions({
    queryKey: [path, language, category, subject, answers],
    queryFn: ({ signal }) =>
      send<{ questions: string[] }>('POST', path, { title: subject, category, language, answers }, { signal }),
    placeholderData: keepPreviousData,
  })
