import { product } from '#shared/product.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { EditorScheduleForm } from './editor-schedule-form.tsx'
import type { Refusals } from './schedule-form.tsx'

const missingBoth = ['Missing information', 'Please select both a date and time for scheduling.'] as const
const missingDate = ['Date required', 'Please select a date for scheduling'] as const
const missingTime = ['Time required', 'Please select a time for scheduling'] as const

const refusals = (failed: string, missing: Pick<Refusals, 'missing' | 'missingTime'>): Refusals => ({
  ...missing,
  past: failed,
  failed: (error) => [failed, messageOf(error)],
})

/** The same questions, asked from the post's menu, from the action bar, or for a place in the calendar. */
const occasions = {
  schedule: {
    title: 'Schedule Your Post',
    description: 'Choose when this post should go out.',
    submit: 'Schedule',
    refusals: refusals('Failed to schedule post', { missing: missingBoth }),
    isDraftAgain: true,
  },
  'schedule-from-bar': {
    title: 'Schedule post',
    description: 'Choose when this post should go out.',
    submit: 'Schedule',
    refusals: refusals('Schedule failed', { missing: missingDate, missingTime }),
    isDraftAgain: true,
  },
  calendar: {
    title: 'Add to calendar',
    description: 'Give this post a day and a time in your calendar.',
    submit: 'Add to calendar',
    refusals: refusals('Schedule failed', { missing: missingDate, missingTime }),
    isDraftAgain: false,
  },
} as const

interface ScheduleDialogProps extends DialogProps {
  from: keyof typeof occasions
  editor: PostEditor
  onFillBlanks: () => void
}

export function ScheduleDialog({ from, editor, onClose, onCloseAutoFocus, onFillBlanks }: ScheduleDialogProps) {
  const { title, description, ...occasion } = occasions[from]
  const live = editor.post?.publication
  const { shortDate } = useClock()

  function isReady(): boolean {
    if (!editor.post) failureToast('Post ID not available', 'Please generate a post first')
    return editor.post !== undefined
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl" onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <EditorScheduleForm
          {...occasion}
          editor={editor}
          usualTime="09:00"
          isReady={isReady}
          onFillBlanks={onFillBlanks}
          onClose={onClose}
        >
          {live && occasion.isDraftAgain && (
            <p className="rounded border border-line bg-sunk px-4 py-2.5 text-ink-2">
              This post is live on {product.network} since {shortDate(live.at)}. Scheduling it makes it a draft again,
              to be posted once more.
            </p>
          )}
        </EditorScheduleForm>
      </DialogContent>
    </Dialog>
  )
}
