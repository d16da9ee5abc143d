import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { languages } from '#shared/catalogue.ts'
import { minSamplesForStyle } from '#shared/samples.ts'
import type { Fingerprint, Measure } from '#shared/voice/voice.ts'
import { voiceQuery } from '#web/lib/author-queries.ts'
import { translated } from '#web/lib/language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const shownFirst = 8

/** The fingerprint by measure, with examples from the author's sentences. */
export function VoiceCard({ active }: { active: number }) {
  const { t } = useLingui()

  const [isWhole, setWhole] = useState(false)
  const hasEnough = active >= minSamplesForStyle
  const { data: voice, isPending, isError } = useQuery({ ...voiceQuery, enabled: hasEnough })
  if (!hasEnough) return null
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <div className="flex items-center gap-2">
        <h3 className="text-lg font-semibold">
          <Trans>Your voice</Trans>
        </h3>
        {voice?.isThin && (
          <Badge variant="warn">
            <Trans>First impression</Trans>
          </Badge>
        )}
      </div>
      {isPending ? (
        <Skeleton className="h-72" />
      ) : isError ? (
        <p className="text-danger">
          <Trans>Your voice couldn’t be measured. Try again later.</Trans>
        </p>
      ) : !voice ? (
        <p className="text-ink-2">
          <Trans>Your active samples are too short to measure.</Trans>
        </p>
      ) : (
        <>
          <p className="text-ink-2">{introOf(voice)}</p>
          <p className="text-ink-2">
            <Trans>Each range is where your next post is expected, so it is a little wider than your samples.</Trans>
          </p>
          <div className="-mx-5 border-y border-line">
            {voice.measures.slice(0, isWhole ? undefined : shownFirst).map((measure) => (
              <MeasureRow key={measure.id} {...measure} />
            ))}
          </div>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isWhole}
            className="justify-self-start px-2"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t`Show fewer` : t`Show all measures`}
          </Button>
        </>
      )}
    </Card>
  )
}

const percent = (share: number) => Math.round(100 * share)

function introOf({ summary, own, language, isThin }: Fingerprint): string {
  const name = languages.find(({ id }) => id === language)?.name
  const others =
    own &&
    !isThin &&
    t`Your own posts match each other on ${{ least: percent(own.low) }} to ${{ most: percent(own.high) }}% of the measures. A new post should too.`
  return [name && `${translated(name)}.`, summary, others].filter(Boolean).join(' ')
}

const MeasureRow = ({ name, range, sentence, evidence }: Measure) => (
  <details className="group border-b border-line last:border-b-0">
    <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 px-5 py-1.5 hover:bg-sunk max-md:min-h-11 [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-ink-3 transition-transform duration-120 group-open:rotate-90"
      />
      <span className="min-w-0 flex-1">{name}</span>
      <span className="tabular text-right text-sm text-ink-2">{range}</span>
    </summary>
    <div className="grid gap-2 px-5 pt-1 pb-3 pl-11">
      <p dir="auto" className="leading-6 break-words">
        {sentence}
      </p>
      {evidence.length > 0 && (
        <ul className="grid gap-2">
          {evidence.map((one) => (
            <li
              key={one}
              dir="auto"
              data-own
              className="line-clamp-4 border-l-2 border-line pl-3 text-sm break-words text-ink-2"
            >
              {one}
            </li>
          ))}
        </ul>
      )}
    </div>
  </details>
)
