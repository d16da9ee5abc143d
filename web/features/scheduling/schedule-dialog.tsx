import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { product } from '#shared/product.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { usePosting } from '#web/lib/network-queries.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { EditorScheduleForm } from './editor-schedule-form.tsx'
import type { Refusals } from './schedule-form.tsx'

const missingBoth = [msg`Missing information`, msg`Please select both a date and time for scheduling.`] as const
const missingDate = [msg`Date required`, msg`Please select a date for scheduling`] as const
const missingTime = [msg`Time required`, msg`Please select a time for scheduling`] as const

const refusals = (failed: MessageDescriptor, missing: Pick<Refusals, 'missing' | 'missingTime'>): Refusals => ({
  ...missing,
  failed: (error) => [t(failed), messageOf(error)],
})

/** Every button opens the same dialog; messages about missing input differ by origin. */
const refusalsFrom = {
  schedule: refusals(msg`Failed to schedule post`, { missing: missingBoth }),
  'schedule-from-bar': refusals(msg`Schedule failed`, { missing: missingDate, missingTime }),
}

interface ScheduleDialogProps extends DialogProps {
  from: keyof typeof refusalsFrom
  editor: PostEditor
  onFillBlanks: () => void
  onConnect: () => void
}

export function ScheduleDialog(props: ScheduleDialogProps) {
  const { t } = useLingui()

  const { from, editor, onFillBlanks, onConnect, onClose, onCloseAutoFocus } = props
  const { canConnect } = usePosting()
  const live = editor.post?.publication
  const { shortDate } = useClock()

  function isReady(): boolean {
    if (!editor.post) failureToast(t`Post ID not available`, t`Please generate a post first`)
    return editor.post !== undefined
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl" onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>
            <Trans>Schedule Your Post</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>Choose when this post should go out.</Trans>
          </DialogDescription>
        </DialogHeader>
        <EditorScheduleForm
          editor={editor}
          usualTime="09:00"
          refusals={refusalsFrom[from]}
          isReady={isReady}
          onFillBlanks={onFillBlanks}
          onClose={onClose}
        >
          {live && (
            <p className="rounded border border-line bg-sunk px-4 py-2.5 text-ink-2">
              <Trans>
                This post has been live on {product.network} since {shortDate(live.at)}. Scheduling it makes it a draft
                again, to be posted once more.
              </Trans>
            </p>
          )}
          {canConnect && (
            <Button variant="outline" size="sm" className="justify-self-start" onClick={onConnect}>
              <Trans>Connect {product.network}</Trans>
            </Button>
          )}
        </EditorScheduleForm>
      </DialogContent>
    </Dialog>
  )
}
