import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import type { FigureImport } from '#shared/figures.ts'
import { cn } from '#web/lib/cn.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { dayName } from './figure.tsx'
import { type Outcome, useAddFiles } from './queries.ts'

export function AddFiles({ isFirst }: { isFirst: boolean }) {
  const [isOver, setOver] = useState(false)
  const { add, stop, outcomes, reading, clear } = useAddFiles()
  return (
    <div className="grid gap-3">
      <label
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false)
          if (!reading) void add([...event.dataTransfer.files])
        }}
        className={cn(
          'grid cursor-pointer justify-items-center gap-1 rounded border border-dashed border-line-strong px-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-action',
          isFirst ? 'py-8' : 'py-3',
          isOver ? 'border-action bg-action-soft' : 'bg-paper hover:bg-sunk',
        )}
      >
        {isFirst && <FileSpreadsheet aria-hidden className="mb-1 size-6 text-ink-3" />}
        <span className="font-semibold">Choose files from LinkedIn (.xlsx)</span>
        <span className="text-sm text-ink-2">or drop them here</span>
        <input
          type="file"
          multiple
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className="sr-only"
          disabled={reading !== null}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            void add(files)
          }}
        />
      </label>
      {isFirst && (
        <p className="text-sm text-ink-2">
          On LinkedIn, open your profile, then Analytics → Post impressions → Export. A single post has Export in its
          own analytics. Files with other people’s figures are refused.
        </p>
      )}
      {reading && (
        <div className="flex items-center gap-3">
          <Spinner label={`Reading ${reading.name}`} />
          <span aria-hidden className="min-w-0 flex-1 break-words">
            Reading {reading.name}
            {reading.of > 1 && ` (${reading.done + 1} of ${reading.of})`}…
          </span>
          <Button variant="outline" size="sm" onClick={stop}>
            Cancel
          </Button>
        </div>
      )}
      {outcomes.length > 0 && (
        <div role="status" className="grid gap-2 rounded border border-line bg-sunk p-3 text-sm">
          <ul className="grid gap-2">
            {outcomes.map((outcome) => (
              <OutcomeItem key={outcome.name} outcome={outcome} onConfirm={(file) => void add([file], true)} />
            ))}
          </ul>
          <Button variant="ghost" size="sm" className="justify-self-start" onClick={clear}>
            Close
          </Button>
        </div>
      )}
    </div>
  )
}

interface OutcomeItemProps {
  outcome: Outcome
  onConfirm: (file: File) => void
}

function OutcomeItem({ outcome: { name, found, problem, confirm }, onConfirm }: OutcomeItemProps) {
  return (
    <li className="grid gap-1">
      <p className="font-medium break-words" dir="auto">
        {name}
      </p>
      {problem && <p className="text-danger">{problem}</p>}
      {confirm && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => onConfirm(confirm)}>
          Both are me: read it
        </Button>
      )}
      {found && <p className="text-ink-2">{sayFound(found)}</p>}
      {found && found.refusals.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer">{count(found.refusals.length, 'row')} not read</summary>
          <ul className="grid list-disc gap-1 pl-5">
            {found.refusals.map(({ sheet, row, why }) => (
              <li key={`${sheet} ${row} ${why}`}>
                {sheet}, row {row}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`

function sayFound({ isKnown, kind, days, from, to, posts: { joined, unsure, unknown } }: FigureImport): string {
  if (isKnown) return 'You have added this file before. Nothing changed.'
  const period = kind === 'account' && from && to ? `${dayName(from)} to ${dayName(to)}: ${count(days, 'day')}, ` : ''
  const parts = [
    `${count(joined + unsure + unknown, 'post')}`,
    joined > 0 && `${joined} found among yours`,
    unsure > 0 && `${unsure} to be confirmed by you`,
    unknown > 0 && `${unknown} not written here`,
  ].filter(Boolean)
  return `${period}${parts.join(', ')}.`
}
