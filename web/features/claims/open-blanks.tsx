import { useLingui } from '@lingui/react/macro'
import { TextCursorInput } from 'lucide-react'
import type { PostBlank } from '#shared/blanks.ts'
import { sectionNames } from '#shared/posts.ts'
import { translated } from '#web/lib/language.ts'

export const OpenBlanks = ({ blanks }: { blanks: readonly PostBlank[] }) => {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Open blanks`} className="grid max-h-72 gap-2 overflow-y-auto">
      {blanks.map(({ section, index, question }) => (
        <li key={`${section} ${index}`} className="flex items-start gap-2">
          <TextCursorInput aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
          <span className="min-w-0">
            <span dir="auto" data-own className="block font-medium break-words first-letter:uppercase">
              {question}
            </span>{' '}
            <span className="text-sm text-ink-3">{translated(sectionNames[section])}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
