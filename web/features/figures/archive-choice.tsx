import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import type { ArchiveFound } from '#shared/linkedin-archive.ts'
import { useClock } from '#web/lib/clock.ts'
import { inDigits } from '#web/lib/intl.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { sayArchive } from './say-found.ts'

interface ArchiveChoiceProps {
  found: ArchiveFound
  /** By address. */
  chosen: ReadonlySet<string>
  isBusy: boolean
  onChoose: (chosen: ReadonlySet<string>) => void
}

const atOnce = 50
const box = 'mt-0.5 size-4 shrink-0 cursor-pointer accent-action'

/** The posts of an archive with a box each. */
export function ArchiveChoice({ found, chosen, isBusy, onChoose }: ArchiveChoiceProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(atOnce)
  const { shortDate } = useClock()
  const { posts, drafts, room } = found
  const most = Math.min(posts.length, room)
  const isAll = chosen.size >= most
  const toggle = (address: string) => {
    const next = new Set(chosen)
    if (!next.delete(address)) next.add(address)
    onChoose(next)
  }
  return (
    <>
      <p className="text-ink-2">
        {sayArchive(found)}{' '}
        {posts.length > 0 && t`They can be taken in as published posts, with their text and address, without images.`}
      </p>
      {drafts.length > 0 && (
        <p className="text-ink-2">
          <Trans>Say in the draft that it’s live:</Trans>{' '}
          {drafts.map(({ id, title }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <AppLink href={`/?id=${id}`} data-own className="text-action underline">
                {title || t`Untitled post`}
              </AppLink>
            </Fragment>
          ))}
        </p>
      )}
      {posts.length > 0 && (
        <details open>
          <summary className="w-fit cursor-pointer font-medium max-md:py-2">
            {t`${{ chosen: inDigits(chosen.size) }} of ${{ all: inDigits(posts.length) }} chosen`}
          </summary>
          <fieldset
            disabled={isBusy}
            className="mt-2 max-h-96 min-w-0 overflow-y-auto rounded border border-line bg-surface"
          >
            <legend className="sr-only">
              <Trans>Posts to take in</Trans>
            </legend>
            <label className="flex min-h-11 cursor-pointer gap-3 border-b border-line px-3 py-2.5 font-medium">
              <input
                type="checkbox"
                className={box}
                checked={isAll}
                ref={(element) => {
                  if (element) element.indeterminate = chosen.size > 0 && !isAll
                }}
                onChange={() => onChoose(new Set(isAll ? [] : posts.slice(0, most).map(({ address }) => address)))}
              />
              <Trans>Select all</Trans>
            </label>
            {posts.slice(0, shown).map(({ address, text, publishedAt }) => (
              <label
                key={address}
                className="flex min-h-11 cursor-pointer gap-3 border-b border-line px-3 py-2.5 last-of-type:border-b-0"
              >
                <input
                  type="checkbox"
                  className={box}
                  checked={chosen.has(address)}
                  disabled={chosen.size >= room && !chosen.has(address)}
                  onChange={() => toggle(address)}
                />
                <span className="min-w-0">
                  <span dir="auto" data-own className="line-clamp-2 break-words">
                    {text}
                  </span>
                  <time dateTime={publishedAt} className="tabular text-ink-3">
                    {shortDate(publishedAt)}
                  </time>
                </span>
              </label>
            ))}
            {posts.length > shown && (
              <Button variant="ghost" size="sm" className="m-2" onClick={() => setShown(shown + atOnce)}>
                {t`Show ${{ count: inDigits(Math.min(atOnce, posts.length - shown)) }} more`}
              </Button>
            )}
          </fieldset>
        </details>
      )}
    </>
  )
}
