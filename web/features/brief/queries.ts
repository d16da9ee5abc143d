import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '#web/lib/api.ts'
import type { BriefInput } from './brief-input.ts'

const path = '/api/interview'

/** Questions about a subject before the post is written. The API calls the subject `title`. */
export const interviewQuery = ({
  subject,
  category,
  language,
  answers,
}: Pick<BriefInput, 'subject' | 'category' | 'language' | 'answers'>) =>
  queryOptions({
    queryKey: [path, language, category, subject, answers],
    queryFn: ({ signal }) =>
      send<{ questions: string[]; frames: string[] }>(
        'POST',
        path,
        { title: subject, category, language, answers },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
