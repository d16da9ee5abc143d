import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { isSameZone, knownZone, zoneNames } from '#shared/wall-time.ts'
import { useClock } from '#web/lib/clock.ts'
import { clockIn } from '#web/lib/format.ts'
import { browserZone } from '#web/lib/time-zone.ts'
import { useChangeTimeZone } from '#web/lib/use-change-time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'

const maxListed = 8

/** Normalised for search: `new york`, `europe/berlin`. */
const plain = (text: string) => text.toLowerCase().replaceAll('_', ' ')

/** Matches places before regions: `york` means New York before anything in Yorkshire. */
function matching(wanted: string): string[] {
  const query = plain(wanted.trim())
  if (!query) return []
  const placed = zoneNames().map((zone) => ({ zone, at: plain(zone.slice(zone.lastIndexOf('/') + 1)).indexOf(query) }))
  const inPlace = placed.filter(({ at }) => at >= 0).sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
  const inRegion = placed.filter(({ zone, at }) => at < 0 && plain(zone).includes(query))
  return [...inPlace, ...inRegion].map(({ zone }) => zone)
}

export function TimeZoneSection() {
  const { t } = useLingui()
  const id = useId()
  const { timeZone } = useClock()
  const change = useChangeTimeZone()
  const [wanted, setWanted] = useState('')
  const current = useRef<HTMLParagraphElement>(null)
  const found = matching(wanted)
  const here = knownZone(browserZone())

  function choose(zone: string) {
    if (change.isPending) return
    change.mutate(zone, {
      onSuccess: () => {
        setWanted('')
        // The pressed button disappears, so focus the chosen zone.
        current.current?.focus()
      },
    })
  }

  return (
    <SettingsCard
      title={t`Time zone`}
      text={t`All times in the app are shown in this zone, wherever you are. Posts already scheduled still go out at the same moment.`}
    >
      <p ref={current} tabIndex={-1} className="outline-none">
        <Zone timeZone={timeZone} />
      </p>
      {here && !isSameZone(here, timeZone) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
          <span>
            <Trans>
              This browser is in <Zone timeZone={here} />.
            </Trans>
          </span>
          <Button variant="outline" size="sm" aria-disabled={change.isPending} onClick={() => choose(here)}>
            {t`Use ${{ place: clockIn(here).zone }} time`}
          </Button>
        </p>
      )}
      <Field
        type="search"
        label={t`Find another time zone`}
        hint={t`A large city in your time zone, such as Berlin or New York.`}
        autoComplete="off"
        value={wanted}
        aria-controls={id}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div id={id}>
        {found.length > 0 && (
          <ul aria-label={t`Time zones`} className="grid divide-y divide-line rounded border border-line">
            {found.slice(0, maxListed).map((zone) => (
              <li key={zone}>
                <button
                  type="button"
                  onClick={() => choose(zone)}
                  className="min-h-9 w-full px-3 py-1.5 text-left hover:bg-sunk max-md:min-h-11"
                >
                  <Zone timeZone={zone} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="mt-1.5 text-sm text-ink-3">
          {wanted.trim() &&
            (found.length === 0
              ? t`No time zone found with this name.`
              : found.length > maxListed && t`${{ count: found.length - maxListed }} more: type more of the name.`)}
        </p>
      </div>
    </SettingsCard>
  )
}

function Zone({ timeZone }: { timeZone: string }) {
  const { offset, clockTime } = clockIn(timeZone)
  const now = new Date()
  return (
    <>
      <span translate="no" className="font-semibold">
        {timeZone.replaceAll('_', ' ')}
      </span>{' '}
      <span className="tabular text-ink-2">
        <Trans>
          {{ offset: offset(now) }}, {{ time: clockTime(now) }} now
        </Trans>
      </span>
    </>
  )
}
