import { type ReactNode, useRef } from 'react'
import type { Post } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { OpenPointsStep } from './open-points-step.tsx'
import { useUndoEditorSchedule } from './queries.ts'
import { type Refusals, ScheduleForm } from './schedule-form.tsx'
import { whenOf } from './when.ts'

interface EditorScheduleFormProps {
  editor: PostEditor
  /** `09:00`, for a post without a time. */
  usualTime: string
  refusals: Refusals
  isReady?: () => boolean
  onFillBlanks: () => void
  onClose: () => void
  children?: ReactNode
}

/** Gives the post on screen its time, with the words that were typed and not saved yet; it is a draft again then. */
export function EditorScheduleForm({ editor, usualTime, onFillBlanks, ...form }: EditorScheduleFormProps) {
  const { post } = editor
  // The time of a post that is live, or was missed, is no proposal for another.
  const isToCome = post?.status === 'scheduled'
  /** As it was before it got this time. */
  const former = useRef<Post>(undefined)
  const undo = useUndoEditorSchedule()
  return (
    <ScheduleForm
      {...form}
      first={(timeZone) => whenOf(isToCome ? post?.scheduledFor : null, usualTime, timeZone)}
      submit="Schedule"
      send={(time) => {
        former.current = editor.saved()
        return editor.save({ ...time, isPublished: false })
      }}
      consequence={() => (former.current?.savedToLibrary ? 'It is no longer marked as saved to your library.' : '')}
      // One that was live has been taken for a draft, on its author's word.
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
