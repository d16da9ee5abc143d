import { type FormEvent, useId, useState } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import { catalogueCategories } from '#shared/catalogue.ts'
import { StickyFooter } from '#web/features/create/sticky-footer.tsx'
import { instantOf, isPast, pastTimeSentence, scheduledSentence, type When, whenOf } from '#web/features/create/when.ts'
import { WhenFields } from '#web/features/create/when-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field, type Mistakes } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import { useMovePost, usePlanPost } from './queries.ts'

const usualTime = '09:00'

interface PlanDialogProps {
  /** The post to move; without one a new post is planned. */
  post?: ScheduledPost
  day: Date
  onClose: () => void
  onPlanned: (at: Date) => void
}

export function PlanDialog({ post, day, onClose, onPlanned }: PlanDialogProps) {
  const id = useId()
  const plan = usePlanPost()
  const move = useMovePost()
  const [draft, setDraft] = useState({ title: '', text: '', category: 'personal-experience' })
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [when, setWhen] = useState<When>(() =>
    post && new Date(post.scheduledFor) > new Date() ? whenOf(post.scheduledFor, usualTime) : { day, time: usualTime },
  )
  const isSending = plan.isPending || move.isPending

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found: Mistakes = post
      ? {}
      : {
          title: draft.title.trim() ? undefined : 'A title is required',
          text: draft.text.trim() ? undefined : 'The post needs a text',
        }
    setMistakes(found)
    if (isSending || found.title || found.text) return
    if (!when.day || !when.time)
      return failureToast('Missing information', 'Please select both a date and time for scheduling.')
    if (isPast(when, new Date())) return failureToast('Failed to schedule post', pastTimeSentence)
    const at = instantOf(when.day, when.time)
    try {
      if (post) await move.mutateAsync({ id: post.id, at })
      else await plan.mutateAsync({ ...draft, at })
      toast({ title: 'Post scheduled', description: scheduledSentence(at) })
      onPlanned(at)
      onClose()
    } catch {
      failureToast('Scheduling failed', 'There was an error saving your scheduled post')
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl">
        <DialogHeader>
          <DialogTitle>{post ? 'Reschedule post' : 'Schedule a post'}</DialogTitle>
          <DialogDescription>
            {post ? post.title : 'Write or paste it here; it becomes a post of yours with this time.'}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {!post && (
            <>
              <Field
                label="Title"
                autoComplete="off"
                maxLength={2_000}
                value={draft.title}
                mistake={mistakes.title}
                onChange={(event) => setDraft({ ...draft, title: event.target.value })}
              />
              <div className="grid gap-1.5">
                <Label htmlFor={`${id}-text`}>Content</Label>
                <Textarea
                  id={`${id}-text`}
                  value={draft.text}
                  aria-invalid={mistakes.text ? true : undefined}
                  aria-describedby={mistakes.text ? `${id}-mistake` : undefined}
                  onChange={(event) => setDraft({ ...draft, text: event.target.value })}
                  className="max-h-72 min-h-28 overflow-y-auto"
                />
                {mistakes.text && (
                  <p id={`${id}-mistake`} className="text-sm text-danger">
                    {mistakes.text}
                  </p>
                )}
              </div>
              <div className="grid gap-1.5">
                <Label htmlFor={`${id}-category`}>Category</Label>
                <Select
                  id={`${id}-category`}
                  options={catalogueCategories}
                  value={draft.category}
                  onChange={(event) => setDraft({ ...draft, category: event.target.value })}
                />
              </div>
            </>
          )}
          <WhenFields when={when} onChange={setWhen} />
          <StickyFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isSending}>
              {isSending ? 'Scheduling…' : 'Schedule'}
            </Button>
          </StickyFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
