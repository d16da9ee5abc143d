import { useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import type { OpenNote } from '#shared/notes.ts'
import { sectionNames } from '#shared/posts.ts'
import { translated } from '#web/lib/language.ts'

export const OpenNotes = ({ notes }: { notes: readonly OpenNote[] }) => {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Possible notes`} className="grid max-h-72 gap-2 overflow-y-auto">
      {notes.map(({ section, start, text }) => (
        <li key={`${section} ${start}`} className="flex items-start gap-2">
          <Eye aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
          <span className="min-w-0">
            <span dir="auto" data-own className="block font-medium break-words">
              {text}
            </span>{' '}
            <span className="text-sm text-ink-3">{translated(sectionNames[section])}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
