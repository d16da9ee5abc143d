import { msg } from '@lingui/core/macro'
import { neverSaidIn } from '#shared/never-say.ts'
import { type PostContent, sections } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'

export const neverSayFindings = (content: PostContent, phrases: readonly string[]): Finding[] =>
  sections.flatMap((section) =>
    neverSaidIn(content[section], phrases).map(({ start, end }) => ({
      rule: 'never-say',
      criterion: 'slop' as const,
      section,
      start,
      end,
      quote: content[section].slice(start, end),
      reason: msg`It’s on your “Never say” list.`,
      fix: null,
    })),
  )
