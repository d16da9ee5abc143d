import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, FileText } from 'lucide-react'
import { useState } from 'react'
import type { MediaItem } from '#shared/media.ts'
import { Button } from '#web/ui/button.tsx'

export function DocumentPreview({ item }: { item: MediaItem }) {
  const { t } = useLingui()

  const { url, title, pages, width, height } = item
  const count = pages ?? 1
  const [page, setPage] = useState(1)
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  const turn = (by: number) => setPage((now) => Math.min(count, Math.max(1, now + by)))
  return (
    <figure className="bg-sunk" aria-label={t`Document`}>
      <p className="flex gap-1.5 bg-black px-3 py-2 text-sm font-semibold text-white">
        <span data-own={title ? true : undefined} className="truncate">
          {title || t`Untitled document`}
        </span>
        <span className="shrink-0 font-normal">· {plural(count, { one: '# page', other: '# pages' })}</span>
      </p>
      <div className="grid place-items-center p-3">
        <div
          className="grid max-h-[36rem] max-w-full place-items-center overflow-hidden bg-white text-black/60 ring-1 ring-line"
          style={{ aspectRatio: `${width} / ${height}`, width: width >= height ? '100%' : '70%' }}
        >
          {failed.has(page) ? (
            <p className="grid justify-items-center gap-2 p-4 text-center text-sm">
              <FileText aria-hidden className="size-8" />
              <Trans>Page {page} can’t be shown here. It’s posted as it is.</Trans>
            </p>
          ) : (
            <img
              key={page}
              src={`${url}/pages/${page}`}
              alt={t`Page ${page} of ${count}`}
              onError={() => setFailed((former) => new Set(former).add(page))}
              className="size-full object-contain"
            />
          )}
        </div>
      </div>
      {count > 1 && (
        <div className="flex items-center justify-center gap-1 px-3 pb-2 text-sm">
          <Button
            variant="ghost"
            size="icon"
            aria-label={t`Previous page`}
            aria-disabled={page === 1}
            className="aria-disabled:opacity-40"
            onClick={() => turn(-1)}
          >
            <ChevronLeft />
          </Button>
          <span role="status" className="tabular min-w-24 text-center">
            <Trans>
              Page {page} of {count}
            </Trans>
          </span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t`Next page`}
            aria-disabled={page === count}
            className="aria-disabled:opacity-40"
            onClick={() => turn(1)}
          >
            <ChevronRight />
          </Button>
        </div>
      )}
    </figure>
  )
}
