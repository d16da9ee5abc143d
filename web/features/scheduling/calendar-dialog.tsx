import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { blanksIn } from '#shared/blanks.ts'
import type { ScheduledPost } from '#shared/calendar.ts'
import { catalogueCategories } from '#shared/catalogue.ts'
import type { Post } from '#shared/posts.ts'
import { languageOf } from '#shared/text/language.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { useAuth } from '#web/features/accounts/auth.tsx'
import { OpenPointsQuestion } from '#web/features/claims/open-points-question.tsx'
import { postQuery } from '#web/features/posts/post-queries.ts'
import { isRecord, keep, type Parse, useKept } from '#web/lib/kept.ts'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field, type Mistakes } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useAddScheduledPost, useMovePost, useUndoMove } from './queries.ts'
import { type PostTime, type Refusals, ScheduleForm } from './schedule-form.tsx'
import { usualOn, whenOf } from './when.ts'

const usualTime = '09:00'

const refusals: Refusals = {
  missing: ['Missing information', 'Please select both a date and time for scheduling.'],
  past: 'Failed to schedule post',
  failed: () => ['Scheduling failed', 'There was an error saving your scheduled post'],
}

interface PostInput {
  title: string
  text: string
  category: string
}
const empty: PostInput = { title: '', text: '', category: 'personal-experience' }

const parseInput: Parse<PostInput> = (stored) => {
  if (!isRecord(stored) || typeof stored.title !== 'string' || typeof stored.text !== 'string') return null
  const category = catalogueCategories.find(({ id }) => id === stored.category)?.id ?? empty.category
  return { title: stored.title, text: stored.text, category }
}

interface CalendarDialogProps {
  /** The post that gets its time, empty so far for a draft; without one a new post is created. */
  post?: ScheduledPost
  /** `2027-01-05`, which is shown first. */
  day: string
  /** `09:00`, and this time; without it the post's own while that is to come, else the usual one. */
  time?: string
  onClose: () => void
  onScheduled: (at: Date) => void
}

/** Input is kept in the browser until the post is scheduled. */
export function CalendarDialog({ post, day, time, onClose, onScheduled }: CalendarDialogProps) {
  const id = useId()
  const add = useAddScheduledPost()
  const move = useMovePost()
  const undoMove = useUndoMove()
  const moved = useRef<Post>(null)
  const key = `${useAuth().user?.id ?? 'nobody'}:plan`
  const input = useKept(key, parseInput) ?? empty
  const change = (patch: Partial<PostInput>) => keep(key, { ...input, ...patch })
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const field = useRef<HTMLTextAreaElement>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const language = languageOf(input.text) ?? 'english'
  const [openedAt] = useState(() => new Date())
  const first = (timeZone: string) => {
    if (time) return { day, time }
    return post && new Date(post.scheduledFor) > openedAt
      ? whenOf(post.scheduledFor, usualTime, timeZone)
      : usualOn(day, usualTime, timeZone, openedAt)
  }

  function isReady(): boolean {
    if (post) return true
    const title = input.title.trim() ? undefined : 'A title is required'
    const text = input.text.trim() ? undefined : 'The post needs a text'
    setMistakes({ title, text })
    return !title && !text
  }

  async function send(time: PostTime) {
    if (post) {
      moved.current = await move.mutateAsync({ id: post.id, ...time })
      return
    }
    await add.mutateAsync({ ...input, language, ...time })
    keep(key, null)
  }

  /** A text that is written here has nothing behind it but its title and the author's material. */
  async function written() {
    if (post) return queryClient.fetchQuery(postQuery(post.id))
    const { content } = sectionsIn(input.text)
    return { subject: input.title, answers: [], leadMagnetTitle: null, claims: [], content, language }
  }

  /** To the text: here, or on the post's own screen. */
  function toText(onBack: () => void) {
    if (post) return void navigate({ to: '/', search: { id: post.id } })
    flushSync(onBack)
    field.current?.focus()
  }

  function toBlank(onBack: () => void) {
    toText(onBack)
    const [blank] = blanksIn(input.text)
    if (blank) field.current?.setSelectionRange(blank.start, blank.end)
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl">
        <DialogHeader>
          <DialogTitle>
            {post?.scheduledFor ? 'Reschedule post' : post ? 'Schedule post' : 'Schedule a post'}
          </DialogTitle>
          <DialogDescription>
            {post ? post.title : 'Write or paste your post here. It will be scheduled for this time.'}
          </DialogDescription>
        </DialogHeader>
        <ScheduleForm
          first={first}
          refusals={refusals}
          submit="Schedule"
          isReady={isReady}
          send={send}
          written={written}
          question={(points, { onBack, ...answers }) => (
            <OpenPointsQuestion
              points={points}
              goOn="Schedule anyway"
              {...answers}
              onFill={() => toBlank(onBack)}
              onSettle={() => toText(onBack)}
            />
          )}
          onScheduled={onScheduled}
          undo={post && (() => moved.current && undoMove(moved.current, post))}
          onClose={onClose}
        >
          {!post && (
            <>
              <Field
                label="Title"
                autoComplete="off"
                maxLength={2_000}
                value={input.title}
                mistake={mistakes.title}
                onChange={(event) => change({ title: event.target.value })}
              />
              <div className="grid gap-1.5">
                <Label htmlFor={`${id}-text`}>Content</Label>
                <Textarea
                  ref={field}
                  id={`${id}-text`}
                  value={input.text}
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
                  value={input.category}
                  onChange={(event) => change({ category: event.target.value })}
                />
              </div>
            </>
          )}
        </ScheduleForm>
      </DialogContent>
    </Dialog>
  )
}
