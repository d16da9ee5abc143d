import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { blanksIn, blanksOf } from '#shared/blanks.ts'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { Post } from '#shared/posts.ts'
import { languageOf } from '#shared/text/language.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { OpenPointsQuestion } from '#web/features/claims/open-points-question.tsx'
import { keep, useKept } from '#web/lib/kept/kept.ts'
import { postLanguage } from '#web/lib/language.ts'
import { postQuery } from '#web/lib/post-queries.ts'
import { useAccount } from '#web/lib/session.ts'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import type { Mistakes } from '#web/ui/field.tsx'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'
import { DraftChoice, draftsQuery } from './draft-choice.tsx'
import { empty, NewPostFields, type PostInput, parseInput } from './new-post-fields.tsx'
import { useAddScheduledPost } from './new-post-queries.ts'
import { useMovePost, useUndoMove } from './queries.ts'
import { type PostTime, type Refusals, ScheduleForm } from './schedule-form.tsx'
import { notStored, usualOn, whenOf } from './when.ts'

const usualTime = '09:00'

const refusals: Refusals = {
  missing: [msg`Missing information`, msg`Please select both a date and time for scheduling.`],
  failed: (error) => [t`Scheduling failed`, notStored(error)],
}

const sources = [
  { id: 'text', name: msg`A new text` },
  { id: 'draft', name: msg`One of your drafts` },
] as const

const unplanned = ({ content, ...post }: Post): ScheduledPost => ({
  ...post,
  hook: content.hook,
  blanks: blanksOf(content).length,
  scheduledFor: '',
})

/** Whether there are drafts. Loads only while the dialog of a new post is open. */
function useHasDrafts(isAsked: boolean): boolean {
  const { data } = useInfiniteQuery({ ...draftsQuery(), enabled: isAsked })
  return (data?.pages[0]?.items.length ?? 0) > 0
}

interface CalendarDialogProps {
  /** The post to schedule, whose time may be empty; without one, the dialog creates a post. */
  post?: ScheduledPost
  /** The first shown day, `2027-01-05`. */
  day: string
  /** The first shown time, `09:00`. By default, the post's own future time or the usual time. */
  time?: string
  onClose: () => void
  onScheduled: (at: Date) => void
}

/** The browser keeps the input until the post is scheduled. */
export function CalendarDialog({ post: given, day, time, onClose, onScheduled }: CalendarDialogProps) {
  const { t } = useLingui()

  const [from, setFrom] = useState<'text' | 'draft'>('text')
  const [draft, setDraft] = useState<Post | null>(null)
  const [isDraftMissing, setDraftMissing] = useState(false)
  const hasDrafts = useHasDrafts(!given)
  const post = given ?? (from === 'draft' && draft ? unplanned(draft) : undefined)
  const add = useAddScheduledPost()
  const move = useMovePost()
  const undoMove = useUndoMove()
  const moved = useRef<Post>(null)
  const key = `${useAccount()}:plan`
  const input = useKept(key, parseInput) ?? empty
  const change = (patch: Partial<PostInput>) => keep(key, { ...input, ...patch })
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const field = useRef<HTMLTextAreaElement>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const language = languageOf(input.text) ?? postLanguage()
  const [openedAt] = useState(() => new Date())
  const first = (timeZone: string) => {
    if (time) return { day, time }
    return post && new Date(post.scheduledFor) > openedAt
      ? whenOf(post.scheduledFor, usualTime, timeZone)
      : usualOn(day, usualTime, timeZone, openedAt)
  }

  function isReady(): boolean {
    if (post) return true
    setDraftMissing(from === 'draft')
    if (from === 'draft') return false
    const title = input.title.trim() ? undefined : t`A title is required`
    const text = input.text.trim() ? undefined : t`The post needs a text`
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

  /** A post written here has only its title and the author's material as evidence. */
  async function written() {
    if (post) return queryClient.fetchQuery(postQuery(post.id))
    const { content } = sectionsIn(input.text)
    return {
      subject: input.title,
      answers: [],
      leadMagnetTitle: null,
      sourceId: null,
      claims: [],
      possibleNotes: [],
      content,
      language,
    }
  }

  /** Leads to the text: here, or on the post's own page. */
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
            {given?.scheduledFor ? t`Reschedule post` : given ? t`Schedule post` : t`Schedule a post`}
          </DialogTitle>
          <DialogDescription>
            {given
              ? given.title || t`Untitled post`
              : hasDrafts
                ? t`Write or paste your post, or choose one of your drafts.`
                : t`Write or paste your post here. It will be scheduled for this time.`}
          </DialogDescription>
        </DialogHeader>
        <ScheduleForm
          first={first}
          refusals={refusals}
          submit={t`Schedule`}
          isReady={isReady}
          send={send}
          written={written}
          question={(points, { onBack, ...answers }) => (
            <OpenPointsQuestion
              points={points}
              goOn={t`Schedule anyway`}
              {...answers}
              onFill={() => toBlank(onBack)}
              onSettle={() => toText(onBack)}
            />
          )}
          onScheduled={onScheduled}
          undo={post && (() => moved.current && undoMove(moved.current, post))}
          onClose={onClose}
        >
          {!given && hasDrafts && (
            <SegmentedRadio
              label={t`What to post`}
              options={sources.map(({ id, name }) => ({ id, name: t(name) }))}
              value={from}
              onChange={setFrom}
            />
          )}
          {!given && from === 'draft' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
              <DraftChoice
                chosen={draft}
                onChoose={(one) => {
                  setDraft(one)
                  setDraftMissing(false)
                }}
              />
              {isDraftMissing && (
                <p role="alert" className="text-sm text-danger">
                  <Trans>Choose a draft.</Trans>
                </p>
              )}
            </div>
          )}
          {!given && from === 'text' && (
            <NewPostFields input={input} mistakes={mistakes} field={field} onChange={change} />
          )}
        </ScheduleForm>
      </DialogContent>
    </Dialog>
  )
}
