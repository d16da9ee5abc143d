import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Figures } from '#shared/figures.ts'
import { Select } from '#web/ui/select.tsx'
import { Chart } from './chart.tsx'
import { type Measure, measures, stopsOf } from './series.ts'

/** One measure over time, with posts as marks. Days that no file tells leave a gap. */
export function ReachChart({ figures }: { figures: Figures }) {
  const id = useId()
  const [chosen, setChosen] = useState<Measure>('impressions')
  const { name, by, joined, note } = measures.find((measure) => measure.id === chosen)!
  const stops = stopsOf(chosen, figures)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          {name} {by}
        </h3>
        <Select
          aria-label="Measure"
          className="w-52 print:hidden"
          options={measures}
          value={chosen}
          onChange={(event) => setChosen(event.target.value as Measure)}
        />
      </div>
      {note && <p className="text-sm text-ink-2">{note}</p>}
      {stops.length > 0 ? (
        <Chart key={chosen} name={`${name} ${by}`} unit={name.toLowerCase()} stops={stops} joined={joined} />
      ) : (
        <p className="text-sm text-ink-2">
          <Trans>No file tells this for these days.</Trans>
        </p>
      )}
    </section>
  )
}
