import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Finding } from '#shared/reader/check.ts'
import { Button } from '#web/ui/button.tsx'
import { labelOf, nameOf } from './reader-labels.ts'

interface IgnoredListProps {
  ignored: readonly Finding[]
  onTakeBack: (finding: Finding) => void
}

export function IgnoredList({ ignored, onTakeBack }: IgnoredListProps) {
  const { t } = useLingui()

  const id = useId()
  const [isShown, setIsShown] = useState(false)
  if (ignored.length === 0) return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isShown}
        aria-controls={id}
        className="px-2 text-ink-2"
        onClick={() => setIsShown(!isShown)}
      >
        {plural(ignored.length, { one: '# ignored', other: '# ignored' })} · {isShown ? t`Hide` : t`Show`}
      </Button>
      <ul id={id} aria-label={t`Ignored findings`} hidden={!isShown} className="w-full divide-y divide-line">
        {ignored.map((finding) => (
          <li key={`${finding.section} ${finding.start} ${finding.rule}`} className="flex items-center gap-3 py-1">
            <span className="line-clamp-2 min-w-0 flex-1 break-words">{nameOf(labelOf(finding), finding.quote)}</span>
            <Button
              variant="outline"
              size="sm"
              aria-label={nameOf(t`Take back`, finding.quote)}
              onClick={() => onTakeBack(finding)}
            >
              <Trans>Take back</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
