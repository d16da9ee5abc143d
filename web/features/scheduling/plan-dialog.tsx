import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { blanksIn } from '#shared/blanks.ts'
import type { ScheduledPost } from '#shared/calendar.ts'
import { catalogueCategories } from '#shared/catalogue.ts'
import { languageOf } from '#shared/text/language.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { useAuth } from '#web/features/accounts/auth.tsx'
import { isRecord, keep, type Parse, useKept } from '#web/lib/kept.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field, type Mistakes } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import { askedClaims, hasOpenPoints, noOpenPoints, OpenPointsQuestion, useOpenPoints } from './open-points.tsx'
import { useMovePost, usePlanPost } from './queries.ts'
import { instantOf, isPast, pastTimeSentence, scheduledSentence, type When, whenOf } from './when.ts'
import { WhenFields } from './when-fields.tsx'

const usualTime = '09:00'

interface PlanDraft {
  title: string
  text: string
  category: string
}
const empty: PlanDraft = { title: '', text: '', category: 'personal-experience' }

const parseDraft: Parse<PlanDraft> = (stored) => {
  if (!isRecord(stored) || typeof stored.title !== 'string' || typeof stored.text !== 'string') return null
  const category = catalogueCategories.find(({ id }) => id === stored.category)?.id ?? empty.category
  return { title: stored.title, text: stored.text, category }
}

interface PlanDialogProps {
  /** The post to move; without one a new post is planned. */
  post?: ScheduledPost
  day: Date
  onClose: () => void
  onPlanned: (at: Date) => void
}

/** What is typed here stays in the browser until it has its time. */
export function PlanDialog({ post, day, onClose, onPlanned }: PlanDialogProps) {
  const id = useId()
  const plan = usePlanPost()
  const move = useMovePost()
  const key = `${useAuth().user?.id ?? 'nobody'}:plan`
  const draft = useKept(key, parseDraft) ?? empty
  const change = (patch: Partial<PlanDraft>) => keep(key, { ...draft, ...patch })
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [when, setWhen] = useState<When>(() =>
    post && new Date(post.scheduledFor) > new Date() ? whenOf(post.scheduledFor, usualTime) : { day, time: usualTime },
  )
  const [isAsking, setAsking] = useState(false)
  const [points, setPoints] = useState(noOpenPoints)
  const field = useRef<HTMLTextAreaElement>(null)
  const openPointsOf = useOpenPoints()
  const isSending = isAsking || plan.isPending || move.isPending
  const language = languageOf(draft.text) ?? 'english'

  /** A text that is written here has nothing behind it but its title and the author's material. */
  async function findOpenPoints() {
    setAsking(true)
    const { content } = sectionsIn(draft.text)
    const written = { subject: draft.title, answers: [], leadMagnetTitle: null, claims: [], content, language }
    return openPointsOf(written).finally(() => setAsking(false))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const mistaken: Mistakes = post
      ? {}
      : {
          title: draft.title.trim() ? undefined : 'A title is required',
          text: draft.text.trim() ? undefined : 'The post needs a text',
        }
    setMistakes(mistaken)
    if (isSending || mistaken.title || mistaken.text) return
    if (!when.day || !when.time)
      return failureToast('Missing information', 'Please select both a date and time for scheduling.')
    if (isPast(when, new Date())) return failureToast('Failed to schedule post', pastTimeSentence)
    const at = instantOf(when.day, when.time)
    const found = post ? noOpenPoints : await findOpenPoints()
    if (hasOpenPoints(found)) return setPoints(found)
    await schedule(at)
  }

  function backToText() {
    flushSync(() => setPoints(noOpenPoints))
    field.current?.focus()
  }

  async function schedule(at: Date) {
    try {
      if (post) await move.mutateAsync({ id: post.id, at })
      else {
        await plan.mutateAsync({ ...draft, language, claims: askedClaims(points.claims), at })
        keep(key, null)
      }
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
        {hasOpenPoints(points) && (
          <OpenPointsQuestion
            points={points}
            isSending={isSending}
            onGoOn={() => when.day && schedule(instantOf(when.day, when.time))}
            onFill={() => {
              backToText()
              const [blank] = blanksIn(draft.text)
              if (blank) field.current?.setSelectionRange(blank.start, blank.end)
            }}
            onSettle={backToText}
          />
        )}
        <form
          hidden={hasOpenPoints(points)}
          noValidate
          onSubmit={submit}
          className="grid grid-cols-[minmax(0,1fr)] gap-5 [&[hidden]]:hidden"
        >
          {!post && (
            <>
              <Field
                label="Title"
                autoComplete="off"
                maxLength={2_000}
                value={draft.title}
                mistake={mistakes.title}
                onChange={(event) => change({ title: event.target.value })}
              />
              <div className="grid gap-1.5">
                <Label htmlFor={`${id}-text`}>Content</Label>
                <Textarea
                  ref={field}
                  id={`${id}-text`}
                  value={draft.text}
                  aria-invalid={mistakes.text ? true : undefined}
                  aria-describedby={mistakes.text ? `${id}-mistake` : undefined}
                  onChange={(event) => change({ text: event.target.value })}
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
                  onChange={(event) => change({ category: event.target.value })}
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
