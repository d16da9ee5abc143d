import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { Criterion, ReaderCheck } from '#shared/reader/check.ts'
import { inDigits } from '#web/lib/intl.ts'
import { said } from '#web/lib/said.ts'

export function ReaderScore({
  score,
  cap,
  verdict,
  criteria,
}: Pick<ReaderCheck, 'score' | 'cap' | 'verdict' | 'criteria'>) {
  const { t } = useLingui()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {score !== null && (
        <p className="flex items-baseline gap-2">
          <span className="tabular text-3xl font-semibold">{score}</span>
          <span className="text-ink-3">
            <Trans>of 100</Trans>
          </span>
        </p>
      )}
      <p aria-live="polite" className="flex items-start gap-2 break-words">
        {cap && <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0 text-danger" />}
        <span className="min-w-0">{said(verdict)}</span>
      </p>
      {criteria.length > 0 && (
        <dl aria-label={t`Points`} className="grid gap-2.5">
          {criteria.map((criterion) => (
            <CriterionRow key={criterion.id} {...criterion} />
          ))}
        </dl>
      )}
    </div>
  )
}

function CriterionRow({ name, weight, points, sentence }: Criterion) {
  const { t } = useLingui()

  return (
    <div className="grid grid-cols-[6.75rem_minmax(0,1fr)_5rem] items-center gap-x-3">
      <dt className={weight === 0 ? 'text-ink-3' : undefined}>{said(name)}</dt>
      <dd className="tabular order-1 text-right text-sm text-ink-2">
        {weight === 0 ? t`not counted` : t`${{ points: inDigits(points) }} of ${weight}`}
      </dd>
      <dd aria-hidden className="h-1 rounded-full bg-line">
        <div className="h-full rounded-full bg-action" style={{ width: `${weight && (100 * points) / weight}%` }} />
      </dd>
      <dd className="order-2 col-span-3 text-sm break-words text-ink-3">{said(sentence)}</dd>
    </div>
  )
}
