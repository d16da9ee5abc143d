import type { ReactNode } from 'react'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { OpenPointsStep } from './open-points.tsx'
import { type Refusals, ScheduleForm } from './schedule-form.tsx'
import { whenOf } from './when.ts'

interface EditorScheduleFormProps {
  editor: PostEditor
  /** `09:00`, for a post without a time. */
  usualTime: string
  refusals: Refusals
  submit: string
  /** Whether the time makes a draft of a post that was saved or live. */
  isDraftAgain: boolean
  isReady?: () => boolean
  onFillBlanks: () => void
  onClose: () => void
  children?: ReactNode
}

/** Gives the post on screen its time, with the words that were typed and not saved yet. */
export function EditorScheduleForm({
  editor,
  usualTime,
  isDraftAgain,
  onFillBlanks,
  ...form
}: EditorScheduleFormProps) {
  const { post } = editor
  return (
    <ScheduleForm
      {...form}
      first={(timeZone) => whenOf(post?.scheduledFor, usualTime, timeZone)}
      send={(time) => editor.save(isDraftAgain ? { ...time, isPublished: false } : time)}
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
