import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type LimitKind, limitKinds, type WorkspaceUse } from '#shared/limits.ts'
import { inDigits } from '#web/lib/intl.ts'
import { withUnit } from '#web/lib/sizes.ts'

export const limitNames: Record<LimitKind, MessageDescriptor> = {
  posts: msg`Posts`,
  members: msg`Members`,
  media: msg`Images and documents`,
  generations: msg`AI generations`,
}

/** 2.5 GB, 340 MB. */
const size = (bytes: number) =>
  bytes >= 1e9
    ? withUnit(inDigits(bytes / 1e9, { maximumFractionDigits: 1 }), 'GB')
    : withUnit(inDigits(Math.round(bytes / 1e6)), 'MB')

export const amountOf = (kind: LimitKind, count: number): string => (kind === 'media' ? size(count) : inDigits(count))

/** What a workspace uses of what it may, as a list. */
export function LimitList({ of: use, name }: { of: WorkspaceUse; name: string }) {
  const { t } = useLingui()
  return (
    <ul aria-label={name} className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {limitKinds.map((kind) => {
        const { used, limit } = use[kind]
        const amount = amountOf(kind, used)
        const says = limit === null ? amount : t`${{ used: amount }} of ${{ limit: amountOf(kind, limit) }}`
        return (
          <li key={kind} className="grid content-start gap-1">
            <p className="flex flex-wrap justify-between gap-x-3 text-sm">
              <span>{t(limitNames[kind])}</span>
              <span className="tabular text-ink-2">{says}</span>
            </p>
            {limit !== null && (
              <meter
                aria-label={t`${{ kind: t(limitNames[kind]) }}: ${{ amount: says }}`}
                value={used}
                max={Math.max(limit, 1)}
                high={limit * 0.9}
                className="h-1.5 w-full"
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
