import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { leastChoices } from '#shared/openings.ts'
import { openingHabitsQuery } from '#web/lib/author-queries.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useFollowOpenings } from './opening-queries.ts'

/** Which openings the author chooses, and whether new posts follow that. Nothing before the first choice. */
export function OpeningsCard() {
  const { t } = useLingui()

  const id = useId()
  const { data } = useQuery(openingHabitsQuery)
  const follow = useFollowOpenings()
  if (!data || data.choices === 0) return null
  const { choices, habit, isFollowed } = data
  const missing = leastChoices - choices
  const said =
    habit ??
    (missing > 0
      ? t`${choices} of at least ${leastChoices} choices so far.`
      : plural(choices, {
          one: 'No clear preference in # choice.',
          other: 'No clear preference in # choices.',
        }))
  return (
    <Card>
      <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 p-5">
        <div className="grid gap-1">
          <h3 id={`${id}-title`} className="text-lg font-semibold">
            <Trans>The openings you choose</Trans>
          </h3>
          <p className="text-ink-2">{said}</p>
          <p id={`${id}-note`} className="text-sm text-ink-3">
            {isFollowed
              ? t`New posts open that way where the facts allow it.`
              : t`New posts don’t follow your choices.`}
          </p>
        </div>
        <Switch
          label={t`Open new posts that way`}
          describedBy={`${id}-note`}
          checked={follow.isPending ? follow.variables : isFollowed}
          onChange={(next) => follow.mutate(next)}
        />
      </section>
    </Card>
  )
}
