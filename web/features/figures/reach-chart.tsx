import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Figures } from '#shared/figures.ts'
import { Select } from '#web/ui/select.tsx'
import { Chart } from './chart.tsx'
import { counters, type Measure, measures, stopsOf } from './series.ts'

/** One measure over time, with posts as marks. Days that no file tells leave a gap. */
export function ReachChart({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const id = useId()
  const [chosen, setChosen] = useState<Measure>('impressions')
  const { name, heading, joined, note } = measures.find((measure) => measure.id === chosen)!
  const stops = stopsOf(chosen, figures)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          {t(heading)}
        </h3>
        <Select
          aria-label={t`Measure`}
          className="w-52 print:hidden"
          options={measures.map((one) => ({ id: one.id, name: t(one.name) }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value as Measure)}
        />
      </div>
      {note && <p className="text-sm text-ink-2">{t(note)}</p>}
      {stops.length > 0 ? (
        <Chart key={chosen} name={t(heading)} unit={t(name)} counted={counters[chosen]} stops={stops} joined={joined} />
      ) : (
        <p className="text-sm text-ink-2">
          <Trans>No file tells this for these days.</Trans>
        </p>
      )}
    </section>
  )
}
