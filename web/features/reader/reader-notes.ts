import { msg } from '@lingui/core/macro'
import { openNotes } from '#shared/notes.ts'
import type { PossibleNote } from '#shared/possible-notes.ts'
import type { PostContent } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'

export const noteRule = 'possible-note'

/** Passages that may be notes to the writer. They cost no points. */
export const noteFindings = (content: PostContent, notes: readonly PossibleNote[]): Finding[] =>
  openNotes(content, notes)
    .filter(({ together }) => !together)
    .map(({ section, start, end, text, name }) => ({
      rule: noteRule,
      criterion: 'form' as const,
      section,
      start,
      end,
      quote: text,
      reason:
        name === undefined
          ? msg`It may be a note to the writer. Keep it, or leave it out.`
          : msg`“${name}” was in a note that you left out. Keep this, or leave it out, too.`,
      fix: null,
    }))
