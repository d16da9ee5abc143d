import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { categoryName } from '#shared/category-names.ts'
import type { Month, Proposal, ProposedPost } from '#shared/month.ts'
import { sentencesOfReason } from '#shared/month-reason.ts'
import { ideaSetsQuery, itemsOf } from '#web/features/ideas/queries.ts'
import { addTheme, ThemeField, type ThemesInput } from '#web/features/ideas/theme-field.tsx'
import { useDeletePosts } from '#web/features/posts/bulk-queries.ts'
import { useSayDone } from '#web/features/undo/undoable.ts'
import { messageOf } from '#web/lib/api.ts'
import { useAuthor } from '#web/lib/authors.ts'
import { clockIn } from '#web/lib/format.ts'
import { dated } from '#web/lib/intl.ts'
import { translated } from '#web/lib/language.ts'
import { said } from '#web/lib/said.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { AuthorName } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { useKeepProposals, usePropose, useWriteDraft } from './queries.ts'

const days = 31
const dayMs = 86_400_000

interface MonthDialogProps {
  timeZone: string
  /** Whether the author has posting slots. */
  hasSlots: boolean
  onSlots: () => void
  onClose: () => void
}

/** Proposes posts for the free slots of the next month, keeps the chosen ones as drafts, and writes them. */
export function MonthDialog({ timeZone, hasSlots, onSlots, onClose }: MonthDialogProps) {
  const { t } = useLingui()

  const author = useAuthor()
  const [month, setMonth] = useState<Month | null>(null)
  const [drafts, setDrafts] = useState<readonly ProposedPost[] | null>(null)
  const [isWriting, setWriting] = useState(false)
  const close = () => !isWriting && onClose()
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{drafts ? t`Write the drafts` : t`Plan a month`}</DialogTitle>
          <DialogDescription>
            {drafts
              ? t`${plural(drafts.length, { one: '# post', other: '# posts' })} in your calendar, none with a time until you accept it.`
              : t`A subject for each free posting slot of the next ${days} days: your unused ideas, stories and facts first, then your themes.`}
          </DialogDescription>
          {author && <AuthorName of={author.id} />}
        </DialogHeader>
        {!hasSlots ? (
          <div className="grid justify-items-start gap-3 rounded border border-dashed border-line-strong p-4">
            <p className="text-ink-2">
              <Trans>You have no posting slots yet. Choose the times at which you usually post.</Trans>
            </p>
            <Button variant="outline" size="sm" onClick={onSlots}>
              <Trans>Choose posting slots</Trans>
            </Button>
          </div>
        ) : drafts ? (
          <Writing drafts={drafts} onWriting={setWriting} onClose={onClose} />
        ) : month && month.proposals.length > 0 ? (
          <Choice month={month} timeZone={timeZone} onBack={() => setMonth(null)} onKept={setDrafts} />
        ) : (
          <Themes month={month} onProposed={setMonth} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function Themes({ month, onProposed }: { month: Month | null; onProposed: (month: Month) => void }) {
  const { t } = useLingui()

  const former = itemsOf(useInfiniteQuery(ideaSetsQuery).data)?.[0]?.themes
  const [entered, setEntered] = useState<ThemesInput | null>(null)
  const propose = usePropose()
  const input = entered ?? { themes: former ?? [], text: '' }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (propose.isPending) return
    const { themes, text } = addTheme(input)
    setEntered({ themes, text })
    const now = Date.now()
    try {
      onProposed(
        await propose.mutateAsync({
          from: new Date(now).toISOString(),
          to: new Date(now + days * dayMs).toISOString(),
          themes: [...themes],
        }),
      )
    } catch (error) {
      failureToast(t`Failed to propose posts`, messageOf(error))
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ThemeField entered={input} onChange={setEntered} />
      {month && (
        <p role="status" className="text-ink-2">
          {month.slots === 0
            ? t`None of your posting slots is free in these days.`
            : t`You have no unused ideas, stories or facts. Name a theme, or generate ideas first.`}
        </p>
      )}
      <StickyFooter>
        <Button type="submit" aria-disabled={propose.isPending}>
          {propose.isPending && <Spinner />} <Trans>Propose posts</Trans>
        </Button>
      </StickyFooter>
    </form>
  )
}

interface ChoiceProps {
  month: Month
  timeZone: string
  onBack: () => void
  onKept: (drafts: ProposedPost[]) => void
}

function Choice({ month: { proposals, slots }, timeZone, onBack, onKept }: ChoiceProps) {
  const { t } = useLingui()

  const [left, setLeft] = useState<ReadonlySet<Proposal>>(new Set())
  const keep = useKeepProposals()
  const deletePosts = useDeletePosts()
  const sayDone = useSayDone()
  const clock = clockIn(timeZone)
  const chosen = proposals.filter((one) => !left.has(one))
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const toggle = (one: Proposal) =>
    setLeft((before) =>
      before.has(one) ? new Set([...before].filter((other) => other !== one)) : new Set(before).add(one),
    )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (keep.isPending || chosen.length === 0) return
    try {
      const drafts = await keep.mutateAsync(chosen)
      sayDone({
        title: plural(drafts.length, { one: '# post proposed', other: '# posts proposed' }),
        description: t`They’re drafts in your calendar. None has a time until you accept it.`,
        undo: () => deletePosts.mutate(drafts.map(({ id }) => id)),
      })
      onKept(drafts)
    } catch (error) {
      failureToast(t`Failed to keep the drafts`, messageOf(error))
    }
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul
        aria-label={t`Proposed posts`}
        className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line"
      >
        {proposals.map((one, at) => (
          <li key={one.at}>
            <label className="flex min-w-0 cursor-pointer gap-3 py-2.5">
              <input
                ref={at === 0 ? first : undefined}
                type="checkbox"
                className="mt-1 size-4 shrink-0 cursor-pointer accent-action"
                checked={!left.has(one)}
                onChange={() => toggle(one)}
              />
              <span className="grid min-w-0 gap-0.5">
                <span className="text-sm text-ink-2">
                  <time dateTime={one.at} className="tabular font-semibold">
                    {dated(one.at, { weekday: 'short', timeZone: clock.timeZone })}, {clock.moment(one.at)}
                  </time>{' '}
                  · {translated(categoryName(one.category))}
                </span>
                <span dir="auto" data-own className="line-clamp-2 break-words">
                  {one.subject}
                </span>
                <span className="text-sm text-ink-3">{sentencesOfReason(one.reason).map(said).join(' ')}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {slots > proposals.length && (
        <p className="text-sm text-ink-2">
          <Plural value={slots - proposals.length} one="# slot stays free." other="# slots stay free." />{' '}
          <Trans>Name more themes, or generate ideas first.</Trans>
        </p>
      )}
      <StickyFooter>
        <Button variant="outline" onClick={onBack}>
          <Trans>Change themes</Trans>
        </Button>
        <Button type="submit" aria-disabled={keep.isPending || chosen.length === 0}>
          {keep.isPending && <Spinner />}{' '}
          <Plural value={chosen.length} one="Keep # post as a draft" other="Keep # posts as drafts" />
        </Button>
      </StickyFooter>
    </form>
  )
}

interface WritingProps {
  drafts: readonly ProposedPost[]
  onWriting: (isWriting: boolean) => void
  onClose: () => void
}

/** Writes one draft after the other. Cancelling keeps what is written; the others stay drafts without a text. */
function Writing({ drafts, onWriting, onClose }: WritingProps) {
  const { t } = useLingui()

  const write = useWriteDraft()
  const [at, setAt] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function writeAll() {
    const controller = new AbortController()
    running.current = controller
    onWriting(true)
    let written = 0
    try {
      for (const { id } of drafts) {
        setAt(written)
        await write.mutateAsync({ id, signal: controller.signal })
        written += 1
      }
    } catch (error) {
      if (!controller.signal.aborted)
        failureToast(
          t`Failed to write a draft`,
          t`${{ failure: messageOf(error) }} The others are drafts without a text.`,
        )
    }
    onWriting(false)
    if (written > 0)
      toast({ title: t`${written} of ${drafts.length} written`, description: t`Open one in the calendar to read it.` })
    onClose()
  }

  const draft = at === null ? undefined : drafts[at]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p role="status" className="text-ink-2">
        {draft
          ? t`Writing ${{ at: at! + 1 }} of ${drafts.length}: ${draft.title}`
          : t`Write them all now, one after the other, or each when you open it. Each counts as one generation.`}
      </p>
      {draft && (
        <progress
          aria-label={t`Drafts written`}
          value={at ?? 0}
          max={drafts.length}
          className="h-1.5 w-full accent-action"
        />
      )}
      <StickyFooter>
        {draft ? (
          <Button variant="outline" onClick={() => running.current?.abort()}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              <Trans>Later</Trans>
            </Button>
            <Button onClick={writeAll}>
              <Plural value={drafts.length} one="Write # post" other="Write # posts" />
            </Button>
          </>
        )}
      </StickyFooter>
    </div>
  )
}
