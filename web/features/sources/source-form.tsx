import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileUp, X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { NewSource, Source } from '#shared/sources.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { recentSourcesQuery, useAddSource } from './queries.ts'

const accepted = '.pdf,.txt,.md,.markdown,.srt,.vtt,.html,.htm,application/pdf,text/*'
const maxRecent = 3

/** One word with a dot in it is an address, everything else a text. */
const asSource = (typed: string): NewSource =>
  /^(?:https?:\/\/\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?)$/iu.test(typed) ? { url: typed } : { text: typed }

interface SourceFormProps {
  /** Read at once. */
  given?: NewSource | undefined
  onChosen: (source: Pick<Source, 'id' | 'url'>) => void
  onClose: () => void
  /** Other things to begin from, such as older posts. */
  others: (add: (source: NewSource) => void) => ReactNode
}

export function SourceForm({ given, onChosen, onClose, others }: SourceFormProps) {
  const { t } = useLingui()

  const id = useId()
  const [typed, setTyped] = useState(given?.url ?? given?.text ?? '')
  const [isOver, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const { data: recent = [] } = useQuery(recentSourcesQuery)
  const { add, stop, isReading, problem } = useAddSource(onChosen)

  const readGiven = useEffectEvent(() => void (given && add(given)))
  useEffect(() => readGiven(), [])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (typed.trim()) void add(asSource(typed.trim()))
  }

  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 rounded border bg-surface p-3 ${isOver ? 'border-action' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [dropped] = event.dataTransfer.files
        const text = event.dataTransfer.getData('text/plain').trim()
        if (dropped) void add(dropped)
        else if (text) void add(asSource(text))
      }}
    >
      <div className="flex items-center justify-between">
        <h2 id={`${id}-heading`} className="font-semibold">
          <Trans>Start from a source</Trans>
        </h2>
        <Button variant="ghost" size="icon" aria-label={t`Close`} className="-my-1 -mr-1" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-text`} className="text-sm font-medium">
          <Trans>A link or a text</Trans>
        </Label>
        <Textarea
          id={`${id}-text`}
          dir="auto"
          rows={2}
          autoFocus
          value={typed}
          disabled={isReading}
          placeholder={t`Paste it here, or drop a PDF or text file`}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
          }}
          className="max-h-48 overflow-y-auto"
        />
        <p id={`${id}-problem`} role="alert" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
      </div>
      {isReading ? (
        <div className="flex items-center gap-3">
          <Spinner label={t`Reading the source`} />
          <span aria-hidden>
            <Trans>Reading it…</Trans>
          </span>
          <Button variant="outline" size="sm" onClick={stop}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={!typed.trim()} onClick={submit}>
            <Trans>Read it</Trans>
          </Button>
          <Button variant="outline" size="sm" onClick={() => file.current?.click()}>
            <FileUp aria-hidden /> <Trans>Choose a file</Trans>
          </Button>
          {others((source) => void add(source))}
          <input
            ref={file}
            type="file"
            accept={accepted}
            aria-label={t`File to write about`}
            hidden
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              event.target.value = ''
              if (chosen) void add(chosen)
            }}
          />
        </div>
      )}
      {recent.length > 0 && !isReading && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <p className="text-sm text-ink-3">
            <Trans>Used before</Trans>
          </p>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {recent.slice(0, maxRecent).map((source) => (
              <li key={source.id}>
                <button
                  type="button"
                  onClick={() => onChosen(source)}
                  className="flex min-h-9 w-full items-center gap-2 rounded px-2 text-left text-sm hover:bg-sunk max-md:min-h-11"
                >
                  <span dir="auto" data-own className="truncate">
                    {source.title}
                  </span>
                  {source.credit !== source.title && (
                    <span data-own className="max-w-[40%] shrink-0 truncate text-ink-3">
                      {source.credit}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
