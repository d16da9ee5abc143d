import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Demographic } from '#shared/figures.ts'
import { inDigits } from '#web/lib/intl.ts'

const names: Record<Demographic['of'], { title: MessageDescriptor; note?: MessageDescriptor }> = {
  audience: { title: msg`Your followers` },
  content: {
    title: msg`People who saw your posts`,
    note: msg`One post that went far can fill this list with people who follow somebody else.`,
  },
  post: { title: msg`People who saw it` },
}

/** Who they are, as far as a file tells. The shares need not add up to all. */
export function Demographics({ demographics }: { demographics: readonly Demographic[] }) {
  const { t } = useLingui()
  const groups = Map.groupBy(demographics, ({ of }) => of)
  if (groups.size === 0) return null
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {[...groups].map(([of, rows]) => (
        <section key={of} aria-label={t(names[of].title)} className="grid content-start gap-2">
          {of !== 'post' && <h3 className="font-semibold">{t(names[of].title)}</h3>}
          {names[of].note && <p className="text-sm text-ink-2">{t(names[of].note)}</p>}
          {[...Map.groupBy(rows, ({ category }) => category)].map(([category, those]) => (
            <table key={category} className="w-full table-fixed text-sm">
              <caption data-own className="pt-1 text-left text-ink-2">
                {category}
              </caption>
              <tbody>
                {those.map(({ value, share, isBelow }) => (
                  <tr key={value}>
                    <th scope="row" dir="auto" data-own className="w-1/2 py-0.5 pr-2 text-left font-normal break-words">
                      {value}
                    </th>
                    <td className="py-0.5">
                      <span className="flex items-center gap-2">
                        <span className="min-w-0 flex-1">
                          {!isBelow && (
                            <span
                              aria-hidden
                              style={{ width: `${100 * share}%` }}
                              className="block h-3 min-w-px rounded-sm bg-action"
                            />
                          )}
                        </span>
                        <span className="tabular shrink-0">{said(share, isBelow)}</span>
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
      ))}
    </div>
  )
}

const said = (share: number, isBelow: boolean) =>
  `${isBelow ? '< ' : ''}${inDigits(share, { style: 'percent', maximumFractionDigits: 1 })}`
