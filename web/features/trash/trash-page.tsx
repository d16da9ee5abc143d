import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  FileText,
  LayoutTemplate,
  Lightbulb,
  type LucideIcon,
  Quote,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { type TrashItem, type TrashKind, trashDays } from '#shared/trash.ts'
import { kindNames, useRestore } from '#web/features/undo/queries.ts'
import { useClock } from '#web/lib/clock.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { FailurePanel, Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { trashQuery } from './queries.ts'

const ForGoodDialog = lazyPart(() => import('./for-good-dialog.tsx').then((file) => ({ default: file.ForGoodDialog })))

const icons: Record<TrashKind, LucideIcon> = {
  post: FileText,
  sample: Quote,
  proof: BadgeCheck,
  ideas: Lightbulb,
  idea: Lightbulb,
  template: LayoutTemplate,
}

export function TrashPage() {
  const { t } = useLingui()

  usePageTitle(t`Trash`)
  const list = useInfiniteQuery(trashQuery)
  const [asked, setAsked] = useState<TrashItem | 'everything' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  const items = list.data?.pages.flatMap((page) => page.items)
  // The pressed button disappears with its item.
  const onGone = () => heading.current?.focus({ preventScroll: true })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
            <Trans>Trash</Trans>
          </h1>
          <p className="text-ink-2">
            <Trans>What you delete can be restored for {trashDays} days</Trans>
          </p>
        </div>
        {items && items.length > 0 && (
          <Button variant="outline" onClick={() => setAsked('everything')}>
            <Trash2 aria-hidden /> <Trans>Empty trash</Trans>
          </Button>
        )}
      </div>
      {list.isPending ? (
        <Loading />
      ) : !items ? (
        <FailurePanel
          title={t`Failed to load the trash`}
          text={t`Everything in it is safe. Please try again.`}
          onTryAgain={() => list.refetch()}
        />
      ) : items.length === 0 ? (
        <Panel
          icon={<Trash2 aria-hidden className="text-ink-3" />}
          title={t`The trash is empty`}
          text={t`Posts, ideas, writing samples and proofs you delete are kept here for a while, in case you need them.`}
          example={t`A draft you delete in My Posts waits here, with a button to restore it.`}
        >
          <Button asChild variant="outline">
            <Link to="/posts">
              <Trans>Go to My Posts</Trans>
            </Link>
          </Button>
        </Panel>
      ) : (
        <>
          <ul ref={rows} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {items.map((item) => (
              <li key={item.id} className="grid grid-cols-[minmax(0,1fr)]">
                <TrashRow item={item} onRestored={onGone} onDelete={() => setAsked(item)} />
              </li>
            ))}
          </ul>
          <LoadMore
            list={list}
            failed={t`More of the trash couldn’t be loaded. Those above are still here.`}
            items={rows}
          />
        </>
      )}
      <Suspense>{asked && <ForGoodDialog doomed={asked} onGone={onGone} onClose={() => setAsked(null)} />}</Suspense>
    </div>
  )
}

interface TrashRowProps {
  item: TrashItem
  onRestored: () => void
  onDelete: () => void
}

function TrashRow({ item: { id, kind, title, deletedAt, keptUntil }, onRestored, onDelete }: TrashRowProps) {
  const { t } = useLingui()

  const restore = useRestore()
  const { shortDate } = useClock()
  const Icon = icons[kind]
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-3 p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon aria-hidden className="size-5 self-start text-ink-3" />
      <div className="grid gap-0.5">
        <h2 dir="auto" data-own className="line-clamp-2 leading-5.5 font-semibold break-words">
          {title || t`Untitled`}
        </h2>
        <p className="tabular text-sm text-ink-3">
          <Trans>
            {t(kindNames[kind])} · Deleted <time dateTime={deletedAt}>{shortDate(deletedAt)}</time> ·{' '}
            {timeLeft(keptUntil)}
          </Trans>
        </p>
      </div>
      <div className="flex gap-1 max-sm:col-start-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Restore ${title}`}
          aria-disabled={restore.isPending}
          onClick={() => !restore.isPending && restore.mutate(id, { onSuccess: onRestored })}
        >
          <RotateCcw aria-hidden /> {restore.isPending ? t`Restoring…` : t`Restore`}
        </Button>
        <Button variant="ghost" size="sm" aria-label={t`Delete for good: ${title}`} onClick={onDelete}>
          <Trans>Delete for good</Trans>
        </Button>
      </div>
    </Card>
  )
}

const dayMs = 86_400_000

function timeLeft(keptUntil: string): string {
  const days = Math.ceil((Date.parse(keptUntil) - Date.now()) / dayMs)
  if (days <= 1) return t`Less than a day left`
  return plural(days, { one: '# day left', other: '# days left' })
}

const Loading = () => {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading the trash`} className="grid gap-3">
      {['1', '2', '3'].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  )
}
