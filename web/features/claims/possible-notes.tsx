import { plural } from '@lingui/core/macro'
import { useLingui as useLanguage } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { useId, useRef } from 'react'
import type { OpenNote } from '#shared/notes.ts'
import { notesId } from '#web/lib/say-notes.ts'
import { Button } from '#web/ui/button.tsx'
import { type NotesEditor, openNotesOf, useDeciding } from './deciding.ts'

/** Asks about each passage that may be meant for the writer: keep it, or leave it out. */
export function PossibleNotes({ editor }: { editor: NotesEditor }) {
  const { t } = useLingui()

  const heading = useRef<HTMLHeadingElement>(null)
  const othersId = useId()
  const { keep, keepAll, leaveOut } = useDeciding(editor)
  const open = openNotesOf(editor.content, editor.post)
  if (open.length === 0) return null
  const notes = open.filter(({ together }) => !together)
  const others = open.filter(({ together }) => together)

  /** The button goes with its passage. */
  function decide(decision: Promise<void>) {
    heading.current?.focus({ preventScroll: true })
    void decision
  }

  return (
    <section
      aria-labelledby={notesId}
      className="mx-5 mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 rounded border border-line border-l-3 border-l-warn px-4 py-3 text-sm"
    >
      <div>
        <h2 id={notesId} ref={heading} tabIndex={-1} className="scroll-my-24 font-semibold outline-none">
          <Trans>For readers?</Trans>
        </h2>
        <p aria-live="polite" className="text-ink-2">
          {notes.length > 0 &&
            plural(notes.length, {
              one: 'This may be a note to the writer.',
              other: '# sentences may be notes to the writer.',
            })}{' '}
          <Trans>Without a model, only you can tell.</Trans>
        </p>
      </div>
      {notes.length > 0 && (
        <ul aria-label={t`Possible notes`} className="grid max-h-80 divide-y divide-line overflow-y-auto">
          {notes.map((note) => (
            <Choice
              key={`${note.section} ${note.start}`}
              note={note}
              onKeep={() => decide(keep(note))}
              onLeaveOut={() => decide(leaveOut(note))}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p id={othersId} className="text-ink-2">
            {notes.length > 0 ? t`Is one of the others a note, too?` : t`Is one of these a note to the writer?`}
          </p>
          <ul aria-labelledby={othersId} className="grid max-h-80 divide-y divide-line overflow-y-auto">
            {others.map((note) => (
              <Choice key={`${note.section} ${note.start}`} note={note} onLeaveOut={() => decide(leaveOut(note))} />
            ))}
          </ul>
          <Button variant="outline" size="sm" className="justify-self-start" onClick={() => decide(keepAll())}>
            {plural(others.length, { one: 'No, it is for readers', other: 'No, these # are for readers' })}
          </Button>
        </>
      )}
    </section>
  )
}

interface ChoiceProps {
  note: OpenNote
  /** Missing where one answer keeps several. */
  onKeep?: () => void
  onLeaveOut: () => void
}

const Choice = ({ note: { text, name }, onKeep, onLeaveOut }: ChoiceProps) => {
  const { t } = useLingui()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0 flex-1 basis-60 break-words">
        <q dir="auto" data-own>
          {text}
        </q>
        {name !== undefined && (
          <span className="block text-ink-3">
            <Trans>“{name}” was in a note that you left out.</Trans>
          </span>
        )}
      </span>
      <span className="flex gap-2">
        {onKeep && (
          <Button variant="outline" size="sm" aria-label={t`Keep: ${text}`} onClick={onKeep}>
            <Trans>Keep</Trans>
          </Button>
        )}
        <Button variant="outline" size="sm" aria-label={t`Leave out: ${text}`} onClick={onLeaveOut}>
          <Trans>Leave out</Trans>
        </Button>
      </span>
    </li>
  )
}

/** Leads to the list. */
export function NoteCount({ editor }: { editor: Pick<NotesEditor, 'post' | 'content'> }) {
  useLanguage()
  const notes = openNotesOf(editor.content, editor.post)
  const alone = notes.filter(({ together }) => !together).length
  const count = alone === notes.length ? alone : alone + 1
  if (count === 0) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-my-1.5 -mr-2 gap-1 @max-[28rem]:-ml-2 px-2 text-xs text-warn hover:text-warn"
      onClick={() => document.getElementById(notesId)?.focus()}
    >
      <Eye aria-hidden className="size-3.5" />
      {plural(count, { one: '# for readers?', other: '# for readers?' })}
    </Button>
  )
}
