import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { Post } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { OpenPointsStep } from './open-points-step.tsx'
import { useUndoEditorSchedule } from './queries.ts'
import { type Refusals, ScheduleForm } from './schedule-form.tsx'
import { whenOf } from './when.ts'

interface EditorScheduleFormProps {
  editor: PostEditor
  usualTime: string
  refusals: Refusals
  isReady?: () => boolean
  onFillBlanks: () => void
  onClose: () => void
  children?: ReactNode
}

/** Schedules the post on screen with its unsaved edits. A live post becomes a draft again. */
export function EditorScheduleForm({ editor, usualTime, onFillBlanks, ...form }: EditorScheduleFormProps) {
  const { t } = useLingui()

  const { post } = editor
  // A missed or live post's time is no suggestion.
  const isToCome = post?.status === 'scheduled'
  const former = useRef<Post>(undefined)
  const undo = useUndoEditorSchedule()
  return (
    <ScheduleForm
      {...form}
      first={(timeZone) => whenOf(isToCome ? post?.scheduledFor : null, usualTime, timeZone)}
      submit={t`Schedule`}
      send={(time) => {
        former.current = editor.saved()
        return editor.save({ ...time, isPublished: false })
      }}
      consequence={() => (former.current?.savedToLibrary ? t`It is no longer marked as saved to your library.` : '')}
      // Scheduling makes a live post a draft on its author's word; an undo would not make it live again.
      undo={post?.publication ? undefined : () => former.current && undo(former.current, editor.saved()?.scheduledFor)}
      written={async () => ({ ...editor.saved()!, content: editor.contentNow()! })}
      saved={async () => {
        await editor.save()
        return editor.saved()!
      }}
      question={(points, answers) => (
        <OpenPointsStep editor={editor} points={points} onFill={onFillBlanks} {...answers} />
      )}
    />
  )
}
