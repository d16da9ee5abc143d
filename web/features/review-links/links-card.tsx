import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MadeReviewLink, ReviewLink } from '#shared/review.ts'
import { useClock } from '#web/lib/clock.ts'
import { clockIn } from '#web/lib/format.ts'
import { useMay } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { MadeLink } from './made-link.tsx'
import { reviewLinksQuery, useEndLink, useRenewLink } from './queries.ts'

const shownAtFirst = 10

export function ReviewLinksCard() {
  const mayRead = useMay('read links')
  return mayRead ? <Links /> : null
}

function Links() {
  const { t } = useLingui()

  const { data, error, refetch } = useQuery(reviewLinksQuery)
  const [made, setMade] = useState<MadeReviewLink | null>(null)
  const [isAll, setAll] = useState(false)
  return (
    <SettingsCard
      title={t`Review links`}
      text={t`Each link shows some posts to one person without an account. Make one from a post, from selected posts, or from a week in the calendar.`}
    >
      <Loaded
        of={data}
        error={error}
        onRetry={refetch}
        loading={t`Loading the links`}
        failed={t`Could not load the links.`}
      >
        {(links) =>
          links.length === 0 ? (
            <p className="text-ink-2">
              <Trans>There are no links yet.</Trans>
            </p>
          ) : (
            <>
              <ul aria-label={t`Review links`} className="grid divide-y divide-line">
                {(isAll ? links : links.slice(0, shownAtFirst)).map((link) => (
                  <LinkRow key={link.id} of={link} onMade={setMade} />
                ))}
              </ul>
              {!isAll && links.length > shownAtFirst && (
                <Button variant="outline" className="justify-self-start" onClick={() => setAll(true)}>
                  <Trans>Show all {links.length}</Trans>
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      {made && (
        <Dialog open onOpenChange={() => setMade(null)}>
          <DialogContent aria-describedby={undefined}>
            <DialogHeader>
              <DialogTitle>
                <Trans>The link is replaced</Trans>
              </DialogTitle>
            </DialogHeader>
            <MadeLink made={made} />
          </DialogContent>
        </Dialog>
      )}
    </SettingsCard>
  )
}

function LinkRow({ of: link, onMade }: { of: ReviewLink; onMade: (made: MadeReviewLink) => void }) {
  const { t } = useLingui()

  const { reviewer, address, mayApprove, openedAt, expiresAt, state } = link
  const { shortDate, onMoment } = useClock()
  const [renew, end] = [useRenewLink(), useEndLink()]
  const ends = {
    open: t`Works until ${shortDate(expiresAt)}`,
    expired: t`Expired ${{ when: onMoment(expiresAt) }}`,
    revoked: t`Ended`,
  }
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p dir="auto" className="font-semibold wrap-anywhere">
          <span data-own>{reviewer}</span>
          {address && <span className="font-normal text-ink-3"> ({address})</span>}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">
          {sayWhat(link)}. {mayApprove ? t`May approve.` : t`Comments only.`}
        </p>
        <p className="tabular text-sm text-ink-3">
          {ends[state]}. {openedAt ? t`Last opened ${onMoment(openedAt)}.` : t`Not opened yet.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          aria-label={t`New link for ${reviewer}`}
          disabled={renew.isPending}
          onClick={() => renew.mutate(link, { onSuccess: onMade })}
        >
          <Trans>New link</Trans>
        </Button>
        {state === 'open' && (
          <Button
            variant="outline"
            aria-label={t`End the link of ${reviewer}`}
            disabled={end.isPending}
            onClick={() => end.mutate(link)}
          >
            <Trans>End</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

function sayWhat({ posts, span, author }: ReviewLink): string {
  if (span) {
    const { shortDate } = clockIn(span.timeZone)
    const last = new Date(Date.parse(span.until) - 1)
    const days = { from: shortDate(span.from), to: shortDate(last) }
    return author
      ? t`Posts by ${{ author: author.name }} from ${{ from: days.from }} to ${{ to: days.to }}`
      : t`Posts from ${{ from: days.from }} to ${{ to: days.to }}`
  }
  const [first] = posts ?? []
  if (!posts || !first) return t`Its posts were deleted`
  const more = posts.length - 1
  const title = first.title || t`Untitled post`
  return more > 0 ? t`“${{ title }}” and ${plural(more, { one: '# more', other: '# more' })}` : t`“${{ title }}”`
}
