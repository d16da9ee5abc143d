import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { wordCount } from '#shared/posts.ts'
import { previewOf, type Sample, sampleSources } from '#shared/samples.ts'
import { useClock } from '#web/lib/clock.ts'
import { translated } from '#web/lib/language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useActivateSample } from './queries.ts'

export const titleOf = ({ title }: Sample) => title || t`Untitled Sample`

export function SampleCard({ sample, onDelete }: { sample: Sample; onDelete: () => void }) {
  const { t } = useLingui()

  const activate = useActivateSample()
  const [isWhole, setWhole] = useState(false)
  const { shortDate } = useClock()
  const { content, source, createdAt } = sample
  const title = titleOf(sample)
  const isActive = activate.isPending ? activate.variables.active : sample.active
  const preview = previewOf(content)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 data-own className="font-semibold break-words">
            {title}
          </h3>
          <p className="tabular mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
            <Badge>{translated(sampleSources.find(({ id }) => id === source)!.name)}</Badge>
            <span>
              <Plural value={wordCount(content)} one="# word" other="# words" />
            </span>
            <span>
              <Trans>
                Added <time dateTime={createdAt}>{shortDate(createdAt)}</time>
              </Trans>
            </span>
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <span aria-hidden className="text-sm text-ink-2 max-sm:hidden">
            <Trans>Active</Trans>
          </span>
          <Switch
            label={t`Active: ${title}`}
            checked={isActive}
            onChange={(active) => activate.mutate({ id: sample.id, active })}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={t`Delete ${title}`}
            onClick={onDelete}
            className="-mr-2.5 max-md:-mr-3.5"
          >
            <Trash2 />
          </Button>
        </div>
      </div>
      <p dir="auto" data-own className="leading-6 break-words whitespace-pre-line text-ink-2">
        {isWhole ? content : preview}
      </p>
      {preview !== content && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isWhole}
          className="-ml-2 justify-self-start px-2"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t`Show less` : t`Show all`}
        </Button>
      )}
    </Card>
  )
}
