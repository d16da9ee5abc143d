import { type FormEvent, useState } from 'react'
import { product } from '#shared/product.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { messageOf } from '#web/lib/api.ts'
import { browserZone, shortDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import { OpenPointsStep, useOpenPointsQuestion } from './open-points.tsx'
import { instantOf, isPast, pastTimeSentence, scheduledSentence, whenOf } from './when.ts'
import { WhenFields } from './when-fields.tsx'

const usualTime = '09:00'

const missingBoth = { title: 'Missing information', description: 'Please select both a date and time for scheduling.' }
const missingDate = { title: 'Date required', description: 'Please select a date for scheduling' }
const missingTime = { title: 'Time required', description: 'Please select a time for scheduling' }

/** The same questions, asked from the post's menu, from the action bar, or for a place in the calendar. */
const occasions = {
  schedule: {
    title: 'Schedule Your Post',
    description: 'Choose when this post should go out.',
    submit: 'Schedule',
    missing: missingBoth,
    missingTime: missingBoth,
    failed: 'Failed to schedule post',
    isDraftAgain: true,
  },
  plan: {
    title: 'Schedule post',
    description: 'Choose when this post should go out.',
    submit: 'Schedule',
    missing: missingDate,
    missingTime,
    failed: 'Schedule failed',
    isDraftAgain: true,
  },
  calendar: {
    title: 'Add to calendar',
    description: 'Give this post a day and a time in your calendar.',
    submit: 'Add to calendar',
    missing: missingDate,
    missingTime,
    failed: 'Schedule failed',
    isDraftAgain: false,
  },
} as const

interface ScheduleDialogProps extends DialogProps {
  from: keyof typeof occasions
  editor: PostEditor
  onFillBlanks: () => void
}

export function ScheduleDialog({ from, editor, onClose, onCloseAutoFocus, onFillBlanks }: ScheduleDialogProps) {
  const occasion = occasions[from]
  const [when, setWhen] = useState(() => whenOf(editor.post?.scheduledFor, usualTime))
  const [isSending, setSending] = useState(false)
  const question = useOpenPointsQuestion(editor)
  const live = editor.post?.publication

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!when.day || !when.time) {
      const { title, description } = when.day ? occasion.missingTime : occasion.missing
      return failureToast(title, description)
    }
    if (!editor.post) return failureToast('Post ID not available', 'Please generate a post first')
    if (isPast(when, new Date())) return failureToast(occasion.failed, pastTimeSentence)
    setSending(true)
    if (await question.ask()) return setSending(false)
    await schedule(instantOf(when.day, when.time))
  }

  async function goOn() {
    if (!when.day) return
    setSending(true)
    await schedule(instantOf(when.day, when.time), question.markAsked)
  }

  async function schedule(at: Date, before = async () => {}) {
    try {
      await before()
      await editor.schedule(at, browserZone(), occasion.isDraftAgain)
      toast({ title: 'Post scheduled', description: scheduledSentence(at) })
      onClose()
    } catch (error) {
      failureToast(occasion.failed, messageOf(error))
      setSending(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl" onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>{occasion.title}</DialogTitle>
          <DialogDescription>{occasion.description}</DialogDescription>
        </DialogHeader>
        {question.isAsking && (
          <OpenPointsStep
            editor={editor}
            points={question.points}
            isSending={isSending}
            onGoOn={goOn}
            onFill={onFillBlanks}
            onBack={question.forget}
          />
        )}
        <form hidden={question.isAsking} noValidate onSubmit={submit} className="grid gap-5 [&[hidden]]:hidden">
          {live && occasion.isDraftAgain && (
            <p className="rounded border border-line bg-sunk px-4 py-2.5 text-ink-2">
              This post is live on {product.network} since {shortDate(live.at)}. Scheduling it makes it a draft again,
              to be posted once more.
            </p>
          )}
          <WhenFields when={when} onChange={setWhen} />
          <StickyFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isSending}>
              {occasion.submit}
            </Button>
          </StickyFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
