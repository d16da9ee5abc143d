import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { minSamplesForStyle } from '#shared/samples.ts'
import { ApiError } from '#web/lib/api.ts'
import { cn } from '#web/lib/cn.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { styleQuery } from './queries.ts'

const names: Record<string, MessageDescriptor> = {
  basis: msg`Basis`,
  postLength: msg`Post length`,
  sentenceLength: msg`Sentence length`,
  rhythm: msg`Rhythm`,
  paragraphs: msg`Paragraphs`,
  openings: msg`Openings`,
  closings: msg`Closings`,
  questions: msg`Questions`,
  lists: msg`Lists`,
  emojis: msg`Emojis`,
  hashtags: msg`Hashtags`,
  words: msg`Words`,
  connections: msg`Connections`,
  pointOfView: msg`Point of view`,
  punctuation: msg`Punctuation`,
  favouriteWords: msg`Favourite words`,
}

export function StyleCard({ samples, active }: { samples: number; active: number }) {
  const { t } = useLingui()

  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data: style, error, isFetching, refetch } = useQuery({ ...styleQuery, enabled: samples > 0, retry: false })
  const canAnalyze = active >= minSamplesForStyle
  // People only learn that their plan excludes it when they ask.
  const isExcluded = error instanceof ApiError && error.status === 402
  const entries = Object.entries(style ?? {})
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h3 className="text-lg font-semibold">
        <Trans>Writing style</Trans>
      </h3>
      <p id={`${id}-needs`} className="text-ink-2">
        {canAnalyze
          ? plural(active, {
              one: 'What you do on average, in sentences, from your # active sample.',
              other: 'What you do on average, in sentences, from your # active samples.',
            })
          : t`Needs at least ${minSamplesForStyle} active samples; you have ${active}.`}
      </p>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={!canAnalyze}
        aria-describedby={`${id}-needs`}
        onClick={() => {
          setOpen(true)
          void refetch()
        }}
      >
        <Trans>Analyze My Writing Style</Trans>
      </Button>
      <div aria-live="polite">
        {error ? (
          <div className={cn('grid justify-items-start gap-2', isExcluded && !isOpen && 'hidden')}>
            <p className={isExcluded ? 'text-ink-2' : 'text-danger'}>
              {error instanceof ApiError ? error.body : t`Your writing style couldn’t be measured. Try again later.`}
            </p>
            {isExcluded && (
              <Link to="/pricing" className="font-semibold text-action-text hover:underline">
                <Trans>Upgrade</Trans>
              </Link>
            )}
          </div>
        ) : isOpen && isFetching && entries.length === 0 ? (
          <Skeleton className="h-40" />
        ) : (
          isOpen &&
          canAnalyze && (
            <dl className="grid gap-3">
              {entries.map(([key, text]) => (
                <div key={key}>
                  <dt className="text-sm font-semibold text-ink-2">{names[key] ? t(names[key]) : key}</dt>
                  <dd dir="auto" className="leading-6 break-words">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          )
        )}
      </div>
    </Card>
  )
}
