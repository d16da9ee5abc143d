import type { ReactNode } from 'react'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { OpenPointsStep } from './open-points-step.tsx'
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
  return (
    <ScheduleForm
      {...form}
      first={(timeZone) => whenOf(post?.scheduledFor, usualTime, timeZone)}
      submit="Schedule"
      send={(time) => editor.save({ ...time, isPublished: false })}
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
